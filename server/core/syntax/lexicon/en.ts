import type { Lexicon } from './lexicon.ts';

/** English: how the concepts of the law are said. See `lexicon.ts` for how to write it. */
export const en: Lexicon = {
  language: 'en',
  gate: /penalty[\s-]+cards?|exposed[\s-]+cards?|fac(?:e|ed|ing)[\s-]+up|faces?[\s-]+(?:up|show|visible)|penali[sz]ed[\s]+with|for[\s]+all[\s]+to[\s]+see/i,
  terms: {
    // Persons.
    declarer: 'declarer~',
    dummy: 'dummy~',
    defender: 'a/the/no/each/either/any/every/one defender~|defender~|a/any/the player~|player~|defenders',
    partner: 'his/her/their/the partner~|partner~|the other defender~',
    offender: 'the offender~|offender~|the offending player~',
    director: 'director~|td~|tournament director~|referee~',
    committee: 'committee~|appeals committee~|jury',
    i: "i|we|i'd|we'd",
    pair: 'e-w|n-s|ew|ns|east-west|north-south|both sides|appellant~|appellants|east and west|north and south|the players',
    he: 'he|she|him',
    his: 'his|her|hers|their',
    // Things.
    'penalty-card': 'penalty card~|penalty cards|penalty-card~|penalty-cards',
    card: 'card|cards',
    two: 'two cards|two|two of',
    'two+penalty-card': 'two penalty cards|two major penalty cards|two minor penalty cards',
    it: 'it|this card|that card|the card',
    them: 'them|they|these cards|those cards|the cards|the penalty cards|his cards|her cards|all the cards',
    both: 'both|both of them|both cards|both of the cards|the two cards|the two|each|each of them|each of the cards|all of them|all such cards|the pair of them|the two of them',
    'both+penalty-card':
      'both penalty cards|the two penalty cards|all penalty cards|all the penalty cards|both his/her/the penalty cards',
    other: 'the other card|the other one|the other penalty card|the other',
    'the-one': 'only one of them|only one|one of them|one of the two',
    former: 'the former',
    latter: 'the latter',
    'that-suit': 'that suit|this suit|the suit|the same suit|such suit|the suit in question',
    hand: 'hand|hands',
    option: 'option|options|right|rights|choice of options',
    restriction: 'restriction|prohibition|ban|bar',
    demand: 'demand|requirement|request',
    // How a card comes to be a penalty card.
    drop: 'drop|drops|dropped|dropping|let/lets/letting … drop/fall|fell|fall|falls|falling|fallen|slip|slips|slipped|slipping|spilled|spilt|spills|knock|knocks|knocked|knocking|came loose|come loose|comes loose|tumble|tumbled|tumbles|let go of|lets go of|accidentally|by accident|inadvertently|unintentionally|tipped|sneezed|fumbled|detached',
    face: 'face|faces|faced|facing|expose|exposes|exposed|exposing|show|shows|showed|shown|seen|saw|face up|face-up|faced up|visible|put down|revealed|reveals|laid down|on the table|in view|flashed',
    'out-of-turn':
      'out of turn|out of rotation|that it was his/her lead|not his/her turn|lead out of turn|led out of turn',
    revoke: 'revoke|revoked|revokes|renege|reneged|corrected a revoke',
    premature: 'prematurely|premature',
    'two-at-once': 'two cards at once|at the same time|simultaneously|two cards together|both cards at once',
    deliberate: 'on purpose|deliberately|deliberate|intentionally',
    'in-auction': 'during the auction|in the auction|during the bidding',
    major: 'major',
    minor: 'minor',
    // What declarer chooses.
    require:
      'require|requires|required|requiring|demand|demands|demanded|demanding|ask/asks/asked/asking for|call/calls/called/calling for|insist/insists/insisted on|request|requests|requested|ask/asks/asked … to lead|require/requires/required … to lead|order/orders/ordered|choose/chooses/chose … to require',
    prohibit:
      'prohibit|prohibits|prohibited|prohibiting|forbid|forbids|forbade|forbad|forbidden|forbidding|bar|bars|barred|barring|ban|bans|banned|banning|disallow|disallows|disallowed|rule/rules/ruled out|exclude|excludes|excluded|ask/asks/asked … not to lead',
    'require+passive':
      'is/was/were/been/be demanded/required/requested|is/was/were/been/be asked for|is/was/were/been/be called for',
    'prohibit+passive':
      'is/was/were/been/be/are prohibited/forbidden/barred/banned/excluded|is/was/were/been/be/are ruled out',
    want: 'want|wants|wanted|like|liked',
    'leave-free':
      'leave/leaves/left/leaving … alone|not … exercise|not want to exercise|decline/declines/declined to|decline/declines/declined … option/options|preferred not to|let/lets/letting … lead anything|let/lets … lead what/whatever … likes/liked/wishes/pleases|waive/waives/waived … option/options|no restriction|imposed no restriction|took no option|exercise/exercises/exercised no option|exercise/exercised none|neither option|do/does/did nothing|forgo/forgoes/forwent|ask/asks/asked for nothing|require/requires/required nothing|forbid/forbids/forbade/prohibits/prohibited nothing|call/calls/called for nothing|no demand|chooses/chose/choose neither|neither requires/required nor|made no demand|free choice',
    waive:
      'gives/give/gave/giving up|given up|used up|exhausted|forfeited|forfeits|lost his/her/their right/rights/option/options|lapse|lapsed|lapses|no further option/options|no more options',
    again: 'again|once more|once again|anew|afresh',
    // What becomes of the cards.
    'pick-up':
      'pick/picks/picked/picking up|pick/picks/picked/picking … up|restore/restores/restored|return/returns/returned/returning|take/takes/took/taken/taking back|take/takes/took/taken/taking … back|take/takes/took/taken/taking up|go/goes/went/gone/going/come/comes/came back|go/goes/went/gone/going into|put/puts back|put/puts … back|give/gives/given/gave back|retrieve/retrieves/retrieved|replace/replaces/replaced|return/returned … to … hand|regain|regains|regained|back in/into/to/in',
    stop: 'no longer|cease/ceases/ceased to be|cease/ceases/ceased|not … any more|not … any longer',
    remain:
      'remain|remains|remained|remaining|stay|stays|stayed|staying|left on the table|left lying|left where|left face up|keep/keeps/kept … on the table|lie/lies on the table|still a|is still|are still|was still|were still|continue/continues to be',
    // Play.
    lead: 'lead|leads|led|leading|lead … to|open|opens|opened|switch|switches|switched|switch/switches/switched to|continue/continues/continued with|return/returns/returned a|play/plays/played … back|start/starts/started with|begin/begins/began/begun with|attack|attacks|tries|tried|select|selects|selected',
    play: 'play|plays|played|playing|put/puts up|put … on the table|produce/produces/produced|contribute/contributes/contributed|cover|covers|covered',
    discard:
      'discard|discards|discarded|discarding|throw|throws|threw|thrown|ruff|ruffs|ruffed|pitch|pitches|pitched|shed|sheds',
    follow: 'follow|follows|followed|following|follow suit|ducked|ducks',
    designate:
      'designate|designates|designated|designating|name|names|named|choose|chooses|chose|chosen|choosing|decide|decides|decided|say/says which|say/says … which|specify|specifies|specified|pick|picks|picked|nominate|nominates|nominated|select/selects which|the choice between|choice of which',
    which: 'which card|which of the two|which of them|which … played|which penalty card|which one|which',
    'win+play': 'win/wins/won with|take/takes/took the trick with',
    win: 'win|wins|won|hold/holds/held the trick|take/takes/took the trick|took the|took|scored',
    'to-lead':
      'on lead|to lead to|to lead|is to lead|be on lead|the lead is with|had the lead|has the lead|whose lead|to lead next|lead next',
    opening: 'opening lead|before … had … led|before … led|yet to lead|not yet led',
    'lose-lead':
      'lost the lead|lose the lead|loses the lead|lost it at once|losing the lead|lost the trick|lost the lead to',
    'keep-lead':
      'kept the lead|keep the lead|keeps the lead|retained the lead|retain the lead|retains the lead|still on lead|on lead again',
    void: 'has no|had no|void|is void|unable to|cannot comply',
    // How far.
    may: 'had/has/have the choice between/of|may|can|could|was/is/were/are allowed to|is/was/are/were entitled to|entitled to|allowed to|be allowed to|is/was free to|free to|at liberty to|has the right to|had the right to|might',
    must: 'must|has to|have to|had to|is/was/are/were obliged to|is/was/are/were bound to|is/was/are/were required to|needs to|need to|compelled to|ought to|ought',
    'may-not':
      "may not|can't|cannot|can not|could not|couldn't|must not|mustn't|is/was not allowed to|not allowed to|not entitled to|may no longer|is/was not permitted to|may never|not free to",
    'need-not':
      "need not|needn't|does/do/did not have to|doesn't/don't/didn't have to|is/was not obliged to|no obligation",
    not: "refused to|refuses to|failed to|fails to|forgot to|omitted to|promised not to|not|don't|doesn't|didn't|isn't|wasn't|no|never|nothing|without|none|nobody|hardly",
    neither: 'neither|neither to|neither of them|neither card|nor',
    only: 'only|just|merely|nothing but|alone',
    'any-card':
      'anything|any card|any cards|any suit|any other suit|any legal card|any legal play|any of his cards|what/whatever he/she likes/liked/pleases/pleased/wishes/wished/wants|as he/she pleases/pleased/likes/liked/wishes/wished|any otherwise legal card|any card he/she likes/wishes/pleases|a legal card of his/her choice|no restriction|freely',
    'until-lead-lost':
      'until he/she/west/east/north/south/they/the loses/lost the lead|until … loses/lost the lead|until the lead is/was lost|till … loses the lead|until the lead passes',
    'while-lead-kept':
      'as long as … has/had/keeps/kept/retains/retained/holds/is/was … lead|as long as … retains the lead|while … retains the lead|while … keeps/kept the lead|so long as … retains/keeps the lead|whilst … retains the lead',
    'this-lead-only':
      'for one lead only|one lead only|one lead|this lead only|for this lead|for this trick only|for one trick only|one trick only|this trick only|the first lead only|for that lead only|one trick',
    'to-the-end':
      'to the end of the hand|to the end of the play|to the end|for the rest of the hand|for the rest of the deal|for the rest of the play|for the remainder of the hand|the rest of the hand|the rest of the deal|until the end of the hand|until the end|until the end of play|throughout the hand|till the end|until the hand is over|for good|for ever|for the whole hand',
    // The table.
    'no-trump': 'no trumps|no trump|notrump|notrumps|no-trump|no-trumps|nt|three no trump',
    'plays-contract':
      'declare|declares|declared|is declarer|was declarer|as declarer|plays in|play in|played in|was in|is in|played by',
    contract: 'contract|final contract',
    // Who says it, and how it is meant.
    if: 'if|unless|suppose|supposing|provided that|in case|assuming',
    'if-first': 'had|were|should',
    would: "would|would have|wouldn't|could have|might have|might well",
    should: "should|should have|ought to have|shouldn't",
    whenever:
      'when a|whenever|when any|as soon as a|when declarer|when a defender|if a defender|a declarer who|a player who|a defender who|any defender who|any player who|once a|where a',
    claimed:
      'claim|claims|claimed|argue|argues|argued|protest|protests|protested|maintain|maintains|maintained|contend|contends|contended|complain|complains|complained|object|objects|objected|according to them|according to him|according to her|according to|thought|thinks|believe|believed|believes|felt|insisted|pleaded|suggested|suggest|hoped|in his view|in her view|in their view|wanted to|asserted|appealed|appeal|wished to|considered|replied|pointed out|offered|was of the opinion|in his/her opinion',
    asked:
      'asked whether|asked if|asked what|was/is/are asked|wondered|told that she could|told that he could|asks whether|asks if',
    told: 'explain|explains|explained|told|tell|tells|informed|advised|was told|were told',
    ruled:
      'rule that|ruled that|rules that|ruled|rules|decided that|decides that|held that|ruling was that|decision was that|judged that|stated that|determined that|found that|decision was',
    ruling: "ruling|ruling was|decision|director's ruling|answer|solution|verdict|decision of",
    fault:
      'overlook|overlooks|overlooked|wrong|mistaken|mistake|incorrect|incorrectly|error|erred|errs|overruled|overturned|reversed|set aside|changed the ruling|misread|misapplied|forgot|corrected the ruling|amended|was not right|not correct|cancelled',
    upheld:
      'upheld|upholds|correct|correctly|stands|confirmed|agree|agrees|agreed|right|quite right|rightly|endorsed|endorse|concur|concurs|properly|led properly',
    'not-so':
      'not so|did not agree|does not agree|disagreed|rejected|dismissed|turned down|no merit|not the law|not accepted|did not accept|unfounded|got no redress|disagree|denied',
    facts: 'facts|the facts|what happened|the play|statement of facts|the case|incident',
    appeal: 'the appeal|appeal|appeals|appellants|grounds for appeal|appealed',
    comment: "comment|comments|editor's comment|editor's note|commentary|note|remark|dissent",
    // How parts of a sentence hang together.
    and: 'and|&|as well as',
    or: 'or',
    but: 'but|although|though|however|yet|whereas',
    so: 'so|so that|which means that',
    because: 'because|since|for the reason that|on the ground that',
    that: 'that',
    who: 'who|which was|whose|where',
    while: 'while|whilst|when|once|as soon as|the moment',
    before: 'before|until|till',
    after: 'after|having',
    aside: 'in order|in order to|in good order|out of order',
  },
  suits: { S: 'spade-lead', H: 'heart-lead', D: 'diamond-lead', C: 'club-lead' },
  ranks: {},
  endings: 's',
  cards: ['RANK of SUIT', 'RANK of the SUIT', 'SUIT RANK'],
  forms: {
    gen: { endings: 's', before: 'of' },
    by: { before: 'by' },
    with: { before: 'with' },
    dat: { before: 'to for from on about at into' },
  },
  verbEndings: [],
  articles: 'the a an',
  fillers:
    'was were is are has have had be been being then now also still so to only just and again first at once did do does will shall later immediately promptly thus therefore next the a an in of with on after which that who he she it may elect elects elected decide decides prefer prefers preferred opt opts opted say says said reply answer answers answered try seek seeks wish simply really actually duly merely quickly finally eventually initially firstly secondly accordingly consequently hence promptly properly rightly correctly naturally quietly politely calmly hastily carefully otherwise both instead soon already even always next',
  isVerbLast: false,
  isBracketed: false,
  subjectMayFollow: false,
};

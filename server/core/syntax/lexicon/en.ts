import type { Lexicon } from './lexicon.ts';

/** English: how the concepts of the law are said. See `lexicon.ts` for how to write it. */
export const en: Lexicon = {
  language: 'en',
  terms: {
    // Persons.
    declarer: 'declarer~',
    dummy: 'dummy~',
    defender: 'a/the/no/each/either/any/every/one defender~|defender~|a/any/the player~|player~|defenders',
    partner:
      'his/her/their/the partner~|partner~|the other defender~|his/her wife/husband/spouse|his/her better half|his/her opposite number|his/her companion',
    offender:
      'the offender~|offender~|the offending player~|the guilty player~|the culprit~|the offending defender~|the careless defender~',
    director:
      'director~|td~|tournament director~|referee~|chief/head/floor/table/playing/local/club director~|assistant director~|my/our/a/his/her colleague|my/our co-director|umpire~|arbiter~|the td~',
    committee:
      'committee~|appeals committee~|jury|panel~|appeals panel~|appeal panel~|advisory panel~|appeals advisory panel~|review panel~|reviewer~|tribunal~|appeals board~|adjudicator~',
    i: "i|we|i'd|we'd",
    'i+i-am': "i was|i am|i'm|i sat|i was sitting",
    'i+asked': 'i was asked',
    'i+told': 'i was told',
    'i+may': 'i was allowed/entitled/free to',
    'i+must': 'i was obliged/forced to',
    pair: 'e-w|n-s|ew|ns|east-west|north-south|both sides|appellant~|appellants|east and west|north and south|the players|the defence|the defense|the opponents|their opponents|team mates|the declaring side|the other pair|candidates|candidate|students|entrants',
    he: 'he|she|him',
    his: 'his|her|hers|their',
    // Things.
    'penalty-card':
      'penalty card~|penalty cards|penalty-card~|penalty-cards|penalised/penalized with|penalised/penalized card|penalised/penalized cards|pc|pcs',
    card: 'card|cards',
    two: 'two cards|two|two of|a couple of',
    'two+face':
      "two of his/her/their/the cards|two of his/her/their … cards|two of north's/east's/south's/west's cards|two of north's/east's/south's/west's … cards|a couple of his/her/their cards",
    refused:
      'refuse/refuses/refused|would not allow/permit/grant it/this/that|did not allow/permit/grant it/this/that|turn/turns/turned … down|said no|would have none of it|would not hear of it|disallow/disallows/disallowed it/this/that|request/demand refused/denied|no such thing|refused him/her|refused … request',
    'leave-free+told':
      'tell/tells/told … may/might/could/can lead anything/what/whatever/any/as/freely|tell/tells/told … to lead anything/what/whatever/as/freely',
    'the-one+penalty-card':
      'one of the/his/her/their/these/those/both/two penalty/exposed cards|one of his/her/the two penalty/exposed cards|either of the/his/her/their/these/two penalty/exposed cards|either penalty/exposed card|one or other of the/his/her/their penalty/exposed cards|one or the other of the/his/her penalty/exposed cards',
    'designate+which':
      "the selection|selection is|the choice of card|choice of card|choice is/was/lies/lay/rests/rested/belongs/belonged|the decision which|decision is/was/rests/lies|choice must/should be|choice of which|the choice is/was/lies/lay/rests/rested/belongs/belonged|the decision is/was/rests/lies|it is/was/'s his/her choice|please/pleases/pleased/suit/suits/suited yourself/himself/herself which|yourself/himself/herself … which",
    'told+passive':
      'was/is/were/are told|was/is/were/are informed/advised/instructed|was/is/were/are reminded',
    says: 'say|says|said|saying|replied|replies|answered|answers|remarked|remarks|wrote|writes|put it|spoke as follows|pronounced as follows|announced|returned with this/these|came back with this/these|pronounced|decreed|intoned|observed|opined|murmured|continued he/she|added|adds|came the reply|cried|chimed',
    'two+penalty-card': 'two penalty cards|two major penalty cards|two minor penalty cards|two pcs',
    it: 'it|this card|that card|the card',
    them: 'them|they|these cards|those cards|the cards|the penalty cards|his cards|her cards|all the cards',
    both: 'both|both of them|both cards|both of the cards|the two cards|the two|each|each of them|each of the cards|all of them|all such cards|the pair of them|the two of them|both of his/her/these/those/their cards|both of these|both of those|both his/her/these/those cards|these two cards|those two cards|these two|those two|all three|all three cards|the two exposed cards|both exposed cards|the whole lot',
    'both+penalty-card':
      'both penalty cards|the two penalty cards|all penalty cards|all the penalty cards|both his/her/the penalty cards|both pcs',
    other:
      'the other card|the other one|the other penalty card|the other|the remaining penalty card|the remaining card|the other exposed card|the other major penalty card|his/her other penalty card|his/her other card',
    'whole-hand': 'his/her whole/entire hand|all thirteen cards|all thirteen of his/her cards',
    'only+the-one':
      'only one of them|only one|just one|just one of them|no more than one|not more than one|only one of the two|only one of these|one suit and one suit only|only one suit|just one suit|one suit only|one suit and no more|a single suit|one suit but not both|one suit, not both|one of the suits only|only one of the suits|just one of the suits|only one of the two suits|one suit alone',
    'the-one':
      'one of them|one of the two|one or other of them|one or the other|either of them|one of the pair|one of these|one of those|whichever of them|whichever of the two|whichever of these|whichever of those|whichever card|whichever one|either one|any of them|any one of them|some of them|most of them',
    former: 'the former',
    latter: 'the latter',
    'that-suit': 'that suit|this suit|the suit|the same suit|such suit|the suit in question',
    hand: 'hand|hands',
    holding: 'holds|held|holding|hold',
    option: 'option|options|right|rights|choice of options',
    restriction:
      'restriction|prohibition|ban|bar|lead restriction|lead restrictions|restrictions|prohibitions|embargo|veto',
    demand: 'demand|requirement|request|requirements|requests',
    // How a card comes to be a penalty card.
    drop: 'drop|drops|dropped|dropping|let/lets/letting … drop/fall|fell|fall|falls|falling|fallen|slip|slips|slipped|slipping|spilled|spilt|spills|knock|knocks|knocked|knocking|came loose|come loose|comes loose|tumble|tumbled|tumbles|let go of|lets go of|accidentally|by accident|inadvertently|unintentionally|tipped|sneezed|fumbled|detached|lose/loses/lost/losing hold/control/grip of|lost his/her grip|loses his/her grip|spill|spilling|slide/slides/slid|scatter/scatters/scattered|hit/hits the table/floor/cloth/deck|land/lands/landed on/in|come/comes/came down with|come/comes/came away with|come/comes/came tumbling|pull/pulls/pulled out|popped/pops out|dislodge/dislodges/dislodged|knocked/knocks over|flew/flies out|mishandled his/her cards|go/goes/went flying|shoot/shoots/shot out|fly/flew out|ended up on/among/in|end/ends up on/among/in|part/parts/parted company with|fell out of|drops/dropped out of|come/comes/came/coming down on|had come down|came down|comes down|have come down|sent … sailing/flying/tumbling|escape/escapes/escaped|got/gets away|slipped out|jump/jumps/jumped out|spring/sprang out|leapt out|popped out|shed two|rolled out|drift/drifted out|came unstuck|toppled|topple/topples|sprayed|spray/sprays|strewn|strew|scattering|upset his/her cards|sneeze|sneezes|sneezing|jolt/jolts/jolted/jolting|jog/jogs/jogged|jar/jarred|nudge/nudges/nudged|jostle/jostles/jostled|shake/shakes/shook/shaken loose|shaken out|blow/blows/blew/blown|deposit/deposits/deposited|slither/slithers/slithered|leap/leaps/leapt|adrift|clumsily|carelessly|bump/bumped|cascade/cascaded|leave/leaves/left … hand of|butterfingers|lost his/her hold|lost control|skid/skidded|skate/skated|flutter/flutters/fluttered|plop/plopped|clatter/clattered|bounce/bounced|sent … onto/over/across|brush/brushed … off/onto/out|sweep/swept … off/onto|catch/catches/caught … sleeve/cuff/elbow/arm|trip/tripped|stumble/stumbled|hiccup/hiccuped|cough/coughed|unawares|unwittingly|elbow was|slipped up',
    face: 'face|faces|faced|facing|expose|exposes|exposed|exposing|show|shows|showed|shown|seen|saw|face up|face-up|faced up|visible|revealed|reveals|laid down|on the table|in view|flashed|display/displays/displayed/displaying|disclose/discloses/disclosed|face upwards/upward|face/facing upward/upwards|faces upwards|turn/turns/turned/turning … over|turned over|come/comes/came/coming into view|in full view|for all to see|for everybody/everyone to see|faces showing|their/its faces/face showing|flash/flashes/flashing|lie/lies/lay/lying exposed|exposed to view|let … see|showing|shows up|sported|were/was found lying|found to be showing|lay/laid/lie/lies open|open on the table|bared|bare/bares|on the baize/cloth/felt/carpet|on the floor|premature claim|premature concession|right way up|face upward|face-upward|face-upwards|faces up|tilted … so that|stare/stared up|stares/staring up|gaze/gazed/gazing at the ceiling|plain view|plain sight|open view|open to view|open to … gaze',
    'face+play': 'put down',
    'out-of-turn':
      "out of turn|out of rotation|that it was his/her lead|not his/her turn|lead out of turn|led out of turn|when it was/is really/actually/properly/rightly/in … turn|when it was/is his/her partner's turn|when it was/is … partner's turn|although/though/while it was/is … partner's turn/lead|instead of his/her partner|though/although/when not on lead|who was not on lead|before his/her partner could|ahead of his/her partner|in place of his/her partner|when it was/is not his/her turn/lead|when the lead was/is his/her partner's|when his/her partner should have",
    revoke: 'revoke|revoked|revokes|renege|reneged|corrected a revoke',
    premature: 'prematurely|premature',
    'two-at-once':
      'two cards at once|at the same time|simultaneously|two cards together|both cards at once|two cards at the same time|stuck together|sticking together',
    deliberate: 'on purpose|deliberately|deliberate|intentionally',
    'in-auction':
      'during the auction|in the auction|during the bidding|while the bidding was going on|while bidding',
    major: 'major',
    minor: 'minor',
    // What declarer chooses.
    require:
      'require|requires|required|requiring|demand|demands|demanded|demanding|ask/asks/asked/asking for|call/calls/called/calling for|insist/insists/insisted on|request|requests|requested|ask/asks/asked … to lead|require/requires/required … to lead|order/orders/ordered|choose/chooses/chose … to require|insist/insists/insisted upon|insist/insists/insisted that … lead|stipulate/stipulates/stipulated|invite/invites/invited … to lead|want/wants/wanted … to lead|make/makes/made … lead|opt/opts/opted for|settle/settles/settled for|go/goes/went for|plump/plumps/plumped for|elect/elects/elected to have|neither/will/would/shall/to demand|not demand|demand nor|nor demand|ask/asks/asked … for|ask/asks/asked … to play|compel/compels/compelled a|decide/decides/decided/fix/fixes/fixed on|settle/settles/settled on|bade/bid/bids|opt/opts/opted to have',
    'told+require':
      'tell/tells/told/telling … to lead|instruct/instructs/instructed … to lead|direct/directs/directed … to lead|order/orders/ordered … to lead',
    prohibit:
      "prohibit|prohibits|prohibited|prohibiting|forbid|forbids|forbade|forbad|forbidden|forbidding|bar|bars|barred|barring|ban|bans|banned|banning|disallow|disallows|disallowed|rule/rules/ruled out|exclude|excludes|excluded|ask/asks/asked … not to lead|veto/vetoes/vetoed/vetoing|outlaw/outlaws/outlawed|debar/debars/debarred|embargoed|warn/warns/warned off|impose/imposes/imposed a ban on|put/puts/placed/places a ban on|stop/stops/stopped/prevent/prevents/prevented … leading|ask/asks/asked … to avoid/not/never lead|close/closes/closed off|lay/lays/laid a ban/bar/embargo/veto/prohibition on/upon|impose/imposes/imposed/place/places/placed/put/puts a ban/bar/embargo/veto/prohibition on/upon|to ban/bar/veto|will/i'll ban/bar/veto|i ban/bar/veto|not ban/bar/veto|shut/shuts/shutting out|you/they/we/you'd ban/bar/veto|close/closes/closed the door on|close/closes/closed any suit/suits|keep/keeps/kept … off/away|steer/steers/steered … away|keep/keeps/kept … out of|asked/asks/instructed/ordered/told/directed … to lead any/a suit other/but|instructed/ordered/told/directed … to lead something/anything other than/but|deny/denies/denied … the lead of|deny/denies … a/any|close/closes/closed the|place/places/placed/put/puts … off limits/out of bounds|put/puts … under a ban|keep/keeps/kept … away|shut/shuts the door on|lock/locks/locked out|ruled/rules against|set/sets his/her face against|say/says/said no to|take/takes/took … out of bounds",
    'may+prohibit':
      'may/can/could/might ban/bar/veto|is/was/are/were permitted/allowed/entitled/free/able to ban/bar/veto|permitted/allowed/entitled/free/able to ban/bar/veto|may/can/could/might only/just/also/now/then/still ban/bar/veto|right to ban/bar/veto',
    'may-not+prohibit': 'may/can/could not ban/bar/veto|cannot ban/bar/veto',
    'told+prohibit':
      'tell/tells/told/telling … not to lead|instruct/instructs/instructed … not to lead|direct/directs/directed … not to lead|order/orders/ordered … not to lead|tell/tells/told/telling … to stay/keep/steer away/off/clear|ask/asks/asked … to stay/keep/steer away/off/clear|tell/tells/told/order/orders/ordered/instruct/instructs/instructed/direct/directs/directed … to avoid/shun|tell/tells/told/order/orders/ordered/instruct/instructs/instructed/direct/directs/directed … to lead neither|ask/asks/asked … to lead neither',
    'require+passive':
      'with … required/demanded/requested|is/was/were/been/be demanded/required/requested|is/was/were/been/be asked for|is/was/were/been/be called for|is/was/were/are both/also/then/now/thus/therefore/accordingly required/demanded',
    'prohibit+passive':
      'is/are off until/till/while/for|with … barred/banned/forbidden/prohibited/debarred|is/was/were/been/be/are prohibited/forbidden/barred/banned/excluded|is/was/were/been/be/are ruled out|is/was/were/been/be/are vetoed/outlawed|is/was/were/been/be/are out of bounds|is/was/were/been/be/are off limits|is/was/were/been/be/are taboo|is/was/were/are both/also/then/now/thus/therefore/accordingly prohibited/forbidden/barred/banned/excluded',
    want: "want|wants|wanted|like|liked|would like|would prefer|would love|'d like|i'd like|he'd like|she'd like|i'd prefer|he'd prefer|she'd prefer|prefer|prefers|preferred|shall have|will have|i'll have|care/cares/cared for|wish/wishes/wished to see|fancy/fancied|desire/desires/desired|wish/wishes/wished … led|hoped for|in favour of|chose/choose/chooses to have|elect/elects/elected to have|shall/will/would have a/the|let's have|let us have|no desire to see|no wish to see",
    'want+not':
      "rather not have/see/get|would rather not|i'd/he'd/she'd rather not|would prefer not|prefer/prefers/preferred not|no wish for|not care for|'d/i'd/he'd/she'd/would/will/shall have no … led|not have … led|would have no/none/neither|will/shall/i'll have no/none/neither",
    'leave-free':
      'leave/leaves/left/leaving … alone|not … exercise|not want to exercise|decline/declines/declined to|decline/declines/declined … option/options|preferred not to|let/lets/letting … lead anything|let/lets … lead what/whatever … likes/liked/wishes/pleases|waive/waives/waived … option/options|no restriction|imposed no restriction|took no option|exercise/exercises/exercised no option|exercise/exercised none|neither option|do/does/did nothing|forgo/forgoes/forwent|ask/asks/asked for nothing|require/requires/required nothing|forbid/forbids/forbade/prohibits/prohibited nothing|call/calls/called for nothing|no demand|chooses/chose/choose neither|neither requires/required nor|made no demand|free choice|let/lets/letting/leave/leaves/left … lead what/whatever … wants/wanted/wished/pleased|let/lets/letting … lead anything/freely|let/lets/letting … lead as he/she/they likes/pleases/wishes/wants|please/pleases/pleased himself/herself/yourself|do/does as he/she likes/pleases|want/wants/wanted nothing|no wish to interfere|no desire to interfere|not wish to interfere|not want to interfere|no preference|no preferences|not care what|not mind what|made/makes/make no request|had/has no request|made/makes no choice|made/makes/make no use|not make use|not … avail|passed/passes/pass up|turned/turns/turn down … option/options/right/rights|renounce/renounces/renounced|relinquish/relinquishes/relinquished|imposed/imposes nothing|imposes/places/placed no restriction|gave/gives/give … a free hand/rein|no instruction|no instructions|named/names no suit|none of the options|none of his/her/these/the options/rights|take/takes/took/want/wants/wanted/choose/chooses/chose/elect/elects/elected/pick/picks/picked/use/uses/used none|choose/chooses/chose nothing|elect/elects/elected/pick/picks/picked/want/wants/take/takes/took neither|neither of the options|not use … option/options/right/rights|not … use … option/options|not … claim … option/options/right/rights|forgo/forgoes/forwent/forgone … option/options/right/rights|decide/decides/decided/elect/elects/elected against any/a/the restriction/restrictions|decide/decides/decided against restricting/interfering|decide/decides/decided not to restrict|without restricting|place/places/placed/put/puts/imposed/impose/imposes no restriction/restrictions|say/says/said/reply/replies/replied/answer/answers/answered … may/might/could/can lead anything/what/whatever/any/as/freely|say/says/said … free to lead anything/what/whatever/any/as|waive/waives/waived … right/rights|exercise/exercises/exercised neither|passes/passed/pass up … option/options/right/rights|let/lets … options/rights pass/lapse/go|choose/chooses/chose to do/exercise nothing/none|choose/chooses/chose not to|elect/elects/elected not to|elect/elects/elected to do nothing|stand/stands/stood by|did not avail himself/herself|want/wanted/wants no restriction|not care to|no need to interfere|has/had no wishes|no wishes|no wish at all|declined/declines to exercise|refused/refuses to exercise|did/does not exercise|let/lets/letting … lead whatever/what|let/lets/letting … lead as he/she/they|leave/leaves/left it to him/her|leave/leaves/left the lead to|play/plays/played on without|no interest in the lead|take/takes/took no action|want/wants/wanted no part of|not be exercising|not exercising|not … exercising any|not … exercising … option/options/right/rights|not … availed|not availed|not … availing|not … be using any|not use any|not … use any|did/does neither|decide/decides/decided/choose/chooses/chose/elect/elects/elected/prefer/prefers/preferred to do neither|has/had/have no preference/preferences|has/had/have no wish/desire/intention to restrict/interfere/meddle/limit|content/happy/willing/prepared/glad to let … choose/lead/decide|content/happy with any lead|play/carry/go on please|wave/waves/waved … aside/away|brush/brushes/brushed … option/options aside|take/takes/took no advantage|not take advantage|refuse/refuses/refused to take advantage|let/lets the lead go/be|leave/leaves/left … to his/her own devices|ignore/ignores/ignored his/her/the option/options/right/rights|not bother|not bothered|not interested|not want to impose/restrict/interfere/meddle|not wish to impose/restrict|take/takes/took neither course|follow/follows/followed neither course|leave/leaves/left … free to lead|leave/leaves/left … a free hand/choice|give/gives/gave … a free choice/lead/hand|allow/allows/allowed … a free choice/lead/hand|has/had/have nothing to ask/say/demand|ask/asks/asked nothing|hold/holds/held his/her peace|pass/passes/passed over … option/options/right/rights|let/lets … pass|leave/leaves/left the choice to|leave/leaves/left it at that|no stipulation|make/makes/made no stipulation|stay/stays/stayed neutral|remain/remains/remained neutral|say/says/said pass|decline/declines/declined all|decline/declines/declined both|no interest in',
    'leave-free+option':
      'choose/chooses/chose/take/takes/took/use/uses/used/pick/picks/picked/exercise/exercises/exercised none of them/these/those/his/her/the',
    'no-option':
      "had/has not yet chosen|had/has not chosen yet|had/has not yet made a/his/her/any choice|had/has made no choice yet|had/has yet to choose|had/has not yet stated an/his/her option|had/has stated no option yet|had/has not yet exercised an/his/her/any option|had/has not yet been asked for his/her choice|had/has not yet been offered his/her options|no option had/has yet been stated|no choice had/has yet been made|without waiting for declarer to choose|without waiting for declarer's choice",
    waive:
      'gives/give/gave/giving up|given up|used up|exhausted|forfeited|forfeits|lapse|lapsed|lapses|no further say',
    'waive+option':
      'lost his/her/their right/rights/option/options|no further option/options|no more options|no options any more|no options left|no option any more|no rights any more|no rights left|no further right|no further rights|has/have/had no further/more/other/longer option/options/right/rights/choice/choices/say|no further choice|has/have/had lost his/her/their right/rights/option/options|let … rights/options go|no say|options/option/rights/right are/is/were/was spent/gone/exhausted/over|spent his/her option/options/right/rights|had his/her/your/their chance|passed up … chance|missed … chance|let slip … chance|it is/was too late',
    again: 'again|once more|once again|anew|afresh|a second time|for the second time|second time',
    'again+option':
      'a second choice|another choice|a fresh choice|a new choice|a second option|a fresh option|a second go|another go',
    likewise:
      'do/does/did/done/doing the same|so is|so was|so are|so were|so did|as is|as was|likewise|the same goes for|the same applies to|the same went for|the same holds for|the same is true of|the same is true for|the same was true of',
    // What becomes of the cards.
    'pick-up':
      'pick/picks/picked/picking up|pick/picks/picked/picking … up|restore/restores/restored|return/returns/returned/returning|take/takes/took/taken/taking back|take/takes/took/taken/taking … back|take/takes/took/taken/taking up|go/goes/went/gone/going/come/comes/came back|go/goes/went/gone/going into|put/puts back|put/puts … back|give/gives/given/gave back|retrieve/retrieves/retrieved|replace/replaces/replaced|return/returned … to … hand|regain|regains|regained|back in/into/to/in|take/takes/took/taken/taking … up|go/goes/went/gone/going up|get/gets/got/getting … back|get/gets/got/getting back|have/has/had … back|putting back|putting … back|reclaim/reclaims/reclaimed|recover/recovers/recovered|restoring|replacing|retrieving|gather/gathers/gathered up|scoop/scoops/scooped up|hand/hands/handed back|rejoin/rejoins/rejoined|disappear/disappears/disappeared into|put/puts … back among|put/puts/putting/tuck/tucks/tucked away|put/puts … away|take/takes/took … into … hand|sort/sorts/sorted back|slip/slips/slipped … back|slide/slides/slid … back|stow/stows/stowed away|tuck/tucks/tucked … away|bring/brings/brought back|to have … back|welcome/welcomed back|resume/resumes/resumed … place/places in … hand',
    stop: 'no longer|cease/ceases/ceased to be|cease/ceases/ceased|not … any more|not … any longer|lose/loses/lost its/their status|stop/stops/stopped being|lost/loses/lose their/its penalty|is/was/are/were released|are/were thereby released|expire|expires|expired|ran its course|run/runs its course|at an end|wore/worn off|come/comes/came to an end|is/was/are/were/be/been lifted|had/has ended|is/was no more|is/was/are/were finished|is/was/are/were spent|falls away|fell away|is/was/are/were dead',
    'remain+recalled': 'was still|were still|had remained|had stayed',
    remain:
      'remain|remains|remained|remaining|stay|stays|stayed|staying|left on the table|left lying|left where|left face up|keep/keeps/kept … on the table|lie/lies on the table|still a|is still|are still|continue/continues to be|leave/leaves/left/leaving … lying|leave/leaves/left/leaving … on the table|leave/leaves/left/leaving … face up|leave/leaves/left/leaving … there/exposed|lay/lies/lie there|lie/lies/lay/lying where|rest/rests on the table|sit/sits there|be left|still lie/lies/lay|still there|still on the table|still counts/count as|keep/keeps/kept/keeping its/their/his/her status|retain/retains/retained its/their status|continue/continues/continued to lie/lay|continued to be|put/puts/placed/laid/goes/went/gone back on the table|replaced on the table|keep/keeps/kept its/their place/places|left/leave on view/show/display|left exposed|left open|hold/holds/held its/their ground|left face upwards|must/to stop on the table|stays/stay put|remained/remains put|keep/keeps/kept its/their place/places on the table|left on view on the table|stays/stayed faced',
    // Play.
    lead: 'lead|leads|led|leading|lead … to|open|opens|opened|switch|switches|switched|switch/switches/switched to|continue/continues/continued with|return/returns/returned a|play/plays/played … back|start/starts/started with|begin/begins/began/begun with|attack|attacks|tries|tried|select|selects|selected|carry/carries/carried on with|come/comes/came out with|cash/cashes/cashed|tabled|touch/touches/touched/touching|come/comes/came/coming out with',
    play: 'lay/lays/laid … on the table|put/puts/place/places/placed … on the table|play|plays|played|playing|put/puts up|put … on the table|produce/produces/produced|contribute/contributes/contributed|cover|covers|covered|put/puts/putting … on|part/parts/parted/parting with|get/gets/got/getting rid of|covering|contributing|producing|advance/advances/advanced',
    discard:
      'discard|discards|discarded|discarding|throw|throws|threw|thrown|ruff|ruffs|ruffed|pitch|pitches|pitched|shed|sheds|shedding|throwing|throw/throws/threw away|pitching|ruffing|sluffs|sluffed',
    follow: 'follow|follows|followed|following|follow suit|ducked|ducks',
    designate:
      'designate|designates|designated|designating|name|names|named|choose|chooses|chose|chosen|choosing|decide|decides|decided|say/says which|say/says … which|specify|specifies|specified|pick|picks|picked|nominate|nominates|nominated|select/selects which|the choice between|choice of which|select/selects/selected/selecting one|pick/picks/picked/picking one|choose/chooses/chose one|up to|is for … to say/choose/decide/select/name/pick|tell/tells which|determine/determines/determined which|the say',
    which:
      'which card|which of the two|which of them|which … played|which penalty card|which one|which|the choice',
    'win+play': 'win/wins/won with|take/takes/took the trick with',
    'win+taking': 'took|took the|takes the',
    win: 'win|wins|won|hold/holds/held the trick|take/takes/took the trick|scored|taken the … trick|take/takes/took/taken the/this/that previous/preceding/last/next/first/second/third/fourth/fifth/sixth/seventh/eighth/ninth/tenth/eleventh/twelfth trick|taken the trick|taken that/this trick|capture/captures/captured|gather/gathers/gathered the|collect/collects/collected the|bag/bags/bagged the|gather/gathers/gathered in|the trick went/had gone/goes/fell to|pull/pulls/pulled in the trick|captured the … trick|ruff/ruffs/ruffed … to win',
    'to-lead':
      'on lead|to lead to|to lead|is to lead|be on lead|the lead is with|had the lead|has the lead|whose lead|to lead next|lead next|turn to lead|it is/was … lead|it is/was … turn to lead|turn to lead to|turn to play first|the lead with|the lead was with|the lead being with|the lead lay with|about to lead|still to lead|holds the lead|on play|on play to|in play to|next on lead|in on lead|is/was/were about to lead|is/was poised to lead|preparing to lead|due to lead|is/was ready to lead|thinking/considering/pondering/deciding/wondering/debating/choosing what/which to lead|thinking/think … what to lead|thinking about/over his/her lead|considering/pondering/contemplating/choosing/selecting/mulling his/her lead|considering/pondering/contemplating/choosing/selecting his/her opening lead|gain/gains/gained the lead|regain/regains/regained the lead|obtain/obtains/obtained the lead|acquire/acquires/acquired the lead|secure/secures/secured the lead|win/wins/won the lead|get/gets/got the lead|take/takes/took the lead|with the lead|the lead belonged to|the lead belongs to|the lead fell/falls to|the lead passed/passes to|the lead came/comes/went/goes to|the lead rests/rested with|the lead was now with|the lead is now with|fell/falls to … to lead|up to … to lead|the next lead is/was|looking/searching for a lead|thinking/thought about the lead/opening lead|had/has/have the next lead|it was/is for … to lead|next to lead|whose lead it was/is|whose turn it was/is to lead|now had/has the lead|was up to … to lead|is up to … to lead',
    opening:
      'opening lead|before … had … led|before … led|yet to lead|not yet led|prior to … lead|prior to the opening lead|before … opening lead|had not yet led|has not yet led|not led yet',
    'lose-lead':
      'lost the lead|lose the lead|loses the lead|lost it at once|losing the lead|lost the trick|lost the lead to|lost his/her lead|gave up the lead|gives up the lead|surrendered the lead',
    'keep-lead':
      'kept the lead|keep the lead|keeps the lead|retained the lead|retain the lead|retains the lead|still on lead|on lead again|stay/stays/stayed on lead|remain/remains/remained on lead|still has/had the lead|hold/holds/held the lead|has/had kept the lead|has/had held the lead|continues/continued on lead|held on to the lead|hang/hangs/hung on to the lead|hold/holds on to the lead|still in the lead|has/had not lost the lead|did not lose the lead',
    void: "has no|had no|void|is void|unable to|cannot comply|has none|had none|haven't any|hasn't any|hadn't any|have none|has run out|had run out|void of|has not a single|had not a single|could/can not comply|couldn't/can't comply|could/can not oblige|couldn't/can't/cannot oblige|unable to comply/oblige",
    // How far.
    may: 'had/has/have the choice between/of|may|can|could|was/is/were/are allowed to|is/was/are/were entitled to|entitled to|allowed to|be allowed to|is/was free to|free to|at liberty to|has the right to|had the right to|might|is/was/are/were at liberty to|is/was/are/were permitted to|permitted to|has/had every right to|has/had the option to/of|within his/her rights to|gets to|get to|be permitted to|be free to|allow/allows/allowed/permit/permits/permitted … to|had/has/have to be offered|must be offered|is/was/are to be offered|should/shall be offered|entitled either to|is/was/are/were/been entitled either to|entitled to either',
    must: "must|has to|have to|had to|is/was/are/were obliged to|is/was/are/were bound to|is/was/are/were required to|needs to|need to|compelled to|ought to|ought|has/have/had got to|he's/she's got to|got to|is/was/are/were made to|is/was/are/were told to|been told to|be told to|is/was/are/were forced to|is/was/are/were compelled to|is/was/are/were instructed to|is/was/are/were directed to|is/was/are/were ordered to|be obliged to|no choice but to|no option but to|is/was/are/were supposed to|is/was/are/were under an obligation to|shall|shall have to|will have to|shall be obliged/bound/required to|is/was obliged/bound by law to",
    'must+play': 'to be played|to be discarded|has/have yet to be played',
    'must+lead': 'to be led|be led by|is/was/were/are/be to be led',
    'may-not':
      "may not|can't|cannot|can not|could not|couldn't|must not|mustn't|is/was not allowed to|not allowed to|not entitled to|may no longer|is/was not permitted to|may never|not free to|is/was/are/were/be/been barred/banned/prohibited/forbidden/precluded/debarred/prevented/stopped from|is/was/are/were/be/been forbidden to|has/had/have no right to|is/was/are/were told not to|been told not to|is/was/are/were not to|is/was/are/were not permitted to|not permitted to|not at liberty to|no longer allowed/free/entitled to|may neither|can no longer|could no longer|must never|must no longer|was not free to|is not free to|shall/will not be allowed/permitted to|shall not|shan't|shall never|shall neither|shall no longer|not be allowed to|not be permitted to|not be free to",
    'need-not':
      "need not|needn't|does/do/did not have to|doesn't/don't/didn't have to|is/was not obliged to|no obligation|is/was/are/were not required to|is/was/are/were under no obligation|had/has no need to|not bound to|not obliged to|no longer obliged to|no longer compelled to|no longer has/had to|is/was/are/were under no compulsion to|under no compulsion|is/was/are/were under no duty to",
    not: "refused to|refuses to|failed to|fails to|forgot to|omitted to|promised not to|not|don't|doesn't|didn't|isn't|wasn't|no|never|nothing|without|none|nobody|hardly|declined to|declines to|neglected to|neglects to|aren't|weren't|hasn't|haven't|hadn't",
    neither: 'neither|neither to|neither of them|neither card|nor',
    only: 'only|just|merely|nothing but|alone',
    'all-but':
      'anything/anywhere but|anything except|anything other than|any card but|any card except|any card other than|any suit but|any suit except|any suit other than|everything but|everything except|all suits but|all but',
    'any-card':
      'anything|any card|any cards|any suit|any other suit|any legal card|any legal play|any of his cards|what/whatever he/she likes/liked/pleases/pleased/wishes/wished/wants|as he/she pleases/pleased/likes/liked/wishes/wished|any otherwise legal card|any card he/she likes/wishes/pleases|a legal card of his/her choice|no restriction|freely|anything at all|any card at all|anything he/she likes/pleases/wishes/wants|any/whichever/whatever … he/she likes/liked/pleases/pleased/wishes/wished/wants/wanted|whatever card|whichever card|as he/she sees/saw fit|any card of his/her choice|any lead|any of her cards|any one of his/her cards|whichever of them/these/those he/she likes/liked/wishes/wants/pleases/prefers|whatever/whichever/what he/she/they … fancies/fancied|whatever he/she fancies/fancied/chooses/chose/cared/cares|what he/she fancies/fancied/chooses/chose|any card … wishes/likes/fancies|whatever … took/takes his/her fancy|as he/she fancies|as he/she thinks/thought fit/best|what he/she/they want/wants/wanted|what/whatever you want/like/fancy/please/wish|anything you like/want/please|any suit/card he/she/they likes/liked/pleases/pleased/wishes/wished/wants/wanted/chooses/chose/fancies/fancied|any suit/card that/which he/she likes/liked/pleases/wishes/wished/wants|anything legal|any legal card he/she likes/pleases/wishes|any legal lead|any suit at all|any suit on earth',
    'until-lead-lost':
      'until he/she/west/east/north/south/they/the loses/lost the lead|until … loses/lost the lead|until the lead is/was lost|till … loses the lead|until the lead passes|until … lose/loses/lost the lead|until … is/was off lead|until … gives/gave up the lead|until the lead has/had been lost|until the lead changes/changed hands|until … surrenders/surrendered the lead|till … lost the lead|until … off lead|until he/she/they is/was/are/were no longer on lead|until … no longer on lead|until … no longer has/had the lead|until … lead is/was/has/had taken/gone/lost/passed|until … lost it|until … parts/parted with the lead|until somebody/someone/another … won/wins/takes/took|until he/she/they loses/lost/lose a trick|until a trick is/was lost|until a different player won/wins',
    'while-lead-kept':
      'as long as … has/had/keeps/kept/retains/retained/holds/is/was … lead|as long as … retains the lead|while … retains the lead|while … keeps/kept the lead|so long as … retains/keeps the lead|whilst … retains the lead|as long as … stays/stayed/remains/remained/is/was on lead|as long as … is/was in|while … stays/stayed/remains/remained/is/was on lead|while … holds/held/has/had the lead|so long as … stays/remains/is on lead|so long as … has/holds the lead|as long as … stay on lead|whilst … stays/remains/is on lead|so long as the lead … remain/remains/stay/stays with|as long as the lead … remain/remains/stay/stays with|while/whilst the lead remains/stays/is with|for so long as|so long as … lead|while/whilst in the lead|while/whilst on lead|while/whilst he/she/they has/have/had the lead|while/whilst he/she/they is/are/was/were in|as long as … in the lead|for as long as … lead|as long as … lead … his/hers/theirs|as long as … hang/hangs/hung on to the lead|while … hangs/hang/hung on to the lead|as long as … lead is/was/remains/remained/stays/stayed his/hers',
    'some-time':
      'opportunity|opportunities|first chance|next chance|when/whenever/once/as … legal/legally/lawful/lawfully|when he/she can|once he/she can|as soon as he/she can|as soon as possible|as soon as legal|later on|in due course|sooner or later|at a later trick|on a later trick|to a later trick',
    'this-lead-only':
      'for one lead only|one lead only|one lead|this lead only|for this lead|for this trick only|for one trick only|one trick only|this trick only|the first lead only|for that lead only|one trick|a single lead|a single trick|just the one lead/trick|just the lead for which|only the lead for which|only the trick for which|just the trick for which|only one trick|only one lead|that trick only|the next lead only|only the next lead/trick|for the next lead only|for just one trick/lead|just one trick/lead|only that trick/lead|only this trick/lead|the one lead|the one trick|one trick/lead and no more/longer|one lead/trick and one lead/trick only|a single lead/trick and no more|one trick/lead at a time|that one trick/lead|this one trick/lead|to the trick/lead for which|to the one trick/lead|to that trick/lead|to this trick/lead only|to a single trick/lead|for the one trick/lead|for the trick/lead for which|only to the trick/lead|only to that trick/lead|only to this trick/lead|for this trick|for that trick|for the trick|for this one trick',
    'to-the-end':
      'to the end of the hand|to the end of the play|to the end|for the rest of the hand|for the rest of the deal|for the rest of the play|for the remainder of the hand|the rest of the hand|the rest of the deal|until the end of the hand|until the end|until the end of play|throughout the hand|till the end|until the hand is over|for good|for ever|for the whole hand|to the end of the deal|to the end of the board|for the remainder of the deal|for the remainder of the play|for the remainder of the board|the remainder of the hand/deal/play/board|until the end of the deal/board|till the end of the hand/deal/play/board|until the hand/deal/board is finished/over|throughout the deal/play|for keeps|once and for all|permanently|for the whole deal|until the last trick|till the last trick|for the rest of the board|the rest of the play|for the rest of the session',
    // The table.
    'no-trump': 'no trumps|no trump|notrump|notrumps|no-trump|no-trumps|nt|three no trump',
    'plays-contract+in-contract':
      'was in|is in|are in|were in|had undertaken|undertook|undertakes|is/was struggling in|ended in|ends in|ended up in|finished in|landed in|wound up in|settled in|came to rest in|arrived in|arrived at|reached|reaches|bid to|had bid his/her way to|is/was attempting|is/was tackling',
    'plays-contract':
      'declare|declares|declared|is declarer|was declarer|as declarer|plays in|play in|played in|played by|declaring|is the declarer|was the declarer|became declarer|became the declarer|is declaring|was declaring|was playing in|is playing in|at the helm|at the wheel|in the driving seat|in the hot seat|in charge of|is/was to play in|became declarer in|is/was at the helm|had/has the play of|had/has the task of making|is/was trying to make|is/was handling|in the saddle',
    contract: 'contract|final contract',
    // Who says it, and how it is meant.
    if: 'if|unless|suppose|supposing|provided that|in case|assuming|only if|provided|as if|as though',
    'if-first': 'had|were',
    'if-first+ought': 'should',
    would: "would|wouldn't|might well",
    should: "should|should have|ought to have|shouldn't",
    whenever:
      'when a|whenever|when any|as soon as a|when declarer|when a defender|if a defender|a declarer who|a player who|a defender who|any defender who|any player who|once a|where a|every time a|any time a|each time a|if a player|a leader who|anyone who|players who|defenders who|whoever|in all such cases|a suit once|once a suit',
    // What somebody is about to do, or would have liked to do.
    wish: 'was/is/were about to|about to|tried to|tries to|trying to|attempted to|attempts to|attempting to|started to|intended to|intends to|intending to|meant to|proposed to|hoping to|hoped to|wanted to|wants to|wishing to|eager to|keen to|ask/asks/asked/asking to|asked leave to|asked permission to|sought to|seeks to|would like to have|tries/tried/seeks/sought now to',
    claimed:
      'my/our/his/a co-director says/thinks/insists/tells|my/our/a/his/her/another colleague says/thinks/insists/tells|another director says/thinks/said/thought|claim|claims|claimed|argue|argues|argued|protest|protests|protested|maintain|maintains|maintained|contend|contends|contended|complain|complains|complained|object|objects|objected|according to them|according to him|according to her|according to|felt|insisted|pleaded|suggested|suggest|hoped|in his view|in her view|in their view|wanted to|asserted|appealed|appeal|wished to|considered|replied|pointed out|was of the opinion|in his/her opinion|grumbled|was of the view|doubted|doubts|alleged|alleges|took the view|takes the view|submitted|urged|demurred|contested|countered|insist|insists|hopes|expected|in her/his/their opinion|queried|would not accept|remonstrated|offered that|offered the opinion/view/argument/excuse|arguing|contending|maintaining|protesting|complaining|objecting|insisting|claiming that',
    intended:
      'thought|thinks|thinking|believe|believed|believes|believing|feared|fearing|imagined|imagining|supposed|reckoned|reckoning|assumed|assumes|under the impression|convinced|in the belief|fancied that|mistakenly believed/thought|took it|had/has/have it in mind|had/has in mind|had/has half a mind',
    asked:
      'asked whether|asked if|asked what|was/is/are asked|wondered|told that she could|told that he could|asks whether|asks if|asking whether|asking if|wondering|wonders|wonder whether|enquired|inquired|wanted to know|wants to know|questioned whether|the question was/is whether',
    told: "explain|explains|explained|told|tell|tells|informed|advised|telling|explaining|instruct|instructs|instructed|remind/reminds/reminded|warn/warns/warned|assure/assures/assured|announce/announces/announced|informs|informing|advise|advises|was informed|tell/tells/told/telling … that he/she/they/he's/she's was/is/were/are to|tell/tells/told/telling … that he/she/they was/is/were/are not to|let/lets … know",
    ruled:
      'rule that|ruled that|rules that|ruled|rules|decided that|decides that|held that|ruling was that|decision was that|judged that|stated that|determined that|found that|decision was|ruling that|concluded that|concludes that|decreed that|declared that|ordered that|directed that|finds that|holds that|adjudged that|opined that',
    ruling:
      "ruling|ruling was|decision|director's ruling|answer|solution|verdict|decision of|first version|first ruling|original ruling|original decision|the version|first decision",
    fault:
      'changed that|changed this|changed that/this/his/her/the ruling/decision|put that right|put this right|reversed that|reversed this|overruled him/her/that/this|corrected that|corrected this|corrected him/her|ruled/decided/held otherwise|thought otherwise|overlook|overlooks|overlooked|wrong|mistaken|mistake|incorrect|incorrectly|error|erred|errs|overruled|overturned|reversed|set aside|changed the ruling|misread|misapplied|forgot|corrected the ruling|amended|was not right|not correct|cancelled|cannot support|cannot agree|cannot accept|could not agree|could not support|annulled|rescinded|reverses|overrules|overturns|erroneous|erroneously|was put right|got it wrong|got this wrong|went wrong|in error|misstated|misdirected|misinterpreted|mistakenly|should not have done|ought not to have done|was not allowed to do',
    'fault+ruling':
      'appeal … upheld/allowed/sustained/granted/successful/succeeds/succeeded|the/this/their/his/her/our appeal … upheld/allowed/sustained/granted/successful/succeeds/succeeded/accepted|upheld/upholds/allowed/allows/sustained/sustains/granted/accepted the appeal|appeal is/was well founded|the appeal is/was well founded/justified|the appeal had/has merit|found for the appellants|found in favour/favor of the appellants|appeal upheld/allowed|appellants are/were right',
    upheld:
      'upheld|upholds|correct|correctly|stands|confirmed|agree|agrees|agreed|right|quite right|rightly|endorsed|endorse|concur|concurs|properly|led properly|supports the|supported the|nothing amiss|no fault with|in full agreement|no reason to differ|find no fault|found no fault|is true|are true|is the right one|is right',
    'not-so':
      'not so|did not agree|does not agree|disagreed|rejected|dismissed|turned down|no merit|not the law|not accepted|did not accept|unfounded|got no redress|disagree|denied|objection fails|contention fails|argument fails|cannot stand|could not stand|not well founded|groundless|baseless|brushed aside|does not hold|objection failed|was mistaken in',
    facts:
      'facts|the facts|what happened|the play|statement of facts|the case|incident|the deal|background|the story|why it came up|how it came about|how it arose|how it happened|the circumstances|circumstances|the facts of the case|what had happened|how it came to this|the story behind it|the position|what took place|the events|findings of fact',
    appeal: 'the appeal|appeal|appeals|appellants|grounds for appeal|appealed',
    comment: "comment|comments|editor's comment|editor's note|commentary|note|remark|dissent",
    // How parts of a sentence hang together.
    and: 'and|&|as well as|together with|along with',
    or: 'or',
    but: 'but|although|though|however|yet|whereas|even if|even though|even when',
    so: 'so|so that|which means that',
    because: 'because|since|for the reason that|on the ground that|inasmuch as|seeing that|given that',
    that: 'that',
    who: 'who|which was|whose|where|whom',
    while: 'while|whilst|when|once|as soon as|the moment',
    before: 'before|until|till',
    after: 'after|having',
    'asked+told': 'offered|offers|was/is/were/been/being offered',
    'did-so':
      'did so|does so|did exactly/just/precisely that|does exactly/just that|did that|availed himself/herself of it/that|took up the offer|took the offer|accepted the offer|took advantage of it|took it up|took him/her up on it|exercised that/the/this option/right',
    'put-right':
      'stopped him/her|stops him/her|stopped them|halted him/her|stopped West/East/North/South|i/we stopped|made him/her put … back|made to put … back|told to put … back|made him/her return',
    'would+recalled':
      "would have|could have|might have|would've|he'd have|she'd have|they'd have|you'd have|i'd have",
    elsewhere:
      'on/at/in/from the previous/preceding/earlier board/deal/hand/round/session|the board/deal/hand before|on/at/in/from an earlier/previous board/deal/hand/round/session|earlier board/deal/hand|one/two/three board/boards/deal/deals earlier/ago/before|at the other/next/neighbouring table|the other table|at/from another/a different table|another table|in the other/open/closed room|in another/a similar case|in a different case|on another board/deal/hand|another board/deal',
    here: 'here|at our table|at this table|on this one|on this board/deal/hand|this time|in this/our/the present case|now',
    'remain+penalty-card':
      'still be played as a penalty card|still be played as penalty cards|be played as penalty cards still|still be treated as a penalty card/cards',
    'leave-free+want': 'want/wants/wanted neither',
    'pair+you': "you|you're|you've|you'd|you'll",
    'left-hand': "lho|lho's|my lho|left-hand opponent|my left-hand opponent|my left hand opponent",
    'right-hand': "rho|rho's|my rho|right-hand opponent|my right-hand opponent|my right hand opponent",
    'leave-free+you': 'as you please|as you like|what you like|whatever you like|what/whatever you want',
    'require+that':
      'ask/asks/asked that|request/requests/requested that|stipulate/stipulates/stipulated that|desire/desires/desired that',
    aside:
      "two suits|in two suits|two different suits|of two suits|two tricks|two players|two defenders|two options|two boards|two deals|two tables|in order|in order to|in good order|out of order|thought about it|thought it over|thought hard|thought for|thought long|thought a while|according to the law/laws/rules/book|in accordance with|at once|just once|for once|once only|a trick before|the trick before|a moment before|a minute before|shortly before|just before|long before|the day before|before that|one trick earlier|one trick less|one trick more|one trick already|one trick later|one trick down|one trick short|one trick too|are open|is open|left open|is/was/were open|bold/cool/calm/plain/nice as you like/please|open pairs/teams|bridge club|our club|local club|at a club|club game|club night|club evening|club duplicate|club championship|club newsletter|club pairs|club committee|club player|club players|club member|club members|club magazine|club bulletin|heart of the matter|by heart|at heart|take heart|took heart|lost heart|call a spade a spade|diamond jubilee|provided … follow/follows/followed suit|provided … legal/legally|nobody/no-one disputes/disputed|no one disputes/disputed|is/was not disputed|at the bar|in the bar|behind the bar|decline/declines/declined to accept|refuse/refuses/refused to accept|choose/chooses/chose/opt/opts/opted/prefer/prefers/preferred/elect/elects/elected not to accept|unwilling to accept|would not accept the lead|did/does/didn't/doesn't not accept the lead|rejects/rejected/reject/refused/refuses the lead|declined/declines the lead|not having accepted|not accepting|did/does not accept the lead|did/does not accept it|if he/she/they felt/feels/likes/liked/wishes/wished/feel/like/wish/pleases/pleased like it|if he/she/they likes/liked/wishes/wished/like/wish/pleases/pleased/wants/wanted/cares/cared/chooses/chose/so|if he/she/they so wishes/wished/wish/desires/desired/chooses|if so inclined|if any|if need be|as if by magic|if possible|if necessary|in front of him/her/them/himself/herself/his/their|in the matter|that trick|that event|that point|that moment|that stage|that time|that occasion|that instant|that basis|that footing|that respect|if it suits/suited/suit him/her/them|if that/this suits/suited him/her/them|had/has been put away|all the while",
  },
  suits: { S: 'spade-lead', H: 'heart-lead', D: 'diamond-lead', C: 'club-lead' },
  ranks: {},
  readsLetters: true,
  endings: 's',
  cards: ['RANK of SUIT', 'RANK of the SUIT', 'SUIT RANK'],
  forms: {
    gen: { endings: 's', before: 'of' },
    by: { before: 'by' },
    with: { before: 'with' },
    dat: { before: 'to for from on about at into' },
  },
  verbEndings: [],
  seated: 'sitting seated playing sat',
  openers:
    'thus well then next later still finally meanwhile yesterday today indeed instead now once sadly however therefore accordingly naturally unfortunately fortunately eventually consequently hence also alas anyway besides certainly clearly first second secondly firstly lastly moreover nevertheless nonetheless obviously perhaps rather similarly suddenly there thereafter thereupon yes dear sir madam table board round session match contract director answer question ruling result here again nothing both neither',
  articles: 'the a an',
  fillers:
    'was were is are has have had be been being then now also still so to only just and again first at once did do does will shall later immediately promptly thus therefore next the a an in of with on after which that who he she it may elect elects elected decide decides prefer prefers preferred opt opts opted say says said reply answer answers answered try seek seeks wish simply really actually duly merely quickly finally eventually initially firstly secondly accordingly consequently hence promptly properly rightly correctly naturally quietly politely calmly hastily carefully otherwise both instead soon already even always next',
  isVerbLast: false,
  isBracketed: false,
  subjectMayFollow: false,
};

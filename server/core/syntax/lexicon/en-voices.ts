import type { Lexicon } from './lexicon.ts';

/** English: who says it, and how it is meant. See `lexicon.ts` for how to write it. */
export const enVoices: Lexicon['terms'] = {
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
    'my/our/his/a co-director says/thinks/insists/tells|my/our/a/his/her/another colleague says/thinks/insists/tells|another director says/thinks/said/thought|claim|claims|claimed|argue|argues|argued|protest|protests|protested|maintain|maintains|maintained|contend|contends|contended|complain|complains|complained|object|objects|objected|according to them|according to him|according to her|according to|felt|insisted|pleaded|suggested|suggest|hoped|in his view|in her view|in their view|wanted to|asserted|appealed|wished to|considered|replied|pointed out|was of the opinion|in his/her opinion|grumbled|was of the view|doubted|doubts|alleged|alleges|took the view|takes the view|submitted|urged|demurred|contested|countered|insist|insists|hopes|expected|in her/his/their opinion|queried|would not accept|remonstrated|offered that|offered the opinion/view/argument/excuse|arguing|contending|maintaining|protesting|complaining|objecting|insisting|claiming that',
  intended:
    'thought|thinks|thinking|believe|believed|believes|believing|feared|fearing|imagined|imagining|supposed|reckoned|reckoning|assumed|assumes|under the impression|convinced|in the belief|fancied that|mistakenly believed/thought|took it|had/has/have it in mind|had/has in mind|had/has half a mind',
  asked:
    'asked whether|asked if|asked what|was/is/are asked|wondered|told that she could|told that he could|asks whether|asks if|asking whether|asking if|wondering|wonders|wonder whether|enquired|inquired|wanted to know|wants to know|questioned whether|the question was/is whether',
  told: "explain|explains|explained|told|tell|tells|informed|advised|telling|explaining|instruct|instructs|instructed|remind/reminds/reminded|warn/warns/warned|assure/assures/assured|announce/announces/announced|informs|informing|advise|advises|was informed|tell/tells/told/telling … that he/she/they/he's/she's was/is/were/are to|tell/tells/told/telling … that he/she/they was/is/were/are not to|let/lets … know|notify/notifies/notified|order/orders/ordered … that",
  ruled:
    'rule that|ruled that|rules that|ruled|rules|decided that|decides that|held that|ruling was that|decision was that|judged that|stated that|determined that|found that|decision was|ruling that|concluded that|concludes that|decreed that|declared that|ordered that|directed that|finds that|holds that|adjudged that|opined that',
  ruling:
    "ruling|ruling was|decision|director's ruling|ruling at/from the table|table ruling|answer|solution|verdict|decision of|first version|first ruling|original ruling|original decision|the version|first decision",
  fault:
    'wrongly|in error|changed that|changed this|changed that/this/his/her/the ruling/decision|put that right|put this right|reversed that|reversed this|overruled him/her/that/this|corrected that|corrected this|corrected him/her|ruled/decided/held otherwise|thought otherwise|overlook|overlooks|overlooked|wrong|mistaken|mistake|incorrect|incorrectly|error|erred|errs|overruled|overturned|reversed|set aside|changed the ruling|misread|misapplied|forgot|corrected the ruling|amended|was not right|not correct|cancelled|cannot support|cannot agree|cannot accept|could not agree|could not support|annulled|rescinded|reverses|overrules|overturns|erroneous|erroneously|was put right|got it wrong|got this wrong|went wrong|in error|misstated|misdirected|misinterpreted|mistakenly|should not have done|ought not to have done|was not allowed to do',
  'fault+ruling':
    'appeal … upheld/allowed/sustained/granted/successful/succeeds/succeeded|the/this/their/his/her/our appeal … upheld/allowed/sustained/granted/successful/succeeds/succeeded/accepted|upheld/upholds/allowed/allows/sustained/sustains/granted/accepted the appeal|appeal is/was well founded|the appeal is/was well founded/justified|the appeal had/has merit|found for the appellants|found in favour/favor of the appellants|appeal upheld/allowed|appellants are/were right',
  upheld:
    'upheld|upholds|correct|correctly|stands|confirmed|agree|agrees|agreed|right|quite right|rightly|endorsed|endorse|concur|concurs|properly|led properly|supports the|supported the|nothing amiss|no fault with|in full agreement|no reason to differ|find no fault|found no fault|is true|are true|is the right one|is right',
  'not-so':
    'not so|did not agree|does not agree|disagreed|rejected|dismissed|turned down|no merit|not the law|not accepted|did not accept|unfounded|got no redress|disagree|denied|objection fails|contention fails|argument fails|cannot stand|could not stand|not well founded|groundless|baseless|brushed aside|does not hold|objection failed|was mistaken in',
  facts:
    'facts|the facts|what happened|the play|statement of facts|the case|incident|the deal|background|the story|why it came up|how it came about|how it arose|how it happened|the circumstances|circumstances|the facts of the case|what had happened|how it came to this|the story behind it|the position|what took place|the events|findings of fact',
  'claimed+appeal': 'appeal',
  appeal: 'the appeal|appeals|appellants|grounds for appeal|appealed',
  comment: "comment|comments|editor's comment|editor's note|commentary|note|remark|dissent",
};

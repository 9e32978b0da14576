// What an annotation says, as a sentence for the hover.
import type { Noun, Nouns, Role } from './bridge/nouns.ts';
import { dealerOf, vulnerabilityOf } from './bridge/seats.ts';
import { type Option, spellContract } from './bridge/terms.ts';
import * as ofCase from './messages/annotations-case.ts';
import * as ofRuling from './messages/annotations-ruling.ts';
import * as ofTable from './messages/annotations-table.ts';
import type { Wording } from './messages/wording.ts';
import type { Annotation } from './syntax/annotations/annotation.ts';
import type { GivenArguments } from './syntax/annotations/annotation-arguments.ts';
import { type AnnotationWord, GRAMMAR } from './syntax/annotations/annotation-grammar.ts';
import type { Choice } from './syntax/tree.ts';

/** A sentence whose holes are not yet filled. */
export type Description = { readonly wording: Wording; readonly nouns: Nouns };

/** What the annotation says; of one that is not whole, how it is written. `undefined` where there is no such annotation. */
export function describeAnnotation({ word, given }: Annotation): Description | undefined {
  if (word === undefined) return undefined;
  return (
    DESCRIPTIONS[word](given) ??
    described(ofCase.writtenLikeThis, { example: { text: GRAMMAR[word].example } })
  );
}

type Describe = (given: GivenArguments) => Description | undefined;

const DESCRIPTIONS: { readonly [word in AnnotationWord]: Describe } = {
  language: ({ language }) => language && described(ofCase.language),
  laws: ({ edition }) => edition && described(ofCase.laws, { edition: { text: edition.value } }),
  case: () => described(ofCase.caseBegins),
  board: ({ number }) => number && describeBoard(number.value),
  dealer: ({ seat }) => seat && described(ofCase.dealer, { seat: { seat: seat.value } }),
  vul: ({ vulnerability }) =>
    vulnerability && described(ofCase.vulnerable, { vulnerability: { vulnerability: vulnerability.value } }),
  date: ({ date }) => date && described(ofCase.playedOn, { date: { text: date.value } }),
  hand: ({ seat, hand }) => seat && hand && described(ofCase.hand, { seat: { seat: seat.value } }),
  contract: ({ contract, seat }) =>
    contract &&
    seat &&
    described(ofCase.contract, {
      contract: { text: spellContract(contract.value) },
      seat: { seat: seat.value },
    }),
  declarer: ({ seat }) => seat && described(ofCase.declarer, { seat: { seat: seat.value } }),
  trumps: ({ denomination }) =>
    denomination && described(ofCase.trumps, { denomination: { denomination: denomination.value } }),

  penalty: cardsOfSeat(ofTable.penalty),
  'on-lead': ({ seat }) => seat && described(ofTable.onLead, { seat: { seat: seat.value } }),
  play: ({ plays }) => plays && described(ofTable.play),
  requires: optionBy(ofTable.requires),
  prohibits: optionBy(ofTable.prohibits),
  neither: ({ by }) => described(ofTable.neither, { by: chooser(by?.value) }),
  'no-option': () => described(ofTable.noOption),
  designates: ({ card, by }) =>
    card && described(ofTable.designates, { card: { card: card.value }, by: chooser(by?.value) }),
  accepts: ({ card }) => card && described(ofTable.accepts, { card: { card: card.value } }),
  rejects: ({ card }) => card && described(ofTable.rejects, { card: { card: card.value } }),

  ruling: ({ overruled }) => described(overruled ? ofRuling.overruledRuling : ofRuling.ruling),
  'picks-up': cardsOfSeat(ofRuling.picksUp),
  remains: ({ seat, cards }) =>
    seat && cards ? described(ofRuling.remains, { cards: listOf(cards) }) : undefined,
  kind: ({ cards, called }) =>
    cards &&
    called &&
    described(called.value === 'major' ? ofRuling.major : ofRuling.minor, { cards: listOf(cards) }),
  'may-play': choiceOfSeat(ofRuling.mayPlay, ofRuling.mayPlayAny),
  'must-play': choiceOfSeat(ofRuling.mustPlay, undefined),
  'may-lead': choiceOfSeat(ofRuling.mayLead, ofRuling.mayLeadAny),
  'must-lead': choiceOfSeat(ofRuling.mustLead, undefined),
  'may-not-lead': choiceOfSeat(ofRuling.mayNotLead, undefined),
  'may-take-back': ({ seat, card }) =>
    seat &&
    card &&
    described(ofRuling.mayTakeBack, { seat: { seat: seat.value }, card: { card: card.value } }),
  'may-use': cardsOfSeat(ofRuling.mayUse),
  'may-not-use': cardsOfSeat(ofRuling.mayNotUse),
  chooses: ({ role }) => role && described(ofRuling.chooses, { role: { role: role.value } }),
  offers: optionOf({
    require: ofRuling.offersRequire,
    prohibit: ofRuling.offersProhibit,
    neither: ofRuling.offersNeither,
  }),
  denies: optionOf({
    require: ofRuling.deniesRequire,
    prohibit: ofRuling.deniesProhibit,
    neither: ofRuling.deniesNeither,
  }),
  cites: ({ paragraph }) =>
    paragraph && described(ofRuling.cites, { paragraph: { paragraph: paragraph.value } }),
  verdict: ({ judgement }) =>
    judgement && described(judgement.value === 'right' ? ofRuling.calledRight : ofRuling.calledWrong),

  expect: ({ paragraph }) =>
    paragraph && described(ofCase.expect, { paragraph: { paragraph: paragraph.value } }),
  ignore: ({ rule }) => rule && described(ofCase.ignore, { rule: { text: rule.value } }),
};

function described(wording: Wording, nouns: Nouns = {}): Description {
  return { wording, nouns };
}

function describeBoard(number: number): Description {
  return described(ofCase.board, {
    number: { number },
    dealer: { seat: dealerOf(number) },
    vulnerability: { vulnerability: vulnerabilityOf(number) },
  });
}

function cardsOfSeat(wording: Wording): Describe {
  return ({ seat, cards }) =>
    seat && cards && described(wording, { seat: { seat: seat.value }, cards: listOf(cards) });
}

function optionBy(wording: Wording): Describe {
  return ({ suits, by }) =>
    suits &&
    described(wording, { suits: { suits: suits.map(({ value }) => value) }, by: chooser(by?.value) });
}

function choiceOfSeat(named: Wording, any: Wording | undefined): Describe {
  return ({ seat, choice }) => {
    if (seat === undefined || choice === undefined) return undefined;
    const noun = choiceNoun(choice);
    const place: Nouns = { seat: { seat: seat.value } };
    if (noun) return described(named, { ...place, choice: noun });
    return any && described(any, place);
  };
}

function choiceNoun(choice: Choice): Noun | undefined {
  if (choice.kind === 'cards') return listOf(choice.cards);
  return choice.kind === 'suits' ? { suits: choice.suits.map(({ value }) => value) } : undefined;
}

function optionOf(wordings: { readonly [kind in Option['kind']]: Wording }): Describe {
  return ({ option }) => {
    if (option === undefined) return undefined;
    const { value } = option;
    return described(wordings[value.kind], value.kind === 'neither' ? {} : { suits: { suits: value.suits } });
  };
}

/** An option is declarer's where nobody else is named. */
function chooser(by: Role | undefined): Noun {
  return { role: by ?? 'declarer' };
}

function listOf(cards: NonNullable<GivenArguments['cards']>): Noun {
  return { cards: cards.map(({ value }) => value) };
}

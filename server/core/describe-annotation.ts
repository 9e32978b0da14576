// What an annotation says, as a sentence for the hover.
import type { Noun, Nouns, Role } from './bridge/nouns.ts';
import { dealerOf, vulnerabilityOf } from './bridge/seats.ts';
import { type Option, spellContract } from './bridge/terms.ts';
import * as words from './messages/annotations.ts';
import type { Wording } from './messages/wording.ts';
import type { Annotation } from './syntax/annotation.ts';
import type { GivenArguments } from './syntax/annotation-arguments.ts';
import { type AnnotationWord, GRAMMAR } from './syntax/annotation-grammar.ts';
import type { Choice } from './syntax/tree.ts';

/** A sentence whose holes are not yet filled. */
export type Description = { readonly wording: Wording; readonly nouns: Nouns };

/** What the annotation says; of one that is not whole, how it is written. `undefined` where there is no such annotation. */
export function describeAnnotation({ word, given }: Annotation): Description | undefined {
  if (word === undefined) return undefined;
  return (
    DESCRIPTIONS[word](given) ??
    described(words.writtenLikeThis, { example: { text: GRAMMAR[word].example } })
  );
}

type Describe = (given: GivenArguments) => Description | undefined;

const DESCRIPTIONS: { readonly [word in AnnotationWord]: Describe } = {
  language: ({ language }) => language && described(words.language),
  laws: ({ edition }) => edition && described(words.laws, { edition: { text: edition.value } }),
  case: () => described(words.caseBegins),
  board: ({ number }) => number && describeBoard(number.value),
  dealer: ({ seat }) => seat && described(words.dealer, { seat: { seat: seat.value } }),
  vul: ({ vulnerability }) =>
    vulnerability && described(words.vulnerable, { vulnerability: { vulnerability: vulnerability.value } }),
  date: ({ date }) => date && described(words.playedOn, { date: { text: date.value } }),
  hand: ({ seat, hand }) => seat && hand && described(words.hand, { seat: { seat: seat.value } }),
  contract: ({ contract, seat }) =>
    contract &&
    seat &&
    described(words.contract, {
      contract: { text: spellContract(contract.value) },
      seat: { seat: seat.value },
    }),
  declarer: ({ seat }) => seat && described(words.declarer, { seat: { seat: seat.value } }),
  trumps: ({ denomination }) =>
    denomination && described(words.trumps, { denomination: { denomination: denomination.value } }),

  penalty: cardsOfSeat(words.penalty),
  'on-lead': ({ seat }) => seat && described(words.onLead, { seat: { seat: seat.value } }),
  play: ({ plays }) => plays && described(words.play),
  requires: optionBy(words.requires),
  prohibits: optionBy(words.prohibits),
  neither: ({ by }) => described(words.neither, { by: chooser(by?.value) }),
  'no-option': () => described(words.noOption),
  designates: ({ card, by }) =>
    card && described(words.designates, { card: { card: card.value }, by: chooser(by?.value) }),
  accepts: ({ card }) => card && described(words.accepts, { card: { card: card.value } }),
  rejects: ({ card }) => card && described(words.rejects, { card: { card: card.value } }),

  ruling: ({ overruled }) => described(overruled ? words.overruledRuling : words.ruling),
  'picks-up': cardsOfSeat(words.picksUp),
  remains: ({ seat, cards }) =>
    seat && cards ? described(words.remains, { cards: listOf(cards) }) : undefined,
  kind: ({ cards, called }) =>
    cards &&
    called &&
    described(called.value === 'major' ? words.major : words.minor, { cards: listOf(cards) }),
  'may-play': choiceOfSeat(words.mayPlay, words.mayPlayAny),
  'must-play': choiceOfSeat(words.mustPlay, undefined),
  'may-lead': choiceOfSeat(words.mayLead, words.mayLeadAny),
  'must-lead': choiceOfSeat(words.mustLead, undefined),
  'may-not-lead': choiceOfSeat(words.mayNotLead, undefined),
  'may-take-back': ({ seat, card }) =>
    seat && card && described(words.mayTakeBack, { seat: { seat: seat.value }, card: { card: card.value } }),
  'may-use': cardsOfSeat(words.mayUse),
  'may-not-use': cardsOfSeat(words.mayNotUse),
  chooses: ({ role }) => role && described(words.chooses, { role: { role: role.value } }),
  offers: optionOf({
    require: words.offersRequire,
    prohibit: words.offersProhibit,
    neither: words.offersNeither,
  }),
  denies: optionOf({
    require: words.deniesRequire,
    prohibit: words.deniesProhibit,
    neither: words.deniesNeither,
  }),
  cites: ({ paragraph }) =>
    paragraph && described(words.cites, { paragraph: { paragraph: paragraph.value } }),
  verdict: ({ judgement }) =>
    judgement && described(judgement.value === 'right' ? words.calledRight : words.calledWrong),

  expect: ({ paragraph }) =>
    paragraph && described(words.expect, { paragraph: { paragraph: paragraph.value } }),
  ignore: ({ rule }) => rule && described(words.ignore, { rule: { text: rule.value } }),
};

function described(wording: Wording, nouns: Nouns = {}): Description {
  return { wording, nouns };
}

function describeBoard(number: number): Description {
  return described(words.board, {
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

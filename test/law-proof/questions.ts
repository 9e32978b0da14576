// What both are asked at a moment: declarer's choices, what has become of cards, what a player may lead or play.
import { type Card, SUITS, type Suit } from '../../server/core/bridge/cards.ts';
import { partnerOf, type Seat } from '../../server/core/bridge/seats.ts';
import type { Event, Option } from '../../server/core/facts/facts.ts';
import { dutiesOf, limitBroken, playablePenaltyCards } from '../../server/core/model/duty.ts';
import { fateOf } from '../../server/core/model/fate.ts';
import { basisOfOption, isAllowed, optionsOf } from '../../server/core/model/options.ts';
import { isOptionDue, majorsOf } from '../../server/core/model/position.ts';
import { information } from '../../server/core/rules/law/information.ts';
import * as table from './by-the-table.ts';
import {
  AT,
  ask,
  type Comparison,
  lyingByTable,
  lyingInModel,
  type Moment,
  spelledOption,
  told,
} from './moment.ts';
import { INFORMATION } from './paragraphs.ts';

/** All that declarer could say before a lead, suits without a penalty card and too many suits included. */
export const CHOICES: readonly table.Choice[] = [
  { verb: 'neither', suits: [] },
  ...someOf(SUITS).flatMap((suits): readonly table.Choice[] => [
    { verb: 'require', suits },
    { verb: 'prohibit', suits },
  ]),
];

function someOf(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  const [first, ...others] = suits;
  if (first === undefined) return [];
  const rest = someOf(others);
  return [[first], ...rest, ...rest.map((set) => [first, ...set])];
}

/** Laws 50D2, 51B: what declarer may choose, by which paragraph; what the law does not give changes nothing. */
export function askOfChoices(moment: Moment, found: Comparison): void {
  const { leader, edition } = moment.table;
  const majors = table.majorsOf(moment.table, partnerOf(leader));
  ask(found, moment, 'an option is due', majors.length > 0, isOptionDue(moment.model));
  const about = `${edition} ${leader} ${majors.toSorted().join()}`;
  if (found.asked.has(about)) return;
  found.asked.add(about);
  const inModel = majorsOf(moment.model, partnerOf(leader));
  const given = CHOICES.filter((choice) => table.rowOf(moment.table, choice)).map(optionOf);
  const all = (options: readonly Option[]) => options.map(spelledOption).toSorted().join();
  ask(found, moment, 'the options', all(given), all(optionsOf(inModel)));
  for (const choice of CHOICES) {
    const option = optionOf(choice);
    const row = table.rowOf(moment.table, choice);
    ask(found, moment, `${spelledOption(option)} is given`, row !== undefined, isAllowed(option, inModel));
    if (row === undefined) askOfRefused(moment, option, found);
    else {
      const { by } = basisOfOption(option.kind, inModel, edition);
      ask(found, moment, `the paragraph of ${spelledOption(option)}`, row.paragraph[edition], by);
    }
  }
}

function askOfRefused(moment: Moment, option: Option, found: Comparison): void {
  const stated = told(moment, eventOf(option));
  ask(found, stated, 'penalty cards', lyingByTable(moment.table), lyingInModel(stated.model));
  ask(found, stated, 'the option is given', false, stated.model.trick?.election?.isGiven);
  ask(found, stated, 'prohibitions', moment.table.prohibited.length, stated.model.prohibitions.length);
}

export function optionOf({ verb, suits }: table.Choice): Option {
  return verb === 'neither' ? { kind: verb } : { kind: verb, suits };
}

export function eventOf(option: Option): Event {
  return { kind: 'option', span: AT, option, by: undefined };
}

/** Laws 50A, 50D2(a), 51B: what has become of each card that is or was a penalty card. */
export function askOfFates(moment: Moment, found: Comparison): void {
  for (const { card, owner, how, paragraph } of moment.table.gone) {
    const fate = fateOf(moment.model, owner, card);
    const kind = how === 'played' ? 'was-played' : 'picked-up';
    ask(found, moment, `what became of ${card}`, kind, fate?.kind);
    ask(found, moment, `why ${card} is ${how}`, paragraph, fate?.basis.by);
    askOfInformation(moment, card, owner, how, found);
  }
  for (const { card, owner } of moment.table.exposed) {
    ask(found, moment, `what became of ${card}`, 'remains', fateOf(moment.model, owner, card)?.kind);
    askOfInformation(moment, card, owner, 'lying', found);
  }
}

/** Law 50E: who may use what he has seen of a card that is still in the hand, or on the table before it. */
function askOfInformation(moment: Moment, card: Card, owner: Seat, state: string, found: Comparison): void {
  if (!moment.table.held[owner].includes(card)) return;
  for (const { player, isAuthorized, paragraph } of INFORMATION.filter((row) => row.card === state)) {
    const seat = player === 'partner' ? partnerOf(owner) : 'S';
    for (const kind of ['may-use', 'may-not-use'] as const) {
      const claim = { kind, seat, cards: [{ value: card, span: AT }], span: AT };
      const [opinion] = information.compare(claim, moment.model, NO_RULING);
      const by =
        opinion?.kind === 'wrong' ? opinion.departures.map(({ basis }) => basis.by).join() : undefined;
      const isWrong = isAuthorized === (kind === 'may-not-use');
      ask(
        found,
        moment,
        `${kind} ${seat} ${card}`,
        isWrong ? paragraph[moment.table.edition] : undefined,
        by,
      );
    }
  }
}

const NO_RULING = { by: undefined, overruled: false, verdict: undefined, claims: [], span: AT };

/** What a player may lead or play and why nothing else; once more for each card that declarer can designate. */
export function askOfPlayer(moment: Moment, seat: Seat, found: Comparison): table.Permission {
  const permission = askOfCards(moment, seat, found);
  for (const card of permission.toDesignate) {
    const designates: Event = {
      kind: 'designates',
      span: AT,
      card: { value: card, span: AT },
      by: undefined,
    };
    const designated = told({ ...moment, table: { ...moment.table, designated: card } }, designates);
    askOfCards(designated, seat, found);
  }
  return permission;
}

function askOfCards(moment: Moment, seat: Seat, found: Comparison): table.Permission {
  const { table: situation, model } = moment;
  const permission = table.permitted(situation, seat);
  if (situation.held[seat].length === 0) return permission;
  const [duty, another] = dutiesOf(model, seat);
  ask(found, moment, `${seat} is bound in one way`, true, duty !== undefined && another === undefined);
  if (duty === undefined) return permission;
  for (const card of situation.held[seat]) {
    const by = limitBroken(duty, card)?.basis.by;
    ask(
      found,
      moment,
      `the paragraph by which ${seat} may not play ${card}`,
      permission.broken.get(card),
      by,
    );
  }
  if (situation.designated === undefined) {
    const playable = playablePenaltyCards(duty);
    const toDesignate = playable.length > 1 ? playable.toSorted().join() : '';
    ask(found, moment, 'declarer designates', permission.toDesignate.toSorted().join(), toDesignate);
  }
  if (situation.trick.length === 0) {
    ask(found, moment, `${seat} cannot comply`, permission.isUnable, duty.excused !== undefined);
  }
  return permission;
}

// Many ways in which Turkish says one thing: each phrase is put into the same case, and gives the same fact or claim.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';
import type { Claim, Event, Facts } from '../server/core/facts/facts.ts';

const FIXTURE = path.join(import.meta.dirname, 'fixtures/turkish-phrases.txt');

const BOARD = `Güney 3NT oynuyor.

          ♠J7
          ♥J3
          ♦A84
          ♣A
♠Q32                ♠K964
♥A7                 ♥Q2
♦K2                 ♦93
♣Q                  ♣-
          ♠A8
          ♥K4
          ♦QJT
          ♣7

`;
const DROPPED = 'Doğu pik papazı ile kupa kızını yere düşürdü, ikisi de cezalı kart oldu. ';
const ON_LEAD = `${BOARD}${DROPPED}Çıkış Batı'da. `;

/** What stands around the phrase, and what is looked at. */
const SECTIONS: {
  readonly [section: string]: {
    readonly before: string;
    readonly after: string;
    readonly seen: (facts: Facts) => string;
  };
} = {
  choice: { before: ON_LEAD, after: '', seen: ({ events }) => events.flatMap(chosen).join(' + ') },
  exposed: { before: BOARD, after: ' Kartlar cezalı kart oldu.', seen: ({ events }) => exposed(events) },
  lead: {
    before: BOARD + DROPPED,
    after: ' Güney piki yasakladı.',
    seen: ({ events }) => events.flatMap((event) => (event.kind === 'on-lead' ? [event.seat] : [])).join(' '),
  },
  'spades barred': { before: `${ON_LEAD}Güney piki yasakladı.\n\nHakem kararı: `, after: '', seen: claimed },
  'a spade required': { before: `${ON_LEAD}Güney pik istedi.\n\nHakem kararı: `, after: '', seen: claimed },
  'left free': { before: `${ON_LEAD}Güney hiçbir şey istemedi.\n\nHakem kararı: `, after: '', seen: claimed },
  'two spots': {
    before: `${BOARD}Doğu elinden pik dokuzlusu ile karo üçlüsünü düşürdü. Çıkış Batı'da.\n\nHakem kararı: `,
    after: '',
    seen: claimed,
  },
  'to play': {
    before: `${BOARD}${DROPPED}Batı sinek kızını çıktı, yer ası verdi, Doğu'nun hiç sineği yoktu.\n\nHakem kararı: `,
    after: '',
    seen: claimed,
  },
};

function chosen(event: Event): readonly string[] {
  if (event.kind !== 'option') return [];
  return [[event.option.kind, ...(event.option.kind === 'neither' ? [] : event.option.suits)].join(' ')];
}

function exposed(events: readonly Event[]): string {
  const cards = events.flatMap((event) =>
    event.kind === 'penalty' ? event.cards.map(({ value }) => `${event.seat}:${value}`) : [],
  );
  return cards.sort().join(' ');
}

function claimed({ rulings }: Facts): string {
  return rulings
    .flatMap(({ claims }) => claims)
    .filter(({ kind }) => kind !== 'cites')
    .map(shown)
    .sort()
    .join(' + ');
}

function shown(claim: Claim): string {
  const parts: string[] = [claim.kind];
  if ('seat' in claim) parts.push(claim.seat);
  if ('cards' in claim) parts.push(...claim.cards.map(({ value }) => value));
  if ('card' in claim) parts.push(claim.card.value);
  if ('called' in claim) parts.push(claim.called.value);
  if ('role' in claim) parts.push(claim.role.value);
  if ('option' in claim)
    parts.push(claim.option.kind, ...(claim.option.kind === 'neither' ? [] : claim.option.suits));
  if ('choice' in claim)
    parts.push(
      ...(claim.choice.kind === 'any'
        ? ['any']
        : (claim.choice.kind === 'suits' ? claim.choice.suits : claim.choice.cards).map(
            ({ value }) => value,
          )),
    );
  if ('until' in claim && claim.until) parts.push(claim.until.value);
  return parts.join(' ');
}

/** The phrases of the fixture by section: behind a line `= …` stand those that say it. */
function phrases(): ReadonlyMap<string, readonly (readonly [phrase: string, said: string])[]> {
  const bySection = new Map<string, (readonly [string, string])[]>();
  let section: (readonly [string, string])[] = [];
  let said = '';
  for (const line of readFileSync(FIXTURE, 'utf8').split('\n')) {
    if (line.startsWith('## ')) {
      section = [];
      bySection.set(line.slice(3), section);
    } else if (line.startsWith('=')) said = line.slice(1).trim();
    else if (line.trim() !== '' && !line.startsWith('#')) section.push([line, said]);
  }
  return bySection;
}

describe.each([...phrases()])('%s', (section, rows) => {
  test.each(rows)('%s', (phrase, said) => {
    const { before = '', after = '', seen = () => '' } = SECTIONS[section] ?? {};
    const [first] = check(`${before}${phrase}${after}\n`).cases;
    expect(first && seen(first.report.facts)).toBe(said);
  });
});

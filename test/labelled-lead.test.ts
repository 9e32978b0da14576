// *Lead: North.*, as directors note it.
import { expect, it } from 'vitest';
import { check } from '../server/core/check.ts';

it.each([
  ['en', 'Declarer: West. South’s penalty cards: ♣A, ♣3.', 'Lead: North.'],
  ['el', 'Εκτελεστής: Δύση. Τιμωρημένα φύλλα του Νότου: ♣A, ♣3.', 'Έξοδος: Βορράς.'],
  ['nl', 'Leider: West. Strafkaarten van Zuid: ♣A, ♣3.', 'Uitkomst: Noord.'],
  ['tr', 'Deklaran: Batı. Güney’in cezalı kartları: ♣A, ♣3.', 'Çıkış: Kuzey.'],
])('says who is on lead: %s', (_, before, label) => {
  const leads = (text: string) =>
    check(text).cases.flatMap(({ report }) =>
      report.facts.events.flatMap((event) => (event.kind === 'on-lead' ? [event.seat] : [])),
    );
  expect(leads(`${before}\n${label}\n`)).toEqual(['N']);
  expect(leads(`${before}\n${label.replace('.', ' ♠4.')}\n`)).not.toEqual(['S']);
});

// Small words that are no terms of the law, in all their forms.
import { expect, it } from 'vitest';
import { check } from '../server/core/check.ts';

/** Who is said to have the penalty cards. */
function holdersIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.facts.events.flatMap((event) => (event.kind === 'penalty' ? [event.seat] : [])),
  );
}

it.each([
  'You are East and you have dropped the ♠K and the ♥Q. South plays 3NT; West is on lead. South forbids hearts.',
  'Je zit oost en je hebt ♠H en ♥V laten vallen. Zuid speelt 3SA; west moet voorspelen. Zuid verbiedt harten.',
  'Je bent oost en je hebt ♠H en ♥V laten vallen. Zuid speelt 3SA; west moet voorspelen. Zuid verbiedt harten.',
])('says which seat is yours: %s', (text) => {
  expect(holdersIn(text)).toEqual(['E']);
});

/** What may be led, said with one card of it named as well. */
function leadsIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.facts.rulings.flatMap(({ claims }) => claims.map(({ kind }) => kind)),
  );
}

it.each([
  'East has the ♠K and the ♥Q as penalty cards. South plays 3NT; West is on lead. South chose nothing. West may lead any card, the ♠A included.',
  'Oost heeft de ♠H en de ♥V als strafkaarten. Zuid speelt 3SA; west moet voorspelen. Zuid koos niets. West mag elke kaart voorspelen, ♠A inbegrepen.',
  'Η Ανατολή έχει τιμωρημένα φύλλα τον ♠Ρ και την ♥Ν. Ο Νότος παίζει 3ΧΑ και βγαίνει η Δύση. Η Δύση μπορεί να βγει οποιοδήποτε φύλλο, συμπεριλαμβανομένου του ♠Α.',
])('reads that a card is meant too: %s', (text) => {
  expect(leadsIn(text)).toContain('may-lead');
});

// What declarer tells the one on lead to play, or politely asks him for: an option, by whatever verb it is said.
import { describe, expect, test } from 'vitest';
import type { Language } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';

/** South declares, East has the ♠K and the ♥Q as penalty cards, West is on lead. */
const FACTS: { readonly [language in Language]: string } = {
  en: "South plays 3NT. East's ♠K and ♥Q are penalty cards. West is on lead.",
  el: 'Ο Νότος παίζει 3ΧΑ. Ο ♠K και η ♥Q της Ανατολής είναι τιμωρημένα φύλλα. Έξοδο έχει η Δύση.',
  nl: 'Zuid speelt 3SA. ♠H en ♥V van Oost zijn strafkaarten. West is aan slag.',
  tr: "Güney 3NT oynuyor. Doğu'nun ♠R ve ♥D'si cezalı kart. Çıkış Batı'da.",
};

const PROHIBITED: readonly (readonly [Language, string])[] = [
  ['en', 'South told West not to play a spade.'],
  ['el', 'Ο Νότος είπε στη Δύση να μην παίξει πίκα.'],
  ['nl', 'Zuid zei West geen schoppen te spelen.'],
  ['tr', "Güney, Batı'ya pik oynamamasını söyledi."],
];

const REQUIRED: readonly (readonly [Language, string])[] = [
  ['en', 'South told West to play a spade.'],
  ['en', '“Spades, if you would,” said South.'],
  ['el', 'Ο Νότος είπε στη Δύση να παίξει πίκα.'],
  ['el', '«Πίκα, αν έχετε την καλοσύνη», είπε ο Νότος.'],
  ['nl', '„Schoppen, als het kan,” zei Zuid.'],
  ['tr', "Güney Batı'ya pik oynamasını söyledi."],
  ['tr', '“Pik, mümkünse,” dedi Güney.'],
];

/** Of what West has or has done, or not from declarer. */
const NOT_CHOSEN: readonly (readonly [Language, string])[] = [
  ['en', 'South told West that he had no spade.'],
  ['en', 'The director told West not to play a spade.'],
  ['el', 'Ο Νότος είπε στη Δύση ότι δεν έχει πίκα.'],
  ['nl', 'Zuid vertelde West dat hij geen schoppen had.'],
  ['tr', "Güney Batı'ya piki olmadığını söyledi."],
];

function optionsIn([language, said]: readonly [Language, string]) {
  return check(`@language ${language}\n\n${FACTS[language]} ${said}`).cases.flatMap(({ report }) =>
    report.facts.events.flatMap((event) => (event.kind === 'option' ? [event.option] : [])),
  );
}

describe('an order or a request', () => {
  test.each(PROHIBITED)('%s: %s', (...said) => {
    expect(optionsIn(said)).toEqual([{ kind: 'prohibit', suits: ['S'] }]);
  });

  test.each(REQUIRED)('%s: %s', (...said) => {
    expect(optionsIn(said)).toEqual([{ kind: 'require', suits: ['S'] }]);
  });

  test.each(NOT_CHOSEN)('not in %s: %s', (...said) => {
    expect(optionsIn(said)).toEqual([]);
  });
});

import type { Wording } from './wording.ts';

/** A hand's cards, points and shape, as the hover tells them. */
export const handTold: Wording = {
  en: '{seat:bare}: {cards} {cards?card|cards}, {points} {points?point|points}, shape {shape}',
  el: '{seat:bare}: {cards} {cards?φύλλο|φύλλα}, {points} {points?πόντος|πόντοι}, κατανομή {shape}',
  nl: '{seat:bare}: {cards} {cards?kaart|kaarten}, {points} {points?punt|punten}, verdeling {shape}',
  tr: '{seat:bare}: {cards} {cards?kart|kart}, {points} {points?puan|puan}, dağılım {shape}',
};

/** The same of a hand whose owner the text does not name. */
export const looseHandTold: Wording = {
  en: '{cards} {cards?card|cards}, {points} {points?point|points}, shape {shape}',
  el: '{cards} {cards?φύλλο|φύλλα}, {points} {points?πόντος|πόντοι}, κατανομή {shape}',
  nl: '{cards} {cards?kaart|kaarten}, {points} {points?punt|punten}, verdeling {shape}',
  tr: '{cards} {cards?kart|kart}, {points} {points?puan|puan}, dağılım {shape}',
};

/** How many cards a hand has, shown beside it. */
export const cardsCounted: Wording = {
  en: '{seat:bare}: {cards} {cards?card|cards}',
  el: '{seat:bare}: {cards} {cards?φύλλο|φύλλα}',
  nl: '{seat:bare}: {cards} {cards?kaart|kaarten}',
  tr: '{seat:bare}: {cards} {cards?kart|kart}',
};

/** The high-card points of a hand, shown beside it. */
export const pointsCounted: Wording = {
  en: '{seat:bare}: {points} {points?point|points}',
  el: '{seat:bare}: {points} {points?πόντος|πόντοι}',
  nl: '{seat:bare}: {points} {points?punt|punten}',
  tr: '{seat:bare}: {points} {points?puan|puan}',
};

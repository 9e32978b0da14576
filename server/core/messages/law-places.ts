// What another place of the text has to do with a wrong ruling.
import type { Wording } from './wording.ts';

export const penaltyToldHere: Wording = {
  en: 'The penalty card is mentioned here.',
  el: 'Εδώ αναφέρεται το τιμωρημένο φύλλο.',
  nl: 'Hier staat van welke strafkaart sprake is.',
  tr: 'Cezalı kart burada belirtilmiş.',
};

export const optionToldHere: Wording = {
  en: 'Declarer’s option is stated here.',
  el: 'Εδώ αναφέρεται η επιλογή του εκτελεστή.',
  nl: 'Hier staat de keuze van de leider.',
  tr: 'Deklaranın seçimi burada belirtilmiş.',
};

export const leadToldHere: Wording = {
  en: 'Who is on lead is stated here.',
  el: 'Εδώ αναφέρεται ποιος έχει την έξοδο.',
  nl: 'Hier staat wie aan slag is.',
  tr: 'Çıkışın kimde olduğu burada belirtilmiş.',
};

export const playToldHere: Wording = {
  en: 'The play is described here.',
  el: 'Εδώ αναφέρεται το παίξιμο.',
  nl: 'Hier staat wat er gespeeld is.',
  tr: 'Oyun burada belirtilmiş.',
};

export const designationToldHere: Wording = {
  en: 'Declarer’s designation is stated here.',
  el: 'Εδώ αναφέρεται ποιο φύλλο καθόρισε ο εκτελεστής.',
  nl: 'Hier staat welke kaart de leider heeft aangewezen.',
  tr: 'Deklaranın belirlediği kart burada yazılı.',
};

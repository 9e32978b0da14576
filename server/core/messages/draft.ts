// The sentences of a drafted ruling, as a Director says them; what the hover says alike stands in law-gives.ts.
import type { Wording } from './wording.ts';

/** The title of the action that writes the draft. */
export const draftRuling: Wording = {
  en: 'Draft the ruling',
  el: 'Σύνταξη της απόφασης',
  nl: 'Uitspraak opstellen',
  tr: 'Kararı taslak olarak yaz',
};

/** The same where a ruling stands there that contradicts the law. */
export const replaceRuling: Wording = {
  en: 'Replace the ruling with what the law gives',
  el: 'Αντικατάσταση της απόφασης με αυτό που ορίζει ο Νόμος',
  nl: 'Uitspraak vervangen door wat de spelregels geven',
  tr: 'Kararı yasanın verdiği kararla değiştir',
};

export const picksUp: Wording = {
  en: '{seat} picks up {cards}.',
  el: '{seat} αποσύρει {cards?το φύλλο|τα φύλλα} {cards}.',
  nl: '{seat} neemt {cards} op.',
  tr: '{seat}, {cards} {cards?kartını|kartlarını} eline alır.',
};

export const leadsAnyCard: Wording = {
  en: '{seat} may lead any card.',
  el: '{seat} μπορεί να κάνει έξοδο με οποιοδήποτε φύλλο.',
  nl: '{seat} mag elke kaart voorspelen.',
  tr: '{seat} istediği kartı çıkabilir.',
};

/** The lead is restricted, and the text does not show whether the leader can comply. */
export const mustLeadIfAble: Wording = {
  en: '{seat} must lead {suits}, for this lead only, unless {seat} has none.',
  el: '{seat} πρέπει να κάνει έξοδο σε {suits}, μόνο για αυτή την έξοδο, εκτός αν δεν έχει.',
  nl: '{seat} moet {suits} voorspelen, alleen deze keer, tenzij {seat} er geen heeft.',
  tr: 'Eğer elinde varsa {seat} {suits} çıkmak zorundadır, yalnız bu çıkış için.',
};

export const mayNotLeadIfAble: Wording = {
  en: '{seat} may not lead {suits:or} until {seat} loses the lead, unless {seat} has no other suit.',
  el: '{seat} δεν μπορεί να κάνει έξοδο σε {suits:or} μέχρι να χάσει την έξοδο, εκτός αν δεν έχει άλλο χρώμα.',
  nl: '{seat} mag geen {suits:or} voorspelen zolang {seat} aan slag blijft, tenzij {seat} geen andere kleur heeft.',
  tr: 'Eğer elinde başka renk varsa {seat}, çıkışı kaybedene kadar {suits:or} çıkamaz.',
};

export const playsCard: Wording = {
  en: '{seat} must play {cards}.',
  el: '{seat} πρέπει να παίξει {cards?το φύλλο|τα φύλλα} {cards}.',
  nl: '{seat} moet {cards} spelen.',
  tr: '{seat} {cards} kartını oynamak zorundadır.',
};

export const declarerSaysWhichIsPlayed: Wording = {
  en: 'Declarer designates which penalty card {seat} plays.',
  el: 'Ο εκτελεστής καθορίζει ποιο τιμωρημένο φύλλο παίζει {seat}.',
  nl: 'De leider bepaalt welke strafkaart {seat} speelt.',
  tr: '{seat:gen} hangi cezalı kartı oynayacağını deklaran belirler.',
};

export const declarerSaysWhichIsLed: Wording = {
  en: 'Declarer designates which penalty card {seat} leads.',
  el: 'Ο εκτελεστής καθορίζει με ποιο τιμωρημένο φύλλο κάνει έξοδο {seat}.',
  nl: 'De leider bepaalt welke strafkaart {seat} voorspeelt.',
  tr: '{seat:gen} hangi cezalı kartla çıkacağını deklaran belirler.',
};

export const followsSuit: Wording = {
  en: '{seat} must follow suit.',
  el: '{seat} πρέπει να ακολουθήσει το χρώμα.',
  nl: '{seat} moet kleur bekennen.',
  tr: '{seat} renge uymak zorundadır.',
};

export const mayRequire: Wording = {
  en: 'Declarer may require {suits:or}.',
  el: 'Ο εκτελεστής μπορεί να απαιτήσει {suits:or}.',
  nl: 'De leider mag {suits:or} eisen.',
  tr: 'Deklaran {suits:or} isteyebilir.',
};

export const mayProhibit: Wording = {
  en: 'Declarer may prohibit {suits}.',
  el: 'Ο εκτελεστής μπορεί να απαγορεύσει {suits}.',
  nl: 'De leider mag {suits} verbieden.',
  tr: 'Deklaran {suits:acc} yasaklayabilir.',
};

export const mayProhibitSome: Wording = {
  en: 'Declarer may prohibit one or more of the suits {suits}.',
  el: 'Ο εκτελεστής μπορεί να απαγορεύσει ένα ή περισσότερα από τα χρώματα {suits}.',
  nl: 'De leider mag {suits} verbieden, samen of afzonderlijk.',
  tr: 'Deklaran {suits} renklerinden birini ya da daha çoğunu yasaklayabilir.',
};

// Which options declarer has before the lead of the offender's partner: the sentences of the rules.
import type { Wording } from './wording.ts';

/** Options said to be open that are not. */
export const noPenaltyCardInSuit: Wording = {
  en: 'Declarer has no option in {suits:or}: {offender} has no penalty card there.',
  el: 'Ο εκτελεστής δεν έχει επιλογή σε {suits:or}: εκεί {offender} δεν έχει τιμωρημένο φύλλο.',
  nl: 'De leider heeft geen keuze in {suits:or}: {offender} heeft daar geen strafkaart.',
  tr: 'Deklaranın {suits:or} için seçeneği yoktur: {offender:gen} o renkte cezalı kartı yok.',
};

export const oneSuitIsRequired: Wording = {
  en: 'Declarer may require one suit only, not {suits}.',
  el: 'Ο εκτελεστής μπορεί να απαιτήσει ένα μόνο χρώμα, όχι {suits}.',
  nl: 'De leider mag maar één kleur eisen, niet {suits}.',
  tr: 'Deklaran yalnız bir renk isteyebilir, {suits} değil.',
};

export const noOptionForMinor: Wording = {
  en: 'Declarer has no option: {offender} has no more than one minor penalty card.',
  el: 'Ο εκτελεστής δεν έχει επιλογή: {offender} έχει ένα μόνο μικρό τιμωρημένο φύλλο.',
  nl: 'De leider heeft geen keuze: {offender} heeft maar één kleine strafkaart.',
  tr: 'Deklaranın seçeneği yoktur: {offender:gen} yalnız bir minör cezalı kartı var.',
};

export const noOptionAtOwnLead: Wording = {
  en: 'Declarer has no option at the offender’s own lead: {leader} leads a penalty card, and of two or more declarer designates one.',
  el: 'Ο εκτελεστής δεν έχει επιλογή όταν κάνει έξοδο ο ίδιος ο υπαίτιος: {leader} παίζει τιμωρημένο φύλλο, και από δύο ή περισσότερα ο εκτελεστής καθορίζει ποιο.',
  nl: 'De leider heeft geen keuze wanneer de overtreder zelf voorspeelt: {leader} speelt een strafkaart voor, en van twee of meer bepaalt de leider welke.',
  tr: 'Kusurlu oyuncunun kendi çıkışında deklaranın seçeneği yoktur: {leader} bir cezalı kartla çıkar; iki ya da daha çok kart varsa hangisi olduğunu deklaran belirler.',
};

export const noPenaltyCardLeft: Wording = {
  en: 'Declarer has no option: {offender} has no penalty card any more.',
  el: 'Ο εκτελεστής δεν έχει επιλογή: {offender} δεν έχει πια τιμωρημένο φύλλο.',
  nl: 'De leider heeft geen keuze: {offender} heeft geen strafkaart meer.',
  tr: 'Deklaranın seçeneği yoktur: {offender:gen} artık cezalı kartı yok.',
};

/** Options that a list of them leaves out. */
export const mayAlsoRequire: Wording = {
  en: 'Declarer may also require {suits:or}: the ruling does not name it.',
  el: 'Ο εκτελεστής μπορεί επίσης να απαιτήσει {suits:or}: η απόφαση δεν το αναφέρει.',
  nl: 'De leider mag ook {suits:or} eisen: de uitspraak noemt dat niet.',
  tr: 'Deklaran ayrıca {suits:or} isteyebilir: karar bunu belirtmiyor.',
};

export const mayAlsoProhibit: Wording = {
  en: 'Declarer may also prohibit {suits:or}: the ruling does not name it.',
  el: 'Ο εκτελεστής μπορεί επίσης να απαγορεύσει {suits:or}: η απόφαση δεν το αναφέρει.',
  nl: 'De leider mag ook {suits:or} verbieden: de uitspraak noemt dat niet.',
  tr: 'Deklaran ayrıca {suits:acc:or} yasaklayabilir: karar bunu belirtmiyor.',
};

export const mayAlsoDoNeither: Wording = {
  en: 'Declarer may also choose neither to require nor to prohibit a lead: the ruling does not name it.',
  el: 'Ο εκτελεστής μπορεί επίσης να επιλέξει να μην απαιτήσει ούτε να απαγορεύσει έξοδο: η απόφαση δεν το αναφέρει.',
  nl: 'De leider mag er ook voor kiezen geen voorspeelbeperking op te leggen: de uitspraak noemt dat niet.',
  tr: 'Deklaran ayrıca bir çıkış istememeyi ve yasaklamamayı seçebilir: karar bunu belirtmiyor.',
};

/** Options said to be closed that are open. */
export const mayRequire: Wording = {
  en: 'Declarer may require {suits}: {offender} has a penalty card there.',
  el: 'Ο εκτελεστής μπορεί να απαιτήσει {suits}: εκεί {offender} έχει τιμωρημένο φύλλο.',
  nl: 'De leider mag {suits} eisen: {offender} heeft daar een strafkaart.',
  tr: 'Deklaran {suits} isteyebilir: {offender:gen} o renkte cezalı kartı var.',
};

export const mayProhibit: Wording = {
  en: 'Declarer may prohibit {suits}: any suit, or all suits, in which {offender} has a penalty card.',
  el: 'Ο εκτελεστής μπορεί να απαγορεύσει {suits}: κάθε χρώμα, ή όλα τα χρώματα, στα οποία {offender} έχει τιμωρημένο φύλλο.',
  nl: 'De leider mag {suits} verbieden: elke kleur, of alle kleuren, waarin {offender} een strafkaart heeft.',
  tr: 'Deklaran {suits:acc} yasaklayabilir: {offender:gen} cezalı kartı olan renklerin birini ya da hepsini.',
};

export const mayDoNeither: Wording = {
  en: 'Declarer may choose neither to require nor to prohibit a lead.',
  el: 'Ο εκτελεστής μπορεί να επιλέξει να μην απαιτήσει ούτε να απαγορεύσει έξοδο.',
  nl: 'De leider mag ervoor kiezen geen voorspeelbeperking op te leggen.',
  tr: 'Deklaran bir çıkış istememeyi ve yasaklamamayı seçebilir.',
};

export const optionsApplyAgain: Wording = {
  en: 'Declarer has all the options again: {leader} is on lead again, and {offender} still has a penalty card.',
  el: 'Ο εκτελεστής έχει και πάλι όλες τις επιλογές: {leader} έχει πάλι την έξοδο και {offender} έχει ακόμη τιμωρημένο φύλλο.',
  nl: 'De leider heeft opnieuw alle keuzes: {leader} is weer aan slag en {offender} heeft nog een strafkaart.',
  tr: 'Deklaranın bütün seçenekleri yeniden geçerlidir: çıkış yine {leader:loc} ve {offender:gen} hâlâ cezalı kartı var.',
};

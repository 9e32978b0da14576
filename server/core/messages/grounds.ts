// How certain a finding is where it does not rest on the words of the law: said after its sentence.
import type { Wording } from './wording.ts';

export const restsOnWords: Wording = {
  en: 'This rests on the words of the law.',
  el: 'Αυτό στηρίζεται στο ίδιο το κείμενο του Νόμου.',
  nl: 'Dit berust op de tekst van de spelregels zelf.',
  tr: 'Bu, yasanın kendi metnine dayanır.',
};

export const restsOnCommentary: Wording = {
  en: 'This rests on a commentary or minute of the WBF, not on the words of the law.',
  el: 'Αυτό στηρίζεται σε σχόλιο ή πρακτικό της WBF, όχι στο κείμενο του Νόμου.',
  nl: 'Dit berust op een commentaar of notulen van de WBF, niet op de tekst van de spelregels.',
  tr: 'Bu, yasanın metnine değil, WBF’nin bir yorumuna ya da tutanağına dayanır.',
};

export const restsOnInference: Wording = {
  en: 'This follows from the law, but is not said there in so many words.',
  el: 'Αυτό προκύπτει από τον Νόμο, αλλά δεν αναφέρεται εκεί ρητά.',
  nl: 'Dit volgt uit de spelregels, maar staat er niet met zoveel woorden.',
  tr: 'Bu, yasadan çıkan bir sonuçtur; yasada açıkça yazmaz.',
};

export const restsOnMemory: Wording = {
  en: 'Our text of this paragraph has not yet been compared with a law book.',
  el: 'Το κείμενό μας αυτής της παραγράφου δεν έχει ακόμη αντιπαραβληθεί με βιβλίο νόμων.',
  nl: 'Onze tekst van deze bepaling is nog niet met een spelregelboek vergeleken.',
  tr: 'Bu maddeye ilişkin metnimiz henüz bir yasa kitabıyla karşılaştırılmadı.',
};

/** The points that the law leaves open. */
export const mayBeFreeForTheTrick: Wording = {
  en: 'Readings differ: “any legal play to the trick” may also free the offender from the other penalty cards for this trick.',
  el: 'Οι αναγνώσεις διαφέρουν: το «οποιοδήποτε νόμιμο παίξιμο στη λεβέ» μπορεί να απαλλάσσει τον υπαίτιο και από τα άλλα τιμωρημένα φύλλα σε αυτή τη λεβέ.',
  nl: 'De lezingen verschillen: “elke reglementaire kaart bijspelen” kan de overtreder voor deze slag ook van de andere strafkaarten vrijstellen.',
  tr: 'Yorumlar ayrılıyor: “löveye yasal olan herhangi bir kart” sözü, kusurlu oyuncuyu bu löve için öteki cezalı kartlardan da kurtarıyor olabilir.',
};

export const mayLeadFreelyIfUnable: Wording = {
  en: 'Readings differ: a leader who cannot comply may be free to lead any card, his own penalty card or another.',
  el: 'Οι αναγνώσεις διαφέρουν: όποιος δεν μπορεί να συμμορφωθεί ίσως είναι ελεύθερος να κάνει έξοδο με οποιοδήποτε φύλλο, το δικό του τιμωρημένο ή άλλο.',
  nl: 'De lezingen verschillen: wie niet kan voldoen, is misschien vrij om elke kaart voor te spelen, de eigen strafkaart of een andere.',
  tr: 'Yorumlar ayrılıyor: isteneni yapamayan oyuncu, kendi cezalı kartı ya da başka bir kart, istediğini çıkmakta serbest olabilir.',
};

export const mayHaveNoOptionYet: Wording = {
  en: 'Readings differ: while a prohibition runs, declarer may not have the options again.',
  el: 'Οι αναγνώσεις διαφέρουν: όσο ισχύει μια απαγόρευση, ο εκτελεστής ίσως δεν έχει ξανά τις επιλογές.',
  nl: 'De lezingen verschillen: zolang een verbod loopt, heeft de leider de keuzes misschien niet opnieuw.',
  tr: 'Yorumlar ayrılıyor: bir yasak sürerken deklaranın seçenekleri yeniden geçerli olmayabilir.',
};

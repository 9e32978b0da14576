// Small words that are no terms of the law, but that one pattern or another asks for: data that a director can correct.
//
// They stand in their four languages side by side, in all their forms, divided by blanks; accents, capitals and Turkish
// dots do not count. A pattern sees them only where they are part of no phrase of a lexicon. Where a language says it
// by a term, by an ending or not at all, nothing stands there.
import { foldWord } from '../../bridge/fold.ts';
import type { Language } from '../../bridge/nouns.ts';

/** The words of all languages, as words are compared. */
function smallWords(words: { readonly [language in Language]: string }): ReadonlySet<string> {
  const all = Object.values(words).flatMap((some) => foldWord(some).split(' '));
  return new Set(all.filter((word) => word !== ''));
}

/** *Further he decided that …*. */
export const ALSO = smallWords({
  en: 'also further furthermore moreover additionally besides',
  el: 'επίσης επιπλέον ακόμη ακόμα επιπρόσθετα περαιτέρω',
  nl: 'voorts verder bovendien tevens ook daarnaast eveneens',
  tr: 'ayrıca üstelik dahası ilaveten',
});

/** *It follows that*, *this means that*, *it is true that*, *the law says that*. */
export const FOLLOWING = smallWords({
  en: 'follows followed means meant result upshot consequence effect true clear plain obvious evident certain doubt fact note remember remind reminds law laws lawbook code provides states requires paragraph',
  el: 'σημαίνει σήμαινε προκύπτει προέκυπτε έπεται συνεπάγεται συνεπαγόταν συνέπεια αποτέλεσμα αλήθεια σαφές προφανές βέβαιο γεγονός σημειώστε θυμίζει υπενθυμίζει νόμος νόμοι ορίζει ορίζουν προβλέπει προβλέπουν ισχύει',
  nl: 'volgt volgde betekent betekende betekenen gevolg waar duidelijk zeker vast feit let bedenk wet spelregels artikel komt neer houdt',
  tr: 'demektir anlamına açıktır bellidir kesindir gerçektir yasa yasalar öngörür öngörüyor gerektirir',
});

/** *It was told him*: by none but the director, behind a verb that stands as a name (Turkish *eline alması söylendi*). */
export const WAS_TOLD = smallWords({
  en: '',
  el: '',
  nl: '',
  tr: 'söylendi söylenmişti bildirildi bildirilmişti açıklandı açıklanmıştı duyuruldu duyurulmuştu emredildi emredilmişti istendi istenmişti',
});

/** *Whether he may choose*; other languages have it as *or*, as *if* or in the verb. */
export const WHETHER = smallWords({ en: 'whether', el: '', nl: '', tr: '' });

/** *Then he may*, at the head of a sentence; other languages have a term. */
export const THEN = smallWords({ en: 'then', el: '', nl: '', tr: '' });

/** *You sat North*, said by him who answers; Turkish has it in the seat. */
export const YOU_WERE = smallWords({
  en: 'was were are sat sit',
  el: 'ήσουν ήσουνα ήσασταν είσαι είστε καθόσουν καθόσουνα καθόσασταν κάθεσαι κάθεστε',
  nl: 'was waren bent zat zaten zit',
  tr: '',
});

/** *A diamond, for example the ♦8*. */
export const FOR_EXAMPLE = smallWords({
  en: 'example instance say eg',
  el: 'παράδειγμα παραδείγματος πχ λχ',
  nl: 'bijvoorbeeld voorbeeld bv bijv vb',
  tr: 'örneğin örnek mesela sözgelimi sözgelişi',
});

/** *Any card, the ♦J included*. */
export const INCLUDING = smallWords({
  en: 'included including inclusive',
  el: 'συμπεριλαμβανομένου συμπεριλαμβανομένης συμπεριλαμβανομένων συμπεριλαμβανόμενου συμπεριλαμβάνεται συμπεριλαμβάνονται',
  nl: 'inbegrepen inclusief incluis meegerekend',
  tr: 'dahil dahildir',
});

/** *The ten stayed in the trick*. */
export const IN_TRICK = smallWords({
  en: 'trick',
  el: 'λεβέ λεβές',
  nl: 'slag',
  tr: 'lövede lövesinde elde',
});

/** *Took the trick*. */
export const TRICKS = smallWords({
  en: 'trick tricks lead it',
  el: 'λεβέ λεβές μπάζα',
  nl: 'slag slagen',
  tr: 'löve löveyi lövesini eli',
});

/** *The choice is East’s own*. */
export const OWN = smallWords({
  en: 'own',
  el: 'δικός δική δικιά δικό',
  nl: 'eigen',
  tr: 'kendi kendinin kendisinin',
});

/** *Decided against a spade*. */
export const AGAINST = smallWords({ en: 'against', el: 'εναντίον', nl: 'tegen', tr: 'aleyhine' });

/** Before a verb that is named and not done: Dutch *heeft iets te kiezen*. */
export const INFINITIVE = smallWords({ en: '', el: '', nl: 'te', tr: '' });

/** *The heart*: the card of that suit. */
export const THE = smallWords({ en: 'the', el: 'η την τη το', nl: 'de', tr: '' });

/** *Clubs: West was not to lead one*. Dutch and Turkish have the word as an article everywhere. */
export const ONE = smallWords({ en: 'one', el: '', nl: '', tr: '' });

/** *East has the ♠K*, as a word by itself. */
export const HAS = smallWords({
  en: 'has had',
  el: 'έχει είχε κρατά κρατάει κρατούσε',
  nl: 'heeft had',
  tr: '',
});

/** *There is*, of what is at a place: Turkish *Doğu’da iki cezalı kart var*. */
export const THERE_IS = smallWords({ en: '', el: '', nl: '', tr: 'var vardı vardır varmış varken varsa' });

/** Titles behind a name; elsewhere they stand before it. */
export const TITLES_BEHIND = smallWords({ en: '', el: '', nl: '', tr: 'bey hanım beyefendi hanımefendi' });

/** Behind two ranks or suits, that both are meant: Turkish *iki karo da*, *ikisi birden*. */
export const TOO = smallWords({ en: '', el: '', nl: '', tr: 'da de birden' });

/** *Each* before a number: Turkish *her iki karo*. */
export const EACH = smallWords({ en: '', el: '', nl: '', tr: 'her' });

/** What one card does otherwise than the one before: *♠K up, ♥Q stays*. */
export const UP = smallWords({ en: 'up', el: '', nl: '', tr: '' });

/** *♥V is geen strafkaart meer, ♠H nog wel*: what holds of the one before does not of this. */
export const STILL_SO = smallWords({ en: '', el: '', nl: 'nog wel', tr: '' });

/** Words of a passive verb, which turn nothing: *ruiten werden door Zuid verboden*. */
export const OF_PASSIVE = smallWords({
  en: 'were been being',
  el: '',
  nl: 'werd werden wordt worden door',
  tr: 'tarafından',
});

/** Articles, and *now*: a sentence of nothing but these and names says nothing yet. */
export const ARTICLES_AND_NOW = smallWords({
  en: 'the a an now',
  el: 'ο η το οι τα τον την τη τους τις τώρα',
  nl: 'de het een nu',
  tr: 'bir şimdi artık',
});

/** *As for West, …*, by the first of its words and by the second. */
export const AS = smallWords({ en: '', el: 'όσο', nl: '', tr: '' });
export const FOR = smallWords({ en: '', el: 'για', nl: '', tr: '' });

/** Turkish *seçip seçemeyeceği*: whether he may choose. */
export const WHETHER_OR_NOT = /(\p{L}{2,})[ıiuü]p \1/u;

/** Turkish *sürdüğüne*, *kalacağını*, folded: a verb as a name, in a form that wants another behind it. */
export const NAMED_DEED = /(?:[dt][iu]g|[ae]c[ae]g)[iu]n[aei]?$/;

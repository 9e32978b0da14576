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

/** Titles before a name or behind it, in all their forms. */
export const TITLES = smallWords({
  en: 'mr mrs ms miss sir dr',
  el: 'κ κύριος κύριο κυρίου κυρία κυρίας κυρ κος κα δρ',
  nl: 'mevrouw meneer juffrouw heer heren dhr hr mw mevr mej',
  tr: 'bay bayan bey hanım beyefendi hanımefendi teyze amca abi ağabey abla hoca hocam usta efendi',
});

/** Titles that are written short: the full stop behind one ends no sentence. */
export const SHORT_TITLES = smallWords({
  en: 'mr mrs ms dr prof',
  el: 'κ κος κα κκ δρ καθ',
  nl: 'dhr hr mej mevr mw drs',
  tr: 'av sn doç',
});

/** Words for a number or a page that are written short: *Πρακτικό αρ. 5*. */
export const SHORT_NUMBERS = smallWords({ en: '', el: 'αρ αριθ διαν σελ', nl: 'nr', tr: '' });

/** *No.* before a number; elsewhere it denies. */
export const SHORT_NO = smallWords({ en: 'no', el: '', nl: '', tr: 'no' });

/** Small words within names: *De Graaf*, *van der Veen*. */
export const NAME_PARTICLES = smallWords({ en: '', el: '', nl: 'de den der van ter ten', tr: '' });

/** *A*, which is an article where it is no ace; and what may stand right behind an ace. */
export const A = smallWords({ en: 'a', el: '', nl: '', tr: '' });
export const BEHIND_ACE = smallWords({ en: 'of and or', el: '', nl: '', tr: '' });

/** What may stand between two cards that follow each other without a mark: *♠K is ♥Q was …*. */
export const BETWEEN_CARDS = smallWords({
  en: 'the is was',
  el: 'ο η το τον την',
  nl: 'de is was',
  tr: '',
});

/** Articles of the one who does something, where the language marks him so. */
export const NOMINATIVE_ARTICLES = smallWords({ en: '', el: 'ο η', nl: '', tr: '' });

/** The article behind which a bid is a card: Greek *το 4♥*, but *στις 4♥*. */
export const ARTICLES_OF_CARD = smallWords({ en: '', el: 'το', nl: '', tr: '' });

/** The one card with the other, in a list: Greek *ο ρήγας με τον βαλέ πίκα*. */
export const WITH = smallWords({ en: '', el: 'με', nl: '', tr: '' });

/** Pronouns that look like a number: Turkish *karo ona yasak* is *forbidden to him*, and no ten. */
export const PRONOUNS_LIKE_NUMBERS = smallWords({
  en: '',
  el: '',
  nl: '',
  tr: 'ona onu onun onda ondan onunla',
});

/** Turkish *seçip seçemeyeceği*: whether he may choose. */
export const WHETHER_OR_NOT = /(\p{L}{2,})[ıiuü]p \1/u;

/** Turkish *sürdüğüne*, *kalacağını*, folded: a verb as a name, in a form that wants another behind it. */
export const NAMED_DEED = /(?:[dt][iu]g|[ae]c[ae]g)[iu]n[aei]?$/;

/** Dutch *één*: a word with a stress ends a sentence as no article does. */
export const STRESSED = /é/;

/** Dutch *west had er een*: the number, and no article. */
export const ONE_OF_THEM = /\b(?:er|er nog|er maar|er al|zo) een$/;

/** Dutch *’s avonds*, *’t is*, English *’em*: a word whose head is left out, and no quotation. */
export const CLIPPED = /^(?:[stnmk]|ns|em)(?![\p{L}])/iu;

/** Endings of Greek verbs that are none of names: *η Μένει*. */
export const GREEK_VERB = /(?:ει|ουν|εται|ηκε|ησε)$/u;

/** Dutch words with which names begin. */
export const OF_NAMES = /^(?:de|het|van|ter|ten|den|der|op)$/i;

// The titles of quick fixes and conversions: what each does, as an editor lists it.
import type { Wording } from './wording.ts';

export const replaceWords: Wording = {
  en: 'Replace “{written}” with “{text}”',
  el: 'Αντικατάσταση του «{written}» με «{text}»',
  nl: '“{written}” vervangen door “{text}”',
  tr: '“{written}” yerine “{text}” yaz',
};

export const takeOut: Wording = {
  en: 'Take out “{written}”',
  el: 'Αφαίρεση του «{written}»',
  nl: '“{written}” weghalen',
  tr: '“{written}” kısmını çıkar',
};

export const removeAnnotation: Wording = {
  en: 'Remove this annotation',
  el: 'Διαγραφή αυτής της σημείωσης',
  nl: 'Deze annotatie verwijderen',
  tr: 'Bu notu sil',
};

export const writeLatinLetters: Wording = {
  en: 'Write the cards of this board in Latin letters',
  el: 'Τα φύλλα αυτής της διανομής με λατινικά γράμματα',
  nl: 'De kaarten van dit spel in Latijnse letters schrijven',
  tr: 'Bu bordun kartlarını Latin harfleriyle yaz',
};

export const addCards: Wording = {
  en: 'Add {cards} to {seat:gen} hand',
  el: 'Προσθήκη στο χέρι {seat:gen}: {cards}',
  nl: '{cards} toevoegen aan de hand {seat:gen}',
  tr: '{seat:gen} eline ekle: {cards}',
};

export const cardForCard: Wording = {
  en: 'Write {right} for {card} in {seat:gen} hand',
  el: 'Στο χέρι {seat:gen}: {right} αντί για {card}',
  nl: 'In de hand {seat:gen} {right} schrijven in plaats van {card}',
  tr: '{seat:gen} elinde {card} yerine {right} yaz',
};

export const takeFromHand: Wording = {
  en: 'Take {card} out of {seat:gen} hand',
  el: 'Αφαίρεση από το χέρι {seat:gen}: {card}',
  nl: '{card} uit de hand {seat:gen} weghalen',
  tr: '{seat:gen} elinden çıkar: {card}',
};

export const cite: Wording = {
  en: 'Cite {paragraph}',
  el: 'Παραπομπή: {paragraph}',
  nl: 'Verwijzen naar {paragraph}',
  tr: '{paragraph:bare} maddesine atıf yap',
};

export const annotateRuling: Wording = {
  en: 'Annotate what is ruled: {text}',
  el: 'Σημείωση της απόφασης: {text}',
  nl: 'De uitspraak annoteren: {text}',
  tr: 'Kararı notla belirt: {text}',
};

export const markAsExercise: Wording = {
  en: 'Mark as an exercise: wrong on purpose under {paragraph}',
  el: 'Σήμανση ως άσκηση: σκόπιμα λανθασμένη απόφαση ({paragraph})',
  nl: 'Als oefening markeren: met opzet fout volgens {paragraph}',
  tr: 'Alıştırma olarak işaretle: {paragraph:bare} maddesine göre bilerek yanlış',
};

export const fixAllSlips: Wording = {
  en: 'Fix everything that is surely a slip',
  el: 'Διόρθωση όλων των βέβαιων παραδρομών',
  nl: 'Alles herstellen wat zeker een verschrijving is',
  tr: 'Kesin yazım yanlışlarının hepsini düzelt',
};

/** The name of each conversion. */
export const conversions = {
  suits: {
    en: 'Suit signs of old fonts to ♠ ♥ ♦ ♣',
    el: 'Σύμβολα χρωμάτων παλιών γραμματοσειρών σε ♠ ♥ ♦ ♣',
    nl: 'Kleurtekens van oude lettertypen naar ♠ ♥ ♦ ♣',
    tr: 'Eski yazı tiplerinin renk işaretlerini ♠ ♥ ♦ ♣ yap',
  },
  'ten-as-10': {
    en: 'Tens as 10',
    el: 'Δεκάρια ως 10',
    nl: 'Tienen als 10',
    tr: 'Onluları 10 olarak yaz',
  },
  'ten-as-letter': {
    en: 'Tens as T',
    el: 'Δεκάρια ως T',
    nl: 'Tienen als T',
    tr: 'Onluları T olarak yaz',
  },
  'national-honours': {
    en: 'Honours in the letters of the language',
    el: 'Ονέρ με τα γράμματα της γλώσσας',
    nl: 'Honneurs in de letters van de taal',
    tr: 'Onörleri dilin kendi harfleriyle yaz',
  },
  'international-honours': {
    en: 'Honours as A K Q J',
    el: 'Ονέρ ως A K Q J',
    nl: 'Honneurs als A K Q J',
    tr: 'Onörleri A K Q J olarak yaz',
  },
  'look-alikes': {
    en: 'Look-alike letters to the right alphabet',
    el: 'Γράμματα που μοιάζουν στο σωστό αλφάβητο',
    nl: 'Letters die op andere lijken naar het juiste alfabet',
    tr: 'Benzer görünen harfleri doğru alfabeye çevir',
  },
  voids: {
    en: 'Voids as –',
    el: 'Σικάν ως –',
    nl: 'Renonces als –',
    tr: 'Şikanları – olarak yaz',
  },
  'missing-cards': {
    en: 'Fill in the missing hand or cards',
    el: 'Συμπλήρωση του χεριού ή των φύλλων που λείπουν',
    nl: 'Ontbrekende hand of kaarten invullen',
    tr: 'Eksik eli ya da kartları tamamla',
  },
  'south-declares': {
    en: 'Turn the table so that South declares',
    el: 'Περιστροφή ώστε να εκτελεί ο Νότος',
    nl: 'De tafel draaien zodat zuid leider is',
    tr: 'Masayı Güney oynayacak biçimde döndür',
  },
  'paragraph-c': {
    en: 'Paragraphs of the law: (c) for ©',
    el: 'Παράγραφοι του νόμου: (c) αντί για ©',
    nl: 'Artikelen van de spelregels: (c) in plaats van ©',
    tr: 'Yasa maddeleri: © yerine (c)',
  },
} as const satisfies { readonly [conversion: string]: Wording };

export const nothingToConvert: Wording = {
  en: 'There is nothing here to convert so, or it would change what the text says.',
  el: 'Δεν υπάρχει κάτι εδώ για τέτοια μετατροπή, ή θα άλλαζε όσα λέει το κείμενο.',
  nl: 'Hier valt op deze manier niets om te zetten, of de tekst zou iets anders gaan zeggen.',
  tr: 'Burada böyle çevrilecek bir şey yok ya da çevrilirse metnin söylediği değişir.',
};

/** The same of the turn of the table. */
export const nothingToTurn: Wording = {
  en: 'The table stays as it is: South declares already or declarer is not known, or a board number, an auction or players named in the text would no longer be right.',
  el: 'Το τραπέζι μένει όπως είναι: εκτελεί ήδη ο Νότος ή ο εκτελεστής δεν είναι γνωστός, ή ο αριθμός της διανομής, η αγορά ή οι παίκτες που αναφέρει το κείμενο δεν θα ήταν πια σωστά.',
  nl: 'De tafel blijft zoals hij is: zuid is al leider of de leider is niet bekend, of een spelnummer, het bieden of spelers die de tekst noemt zouden niet meer kloppen.',
  tr: 'Masa olduğu gibi kalıyor: Güney zaten deklaran ya da deklaran bilinmiyor veya bord numarası, ihale ya da metinde anılan oyuncular artık doğru olmazdı.',
};

/** After the files of a workspace were converted; so many were changed, and saved. */
export const filesConverted: Wording = {
  en: 'Files converted: {number}. Undo in one of them takes it back in all.',
  el: 'Αρχεία που μετατράπηκαν: {number}. Η αναίρεση σε ένα από αυτά ισχύει για όλα.',
  nl: 'Omgezette bestanden: {number}. Ongedaan maken in één ervan geldt voor alle.',
  tr: 'Çevrilen dosya sayısı: {number}. Birinde geri alınca hepsinde geri alınır.',
};

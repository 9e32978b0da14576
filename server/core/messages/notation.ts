// What is said of annotations that are not as the notation has them. Whatever is written as an example needs no translation.
import type { Wording } from './wording.ts';

export const unknownWord: Wording = {
  en: 'There is no annotation {written}; the nearest is {nearest}.',
  el: 'Δεν υπάρχει σημείωση {written}· η πλησιέστερη είναι {nearest}.',
  nl: 'De annotatie {written} bestaat niet; de dichtstbijzijnde is {nearest}.',
  tr: '{written} diye bir not yok; en yakını {nearest}.',
};

export const unknownArgument: Wording = {
  en: '“{written}” is not understood after {word}; what fits is {nearest}.',
  el: 'Το «{written}» μετά το {word} δεν έχει νόημα· ταιριάζει: {nearest}.',
  nl: '“{written}” past niet na {word}; wat wel past: {nearest}.',
  tr: '{word} notundan sonra “{written}” anlaşılmıyor; buraya uyan: {nearest}.',
};

export const unexpectedArgument: Wording = {
  en: '“{written}” does not belong after {word}; it is written like this: {example}.',
  el: 'Το «{written}» δεν έχει θέση μετά το {word}· γράφεται έτσι: {example}.',
  nl: '“{written}” hoort niet na {word}; het wordt zo geschreven: {example}.',
  tr: '{word} notundan sonra “{written}” yazılmaz; doğru yazılışı: {example}.',
};

export const missingArgument: Wording = {
  en: 'Something is missing after {word}; it is written like this: {example}.',
  el: 'Κάτι λείπει μετά το {word}· γράφεται έτσι: {example}.',
  nl: 'Er ontbreekt iets na {word}; het wordt zo geschreven: {example}.',
  tr: '{word} notunda bir şey eksik; doğru yazılışı: {example}.',
};

export const unknownSeat: Wording = {
  en: '“{written}” is not a seat; the seats are N, E, S and W.',
  el: 'Το «{written}» δεν είναι θέση παίκτη· οι θέσεις γράφονται N, E, S και W.',
  nl: '“{written}” is geen windrichting; in een annotatie zijn dat N, E, S en W.',
  tr: '“{written}” bir yön değil; notlarda yönler N, E, S ve W diye yazılır.',
};

export const foreignSeat: Wording = {
  en: 'In an annotation {seat} is written {letter}, not “{written}”.',
  el: 'Σε σημείωση {seat} γράφεται {letter} και όχι «{written}».',
  nl: 'In een annotatie wordt {seat} geschreven als {letter}, niet als “{written}”.',
  tr: 'Notlarda {seat} “{written}” diye değil, {letter} diye yazılır.',
};

export const lostSign: Wording = {
  en: 'A sign was lost here when the text was saved or opened; what stood in its place cannot be read.',
  el: 'Εδώ χάθηκε ένα σύμβολο όταν αποθηκεύτηκε ή ανοίχτηκε το κείμενο· ό,τι υπήρχε στη θέση του δεν διαβάζεται.',
  nl: 'Hier is een teken verloren gegaan toen de tekst werd opgeslagen of geopend; wat er stond, is niet te lezen.',
  tr: 'Metin kaydedilirken ya da açılırken burada bir işaret kaybolmuş; yerinde ne olduğu okunamıyor.',
};

export const unknownCard: Wording = {
  en: '“{written}” is not a card; a card is a suit and a rank, as in {example}.',
  el: 'Το «{written}» δεν είναι φύλλο· το φύλλο γράφεται με χρώμα και αξία, όπως στο {example}.',
  nl: '“{written}” is geen kaart; een kaart is een kleur en een rang, zoals in {example}.',
  tr: '“{written}” bir kart değil; kart renk ve değerle yazılır: {example}.',
};

export const unknownSuit: Wording = {
  en: '“{written}” is not a suit; the suits are ♠, ♥, ♦ and ♣.',
  el: 'Το «{written}» δεν είναι χρώμα· τα χρώματα είναι ♠, ♥, ♦ και ♣.',
  nl: '“{written}” is geen kleur; de kleuren zijn ♠, ♥, ♦ en ♣.',
  tr: '“{written}” bir renk değil; renkler ♠, ♥, ♦ ve ♣.',
};

export const ignoreWithoutReason: Wording = {
  en: '@ignore silences {rule} but gives no reason; write it behind the name.',
  el: 'Το @ignore αποσιωπά το {rule} χωρίς να λέει γιατί· γράψτε τον λόγο μετά το όνομα.',
  nl: '@ignore onderdrukt {rule} zonder reden; zet de reden achter de naam.',
  tr: '@ignore, {rule} kuralını gerekçe göstermeden susturuyor; gerekçeyi adın ardına yazın.',
};

export const ignoreUnused: Wording = {
  en: '@ignore {rule} silences nothing in this case.',
  el: 'Το @ignore {rule} δεν αποσιωπά τίποτα σε αυτή την περίπτωση.',
  nl: '@ignore {rule} onderdrukt in dit geval niets.',
  tr: '@ignore {rule} bu olayda hiçbir şeyi susturmuyor.',
};

export const expectedNotFound: Wording = {
  en: 'The ruling of this case was to be wrong under {paragraph}, but nothing wrong under it was found.',
  el: 'Η απόφαση έπρεπε να είναι λανθασμένη (@expect: {paragraph}), αλλά τέτοιο λάθος δεν βρέθηκε.',
  nl: 'De uitspraak in dit geval zou fout moeten zijn volgens {paragraph}, maar zo’n fout is niet gevonden.',
  tr: 'Bu olaydaki kararın yanlış olması bekleniyordu ({paragraph}), ama böyle bir yanlış bulunmadı.',
};

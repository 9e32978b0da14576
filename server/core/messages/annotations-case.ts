// What each annotation about a case says, as a sentence; shown on hover.
import type { Wording } from './wording.ts';

/** An annotation of which too little is written to say more. */
export const writtenLikeThis: Wording = {
  en: 'This annotation is written like this: {example}.',
  el: 'Αυτή η σημείωση γράφεται έτσι: {example}.',
  nl: 'Deze annotatie wordt zo geschreven: {example}.',
  tr: 'Bu notun yazılışı: {example}.',
};

export const language: Wording = {
  en: 'From here on the text is in the language named.',
  el: 'Από εδώ και πέρα το κείμενο είναι στη γλώσσα που δηλώνεται.',
  nl: 'Vanaf hier is de tekst in de genoemde taal.',
  tr: 'Buradan sonra metin belirtilen dildedir.',
};

export const laws: Wording = {
  en: 'The ruling is judged by the Laws of {edition}.',
  el: 'Η απόφαση κρίνεται με τους Νόμους του {edition}.',
  nl: 'De uitspraak wordt getoetst aan de spelregels van {edition}.',
  tr: 'Karar {edition} Yasalarına göre değerlendirilir.',
};

export const caseBegins: Wording = {
  en: 'A new case begins here.',
  el: 'Εδώ αρχίζει νέα περίπτωση.',
  nl: 'Hier begint een nieuw geval.',
  tr: 'Burada yeni bir olay başlıyor.',
};

export const board: Wording = {
  en: 'Board {number}; by its number the dealer is {dealer}; vulnerable: {vulnerability}.',
  el: 'Διανομή {number}· από τον αριθμό της μοιράζει {dealer}· στη δεύτερη (μανς): {vulnerability}.',
  nl: 'Spel {number}; bij dat nummer is {dealer} gever; kwetsbaar: {vulnerability}.',
  tr: 'Bord {number}; numarasına göre dağıtan {dealer}; zonda: {vulnerability}.',
};

export const dealer: Wording = {
  en: '{seat} is the dealer.',
  el: 'Μοιράζει {seat}.',
  nl: '{seat:cap} is gever.',
  tr: 'Dağıtan {seat}.',
};

export const vulnerable: Wording = {
  en: 'Vulnerable: {vulnerability}.',
  el: 'Στη δεύτερη (μανς): {vulnerability}.',
  nl: 'Kwetsbaar: {vulnerability}.',
  tr: 'Zonda: {vulnerability}.',
};

export const playedOn: Wording = {
  en: 'The board was played on {date}.',
  el: 'Η διανομή παίχτηκε στις {date}.',
  nl: 'Het spel is gespeeld op {date}.',
  tr: 'Bordun oynandığı gün: {date}.',
};

export const hand: Wording = {
  en: 'This is {seat:gen} hand.',
  el: 'Αυτό είναι το χέρι {seat:gen}.',
  nl: 'Dit is de hand {seat:gen}.',
  tr: 'Bu, {seat:gen} elidir.',
};

export const contract: Wording = {
  en: 'The contract is {contract}, declarer is {seat}.',
  el: 'Το συμβόλαιο είναι {contract}, εκτελεστής {seat}.',
  nl: 'Het contract is {contract}, leider is {seat}.',
  tr: 'Kontrat {contract}, deklaran {seat}.',
};

export const declarer: Wording = {
  en: 'Declarer is {seat}.',
  el: 'Εκτελεστής είναι {seat}.',
  nl: 'Leider is {seat}.',
  tr: 'Deklaran {seat}.',
};

export const trumps: Wording = {
  en: 'Trumps: {denomination}.',
  el: 'Ατού: {denomination}.',
  nl: 'Troef: {denomination}.',
  tr: 'Koz: {denomination}.',
};

export const expect: Wording = {
  en: 'An exercise: the ruling is wrong on purpose under {paragraph}.',
  el: 'Άσκηση: η απόφαση είναι σκόπιμα λανθασμένη ({paragraph}).',
  nl: 'Een oefening: de uitspraak is met opzet fout volgens {paragraph}.',
  tr: 'Alıştırma: karar bilerek yanlış verilmiştir ({paragraph}).',
};

export const ignore: Wording = {
  en: 'Findings of {rule} are not shown in this case.',
  el: 'Τα ευρήματα του {rule} δεν εμφανίζονται σε αυτή την περίπτωση.',
  nl: 'Bevindingen van {rule} worden in dit geval niet getoond.',
  tr: '{rule} bulguları bu olayda gösterilmez.',
};

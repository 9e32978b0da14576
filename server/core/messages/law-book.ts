// What is said of a law book file that cannot be used. `{at}` is the way to the fault: `paragraphs.51A.wording`.
import type { Wording } from './wording.ts';

const UNUSED = {
  en: 'The law book {book} is not used: ',
  el: 'Το βιβλίο νόμων {book} δεν χρησιμοποιείται: ',
  nl: 'Het spelregelboek {book} wordt niet gebruikt: ',
  tr: '{book} yasa kitabı kullanılmıyor: ',
};

/** The faults by the names that `laws/read-law-book.ts` gives them. */
export const LAW_BOOK_MESSAGES = {
  'too-large': unused({
    en: 'it is longer than {number} characters.',
    el: 'έχει περισσότερους από {number} χαρακτήρες.',
    nl: 'het is langer dan {number} tekens.',
    tr: '{number} karakterden uzun.',
  }),
  'not-json': unused({
    en: 'it is not JSON ({text}).',
    el: 'δεν είναι JSON ({text}).',
    nl: 'het is geen JSON ({text}).',
    tr: 'JSON değil ({text}).',
  }),
  'not-an-object': unused({
    en: '“{at}” must be an object in braces.',
    el: 'το «{at}» πρέπει να είναι αντικείμενο σε άγκιστρα.',
    nl: '“{at}” moet een object tussen accolades zijn.',
    tr: '“{at}” süslü ayraç içinde bir nesne olmalı.',
  }),
  missing: unused({
    en: '“{at}” is missing.',
    el: 'λείπει το «{at}».',
    nl: '“{at}” ontbreekt.',
    tr: '“{at}” eksik.',
  }),
  'not-text': unused({
    en: '“{at}” must be text in quotation marks.',
    el: 'το «{at}» πρέπει να είναι κείμενο σε εισαγωγικά.',
    nl: '“{at}” moet tekst tussen aanhalingstekens zijn.',
    tr: '“{at}” tırnak içinde metin olmalı.',
  }),
  'not-a-list': unused({
    en: '“{at}” must be a list in square brackets.',
    el: 'το «{at}» πρέπει να είναι λίστα σε αγκύλες.',
    nl: '“{at}” moet een lijst tussen rechte haken zijn.',
    tr: '“{at}” köşeli ayraç içinde bir liste olmalı.',
  }),
  'not-true-or-false': unused({
    en: '“{at}” must be true or false.',
    el: 'το «{at}» πρέπει να είναι true ή false.',
    nl: '“{at}” moet true of false zijn.',
    tr: '“{at}” true ya da false olmalı.',
  }),
  'empty-text': unused({
    en: '“{at}” is empty.',
    el: 'το «{at}» είναι κενό.',
    nl: '“{at}” is leeg.',
    tr: '“{at}” boş.',
  }),
  'too-long': unused({
    en: '“{at}” is longer than {number} characters.',
    el: 'το «{at}» έχει περισσότερους από {number} χαρακτήρες.',
    nl: '“{at}” is langer dan {number} tekens.',
    tr: '“{at}” {number} karakterden uzun.',
  }),
  'unknown-key': unused({
    en: 'there is no “{at}”; what may stand there: {known}.',
    el: 'δεν υπάρχει «{at}»· μπορεί να υπάρχει: {known}.',
    nl: '“{at}” bestaat niet; daar mag staan: {known}.',
    tr: '“{at}” diye bir şey yok; orada olabilecekler: {known}.',
  }),
  'unknown-edition': unused({
    en: 'its edition cannot be “{text}”; it can be: {known}.',
    el: 'η έκδοσή του δεν μπορεί να είναι «{text}»· μπορεί να είναι: {known}.',
    nl: 'de uitgave kan niet “{text}” zijn; mogelijk zijn: {known}.',
    tr: 'baskısı “{text}” olamaz; olabilecekler: {known}.',
  }),
  'unknown-language': unused({
    en: 'its language cannot be “{text}”; it can be: {known}.',
    el: 'η γλώσσα του δεν μπορεί να είναι «{text}»· μπορεί να είναι: {known}.',
    nl: 'de taal kan niet “{text}” zijn; mogelijk zijn: {known}.',
    tr: 'dili “{text}” olamaz; olabilecekler: {known}.',
  }),
  'unknown-paragraph': unused({
    en: 'that edition has no paragraph “{text}”; near it are: {known}.',
    el: 'η έκδοση αυτή δεν έχει παράγραφο «{text}»· κοντινές είναι: {known}.',
    nl: 'die uitgave heeft geen artikel “{text}”; er dichtbij liggen: {known}.',
    tr: 'bu baskıda “{text}” maddesi yok; yakın olanlar: {known}.',
  }),
  'no-paragraphs': unused({
    en: 'it has no paragraphs.',
    el: 'δεν έχει παραγράφους.',
    nl: 'er staan geen artikelen in.',
    tr: 'içinde hiç madde yok.',
  }),
  'no-text': unused({
    en: '“{at}” has no text; it needs one of {known}.',
    el: 'το «{at}» δεν έχει κείμενο· χρειάζεται ένα από τα {known}.',
    nl: '“{at}” heeft geen tekst; nodig is een van {known}.',
    tr: '“{at}” için metin yok; şunlardan biri gerekiyor: {known}.',
  }),
  'several-texts': unused({
    en: '“{at}” may have only one of {known}.',
    el: 'το «{at}» μπορεί να έχει μόνο ένα από τα {known}.',
    nl: '“{at}” mag maar één van {known} hebben.',
    tr: '“{at}” şunlardan yalnız birini içerebilir: {known}.',
  }),
  'unknown-source': unused({
    en: '“{at}” names the source “{text}”, which is not among the sources ({known}).',
    el: 'το «{at}» αναφέρει την πηγή «{text}», που δεν είναι στις πηγές ({known}).',
    nl: '“{at}” noemt de bron “{text}”, die niet bij de bronnen staat ({known}).',
    tr: '“{at}” alanındaki “{text}” kaynağı kaynaklar arasında yok ({known}).',
  }),
  'unknown-footnote': unused({
    en: '“{at}” names the footnote “{text}”, which is not among the footnotes ({known}).',
    el: 'το «{at}» αναφέρει την υποσημείωση «{text}», που δεν είναι στις υποσημειώσεις ({known}).',
    nl: '“{at}” noemt de noot “{text}”, die niet bij de noten staat ({known}).',
    tr: '“{at}” alanındaki “{text}” dipnotu dipnotlar arasında yok ({known}).',
  }),
};

function unused(reason: Wording): Wording {
  return {
    en: UNUSED.en + reason.en,
    el: UNUSED.el + reason.el,
    nl: UNUSED.nl + reason.nl,
    tr: UNUSED.tr + reason.tr,
  };
}

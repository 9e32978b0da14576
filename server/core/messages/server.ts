// What the language server says that is about no case: settings, law books, reports that are too long.
import type { Wording } from './wording.ts';

export const moreFindings: Wording = {
  en: 'Only {shown} of {found} findings are shown, the most severe first.',
  el: 'Εμφανίζονται μόνο {shown} από τα {found} ευρήματα, πρώτα τα σοβαρότερα.',
  nl: 'Van de {found} bevindingen worden er {shown} getoond, de ernstigste eerst.',
  tr: '{found} bulgudan yalnızca {shown} tanesi gösteriliyor; önce en ağır olanlar.',
};

export const settingIgnored: Wording = {
  en: 'The setting {setting} cannot be “{value}” and is ignored; it can be: {allowed}.',
  el: 'Η ρύθμιση {setting} δεν μπορεί να είναι «{value}» και αγνοείται· επιτρέπονται: {allowed}.',
  nl: 'De instelling {setting} kan niet “{value}” zijn en wordt genegeerd; toegestaan zijn: {allowed}.',
  tr: '{setting} ayarı “{value}” olamaz ve dikkate alınmıyor; olabilecek değerler: {allowed}.',
};

export const ruleUnknown: Wording = {
  en: 'The setting {setting} names “{value}”, which is neither a rule nor a family of rules; it is ignored.',
  el: 'Η ρύθμιση {setting} αναφέρει «{value}», που δεν είναι ούτε κανόνας ούτε οικογένεια κανόνων· αγνοείται.',
  nl: 'De instelling {setting} noemt “{value}”, maar dat is geen regel en geen groep van regels; ze wordt genegeerd.',
  tr: '{setting} ayarındaki “{value}” ne bir kural ne de bir kural grubu adıdır; dikkate alınmıyor.',
};

export const lawBookUnread: Wording = {
  en: 'The law book {book} cannot be read.',
  el: 'Το βιβλίο νόμων {book} δεν μπορεί να διαβαστεί.',
  nl: 'Het spelregelboek {book} kan niet worden gelezen.',
  tr: '{book} yasa kitabı okunamıyor.',
};

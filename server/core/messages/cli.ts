// What the command line says beside the findings themselves.
import type { Wording } from './wording.ts';

export const purpose: Wording = {
  en: 'Checks bridge rulings against Law 51, two or more penalty cards.',
  el: 'Ελέγχει αποφάσεις μπριτζ με βάση τον Νόμο 51, δύο ή περισσότερα τιμωρημένα φύλλα.',
  nl: 'Toetst bridge-arbitrages aan artikel 51, twee of meer strafkaarten.',
  tr: 'Briç kararlarını Yasa 51’e, iki ya da daha fazla cezalı karta göre denetler.',
};

export const aboutPaths: Wording = {
  en: 'Write-ups, or folders in which *.ruling files and Markdown write-ups are looked for.',
  el: 'Κείμενα αποφάσεων ή φάκελοι στους οποίους αναζητούνται αρχεία *.ruling και κείμενα Markdown.',
  nl: 'Verslagen, of mappen waarin naar *.ruling-bestanden en Markdown-verslagen wordt gezocht.',
  tr: 'Karar metinleri ya da içinde *.ruling dosyaları ve Markdown metinleri aranacak klasörler.',
};

export const aboutFormat: Wording = {
  en: 'How the findings are written: text (the default) or json.',
  el: 'Πώς γράφονται τα ευρήματα: text (προεπιλογή) ή json.',
  nl: 'Hoe de bevindingen worden geschreven: text (standaard) of json.',
  tr: 'Bulguların yazılış biçimi: text (varsayılan) ya da json.',
};

export const aboutLanguage: Wording = {
  en: 'Language of the messages and of the law: {allowed}; by default that of the text.',
  el: 'Γλώσσα των μηνυμάτων και του νόμου: {allowed}· προεπιλογή: του κειμένου.',
  nl: 'Taal van de meldingen en van de spelregels: {allowed}; standaard die van de tekst.',
  tr: 'İletilerin ve yasanın dili: {allowed}; varsayılan olarak metnin dili.',
};

export const aboutLaws: Wording = {
  en: 'Edition of the laws where the write-up names none: {allowed}.',
  el: 'Έκδοση των νόμων, όπου το κείμενο δεν την αναφέρει: {allowed}.',
  nl: 'Uitgave van de spelregels waar het verslag er geen noemt: {allowed}.',
  tr: 'Metin belirtmiyorsa yasaların hangi yılın baskısı olduğu: {allowed}.',
};

export const aboutLawBook: Wording = {
  en: 'Law book of a federation, in place of our own texts; may be given more than once.',
  el: 'Βιβλίο νόμων μιας ομοσπονδίας στη θέση των δικών μας κειμένων· μπορεί να δοθεί πολλές φορές.',
  nl: 'Spelregelboek van een bond, in plaats van onze eigen teksten; mag vaker worden gegeven.',
  tr: 'Bizim metinlerimizin yerine bir federasyonun yasa kitabı; birden çok kez verilebilir.',
};

export const aboutFailOn: Wording = {
  en: 'Severity from which the exit code is 1: {allowed}; by default error.',
  el: 'Βαρύτητα από την οποία ο κωδικός εξόδου είναι 1: {allowed}· προεπιλογή: error.',
  nl: 'Ernst vanaf welke de afsluitcode 1 is: {allowed}; standaard error.',
  tr: 'Çıkış kodunun 1 olduğu en düşük önem: {allowed}; varsayılan olarak error.',
};

export const aboutExitCodes: Wording = {
  en: 'Exit code 0: nothing of that severity; 1: something; 2: wrong usage, or a file that cannot be read.',
  el: 'Κωδικός εξόδου 0: τίποτα με αυτή τη βαρύτητα· 1: κάτι· 2: λάθος χρήση ή αρχείο που δεν διαβάζεται.',
  nl: 'Afsluitcode 0: niets van die ernst; 1: wel iets; 2: verkeerd gebruik, of een bestand dat niet te lezen is.',
  tr: 'Çıkış kodu 0: o önemde bir şey yok; 1: var; 2: yanlış kullanım ya da okunamayan bir dosya.',
};

export const unknownCommand: Wording = {
  en: 'There is no command “{word}”; the commands are {commands}.',
  el: 'Δεν υπάρχει εντολή «{word}»· οι εντολές είναι {commands}.',
  nl: 'Er is geen opdracht “{word}”; de opdrachten zijn {commands}.',
  tr: '“{word}” diye bir komut yok; komutlar şunlar: {commands}.',
};

export const optionOfOther: Wording = {
  en: 'The command {word} has no option {option}.',
  el: 'Η εντολή {word} δεν έχει επιλογή {option}.',
  nl: 'De opdracht {word} heeft geen optie {option}.',
  tr: '{word} komutunun {option} diye bir seçeneği yok.',
};

export const optionNeeded: Wording = {
  en: 'The option {option} is needed; it can be: {allowed}.',
  el: 'Χρειάζεται η επιλογή {option}· επιτρέπονται: {allowed}.',
  nl: 'De optie {option} is nodig; toegestaan zijn: {allowed}.',
  tr: '{option} seçeneği gerekli; olabilecek değerler: {allowed}.',
};

export const oneFile: Wording = {
  en: 'Name one file to convert.',
  el: 'Δώστε ένα μόνο αρχείο για μετατροπή.',
  nl: 'Noem één bestand om om te zetten.',
  tr: 'Dönüştürülecek tek bir dosya belirtin.',
};

export const oneFileToAsk: Wording = {
  en: 'Name one write-up.',
  el: 'Δώστε ένα μόνο κείμενο απόφασης.',
  nl: 'Noem één verslag.',
  tr: 'Tek bir karar metni belirtin.',
};

export const aboutOptions: Wording = {
  en: 'Write-up whose moments are told at which declarer has options or a penalty card has to be played.',
  el: 'Κείμενο του οποίου αναφέρονται οι στιγμές όπου ο εκτελεστής έχει επιλογές ή πρέπει να παιχτεί τιμωρημένο φύλλο.',
  nl: 'Verslag waarvan de momenten worden genoemd waarop de leider keuzes heeft of een strafkaart gespeeld moet worden.',
  tr: 'Deklaranın seçeneği olan ya da cezalı kart oynanması gereken anları gösterilecek karar metni.',
};

export const aboutDraft: Wording = {
  en: 'Write-up for which the right ruling is drafted, in its own language.',
  el: 'Κείμενο για το οποίο συντάσσεται η σωστή απόφαση, στη δική του γλώσσα.',
  nl: 'Verslag waarvoor de juiste uitspraak wordt opgesteld, in zijn eigen taal.',
  tr: 'Doğru kararın kendi dilinde taslağı yazılacak karar metni.',
};

export const aboutAskExitCodes: Wording = {
  en: 'Exit code 0: answered; 1: the text does not say enough; 2: wrong usage, or a file that cannot be read.',
  el: 'Κωδικός εξόδου 0: υπάρχει απάντηση· 1: το κείμενο δεν λέει αρκετά· 2: λάθος χρήση ή αρχείο που δεν διαβάζεται.',
  nl: 'Afsluitcode 0: beantwoord; 1: de tekst zegt niet genoeg; 2: verkeerd gebruik, of een bestand dat niet te lezen is.',
  tr: 'Çıkış kodu 0: yanıtlandı; 1: metin yeterli bilgi vermiyor; 2: yanlış kullanım ya da okunamayan bir dosya.',
};

export const nothingToDraft: Wording = {
  en: 'No ruling is drafted for {path}: a right one stands there, or the text does not say enough.',
  el: 'Δεν συντάσσεται απόφαση για το {path}: υπάρχει ήδη σωστή ή το κείμενο δεν λέει αρκετά.',
  nl: 'Voor {path} wordt geen uitspraak opgesteld: er staat al een juiste, of de tekst zegt niet genoeg.',
  tr: '{path} için karar taslağı yazılmadı: doğru bir karar zaten var ya da metin yeterli bilgi vermiyor.',
};

export const noDealInFile: Wording = {
  en: 'There is no deal in {path}.',
  el: 'Δεν υπάρχει διανομή στο {path}.',
  nl: 'In {path} staat geen spel.',
  tr: '{path} içinde bir dağıtım yok.',
};

export const notWritable: Wording = {
  en: '{path} cannot be written ({reason}).',
  el: 'Το {path} δεν μπορεί να γραφτεί ({reason}).',
  nl: '{path} is niet te schrijven ({reason}).',
  tr: '{path} yazılamıyor ({reason}).',
};

export const aboutConvert: Wording = {
  en: 'File of deals to write in another format: PBN, LIN, a hand viewer’s address, a Word document or a write-up.',
  el: 'Αρχείο διανομών για γραφή σε άλλη μορφή: PBN, LIN, διεύθυνση προβολής χεριών, έγγραφο Word ή κείμενο απόφασης.',
  nl: 'Bestand met spellen om in een andere vorm te schrijven: PBN, LIN, adres van een handviewer, Word-document of verslag.',
  tr: 'Başka biçimde yazılacak dağıtımların dosyası: PBN, LIN, el görüntüleyici adresi, Word belgesi ya da karar metni.',
};

export const aboutFrom: Wording = {
  en: 'Format of the file: {allowed}; by default told by the file itself.',
  el: 'Μορφή του αρχείου: {allowed}· συνήθως προκύπτει από το ίδιο το αρχείο.',
  nl: 'Vorm van het bestand: {allowed}; standaard blijkt die uit het bestand zelf.',
  tr: 'Dosyanın biçimi: {allowed}; varsayılan olarak dosyanın kendisinden anlaşılır.',
};

export const aboutTo: Wording = {
  en: 'Format to write: {allowed}.',
  el: 'Μορφή για γραφή: {allowed}.',
  nl: 'Te schrijven vorm: {allowed}.',
  tr: 'Yazılacak biçim: {allowed}.',
};

export const aboutOut: Wording = {
  en: 'File to write to, in place of the terminal.',
  el: 'Αρχείο στο οποίο γράφεται το αποτέλεσμα αντί για το τερματικό.',
  nl: 'Bestand om naar te schrijven, in plaats van naar de terminal.',
  tr: 'Terminal yerine yazılacak dosya.',
};

export const oneRule: Wording = {
  en: 'Name one rule, as findings name it in brackets.',
  el: 'Δώστε έναν κανόνα, όπως τον γράφουν τα ευρήματα σε αγκύλες.',
  nl: 'Noem één regel, zoals die bij de bevindingen tussen haken staat.',
  tr: 'Bulguların köşeli ayraç içinde yazdığı gibi tek bir kural belirtin.',
};

export const aboutExplain: Wording = {
  en: 'Rule to explain, with bad and good examples; findings name it in brackets.',
  el: 'Κανόνας προς εξήγηση, με κακά και καλά παραδείγματα· τα ευρήματα τον γράφουν σε αγκύλες.',
  nl: 'Regel om uit te leggen, met slechte en goede voorbeelden; bevindingen noemen die tussen haken.',
  tr: 'Kötü ve iyi örneklerle açıklanacak kural; bulgular onu köşeli ayraç içinde yazar.',
};

export const noPath: Wording = {
  en: 'Name at least one file or folder to check.',
  el: 'Δώστε τουλάχιστον ένα αρχείο ή φάκελο για έλεγχο.',
  nl: 'Noem ten minste één bestand of map om te toetsen.',
  tr: 'Denetlenecek en az bir dosya ya da klasör belirtin.',
};

export const unknownOption: Wording = {
  en: 'There is no option {option}.',
  el: 'Δεν υπάρχει επιλογή {option}.',
  nl: 'Er is geen optie {option}.',
  tr: '{option} diye bir seçenek yok.',
};

export const valueMissing: Wording = {
  en: 'The option {option} needs a value.',
  el: 'Η επιλογή {option} χρειάζεται τιμή.',
  nl: 'De optie {option} heeft een waarde nodig.',
  tr: '{option} seçeneği bir değer ister.',
};

export const valueUnwanted: Wording = {
  en: 'The option {option} takes no value.',
  el: 'Η επιλογή {option} δεν δέχεται τιμή.',
  nl: 'De optie {option} heeft geen waarde.',
  tr: '{option} seçeneği değer almaz.',
};

export const valueUnknown: Wording = {
  en: 'The option {option} cannot be “{value}”; it can be: {allowed}.',
  el: 'Η επιλογή {option} δεν μπορεί να είναι «{value}»· επιτρέπονται: {allowed}.',
  nl: 'De optie {option} kan niet “{value}” zijn; toegestaan zijn: {allowed}.',
  tr: '{option} seçeneği “{value}” olamaz; olabilecek değerler: {allowed}.',
};

export const notFound: Wording = {
  en: 'There is no file or folder {path}.',
  el: 'Δεν υπάρχει αρχείο ή φάκελος {path}.',
  nl: 'Er is geen bestand of map {path}.',
  tr: '{path} diye bir dosya ya da klasör yok.',
};

export const notReadable: Wording = {
  en: '{path} cannot be read ({reason}).',
  el: 'Το {path} δεν διαβάζεται ({reason}).',
  nl: '{path} is niet te lezen ({reason}).',
  tr: '{path} okunamıyor ({reason}).',
};

export const notUtf8: Wording = {
  en: '{path} is not UTF-8 text.',
  el: 'Το {path} δεν είναι κείμενο UTF-8.',
  nl: '{path} is geen UTF-8-tekst.',
  tr: '{path} bir UTF-8 metni değil.',
};

export const noWriteUp: Wording = {
  en: 'No write-up was found in {path}.',
  el: 'Δεν βρέθηκε κείμενο απόφασης στο {path}.',
  nl: 'In {path} is geen verslag gevonden.',
  tr: '{path} içinde karar metni bulunamadı.',
};

export const severityNames = {
  error: { en: 'error', el: 'σφάλμα', nl: 'fout', tr: 'hata' },
  warning: { en: 'warning', el: 'προειδοποίηση', nl: 'waarschuwing', tr: 'uyarı' },
  information: { en: 'information', el: 'πληροφορία', nl: 'informatie', tr: 'bilgi' },
  hint: { en: 'hint', el: 'υπόδειξη', nl: 'hint', tr: 'ipucu' },
} satisfies Record<string, Wording>;

export const summary: Wording = {
  en: '{cases} {cases?case|cases} in {files} {files?file|files}: {errors} {errors?error|errors}, {warnings} {warnings?warning|warnings}, {others} other {others?finding|findings}.',
  el: '{cases} {cases?περίπτωση|περιπτώσεις} σε {files} {files?αρχείο|αρχεία}: {errors} {errors?σφάλμα|σφάλματα}, {warnings} {warnings?προειδοποίηση|προειδοποιήσεις}, {others} {others?άλλο εύρημα|άλλα ευρήματα}.',
  nl: '{cases} {cases?geval|gevallen} in {files} {files?bestand|bestanden}: {errors} {errors?fout|fouten}, {warnings} {warnings?waarschuwing|waarschuwingen}, {others} {others?andere bevinding|andere bevindingen}.',
  tr: '{files} dosyada {cases} olay: {errors} hata, {warnings} uyarı, {others} başka bulgu.',
};

export const undecidedCases: Wording = {
  en: '{cases} {cases?case was|cases were} not judged: the text does not say enough.',
  el: '{cases} {cases?περίπτωση δεν κρίθηκε|περιπτώσεις δεν κρίθηκαν}: το κείμενο δεν λέει αρκετά.',
  nl: '{cases} {cases?geval is|gevallen zijn} niet beoordeeld: de tekst zegt niet genoeg.',
  tr: '{cases} olay değerlendirilemedi: metin yeterli bilgi vermiyor.',
};

// Why a Word document cannot be read.
import type { Wording } from './wording.ts';

/** What keeps a file from being read as a Word document. */
export type DocxFault = 'foreign' | 'locked' | 'damaged' | 'large';

export const docxFaults: { readonly [fault in DocxFault]: Wording } = {
  foreign: {
    en: '{path} is no Word document.',
    el: 'Το {path} δεν είναι έγγραφο Word.',
    nl: '{path} is geen Word-document.',
    tr: '{path} bir Word belgesi değil.',
  },
  locked: {
    en: '{path} is locked with a password, or is a Word document of the old kind (DOC); save it as DOCX, without a password.',
    el: 'Το {path} είναι κλειδωμένο με κωδικό ή είναι έγγραφο Word παλιού τύπου (DOC)· αποθηκεύστε το ως DOCX, χωρίς κωδικό.',
    nl: '{path} is met een wachtwoord vergrendeld of is een Word-document van de oude soort (DOC); sla het op als DOCX, zonder wachtwoord.',
    tr: '{path} parolayla kilitlenmiş ya da eski türden (DOC) bir Word belgesi; parolasız olarak DOCX biçiminde kaydedin.',
  },
  damaged: {
    en: '{path} is damaged, or is no Word document: its text cannot be read.',
    el: 'Το {path} είναι κατεστραμμένο ή δεν είναι έγγραφο Word: το κείμενό του δεν διαβάζεται.',
    nl: '{path} is beschadigd of is geen Word-document: de tekst is niet te lezen.',
    tr: '{path} bozuk ya da bir Word belgesi değil: metni okunamıyor.',
  },
  large: {
    en: '{path} is too large to be read: split the document, or copy what is needed out of it.',
    el: 'Το {path} είναι πολύ μεγάλο για να διαβαστεί: χωρίστε το έγγραφο ή αντιγράψτε από αυτό ό,τι χρειάζεται.',
    nl: '{path} is te groot om te lezen: splits het document, of kopieer eruit wat nodig is.',
    tr: '{path} okunamayacak kadar büyük: belgeyi bölün ya da gereken kısmını kopyalayın.',
  },
};

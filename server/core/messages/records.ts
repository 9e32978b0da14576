// What is said where a file of deals cannot be read as it stands, or where another format cannot hold it.
import type { Wording } from './wording.ts';

export const strangeLine: Wording = {
  en: 'This line is no part of a PBN record; it is kept as a comment.',
  el: 'Αυτή η γραμμή δεν ανήκει σε εγγραφή PBN· διατηρείται ως σχόλιο.',
  nl: 'Deze regel hoort niet bij een PBN-bestand; hij wordt als commentaar bewaard.',
  tr: 'Bu satır bir PBN kaydının parçası değil; açıklama olarak saklanıyor.',
};

export const unreadDeal: Wording = {
  en: 'The hands “{text}” cannot be read.',
  el: 'Τα χέρια «{text}» δεν διαβάζονται.',
  nl: 'De handen “{text}” zijn niet te lezen.',
  tr: '“{text}” elleri okunamıyor.',
};

export const unreadHand: Wording = {
  en: '{seat:gen} hand “{text}” cannot be read.',
  el: 'Το χέρι {seat:gen} «{text}» δεν διαβάζεται.',
  nl: 'De hand {seat:gen} “{text}” is niet te lezen.',
  tr: '{seat:gen} “{text}” eli okunamıyor.',
};

export const unreadCall: Wording = {
  en: '“{text}” is no call; the auction is read up to here.',
  el: 'Το «{text}» δεν είναι αγορά· η αγορά διαβάζεται ως εδώ.',
  nl: '“{text}” is geen bieding; het bieden wordt tot hier gelezen.',
  tr: '“{text}” bir deklare değil; ihale buraya kadar okundu.',
};

export const unreadCard: Wording = {
  en: '“{text}” is no card; the play is read up to here.',
  el: 'Το «{text}» δεν είναι φύλλο· το παίξιμο διαβάζεται ως εδώ.',
  nl: '“{text}” is geen kaart; het spelen wordt tot hier gelezen.',
  tr: '“{text}” bir kart değil; oyun buraya kadar okundu.',
};

export const unreadValue: Wording = {
  en: '“{text}” is no value that {name} can have; it is left out.',
  el: 'Το «{text}» δεν μπορεί να είναι τιμή του {name}· παραλείπεται.',
  nl: '“{text}” kan geen waarde van {name} zijn; dit wordt weggelaten.',
  tr: '“{text}”, {name} için bir değer olamaz; atlanıyor.',
};

export const unfinishedTag: Wording = {
  en: 'This tag has no end; it is read up to the end of the line.',
  el: 'Αυτή η ετικέτα δεν κλείνει· διαβάζεται ως το τέλος της γραμμής.',
  nl: 'Dit label heeft geen einde; het wordt tot het eind van de regel gelezen.',
  tr: 'Bu etiketin sonu yok; satır sonuna kadar okunuyor.',
};

export const unfinishedComment: Wording = {
  en: 'This comment has no end; it is read up to the end of the board.',
  el: 'Αυτό το σχόλιο δεν κλείνει· διαβάζεται ως το τέλος της διανομής.',
  nl: 'Dit commentaar heeft geen einde; het wordt tot het eind van het spel gelezen.',
  tr: 'Bu açıklamanın sonu yok; bordun sonuna kadar okunuyor.',
};

export const playerUnknown: Wording = {
  en: 'Who played {card} cannot be told; the play is read up to here.',
  el: 'Δεν προκύπτει ποιος έπαιξε το {card}· το παίξιμο διαβάζεται ως εδώ.',
  nl: 'Wie {card} speelde is niet op te maken; het spelen wordt tot hier gelezen.',
  tr: '{card} kartını kimin oynadığı anlaşılamıyor; oyun buraya kadar okundu.',
};

export const noDeal: Wording = {
  en: 'There is no deal in this text: neither PBN nor LIN, nor the address of a hand viewer.',
  el: 'Δεν υπάρχει διανομή σε αυτό το κείμενο: ούτε PBN ούτε LIN ούτε διεύθυνση προβολής χεριών.',
  nl: 'Er staat geen spel in deze tekst: geen PBN, geen LIN en geen adres van een handviewer.',
  tr: 'Bu metinde bir dağıtım yok: ne PBN ne LIN ne de bir el görüntüleyici adresi.',
};

export const noBoard: Wording = {
  en: 'This case has no board.',
  el: 'Αυτή η περίπτωση δεν έχει διανομή.',
  nl: 'Dit geval heeft geen spel.',
  tr: 'Bu olayda bir bord yok.',
};

export const boardNotAsDealt: Wording = {
  en: 'The board of this case has faults or is not shown whole; it is handed on as it stands.',
  el: 'Η διανομή αυτής της περίπτωσης έχει λάθη ή δεν φαίνεται ολόκληρη· μεταφέρεται όπως είναι.',
  nl: 'Het spel van dit geval bevat fouten of is niet volledig; het wordt doorgegeven zoals het er staat.',
  tr: 'Bu olaydaki bord hatalı ya da eksik; olduğu gibi aktarılıyor.',
};

export const playStaysBehind: Wording = {
  en: 'The cards played in this case are not handed on with its board.',
  el: 'Τα φύλλα που παίχτηκαν σε αυτή την περίπτωση δεν μεταφέρονται μαζί με τη διανομή.',
  nl: 'De kaarten die in dit geval gespeeld zijn, gaan niet met het spel mee.',
  tr: 'Bu olayda oynanan kartlar bordla birlikte aktarılmıyor.',
};

export const lost: { readonly [what in LostThing]: Wording } = {
  auction: {
    en: '{format} cannot hold the auction.',
    el: 'Το {format} δεν χωρά την αγορά.',
    nl: '{format} heeft geen plaats voor het bieden.',
    tr: '{format} ihaleyi tutamaz.',
  },
  play: {
    en: '{format} cannot hold the play.',
    el: 'Το {format} δεν χωρά το παίξιμο.',
    nl: '{format} heeft geen plaats voor het spelen.',
    tr: '{format} oyunu tutamaz.',
  },
  'play-order': {
    en: '{format} cannot hold the whole play: it is not told who won each trick.',
    el: 'Το {format} δεν χωρά όλο το παίξιμο: δεν αναφέρεται ποιος κέρδισε κάθε λεβέ.',
    nl: '{format} heeft geen plaats voor al het spelen: niet van elke slag is verteld wie hem won.',
    tr: '{format} oyunun tamamını tutamaz: her löveyi kimin kazandığı belirtilmemiş.',
  },
  result: {
    en: '{format} cannot hold the number of tricks.',
    el: 'Το {format} δεν χωρά τον αριθμό των λεβέ.',
    nl: '{format} heeft geen plaats voor het aantal slagen.',
    tr: '{format} löve sayısını tutamaz.',
  },
  contract: {
    en: '{format} cannot hold a contract without its auction.',
    el: 'Το {format} δεν χωρά συμβόλαιο χωρίς την αγορά του.',
    nl: '{format} heeft geen plaats voor een contract zonder het bieden.',
    tr: '{format} ihalesi olmayan bir kontratı tutamaz.',
  },
  dealer: {
    en: '{format} cannot leave the dealer open: {seat} stands there.',
    el: 'Το {format} δεν αφήνει κενό αυτόν που μοιράζει: γράφεται {seat}.',
    nl: '{format} kan de gever niet openlaten: er staat {seat}.',
    tr: '{format} dağıtanı boş bırakamaz: {seat} yazıldı.',
  },
  players: {
    en: '{format} cannot hold the names of the players.',
    el: 'Το {format} δεν χωρά τα ονόματα των παικτών.',
    nl: '{format} heeft geen plaats voor de namen van de spelers.',
    tr: '{format} oyuncu adlarını tutamaz.',
  },
  notes: {
    en: '{format} cannot hold what is said of calls and cards.',
    el: 'Το {format} δεν χωρά τις σημειώσεις για αγορές και φύλλα.',
    nl: '{format} heeft geen plaats voor wat bij biedingen en kaarten staat.',
    tr: '{format} deklare ve kartlarla ilgili notları tutamaz.',
  },
  alerts: {
    en: '{format} cannot tell whether a call that has an explanation was alerted.',
    el: 'Το {format} δεν δείχνει αν δηλώθηκε αλέρτ σε αγορά που έχει εξήγηση.',
    nl: '{format} kan niet weergeven of een bieding met uitleg werd gealerteerd.',
    tr: '{format} açıklaması olan bir deklarenin alert edilip edilmediğini gösteremez.',
  },
  'spot-cards': {
    en: '{format} cannot hold small cards without a name; they are left out.',
    el: 'Το {format} δεν χωρά μικρά φύλλα χωρίς όνομα· παραλείπονται.',
    nl: '{format} heeft geen plaats voor kleine kaarten zonder naam; ze zijn weggelaten.',
    tr: '{format} adı belirtilmemiş küçük kartları tutamaz; bunlar atlandı.',
  },
  signs: {
    en: '{format} cannot hold the sign “{text}” in a text; it is replaced.',
    el: 'Το {format} δεν χωρά το σημάδι «{text}» μέσα σε κείμενο· αντικαθίσταται.',
    nl: '{format} heeft in een tekst geen plaats voor het teken “{text}”; het is vervangen.',
    tr: '{format} bir metnin içinde “{text}” işaretini tutamaz; değiştirildi.',
  },
  other: {
    en: '{format} has no place for: {text}.',
    el: 'Το {format} δεν χωρά: {text}.',
    nl: '{format} heeft geen plaats voor: {text}.',
    tr: '{format} şunları tutamaz: {text}.',
  },
};

/** The same of a text for readers, which is of no format that has a name. */
export function lostInText(thing: LostThing): Wording {
  const { en, el, nl, tr } = lost[thing];
  return {
    en: en.replace('{format}', 'A text'),
    el: el.replace('Το {format}', 'Ένα κείμενο'),
    nl: nl.replace('{format}', 'Een tekst'),
    tr: tr.replace('{format}', 'Bir metin'),
  };
}

/** A part of a record that a format may have no place for. */
export type LostThing =
  | 'auction'
  | 'play'
  | 'play-order'
  | 'result'
  | 'contract'
  | 'dealer'
  | 'players'
  | 'notes'
  | 'alerts'
  | 'spot-cards'
  | 'signs'
  | 'other';

// What becomes of penalty cards, and of which kind they are: the sentences of the rules.
import type { Wording } from './wording.ts';

/** Cards said to be picked up that stay: in general, then by what declarer chose. */
export const stayOnTheTable: Wording = {
  en: '{cards} {cards?stays|stay} face up on the table until played or until declarer’s option frees {cards?it|them}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?μένει ανοιχτό|μένουν ανοιχτά} στο τραπέζι, μέχρι να {cards?παιχτεί|παιχτούν} ή να {cards?αποσυρθεί|αποσυρθούν} με επιλογή του εκτελεστή.',
  nl: '{cards} {cards?blijft|blijven} open op tafel liggen, totdat {cards?die kaart gespeeld wordt|die kaarten gespeeld worden} of door een keuze van de leider {cards?vrijkomt|vrijkomen}.',
  tr: '{cards}, oynanana ya da deklaranın seçimiyle ele alınana kadar masada açık kalır.',
};

export const stayThoughProhibited: Wording = {
  en: '{cards} {cards?stays|stay} on the table: declarer prohibited only {suits}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει|παραμένουν} στο τραπέζι: ο εκτελεστής απαγόρευσε μόνο {suits}.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: de leider verbood alleen {suits}.',
  tr: '{cards} masada kalır: deklaran yalnız {suits:acc} yasakladı.',
};

export const stayThoughRequired: Wording = {
  en: '{cards} {cards?stays|stay} on the table: declarer required {suits}, and only the cards of that suit are picked up.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει|παραμένουν} στο τραπέζι: ο εκτελεστής απαίτησε {suits} και αποσύρονται μόνο τα φύλλα αυτού του χρώματος.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: de leider eiste {suits}, en alleen de kaarten in die kleur worden opgenomen.',
  tr: '{cards} masada kalır: deklaran {suits} istedi ve yalnız o rengin kartları ele alınır.',
};

export const stayAsNothingChosen: Wording = {
  en: '{cards} {cards?stays|stay} on the table: declarer neither required nor prohibited a lead.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει|παραμένουν} στο τραπέζι: ο εκτελεστής ούτε απαίτησε ούτε απαγόρευσε έξοδο.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: de leider heeft geen kleur geëist en geen kleur verboden.',
  tr: '{cards} masada kalır: deklaran çıkış kısıtlaması getirmedi.',
};

export const stayUntilChosen: Wording = {
  en: '{cards} {cards?stays|stay} on the table: no option has been stated by which {cards?it|they} could be picked up.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?μένει|μένουν} στο τραπέζι: δεν δηλώθηκε επιλογή με την οποία θα {cards?αποσυρόταν|αποσύρονταν}.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: er is geen keuze gemaakt waardoor {cards?die kaart opgenomen mag|die kaarten opgenomen mogen} worden.',
  tr: '{cards} masada kalır: ele alınmasını sağlayacak bir seçim yapılmadı.',
};

export const stayOfLeader: Wording = {
  en: '{cards} {cards?stays|stay} on the table: the option frees the penalty cards of the leader’s partner, not the leader’s own.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει|παραμένουν} στο τραπέζι: η επιλογή αφορά τα τιμωρημένα φύλλα του συμπαίκτη εκείνου που κάνει την έξοδο, όχι τα δικά του.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: de keuze geldt voor de strafkaarten van de partner van degene die voorspeelt, niet voor diens eigen kaarten.',
  tr: '{cards} masada kalır: seçim, çıkış yapanın ortağının cezalı kartlarıyla ilgilidir, kendi kartlarıyla değil.',
};

export const stayAtOwnLead: Wording = {
  en: '{cards} {cards?stays|stay} on the table: the options are for the lead of {seat:gen} partner, not for {seat:gen} own.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει|παραμένουν} στο τραπέζι: οι επιλογές ισχύουν για την έξοδο του συμπαίκτη {seat:gen}, όχι για τη δική του.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: de keuzes gelden wanneer de partner {seat:gen} moet voorspelen, niet wanneer {seat} dat zelf doet.',
  tr: '{cards} masada kalır: seçenekler {seat:gen} ortağının çıkışı içindir, {seat:gen} kendi çıkışı için değil.',
};

export const stayAsNotGiven: Wording = {
  en: '{cards} {cards?stays|stay} on the table: the law does not give declarer the option that was stated.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει|παραμένουν} στο τραπέζι: ο Νόμος δεν δίνει στον εκτελεστή την επιλογή που δηλώθηκε.',
  nl: '{cards} {cards?blijft|blijven} op tafel liggen: de spelregels geven de leider de genoemde keuze niet.',
  tr: '{cards} masada kalır: yasa, söylenen seçeneği deklarana tanımaz.',
};

export const stayAfterAcceptance: Wording = {
  en: '{cards} {cards?stays a penalty card|stay penalty cards}: the card that was played instead was accepted.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?παραμένει τιμωρημένο|παραμένουν τιμωρημένα}: το άλλο φύλλο που παίχτηκε έγινε δεκτό.',
  nl: '{cards} {cards?blijft een strafkaart|blijven strafkaarten}: de kaart die in plaats daarvan gespeeld werd, is geaccepteerd.',
  tr: '{cards} cezalı kart olarak kalır: onun yerine oynanan kart kabul edildi.',
};

export const stayAfterRefusal: Wording = {
  en: '{cards} {cards?stays on the table as a major penalty card|stay on the table as major penalty cards}: declarer did not accept the play.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?μένει στο τραπέζι ως μεγάλο τιμωρημένο φύλλο|μένουν στο τραπέζι ως μεγάλα τιμωρημένα φύλλα}: ο εκτελεστής δεν δέχτηκε το παίξιμο.',
  nl: '{cards} {cards?blijft als grote strafkaart|blijven als grote strafkaarten} op tafel liggen: de leider heeft het spelen ervan niet geaccepteerd.',
  tr: '{cards} majör cezalı kart olarak masada kalır: deklaran o oyunu kabul etmedi.',
};

/** Cards said to remain that have gone. */
export const goBackAsRequired: Wording = {
  en: '{cards} {cards?goes|go} back to the hand: declarer required {suits}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?επιστρέφει|επιστρέφουν} στο χέρι: ο εκτελεστής απαίτησε {suits}.',
  nl: '{cards} {cards?gaat|gaan} terug in de hand: de leider eiste {suits}.',
  tr: '{cards} ele geri döner: deklaran {suits} istedi.',
};

export const goBackAsProhibited: Wording = {
  en: '{cards} {cards?goes|go} back to the hand: declarer prohibited {suits}.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} {cards?επιστρέφει|επιστρέφουν} στο χέρι: ο εκτελεστής απαγόρευσε {suits}.',
  nl: '{cards} {cards?gaat|gaan} terug in de hand: de leider verbood {suits}.',
  tr: '{cards} ele geri döner: deklaran {suits:acc} yasakladı.',
};

export const goneWhenPlayed: Wording = {
  en: '{cards} {cards?is no longer a penalty card: it has|are no longer penalty cards: they have} been played.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} δεν είναι πια {cards?τιμωρημένο: έχει παιχτεί|τιμωρημένα: έχουν παιχτεί}.',
  nl: '{cards} {cards?is geen strafkaart meer: die kaart is|zijn geen strafkaarten meer: die kaarten zijn} al gespeeld.',
  tr: '{cards} artık cezalı kart değildir: oynanmıştır.',
};

/** Cards that never were penalty cards. */
export const noneOfDeclaringSide: Wording = {
  en: '{cards} {cards?is no penalty card|are no penalty cards}: declarer and dummy never have one.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} δεν είναι {cards?τιμωρημένο|τιμωρημένα}: ο εκτελεστής και ο μορ δεν έχουν ποτέ τιμωρημένα φύλλα.',
  nl: '{cards} {cards?is geen strafkaart|zijn geen strafkaarten}: de leider en de blinde hebben er nooit een.',
  tr: '{cards} cezalı kart değildir: deklaranın ve yerin hiçbir zaman cezalı kartı olmaz.',
};

export const noneWhenConceding: Wording = {
  en: '{cards} {cards?is no penalty card|are no penalty cards}: {cards?it was|they were} faced in a concession to which the partner objected at once.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} δεν είναι {cards?τιμωρημένο|τιμωρημένα}: {cards?εκτέθηκε|εκτέθηκαν} σε παραχώρηση στην οποία ο συμπαίκτης αντέδρασε αμέσως.',
  nl: '{cards} {cards?is geen strafkaart|zijn geen strafkaarten}: {cards?die kaart is|die kaarten zijn} getoond bij het afstaan van slagen, waartegen de partner meteen bezwaar maakte.',
  tr: '{cards} cezalı kart değildir: ortağın hemen itiraz ettiği bir löve bırakmada açılmıştır.',
};

export const noneWhenPlayedOfTwo: Wording = {
  en: '{cards} {cards?is no penalty card|are no penalty cards}: of two cards played at once, the one designated is the play.',
  el: '{cards?Το φύλλο|Τα φύλλα} {cards} δεν είναι {cards?τιμωρημένο|τιμωρημένα}: από δύο φύλλα που παίχτηκαν μαζί, εκείνο που ορίστηκε είναι το παίξιμο.',
  nl: '{cards} {cards?is geen strafkaart|zijn geen strafkaarten}: van twee tegelijk gespeelde kaarten is de aangewezen kaart de gespeelde.',
  tr: '{cards} cezalı kart değildir: birlikte oynanan iki karttan belirtileni oynanmış sayılır.',
};

/** The kind of a penalty card. */
export const majorAsHonour: Wording = {
  en: '{card} is a major penalty card: it is an honour.',
  el: 'Το φύλλο {card} είναι μεγάλο τιμωρημένο φύλλο: είναι ονέρ.',
  nl: '{card} is een grote strafkaart: het is een honneur.',
  tr: '{card} majör cezalı karttır: onördür.',
};

export const majorAsDeliberate: Wording = {
  en: '{card} is a major penalty card: it was exposed by deliberate play.',
  el: 'Το φύλλο {card} είναι μεγάλο τιμωρημένο φύλλο: εκτέθηκε με σκόπιμο παίξιμο.',
  nl: '{card} is een grote strafkaart: de kaart is opzettelijk gespeeld.',
  tr: '{card} majör cezalı karttır: bilerek oynanarak açılmıştır.',
};

export const majorAsOneOfSeveral: Wording = {
  en: '{card} is a major penalty card: as soon as one defender has two or more, all of them are major.',
  el: 'Το φύλλο {card} είναι μεγάλο τιμωρημένο φύλλο: μόλις ένας αμυνόμενος έχει δύο ή περισσότερα, όλα γίνονται μεγάλα.',
  nl: '{card} is een grote strafkaart: zodra één tegenspeler er twee of meer heeft, zijn ze allemaal groot.',
  tr: '{card} majör cezalı karttır: bir defans oyuncusunun iki ya da daha çok cezalı kartı olunca hepsi majör olur.',
};

export const minorAsOnlyOne: Wording = {
  en: '{card} is a minor penalty card: it is below the ten, was exposed unintentionally, and is the only one {seat} has.',
  el: 'Το φύλλο {card} είναι μικρό τιμωρημένο φύλλο: είναι κάτω από το δέκα, εκτέθηκε χωρίς πρόθεση και είναι το μόνο που έχει {seat}.',
  nl: '{card} is een kleine strafkaart: lager dan de tien, onopzettelijk getoond en de enige die {seat} heeft.',
  tr: '{card} minör cezalı karttır: ondan küçüktür, istemeden açılmıştır ve {seat:gen} tek cezalı kartıdır.',
};

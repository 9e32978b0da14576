// Right rulings told in ways that are easily misread: minds changed, choices told again, contentions, corrections,
// suppositions, another table. None of them may be called wrong.
import { describe, expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const ENGLISH_CASE = `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

South plays 3NT. East drops the ♠K and the ♥Q, and both are penalty cards. West is on lead.`;

const ENGLISH: readonly string[] = [
  'South thought about requiring a spade but settled for forbidding one. The ♠K is picked up and the ♥Q stays on the table.',
  'South first asked for a heart. Before anyone had moved he corrected himself: a spade. The Director let him. The ♠K was picked up and the ♥Q remained.',
  'South nearly forbade hearts, then asked for a spade. East took back the king of spades; the queen of hearts stayed.',
  'South was about to prohibit a spade when the Director explained his rights. In the end he required a heart. The ♥Q went back and the ♠K remained a penalty card.',
  'South did nothing. West led the ♦9 and won the trick. South then forbade spades. The ♠K is picked up. When South had exercised no option, both cards had remained on the table.',
  'South exercised no option and both cards stayed. West kept the lead with the ♦9. Now South required a heart; East picked up the ♥Q, but the ♠K remained.',
  'South forbade spades. East argued that both cards were to be picked up. He was told that the ♠K alone goes back and the ♥Q stays.',
  'South forbade spades. "I pick them both up," said East. The Director made him put the ♥Q back on the table.',
  'South forbade spades. East picked up both cards. The Director, called back, had the ♥Q put back on the table, for only the ♠K may be restored.',
  'The Director ruled that both cards could be picked up after South had forbidden spades. The Committee corrected this: only the ♠K is picked up, the ♥Q remains a penalty card.',
  'South forbade both suits. East picked up both cards. Had he forbidden only spades, the ♥Q would have remained on the table.',
  'South forbade spades and hearts. Both cards are picked up. West may not lead either suit until he loses the lead.',
  'Suppose South forbids spades. Then East picks up the ♠K and the ♥Q remains. Suppose instead that he forbids hearts. Then the ♥Q is picked up and the ♠K remains.',
  'Case one: South forbids spades, and the ♠K goes back. Case two: South asks for a heart, and the ♥Q goes back while the ♠K stays.',
  'South asked whether he could forbid spades and hearts. He was told that he could. He forbade hearts. The ♥Q was picked up; the ♠K stayed.',
  'South could have required a spade. He could have forbidden a heart. What he did was nothing, so both cards stay.',
  'South decided against forbidding spades and called for a heart instead. East retrieved the ♥Q; the ♠K remained where it was.',
  'South refused to prohibit a spade lead. West led a spade, on which East had to play the ♠K. The ♥Q remained.',
  'South regretted that he had not forbidden hearts, for he had required a spade. The ♠K was restored and the ♥Q remained.',
  'West asked whether he could lead a spade. South had forbidden spades, so he could not. The ♠K was picked up.',
  'South forbade a spade. West led the ♦9 and held the trick. West wondered if he may now lead a spade. No, said the Director: the ban lasts as long as he has the lead.',
  'South forbade a spade. West led the ♥K, South won with the ♥A. Later West got in again; now he may lead a spade, said the Director.',
  'South forbade a spade. According to East the ban is for one trick only. That is not so: West may not lead a spade until he loses the lead.',
  'West must lead a spade, South said. The ♠K is no longer a penalty card. The ♥Q is still one. After the spade, West may lead what he likes.',
  'South demanded a heart. West led the ♥K. East picked up the ♥Q, the ♠K remaining. On the next trick West may lead a spade, unless South now forbids one.',
  'East claimed that he may choose which card to play. The Director said that declarer chooses. South forbade spades, and the ♠K was picked up.',
  'South left West free. West led the ♠8. East had to play the ♠K. The ♥Q remains on the table.',
  'South left West free to lead anything. Dummy protested that one card should be picked up. Both remain.',
  'South required a spade. West, who thought that he could lead a heart, was told he could not. East returned the ♠K to his hand and left the ♥Q.',
  'South said: "No spade." East took the ♠K into his hand. The ♥Q had remained on the table when the Director came.',
  'South said "spade", then "no, heart". The Director held him to the first. The ♠K was picked up; the ♥Q stayed.',
  'East believed that the ♠K and ♥Q both went back. South, who had forbidden hearts, knew better. Only the ♥Q did.',
  'One player said that the ♥Q remains, another that it is picked up. South forbade spades, so the first was right.',
  'The cards that remain on the table are those of the suits not named. South named spades and forbade them. The ♠K is picked up.',
  'South prohibited a spade lead. The Director first told East to pick up both cards, but he noticed his mistake at once: the ♥Q was to stay.',
  'At the other table declarer forbade both suits and both cards were picked up. Here South forbade spades; the ♠K was picked up and the ♥Q stayed.',
  'South forbade spades. If he had asked for a heart, East would have picked up the ♥Q; he could then have played any card.',
  'A declarer who forbids both suits sees both cards go back. South forbade only hearts. So the ♥Q goes back and the ♠K remains.',
  'South never forbade spades; he asked for them. The ♠K goes back to the hand, and the ♥Q remains.',
  'South did not want a heart. West wanted to lead a heart all the same. The ♥Q was picked up and the ♠K stayed.',
  'South promised not to forbid spades. In fact he forbade hearts. The ♥Q goes back. The ♠K stays.',
  'South had the choice between forbidding spades and forbidding hearts. He took the second. The ♥Q goes back. The ♠K stays.',
  'South chose the former suit: West must lead a spade. The ♥Q stays on the table and the ♠K is picked up.',
];

const TURKISH_CASE = `Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠RV ♥D ♦6 ♣-
Güney: ♠D3 ♥A ♦- ♣7
Batı: ♠84 ♥R ♦9 ♣-

Güney 3NT oynuyor. Doğu’nun elinden ♠R ve ♥D masaya düştü. İkisi de cezalı kart. Çıkış Batı’da.`;

const TURKISH: readonly string[] = [
  'Güney pik istemeyi düşündü ama köre yasak koydu. ♥D ele alınır, ♠R masada kalır.',
  'Güney önce kör istedi, sonra vazgeçip pik istedi. Hakem buna izin verdi. ♠R ele alındı, ♥D masada kaldı.',
  'Güney pik gelmesin istedi. ♠R ele alındı, ♥D masada kaldı.',
  'Güney pik oynanmamasını istedi. ♠R ele alındı, ♥D masada kaldı. Batı pik oynayamaz.',
  'Güney hiçbir şey istemedi. Batı ♦9 çıktı, löveyi kazandı. Güney bu kez piki yasakladı. ♠R ele alındı. Güney hiçbir şey istemediğinde iki kart da masada kalmıştı.',
  'Güney piki yasakladı. Doğu, "İkisini de elime alıyorum" dedi. Hakem kabul etmedi: yalnız ♠R ele alınır.',
  'Hakem iki kartın da ele alınacağına karar verdi. Kurul bunu düzeltti: Güney yalnız piki yasakladı, ♥D masada kalır.',
  'Güney iki rengi de yasakladı. İki kart da ele alındı. Yalnız piki yasaklasaydı ♥D masada kalırdı.',
  'Güney piki yasaklarsa ♠R ele alınır, körü yasaklarsa ♥D ele alınır. Güney körü yasakladı. ♥D ele alındı.',
  'Batı pik çıkıp çıkamayacağını sordu. Güney piki yasaklamıştı. ♠R ele alındı.',
  'Güney piki yasakladı. Batı eli kaybedip yeniden ele geçerse pik oynayabilir.',
  'Güney piki yasakladı. Batı bir daha ele gelseydi pik oynayabilirdi.',
  "Güney pik istedi. Batı ♠8 çıktı. Doğu ♠R'yi eline aldı, ♥D masada kaldı. Sonraki lövede Batı kör çıkabilir.",
  'Güney az kalsın körü yasaklayacaktı, sonunda pik istedi. ♠R ele alındı, ♥D kaldı.',
  "Doğu'ya göre iki kart da ele alınmalıydı. Güney körü yasaklamıştı, öyleyse yalnız ♥D ele alınır.",
  'Güney serbest bıraktı. İki kart da masada kaldı. Doğu birini almak istedi, hakem izin vermedi.',
  'Öbür masada deklaran iki rengi yasakladı, iki kart da ele alındı. Burada Güney piki yasakladı; ♥D masada kaldı.',
  'Güney piki yasaklamadı, istedi. ♠R ele alındı, ♥D masada kaldı.',
  'Güney körü yasaklamaktan vazgeçti, pik istedi. ♠R ele alındı, ♥D masada kaldı.',
];

const DUTCH_CASE = `Noord: ♠A5 ♥7 ♦- ♣8
Oost: ♠HB ♥V ♦6 ♣-
Zuid: ♠V3 ♥A ♦- ♣7
West: ♠84 ♥H ♦9 ♣-

Zuid speelt 3SA. Oost laat ♠H en ♥V vallen; beide zijn strafkaarten. West is aan slag.`;

const DUTCH: readonly string[] = [
  'Zuid overwoog schoppen te verbieden maar eiste harten. ♥V wordt opgenomen en ♠H blijft liggen.',
  'Zuid eiste eerst harten, maar verbeterde zich: schoppen. De arbiter stond het toe. ♠H werd opgenomen en ♥V bleef liggen.',
  'Zuid verbood bijna harten, maar eiste toen schoppen. ♠H ging terug in de hand, ♥V bleef liggen.',
  'Zuid deed niets. West speelde ♦9 en won de slag. Nu verbood zuid schoppen. ♠H wordt opgenomen. Toen zuid niets eiste, waren beide kaarten blijven liggen.',
  'Zuid verbood schoppen. «Dan neem ik ze beide op», zei oost. De arbiter stond dat niet toe; ♥V blijft liggen.',
  'De arbiter besliste dat oost beide kaarten mocht opnemen nadat zuid schoppen had verboden. De commissie verbeterde dat: alleen ♠H wordt opgenomen, ♥V blijft liggen.',
  'Zuid verbood beide kleuren. Beide kaarten worden opgenomen. Had hij alleen schoppen verboden, dan was ♥V blijven liggen.',
  'Stel dat zuid schoppen verbiedt. Dan neemt oost ♠H op. Stel dat hij harten verbiedt. Dan neemt oost ♥V op.',
  'West vroeg of hij schoppen mocht spelen. Zuid had schoppen verboden, dus dat mocht niet. ♠H werd opgenomen.',
  'Zuid verbood schoppen. West speelde ♦9 en bleef aan slag. Hij informeerde of hij nu schoppen mag spelen. Nee, zei de arbiter.',
  'Zuid verbood schoppen. West verloor de slag aan zuid. Later kwam west weer aan slag; nu mag hij schoppen spelen.',
  'Volgens oost gold het verbod voor één slag. Zuid had schoppen verboden. West mag geen schoppen spelen zolang hij aan slag blijft.',
  'Zuid eiste harten. West speelde ♥H. Oost nam ♥V op en ♠H bleef liggen. Daarna mag west schoppen spelen.',
  'Zuid liet west vrij. Beide kaarten blijven liggen. Oost wilde er een opnemen, maar dat mocht niet.',
  'Aan de andere tafel verbood de leider beide kleuren en werden beide kaarten opgenomen. Hier verbood zuid schoppen; ♥V bleef liggen.',
  'Zuid zag ervan af schoppen te verbieden en vroeg om harten. ♥V werd opgenomen, ♠H bleef liggen.',
  'Zuid verbood geen schoppen, hij eiste ze. ♠H wordt opgenomen en ♥V blijft liggen.',
  'Zuid had harten kunnen verbieden. Hij eiste schoppen. ♠H wordt opgenomen, ♥V blijft liggen.',
  'Oost dacht dat hij beide kaarten mocht opnemen. Zuid verbood harten, dus alleen ♥V wordt opgenomen.',
  'Zuid verbood schoppen. Oost nam beide kaarten op. De arbiter liet hem ♥V weer neerleggen.',
  'Zuid verbood schoppen. Oost nam beide kaarten op, maar moest ♥V van de arbiter weer op tafel leggen.',
  'Zuid verbood schoppen. Oost stopte allebei de kaarten in de hand. De arbiter haalde hartenvrouw er weer uit.',
  'Zuid verbood schoppen. Oost wilde beide kaarten oppakken, de arbiter hield hem tegen.',
  'Zuid verbood schoppen. Oost pakte beide kaarten op. "Ho, ho", zei de arbiter, "♥V hoort nog op tafel."',
  'Zuid verbood schoppen. Oost nam de twee kaarten op. Dat mocht niet: ♥V moest terug op tafel.',
  'Zuid verbood schoppen. Oost nam beide kaarten op. Dat was niet goed.',
  'Zuid verbood schoppen. Oost nam beide kaarten op. De arbiter greep in.',
  'Zuid verbood schoppen. Oost nam beide kaarten op. Zuid riep de arbiter terug. Alleen ♠H mocht in de hand.',
  'Zuid verbood schoppen. Oost pakte ze allebei op en werd daarvoor op de vingers getikt.',
  'Zuid verbood schoppen. Oost nam, voor iemand iets kon zeggen, beide kaarten op. De arbiter draaide dat terug.',
  'Zuid verbood schoppen. Per abuis nam Oost beide kaarten op.',
];

const GREEK_CASE = `Βορράς: ♠A5 ♥7 ♦- ♣8
Ανατολή: ♠KJ ♥Q ♦6 ♣-
Νότος: ♠Q3 ♥A ♦- ♣7
Δύση: ♠84 ♥K ♦9 ♣-

Ο Νότος παίζει 3ΧΑ. Της Ανατολής τής έπεσαν στο τραπέζι ο ♠K και η ♥Q· και τα δύο είναι τιμωρημένα φύλλα. Η Δύση έχει την έξοδο.`;

const GREEK: readonly string[] = [
  'Ο Νότος απαγόρευσε την πίκα. Ο ♠K επέστρεψε στο χέρι και η ♥Q παρέμεινε στο τραπέζι.',
  'Ο Νότος σκεφτόταν να απαγορεύσει την πίκα, αλλά απαίτησε κούπα. Η ♥Q αποσύρεται και ο ♠K μένει.',
  'Ο Νότος απαίτησε πρώτα κούπα, αλλά διόρθωσε: πίκα. Ο διαιτητής το επέτρεψε. Ο ♠K αποσύρθηκε και η ♥Q έμεινε.',
  'Ο Νότος δεν ζήτησε τίποτα. Και τα δύο φύλλα παραμένουν στο τραπέζι. Η Ανατολή ήθελε να μαζέψει το ένα, ο διαιτητής δεν το επέτρεψε.',
  'Ο Νότος δεν απαγόρευσε την πίκα, την απαίτησε. Ο ♠K αποσύρθηκε και η ♥Q έμεινε.',
  'Ο Νότος απαγόρευσε την πίκα. Η Ανατολή υποστήριξε ότι αποσύρονται και τα δύο φύλλα. Ο διαιτητής δεν συμφώνησε: η ♥Q μένει.',
  'Ο Νότος απαγόρευσε και τα δύο χρώματα. Τα δύο φύλλα αποσύρθηκαν. Αν είχε απαγορεύσει μόνο την πίκα, η ♥Q θα είχε μείνει.',
  'Αν ο Νότος απαγορεύσει την πίκα, η Ανατολή παίρνει πίσω τον ♠K. Αν απαγορεύσει την κούπα, η Ανατολή παίρνει πίσω τη ♥Q.',
  'Η Δύση ρώτησε αν μπορεί να παίξει πίκα. Ο Νότος είχε απαγορεύσει την πίκα, άρα δεν μπορούσε. Ο ♠K αποσύρθηκε.',
  'Ο Νότος απαγόρευσε την πίκα. Η Δύση δεν μπορεί να βγει πίκα όσο κρατάει την έξοδο.',
  'Ο Νότος απαγόρευσε την πίκα. Η Δύση έχασε την έξοδο. Αργότερα η Δύση είχε πάλι την έξοδο· τώρα μπορεί να βγει πίκα.',
  'Στο άλλο τραπέζι ο εκτελεστής απαγόρευσε και τα δύο χρώματα και αποσύρθηκαν και τα δύο φύλλα. Εδώ ο Νότος απαγόρευσε την πίκα· η ♥Q έμεινε.',
  'Ο Νότος μπορούσε να απαγορεύσει την κούπα. Απαίτησε πίκα. Ο ♠K αποσύρεται, η ♥Q μένει.',
  'Κατά τη γνώμη της Ανατολής η απαγόρευση ίσχυε μόνο για μία λεβέ. Ο Νότος είχε απαγορεύσει την πίκα. Η Δύση δεν μπορεί να βγει πίκα μέχρι να χάσει την έξοδο.',
  'Ο Νότος απαίτησε κούπα. Η Δύση βγήκε με τον ♥K. Η Ανατολή πήρε πίσω τη ♥Q και ο ♠K έμεινε. Μετά η Δύση μπορεί να παίξει πίκα.',
  'Ο Νότος παραλίγο να απαγορεύσει την κούπα, τελικά όμως απαίτησε πίκα. Ο ♠K γύρισε στο χέρι, η ♥Q έμεινε.',
];

describe.each([
  [ENGLISH_CASE, ENGLISH],
  [TURKISH_CASE, TURKISH],
  [DUTCH_CASE, DUTCH],
  [GREEK_CASE, GREEK],
])('after %s', (beginning, rulings) => {
  test.each(rulings)('nothing is called wrong in: %s', (ruling) => {
    expect(wrongIn(`${beginning} ${ruling}\n`)).toEqual([]);
  });

  test.each(rulings)('nor where a sentence is told twice: %s', (ruling) => {
    const sentences = ruling.split(/(?<=[.!?]) /);
    const twice = sentences.map((sentence, at) => sentences.toSpliced(at, 0, sentence).join(' '));
    expect(twice.flatMap((one) => wrongIn(`${beginning} ${one}\n`))).toEqual([]);
  });
});

/** The rules of the findings that are more than a hint. */
function wrongIn(text: string): readonly string[] {
  return check(text).cases.flatMap(({ report }) =>
    report.findings.flatMap(({ severity, rule }) => (severity === 'hint' ? [] : [rule])),
  );
}

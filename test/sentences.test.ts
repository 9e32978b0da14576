// Sentences and what they are taken for, through the door: facts and claims in a short form, one a line.
import { describe, expect, test } from 'vitest';
import { understood } from './support/understood-shortly.ts';

type Example = {
  readonly says: string;
  readonly facts?: readonly string[];
  readonly claims?: readonly string[];
};

const ENGLISH: readonly Example[] = [
  {
    says: 'East dropped the ♠K and the ♥Q, both penalty cards. Declarer’s left-hand opponent West spoke first.',
    facts: ['penalty E SK HQ dropped'],
  },
  {
    says: 'South plays in 3NT. East drops the ♠K and the ♥Q. Both are penalty cards.',
    facts: ['declarer S', 'penalty E SK HQ dropped'],
  },
  {
    says: '3NT by South. Two cards slipped out of East’s hand: the king of spades and the queen of hearts. Both are penalty cards.',
    facts: ['declarer S', 'penalty E SK HQ dropped'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. West is on lead. South forbids a spade.",
    facts: ['declarer S', 'penalty E SK HQ', 'on-lead W', 'prohibit S'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. South does not want a spade or a heart.",
    facts: ['declarer S', 'penalty E SK HQ', 'prohibit S H'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. South required a spade. The ♠K was picked up and the ♥Q stayed on the table.",
    facts: ['declarer S', 'penalty E SK HQ', 'require S'],
    claims: ['picks-up E SK', 'remains E HQ'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. South asks for nothing, so West may lead whatever he likes.",
    facts: ['declarer S', 'penalty E SK HQ', 'neither'],
    claims: ['may-lead W any'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♠J. South barred spades. West may not lead a spade until he loses the lead.",
    facts: ['declarer S', 'penalty E SK SJ', 'prohibit S'],
    claims: ['may-not-lead W S until lead-lost'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♠J. South barred spades. Only the ♠K is picked up.",
    facts: ['declarer S', 'penalty E SK SJ', 'prohibit S'],
    claims: ['remains E SJ', 'picks-up E SK'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. West argued that both cards should be picked up. The Director did not agree.",
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. Had South required a spade, the ♠K would have gone back and the ♥Q would have stayed.",
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. South may require a spade or forbid hearts.",
    facts: ['declarer S', 'penalty E SK HQ'],
    claims: ['offers require S', 'offers prohibit H'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. If West keeps the lead, may South bar a heart?",
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: '3NT by South. East’s ace and eight of hearts are penalty cards. South forbids hearts.',
    facts: ['declarer S', 'penalty E HA H8', 'prohibit H'],
  },
  {
    says: '3NT by South. East drops two diamonds, the king and the ten, face up on the table.',
    facts: ['declarer S', 'penalty E DK DT dropped'],
  },
  {
    says: "3NT by South. East's penalty cards: ♣K ♥9. South asks for hearts. East picks up the nine and the king of clubs stays.",
    facts: ['declarer S', 'penalty E CK H9', 'require H'],
    claims: ['picks-up E H9', 'remains E CK'],
  },
  {
    says: "3NT by South. East's penalty cards: ♠K ♥Q. West is on lead. South elects neither to require nor to prohibit anything. West may lead the jack of clubs or his diamond, and he may not pass.",
    facts: ['declarer S', 'penalty E SK HQ', 'on-lead W', 'neither'],
    claims: ['may-lead W CJ'],
  },
  {
    says: 'When a defender has two penalty cards declarer may require a lead. 3NT by South.',
    facts: ['declarer S'],
  },
];

const TURKISH: readonly Example[] = [
  {
    says: 'Doğu’nun elinden ♠K ve ♥Q masaya düştü. İkisi de cezalı kart. Deklaranın Batı’nın atağı üzerinde bir hakkı vardır.',
    facts: ['penalty E SK HQ dropped'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun elinden ♠K ve ♥Q masaya düştü. İkisi de cezalı kart. Çıkış Batı’da.',
    facts: ['declarer S', 'penalty E SK HQ dropped', 'on-lead W'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun ♠K’sı ve ♥Q’su cezalı kart. Deklaran pik çıkışını yasakladı.',
    facts: ['declarer S', 'penalty E SK HQ', 'on-lead W', 'prohibit S'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun ♠K ve ♥Q kartları cezalı. Deklaran Batı’nın kör çıkmasını istedi. ♥Q Doğu’nun eline döndü, ♠K masada kaldı.',
    facts: ['declarer S', 'penalty E SK HQ', 'on-lead W', 'require H'],
    claims: ['picks-up E HQ', 'remains E SK'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun ♠K ve ♠J kartları cezalı. Güney piki yasakladı. Batı çıkışı kaybedene kadar pik çıkamaz.',
    facts: ['declarer S', 'penalty E SK SJ', 'prohibit S'],
    claims: ['may-not-lead W S until lead-lost'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun ♠K ve ♥Q kartları cezalı. Güney hiçbir şey istemedi. Batı dilediği kartı çıkabilir.',
    facts: ['declarer S', 'penalty E SK HQ', 'neither'],
    claims: ['may-lead W any'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun ♠K ve ♥Q kartları cezalı. Güney piki yasaklasaydı ♠K ele dönerdi.',
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: 'Güney 3NT oynuyor. Doğu’nun ♠K ve ♥Q kartları cezalı. Hangisinin oynanacağını deklaran söyler.',
    facts: ['declarer S', 'penalty E SK HQ'],
    claims: ['chooses declarer'],
  },
];

const DUTCH: readonly Example[] = [
  {
    says: 'Zuid speelt 3SA. Bij het sorteren laat oost schoppenheer en ♥V op tafel vallen. Het zijn twee grote strafkaarten. West moet uitkomen.',
    facts: ['declarer S', 'penalty E SK HQ dropped', 'on-lead W'],
    claims: ['kind SK major', 'kind HQ major'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. De leider verbiedt daarop een schoppenuitkomst. ♠H gaat terug in de hand en ♥V blijft liggen.',
    facts: ['declarer S', 'penalty E SK HQ', 'on-lead W', 'prohibit S'],
    claims: ['picks-up E SK', 'remains E HQ'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. Zuid eiste harten. De vrouw werd opgenomen, de heer bleef op tafel.',
    facts: ['declarer S', 'penalty E SK HQ', 'require H'],
    claims: ['picks-up E HQ', 'remains E SK'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. Zuid eiste harten. De heer gaat niet terug naar de hand.',
    facts: ['declarer S', 'penalty E SK HQ', 'require H'],
    claims: ['remains E SK'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♠B als strafkaart liggen. Zuid verbood schoppen. Oost nam beide kaarten op en west mag geen schoppen voorspelen zolang hij aan slag blijft.',
    facts: ['declarer S', 'penalty E SK SJ', 'prohibit S'],
    claims: ['picks-up E SK SJ', 'may-not-lead W S until lead-lost'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. De leider maakt van geen van zijn rechten gebruik. West mag elke willekeurige kaart voorspelen.',
    facts: ['declarer S', 'penalty E SK HQ', 'neither'],
    claims: ['may-lead W any'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. Eist zuid schoppen, dan neemt oost beide kaarten op.',
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. Volgens oost mag hij beide kaarten opnemen. De wedstrijdleider wees dit af.',
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. De leider mag maar één van de twee kleuren verbieden.',
    facts: ['declarer S', 'penalty E SK HQ'],
    claims: ['denies prohibit S H'],
  },
  {
    says: 'Zuid speelt 3SA. Oost heeft ♠H en ♥V als strafkaart liggen. De leider bepaalt welke van de twee gespeeld wordt.',
    facts: ['declarer S', 'penalty E SK HQ'],
    claims: ['chooses declarer'],
  },
  {
    says: 'Zodra een tegenspeler twee strafkaarten heeft, mag de leider een kleur eisen. Zuid speelt 3SA.',
    facts: ['declarer S'],
  },
];

const GREEK: readonly Example[] = [
  {
    says: 'Ο Νότος παίζει 3ΧΑ. Της Ανατολής τής έπεσαν ο ♠K και η ♥Q. Και τα δύο είναι τιμωρημένα φύλλα.',
    facts: ['declarer S', 'penalty E SK HQ dropped'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Η Δύση έχει την έξοδο. Ο Νότος απαγορεύει την πίκα.',
    facts: ['declarer S', 'penalty E SK HQ', 'on-lead W', 'prohibit S'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Ο ΕΚΤΕΛΕΣΤΗΣ ΑΠΑΙΤΗΣΕ ΠΙΚΑ. Ο ♠K ΑΠΟΣΥΡΘΗΚΕ ΚΑΙ Η ♥Q ΕΜΕΙΝΕ.',
    facts: ['declarer S', 'penalty E SK HQ', 'require S'],
    claims: ['picks-up E SK', 'remains E HQ'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Ο Νότος δεν ζήτησε τίποτα, άρα η Δύση μπορεί να βγει με όποιο φύλλο θέλει.',
    facts: ['declarer S', 'penalty E SK HQ', 'neither'],
    claims: ['may-lead W any'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♠J. Ο Νότος απαγόρευσε την πίκα. Η Δύση δεν μπορεί να βγει πίκα μέχρι να χάσει την έξοδο.',
    facts: ['declarer S', 'penalty E SK SJ', 'prohibit S'],
    claims: ['may-not-lead W S until lead-lost'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Απαγορεύτηκε η κούπα. Και τα δύο φύλλα παραμένουν στο τραπέζι.',
    facts: ['declarer S', 'penalty E SK HQ', 'prohibit H'],
    claims: ['remains E SK HQ'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Η Ανατολή υποστήριξε ότι αποσύρονται και τα δύο φύλλα. Ο διαιτητής δεν συμφώνησε.',
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Αν ο Νότος είχε απαιτήσει πίκα, ο ♠K θα επέστρεφε στο χέρι.',
    facts: ['declarer S', 'penalty E SK HQ'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Ο Νότος μπορεί να απαιτήσει πίκα ή να απαγορεύσει την κούπα.',
    facts: ['declarer S', 'penalty E SK HQ'],
    claims: ['offers require S', 'offers prohibit H'],
  },
  {
    says: '3ΧΑ από τον Νότο. Τιμωρημένα φύλλα της Ανατολής: ♠K ♥Q. Η Δύση ρώτησε αν μπορεί να βγει πίκα.',
    facts: ['declarer S', 'penalty E SK HQ'],
  },
];

describe.each([
  ['en', ENGLISH],
  ['nl', DUTCH],
  ['el', GREEK],
  ['tr', TURKISH],
] as const)('sentences in %s', (language, examples) => {
  test.each(examples)('takes it for what it says: $says', ({ says, facts = [], claims = [] }) => {
    expect(understood(says, language)).toEqual({ facts, claims });
  });
});

// Whole little Turkish write-ups of nothing but sentences: right ones are silent, wrong ones are found under their paragraph.
import { expect, test } from 'vitest';
import { foundUnder, type LittleRuling } from './support/little-rulings.ts';

const RIGHT: readonly LittleRuling[] = [
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun cezalı kartları ♠K ve ♥Q. Güney ♣7 çıktı, Doğu'da trefl yok.

## Karar

Hangi kartın oynanacağını deklaran belirler.`,
    wrongUnder: [],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K ve ♠J'si cezalıydı. Çıkış Batı'daydı; Güney pik istedi.

## Karar

İki kart da ele alınır. Doğu yasal olan istediği kartı oynar.`,
    wrongUnder: [],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu elindeki ♠K ve ♠J'yi masaya düşürdü; ikisi de cezalı kart oldu. Batı çıkacaktı. Deklaran pik çıkılmasını yasakladı.

## Karar

Doğu her iki kartı da eline alır; Batı çıkışı kaybedene kadar pik oynayamaz.`,
    wrongUnder: [],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran pik istedi.

## Karar

♠K ele alınır, ♥Q cezalı kart olarak kalır.`,
    wrongUnder: [],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran ne istedi ne de yasakladı.

## Karar

Batı dilediğini çıkar, cezalı kartlar masada kalır.`,
    wrongUnder: [],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Batı'nın ♥K'sı ve Doğu'nun ♠K'sı cezalı. Çıkış Batı'da. Güney piki yasakladı.

## Karar

♠K Doğu'nun eline döner. Batı ♥K ile çıkmak zorundadır.`,
    wrongUnder: [],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran piki yasakladı. Batı, iki kartın da ele alınması gerektiğini ileri sürdü.

## Karar

İddia reddedildi. ♠K ele alınır, ♥Q masada kalır.`,
    wrongUnder: [],
  },
];

const WRONG: readonly LittleRuling[] = [
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun cezalı kartları ♠K ve ♥Q. Güney ♣7 çıktı, Doğu'da trefl yok.

## Karar

Hakem, hangisini atacağını Doğu'nun seçebileceğine karar verdi.`,
    wrongUnder: ['51A'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K ve ♥Q kartları cezalı kart olarak masada. Doğu löveyi kazandı, çıkış Doğu'da.

## Karar

Doğu istediği kartı çıkabilir.`,
    wrongUnder: ['51A'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K ve ♠J'si cezalıydı. Çıkış Batı'daydı; Güney pik istedi.

## Karar

♠K Doğu'nun eline döner, ♠J cezalı kart olarak masada kalır.`,
    wrongUnder: ['51B1(a)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu elindeki ♠K ve ♠J'yi masaya düşürdü; ikisi de cezalı kart oldu. Batı çıkacaktı. Deklaran pik çıkılmasını yasakladı.

## Karar

Her iki kart da masada kalır.`,
    wrongUnder: ['51B1(b)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥73 ♦- ♣8
Doğu: ♠KJ ♥Q ♦J2 ♣-
Güney: ♠Q3 ♥A ♦- ♣76
Batı: ♠84 ♥K ♦A9 ♣-

Doğu'nun ♠K ile ♠J'si cezalı kart, çıkış Batı'da. Güney pik çıkışını yasakladı. Batı ♦A çıktı ve löveyi kazandı.

## Karar

Yasak tek bir çıkış içindir; Batı şimdi pik çıkabilir.`,
    wrongUnder: ['51B1(b)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥73 ♦- ♣8
Doğu: ♠KJ ♥Q ♦J2 ♣-
Güney: ♠Q3 ♥A ♦- ♣76
Batı: ♠84 ♥K ♦A9 ♣-

Doğu'nun ♠K ile ♠J'si cezalı kart, çıkış Batı'da. Güney pik çıkışını yasakladı. Batı ♦9 çıktı, löveyi Doğu ♦J ile kazandı.

## Karar

Yasak sürer; Doğu pik çıkamaz.`,
    wrongUnder: ['51B1(b)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran pik istedi.

## Karar

Cezalı kartların ikisi de ele alınır.`,
    wrongUnder: ['51B2(a)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun pik papazı ile kör kızı cezalı kart oldu. Çıkış Batı'da. Güney pik istemediğini söyledi.

## Karar

Doğu iki kartı da eline alır.`,
    wrongUnder: ['51B2(b)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran hem piki hem körü yasakladı.

## Karar

Yalnız ♠K ele alınır.`,
    wrongUnder: ['51B2(b)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran ne istedi ne de yasakladı.

## Karar

Cezalı kartlar ele alınır.`,
    wrongUnder: ['51B2(c)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠KJ ♥Q ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun ♠K'sı ile ♥Q'su cezalı kart. Çıkış Batı'da. Deklaran hiçbir seçeneğini kullanmadı.

## Karar

Batı pik çıkamaz.`,
    wrongUnder: ['51B2(c)'],
  },
  {
    text: `Güney 3NT oynuyor.

Kuzey: ♠A5 ♥7 ♦- ♣8
Doğu: ♠7J ♥6 ♦6 ♣-
Güney: ♠Q3 ♥A ♦- ♣7
Batı: ♠84 ♥K ♦9 ♣-

Doğu'nun elinden ♠7 ve ♥6 yanlışlıkla düştü.

## Karar

İki kart da minör cezalı karttır, Batı serbestçe çıkabilir.`,
    wrongUnder: ['50B'],
  },
];

test.each([...RIGHT, ...WRONG])('judges $text', ({ text, wrongUnder }) => {
  expect(foundUnder(text, 'tr')).toEqual(wrongUnder);
});

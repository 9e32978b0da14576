// Players told by their names: where the text says who sits where, what they do is read as of their seats.
import { expect, test } from 'vitest';
import type { Language } from '../server/core/bridge/nouns.ts';
import { check } from '../server/core/check.ts';

const HANDS = `@hand N ♠A5 ♥7 ♦- ♣8
@hand E ♠KJ ♥Q ♦6 ♣-
@hand S ♠Q3 ♥A ♦- ♣7
@hand W ♠84 ♥K ♦9 ♣-
@contract 3NT S
`;

test.each<readonly [Language, string]>([
  [
    'el',
    'Στον κύριο Βλάχο (Ανατολή) έπεσαν ο ♠K και η ♥Q, που έγιναν τιμωρημένα φύλλα. Ο Γεωργίου στη Δύση ήταν στην έξοδο. Ο Παπαδόπουλος (Νότος) απαγόρευσε την κούπα. Ο Βλάχος μαζεύει και τα δύο φύλλα.',
  ],
  [
    'en',
    'Brown (East) dropped the ♠K and the ♥Q, which are penalty cards. Jones (West) was on lead. Smith (South) forbade hearts. Brown picks up both cards.',
  ],
  [
    'tr',
    'Doğu’daki Rıfat Bey’in ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Güney’den Levent Erbil oynuyordu. Erbil körü yasakladı. Rıfat Bey iki kartını da eline aldı.',
  ],
  [
    'tr',
    'Ayşe Kaya Doğu’da oturuyordu; ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Güney’de oturan Sevim Hanım körü yasakladı. Kaya iki kartını da eline aldı.',
  ],
  [
    'tr',
    'Doğu’da oturan genç arkadaşımız Ece, ♠K ile ♥Q’yu düşürdü, ikisi de cezalı kart oldu. Çıkış Batı’daydı. Güney’de oturan eşim Selma oynuyordu. Selma körü yasakladı. Ece iki kartını da eline aldı.',
  ],
  [
    'tr',
    'Doğu’daki kızım Elif’in ♠K ile ♥Q’su düştü, ikisi de cezalı kart oldu. Bir önceki löveyi Batı almıştı, çıkış ondaydı. Güney’deki kardeşim Kemal körü yasakladı. Elif iki kartını da eline aldı.',
  ],
  [
    'nl',
    'Oost (De Boer) liet ♠H en ♥V vallen, twee strafkaarten. West (Visser) moest uitkomen. Zuid (Jansen) verbood harten. De Boer neemt beide kaarten op.',
  ],
])('in %s', (language, text) => {
  const [report] = check(`@language ${language}\n\n${HANDS}\n${text}\n`).cases.map((one) => one.report);
  const found = report?.findings
    .filter(({ severity }) => severity !== 'hint')
    .map(({ paragraph }) => paragraph);
  expect(found).toEqual(['51B2(b)']);
});

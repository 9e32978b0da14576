import { foldWord } from '../../bridge/fold.ts';
import { WordTable } from '../../bridge/word-table.ts';

/** Words for a law, before its number; folded, so that accents and capitals do not matter. */
const LAW_WORDS = tableOf(
  'law laws l article articles loi lois articolo articoli',
  'νόμος νόμου νόμο νόμοι νόμων νόμους άρθρο άρθρου άρθρα άρθρων αρθ',
  'artikel artikelen artikels art arts artt spelregel',
  'yasa yasası yasanın yasasının yasaya yasasına yasalar yasaları yasaların yasada yasadaki',
  'madde maddesi maddenin maddesinin maddeye maddesine maddeler maddeleri maddelerin md kanun kanunun',
);

/** Words for a law that announce several. */
const PLURALS: ReadonlySet<string> = folded(
  'laws articles lois articoli νόμοι νόμων νόμους άρθρα άρθρων artikelen artikels artt',
  'yasalar yasaları yasaların maddeler maddeleri maddelerin',
);

/** Words for a law that a full stop shortens. */
const ABBREVIATIONS: ReadonlySet<string> = folded('art arts artt l md αρθ');

/** Words after the number that make a law of it: `51. madde`, `51A maddesi`. */
const LAW_WORDS_AFTER = tableOf(
  'yasa yasası yasanın yasasının yasaya yasasına yasalar yasaları yasada yasasında',
  'madde maddesi maddenin maddesinin maddeye maddesine maddede maddesinde maddeler maddeleri',
  'bendi bendinin bendine bendinde uyarınca',
);

/** Words before a bare `51A` by which a law is meant. */
const CUES: ReadonlySet<string> = folded(
  'under see per by of with and or paragraph section cf from applies apply then also',
  'βλέπε βλ το του τον της παράγραφος παράγραφο παραγράφου και ή κατά με από',
  'zie volgens onder van bij conform lid paragraaf en of met uit krachtens',
  'bkz bakınız ve veya göre ile',
);

/** Words between two citations of one row. */
const LINKS: ReadonlySet<string> = folded(
  'and or to through und et en of tot ve veya ile ya da και ή έως ως or also',
);

/** Things that are counted: `Laws 50 and 52 cards` speaks of one law. */
const COUNTED: ReadonlySet<string> = folded(
  'card cards trick tricks board boards point points imps mps hand hands penalty',
  'φύλλα φύλλο λεβέ πόντοι πόντους διανομές τιμωρημένα',
  'kaart kaarten slag slagen spel spellen punt punten strafkaarten',
  'kart kartı kartın löve el puan bord cezalı',
);

/** Words beside a paragraph that leaves out its law: `B1(a) preceding`. */
const NEARBY: ReadonlySet<string> = folded(
  'preceding above below following foregoing aforementioned',
  'παραπάνω ανωτέρω παρακάτω κατωτέρω προηγούμενη',
  'hierboven hieronder voorgaand voorgaande bovenstaand bovenstaande',
  'yukarıdaki aşağıdaki yukarıda aşağıda önceki',
);

export function isLawWord(word: string): boolean {
  return LAW_WORDS.of(word) === true;
}

/** Whether the word from `start` to `end` is one for a law. */
export function isLawWordAt(line: string, start: number, end: number): boolean {
  return LAW_WORDS.at(line, start, end) === true;
}

export function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(foldWord(word));
}

export function isPlural(word: string): boolean {
  return PLURALS.has(foldWord(word));
}

/** Whether the word from `start` to `end` makes a law of the number before it. */
export function isLawWordAfterAt(line: string, start: number, end: number): boolean {
  return LAW_WORDS_AFTER.at(line, start, end) === true;
}

export function isCue(word: string): boolean {
  return CUES.has(foldWord(word));
}

export function isLink(word: string): boolean {
  return LINKS.has(foldWord(word));
}

export function isCounted(word: string): boolean {
  return COUNTED.has(foldWord(word));
}

export function isNearby(word: string): boolean {
  return NEARBY.has(foldWord(word));
}

function tableOf(...rows: readonly string[]): WordTable<true> {
  return new WordTable(rows.flatMap((row) => row.split(' ').map((word): [string, true] => [word, true])));
}

function folded(...rows: readonly string[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row.split(' ').map(foldWord)));
}

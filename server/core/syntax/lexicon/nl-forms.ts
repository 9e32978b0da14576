// Small words, digits and compounds of Dutch, for `nl.ts`.
import type { Lexicon } from './lexicon.ts';

/** What the name of a suit may be written together with. */
export const COMPOUNDS =
  'aas heer vrouw boer tien negen acht zeven zes vijf vier drie twee uitkomst uitkomsten vervolg verbod start naspel terugspel eis kleur kaart kaarten strafkaart strafkaarten slag slagen voorspeelverbod switch honneur honneurs verzoek kaartje kaartjes terugkomst plaats speler speelster stoel positie plaatje plaatjes voorspel voorspelen lead return doorspel aanval kleurkaart honneurs bijspel vervolgspel ronde rondes vraag verboden opdracht beurt';
/** Words before a verb that name nobody. */
export const FILLERS =
  'de het een is was zijn waren werd wordt worden werden heeft had hebben nu dan daarna vervolgens daarop daarom ook nog zo toch wel dus eerst meteen onmiddellijk later te er hier daar zelf alsnog keurig gewoon verder ten onrechte tot slot gerust rustig best prima immers namelijk vrolijk voortaan voorlopig onderhand inmiddels eindelijk zojuist net juist dan ook al weer opnieuw allereerst vanzelfsprekend vooralsnog desondanks';
/** Words as they are said, and written in full. */
export const CLIPPED: readonly (readonly [word: string, as: string])[] = [
  ["z'n", 'zijn'],
  ['z’n', 'zijn'],
  ["d'r", 'haar'],
  ['d’r', 'haar'],
  ['ie', 'hij'],
];
/** Ranks by their digits, beside those of the card table. */
export const RANKS: Lexicon['ranks'] = {
  A: 'azen',
  T: '10',
  '9': '9',
  '8': '8',
  '7': '7',
  '6': '6',
  '5': '5',
  '4': '4',
  '3': '3',
  '2': '2',
};

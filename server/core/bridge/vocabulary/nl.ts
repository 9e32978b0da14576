import type { Vocabulary } from './vocabulary.ts';

export const nl: Vocabulary = {
  and: 'en',
  or: 'of',
  seats: {
    N: { nom: 'noord', gen: 'van noord', letter: 'N', read: 'noord noords' },
    E: { nom: 'oost', gen: 'van oost', letter: 'O', read: 'oost oosts' },
    S: { nom: 'zuid', gen: 'van zuid', letter: 'Z', read: 'zuid zuids' },
    W: { nom: 'west', gen: 'van west', letter: 'W', read: 'west wests' },
  },
  suits: {
    S: { nom: 'schoppen', one: 'schoppen', many: 'schoppens', letter: 'S', read: 'schoppen schoppens' },
    H: { nom: 'harten', one: 'harten', many: 'hartens', letter: 'H', read: 'harten hartens' },
    D: { nom: 'ruiten', one: 'ruiten', many: 'ruitens', letter: 'R', read: 'ruiten ruitens' },
    C: {
      nom: 'klaveren',
      one: 'klaveren',
      many: 'klaverens',
      letter: 'K',
      read: 'klaveren klaverens klaver',
    },
  },
  noTrump: { nom: 'sans atout', letter: 'SA', read: 'sa sans nt' },
  roles: {
    declarer: { nom: 'de leider', bare: 'leider', gen: 'van de leider', read: 'leider' },
    dummy: { nom: 'de blinde', bare: 'blinde', gen: 'van de blinde', read: 'blinde dummy' },
    offender: { nom: 'de overtreder', bare: 'overtreder', gen: 'van de overtreder', read: 'overtreder' },
    partner: { nom: 'de partner', bare: 'partner', gen: 'van de partner', read: 'partner' },
    director: {
      nom: 'de wedstrijdleider',
      bare: 'wedstrijdleider',
      gen: 'van de wedstrijdleider',
      read: 'wedstrijdleider arbiter wl',
    },
  },
  vulnerabilities: {
    none: { nom: 'niemand', read: 'niemand geen niet -' },
    NS: { nom: 'NZ', read: 'nz n-z n/z noord-zuid' },
    EW: { nom: 'OW', read: 'ow o-w o/w oost-west wo' },
    all: { nom: 'allen', read: 'allen beiden iedereen alle' },
  },
  honours: { A: 'A', K: 'H', Q: 'V', J: 'B' },
  ranks: {
    A: 'aas azen',
    K: 'heer heren koning',
    Q: 'vrouw vrouwen dame',
    J: 'boer boeren',
    T: 'tien',
    '9': 'negen',
    '8': 'acht',
    '7': 'zeven',
    '6': 'zes',
    '5': 'vijf',
    '4': 'vier',
    '3': 'drie',
    '2': 'twee',
  },
};

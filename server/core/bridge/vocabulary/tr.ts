import type { Vocabulary, Word } from './vocabulary.ts';

export const tr: Vocabulary = {
  and: 've',
  or: 'ya da',
  seats: {
    N: { ...named('Kuzey', 'in', 'i', 'e', 'de', 'den'), letter: 'K', read: 'kuzey kuzeyin' },
    E: { ...named('Doğu', 'nun', 'yu', 'ya', 'da', 'dan'), letter: 'D', read: 'doğu doğunun' },
    S: { ...named('Güney', 'in', 'i', 'e', 'de', 'den'), letter: 'G', read: 'güney güneyin' },
    W: { ...named('Batı', 'nın', 'yı', 'ya', 'da', 'dan'), letter: 'B', read: 'batı batının' },
  },
  suits: {
    S: { ...common('pik', 'in', 'i', 'e', 'te', 'ten'), read: 'pik maça' },
    H: { ...common('kör', 'ün', 'ü', 'e', 'de', 'den'), read: 'kör kupa' },
    D: { ...common('karo', 'nun', 'yu', 'ya', 'da', 'dan'), read: 'karo' },
    C: { ...common('trefl', 'in', 'i', 'e', 'de', 'den'), read: 'trefl sinek trefil' },
  },
  noTrump: { nom: 'sanzatu', letter: 'NT', read: 'nt n sa sanzatu kozsuz' },
  roles: {
    declarer: {
      ...common('deklaran', 'ın', 'ı', 'a', 'da', 'dan'),
      read: 'deklaran dekleran deklereci oynayan',
    },
    dummy: { ...common('yer', 'in', 'i', 'e', 'de', 'den'), read: 'yer dummy' },
    offender: { ...common('kusurlu oyuncu', 'nun', 'yu', 'ya', 'da', 'dan'), read: 'kusurlu' },
    partner: {
      nom: 'ortak',
      gen: 'ortağın',
      acc: 'ortağı',
      dat: 'ortağa',
      loc: 'ortakta',
      abl: 'ortaktan',
      read: 'ortak ortağı ortağın ortağının',
    },
    director: { ...common('direktör', 'ün', 'ü', 'e', 'de', 'den'), read: 'direktör hakem td' },
  },
  vulnerabilities: {
    none: { nom: 'yok', read: 'yok kimse hiçbiri' },
    NS: { nom: 'K-G', read: 'kg k-g k/g kuzey-güney' },
    EW: { nom: 'D-B', read: 'db d-b d/b bd doğu-batı' },
    all: { nom: 'herkes', read: 'herkes hepsi' },
  },
  honours: { A: 'A', K: 'R', Q: 'D', J: 'V' },
  ranks: {
    A: 'as ası',
    K: 'rua papaz ruayı',
    Q: 'dam kız damı',
    J: 'vale valeyi',
    T: 'on onlu onlusu',
    '9': 'dokuz dokuzlu dokuzlusu',
    '8': 'sekiz sekizli sekizlisi',
    '7': 'yedi yedili yedilisi',
    '6': 'altı altılı altılısı',
    '5': 'beş beşli beşlisi',
    '4': 'dört dörtlü dörtlüsü',
    '3': 'üç üçlü üçlüsü',
    '2': 'iki ikili ikilisi',
  },
};

/** A proper name takes its endings after an apostrophe. */
function named(name: string, ...endings: readonly string[]): Word {
  return common(name, ...endings.map((ending) => `’${ending}`));
}

function common(stem: string, ...endings: readonly string[]): Word {
  const [gen = '', acc = '', dat = '', loc = '', abl = ''] = endings.map((ending) => stem + ending);
  return { nom: stem, gen, acc, dat, loc, abl, one: stem };
}

import { describe, expect, it, test } from 'vitest';
import type { Language } from '../../bridge/nouns.ts';
import { readHeaders } from './read-headers.ts';

const saidOn = (line: string, language: Language = 'en') => {
  const { boardNumber, dealer, vulnerability } = readHeaders(line, 0, language);
  return [boardNumber?.value ?? '-', dealer?.value ?? '-', vulnerability?.value ?? '-'].join(' ');
};

describe('a header line', () => {
  test.each<[string, string, Language?]>([
    ['Board 14 · Dealer East · None vulnerable', '14 E none'],
    ['Dealer North, E-W vulnerable.', '- N EW'],
    ['Board 21. Dealer North. N/S vulnerable.', '21 N NS'],
    ['BD# 11   DLR: S   VUL: None', '11 S none'],
    ['Dlr E · EW', '- E -'],
    ['North Deals · Love all', '- N none'],
    ['Board 24. West dealer, nobody vulnerable', '24 W none'],
    ['Dealer: South; Game all', '- S all'],
    ['**Board 5** (N/S vul)', '5 - NS'],
    [
      'Board 7. West dealer. West opened a weak two bid in hearts and East, who had twelve points, passed.',
      '7 W -',
    ],
    ['Spel 14 · gever oost · N/allen', '14 E all', 'nl'],
    ['Spel 7 – Zuid gever, allen kwetsbaar. Zuid speelt 3SA.', '7 S all', 'nl'],
    ['Spel 14, O / niemand. Zuid is leider in 3SA.', '14 E none', 'nl'],
    ['Viertallen. Spel 19, Z / OW.', '19 S EW', 'nl'],
    ['W / —', '- W none', 'nl'],
    ['Διανομή 17 · Μοιράζει ο Βορράς · Κανείς στη δεύτερη', '17 N none', 'el'],
    ['Μοιράζει η Ανατολή, Βορράς – Νότος στη δεύτερη μανς.', '- E NS', 'el'],
    ['Διανομή 3. Μοιράζει ο Νότος, Α-Δ στη δεύτερη.', '3 S EW', 'el'],
    ['Μοιράζει η Δύση. Όλοι στην πρώτη.', '- W none', 'el'],
    ['Bord 18 · Dağıtan: Doğu · Zon: K-G', '18 E NS', 'tr'],
    ['Dağıtan Güney, herkes zonda.', '- S all', 'tr'],
    ['Bord 3 · Dağıtan: Batı · Zon: Yok', '3 W none', 'tr'],
    ['## Board 16 – South drops his cards', '16 - -'],
    ['[Board "7"]', '7 - -'],
    ['[Dealer "W"]', '- W -'],
    ['[Vulnerable "Both"]', '- - all'],
  ])('is read: %s', (line, said, language) => {
    expect(saidOn(line, language)).toBe(said);
  });

  it('gives each value its place', () => {
    const headers = readHeaders('Board 14 · Dealer East · E-W vulnerable', 100, 'en');
    expect(headers.boardNumber?.span).toEqual({ start: 106, end: 108 });
    expect(headers.dealer?.span).toEqual({ start: 118, end: 122 });
    expect(headers.vulnerability?.span).toEqual({ start: 125, end: 139 });
  });
});

describe('an ordinary sentence', () => {
  test.each<[string, Language?]>([
    ['West was the dealer on that board and opened 1♠.'],
    ['From a director’s notebook, county pairs final, board 17. South was in 1NT.'],
    ['The Director found that both sides were at fault, the dealer in particular.'],
    ['South led a heart, and West won.'],
    ['As on board 12, West had the lead.'],
    ['East-West appealed. Both sides had been vulnerable to this for a long time.'],
    ['N/S +420'],
    ['E/W appealed.'],
    ['West   North   East   South'],
    ['Her iki taraf da hatalıydı, Doğu özellikle.', 'tr'],
    ['Η Δύση βγήκε με τον ♠A.', 'el'],
    ['N/allen waren het eens dat west verkeerd voorspeelde', 'nl'],
    ['Μοιράζει ο N.', 'el'],
  ])('is none: %s', (line, language) => {
    expect(saidOn(line, language)).toBe('- - -');
  });
});

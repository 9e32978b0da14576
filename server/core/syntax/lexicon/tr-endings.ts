import type { Lexicon } from './lexicon.ts';

/** Voice, ability, negation, and that it was done at once: what stands between the stem of a verb and its tense. */
const BEFORE_TENSE =
  '(?:[iu]l(?:[iu]n)?|[iu]?n)?(?:[iu]ver)?(?:y?[ae]bil|y?[ae]m[ae](?!z))?(?:m[ae](?=y|d|m|s))?';

/** Tenses, with the endings of persons and the auxiliary *idi* behind them; orders; forms as nouns and in parts of sentences. */
const TENSES = [
  '[dt][iu](?:m|n|k|n[iu]z|l[ae]r|yd[iu][a-z]*|ys[ae])?',
  'm[iu]s(?:l[ae]r)?(?:t[iu]r?|s[ae]|ken|l[ae]rd[iu]r|t[iu]k|[iu]m|[iu]z)?',
  '(?:m?[iu])?yor(?:l[ae]r)?(?:d[iu][mnk]?|m[iu]s|s[ae]|ken|um|uz|sun)?',
  'm[ae]kt[ae](?:y?d[iu]r?|ym[iu]s)?',
  '(?:[aeiu]?r|[ae]?m[ae]z)(?:l[ae]r)?(?:d[iu][mnk]?|m[iu]s|s[ae]|ken|[iu]m|[iu]z|s[iu]n)?',
  'y?[ae]c[ae](?:k|g)[a-z]*',
  'm[ae]l[iu](?:l[ae]r)?(?:yd[iu]|d[iu]r)?',
  's[iu]n(?:l[ae]r)?|s[ae](?:m|n|k|l[ae]r|yd[iu])?|y?[ae]y[iu]m|y?[ae]l[iu]m|y?[iu]n(?:[iu]z)?',
  'y?[iu]p|y?[ae]r[ae]k|y?[iu]nc[ae](?:y[ae])?|m[ae]d[ae]n|m[ae]ks[iu]z[iu]n|[dt][iu]kc[ae]|y?[ae]n[ae]',
  'm[ae]k(?:t[ae]n|l[ae]|s[iu]z[iu]n|t[iu])?|m[ae](?:s[iu]|l[ae]r[iu])(?:n[iuae]|nd[ae]n?|n[iu]n|yl[ae]|yd[iu])?',
  '[dt][iu](?:g[iu]|kl[ae]r[iu])(?:n[iuae]|nd[ae]n?|n[iu]n|yd[iu])?|y?[ae]n(?:l[ae]r)?(?:d[iu])?',
];

/** What the endings of Turkish words say. See `lexicon.ts` for how to write them. */
export const trEndings: Pick<
  Lexicon,
  'forms' | 'articles' | 'verbEndings' | 'inflections' | 'strangeEndings' | 'infinitive' | 'partEndings'
> = {
  forms: {
    gen: {
      endings:
        'nin nun in un nindi nundu indi undu nindir nundur indir undur ninmis nunmus deki daki ndeki ndaki',
    },
    acc: { endings: 'yi yu i u ni nu' },
    dat: { endings: 'ya ye a e na ne dan den tan ten ndan nden' },
    at: {
      endings:
        'da de ta te nda nde daydi deydi taydi teydi ndaydi ndeydi daymis deymis dayken deyken dadir dedir tadir tedir ndadir ndedir',
    },
    with: { endings: 'le la yle yla' },
    self: { endings: 'im um yim yum ydim ydum dim dum deydim daydim teydim taydim deyim dayim' },
  },
  articles: '',
  verbEndings: [
    ['^n[ae]m(?:az|ad|ay|iyor)', 'may-not'],
    ['(?:^|[^n])[ae]m(?:az|ez|ad|ed|ay|ey|iyor|am|em|is)', 'may-not'],
    [
      '^(?:n|in|il|un|ul)?m(?:az|ez|ad|ed|[ae]m(?!i(?:z[ai]?)?$)|iyor|uyor|ayac|eyec|ayan|eyen|ayinca|eyince|ayip|eyip|amis|emis)',
      'not',
    ],
    ['^(?:n|in|il|un|ul)?m(?:asin$|esin$|amasi|emesi)', 'not'],
    ['^n(?:d[iu]|mis|ir|iyor|mas)', 'passive'],
    ['[ae]bil', 'may'],
    ['(?:[iu]nc[ae]|[dt][iu]g[iu]nd[ae])$', 'recalled'],
    ['(?:m[ae]s[iu]|[dt][iu]g[iu]|[ae]c[ae]g[iu])(?:n[iuae]|n[iu]n|nd[ae]n?)?$', 'nominal'],
    ['^(?:[iu]?l|[iu]?n)?(?:m[ae])?y?[ae]c[ae]k(?:t[iu]r?|lard[iu]r|lerd[iu]r|lar|ler)?$', 'future'],
    ['^(?:[iu]?l|[iu]?n)?(?:m[ae])?s[iu]n(?:l[ae]r)?$', 'future'],
    ['^(?:[iu]?l|[iu]?n)?m[ae]k$', 'infinitive'],
    ['^(?:[iu]?l|[iu]?n)?[aeiu]?r(?:lar|ler)?$', 'present'],
    ['^[iu]yor(?:lar)?$', 'present'],
    ['m(?:amali|emeli)(?!yd)', 'may-not'],
    ['m(?:ali|eli)', 'must'],
    ['m(?:ali|eli)yd', 'should'],
    ['^y[ae]y[iu]m$', 'wish'],
    ['(?:sayd|seyd|sa$|se$|sak$|sek$)', 'if'],
    ['(?:[ae]c[ae]k)t[iu](?!r)', 'would'],
    ['m[ae]zd[iu]$', 'would'],
    ['(?<!bil)(?<![dt])(?<![iu]v)(?:ar|er|ir|ur)d[iu]$', 'would'],
  ],
  inflections: `^${BEFORE_TENSE}(?:${TENSES.join('|')})$`,
  strangeEndings: [
    ['[a-z]{3}(?:r|maz|mez)s[ae](?:m|n|k|niz|lar|ler|lardi|lerdi)?$', 'if'],
    ['(?<!^(?:ki|ma|ka|ya|pa|kafe))(?:sayd|seyd)[iu](?:m|n|k|niz|lar|ler)?$', 'if'],
    ['[a-z]{2}m[ae]zd[iu](?:m|n|k|lar|ler)?$', 'would'],
    ['(?:acakti|ecekti)(?:m|n|k|niz|lar|ler)?$', 'would'],
    ['(?:acakti|ecekti)(?:lar|ler)?$', 'future'],
    ['m(?:aliydi|eliydi)$', 'should'],
  ],
  infinitive: 'm[ae]k$',
  partEndings: {
    ofWords:
      '(?:(?:yasagi|istegi|talebi) uzerine|(?<!iste)m[ae]d[ae]n(?: once| evvel)?|[dt][iu]g[iu](?: icin| halde| zaman| anda|na gore|nda|nde|ndan|nden)|(?<!boy|sures|yeter|us)[iu]nc[ae]|(?:[aeiu]r|maz|mez|m[iu]s|yor|c[ae]k|[dt][ae]y)ken)$',
    ofVerbs: '(?:[iu]p|[ae]r[ae]k)$',
    ofLists: "(?:(?:^|[^a-z])var(?:di|dir|mis)?|['’](?:[dt][iu]r?|y[dt][iu]|ym[iu]s))$",
  },
};

// Letters in regular expressions. An engine takes milliseconds to prepare one with `\p{L}{1,12}`: six hundred ranges,
// with pairs of surrogates, for each repetition. The blocks below are those of the scripts in use; they cost nothing.

const LETTERS =
  'A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386' +
  '\u0388-\u0481\u048a-\u0587\u05d0-\u05f2\u0620-\u064a\u0671-\u06d3\u0904-\u0939\u0e01-\u0e46\u10a0-\u10ff' +
  '\u1100-\u11ff\u1e00-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u3041-\u3096\u30a1-\u30fa' +
  '\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff21-\uff3a\uff41-\uff5a';
const MARKS =
  '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f';
const NUMBERS =
  '\\d\u00b2\u00b3\u00b9\u00bc-\u00be\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2070\u2074-\u2079\u2080-\u2089\u2150-\u218b' +
  '\u2460-\u249b\u2776-\u2793\uff10-\uff19';

/**
 * The expression `source`, in whose character classes `\p{L}`, `\p{M}` and `\p{N}` stand for the letters, marks and
 * numbers of the scripts that people write in. Outside a class they must not stand.
 */
export function letterPattern(source: string, flags: string): RegExp {
  const written = source
    .replaceAll('\\p{L}', LETTERS)
    .replaceAll('\\p{M}', MARKS)
    .replaceAll('\\p{N}', NUMBERS);
  return new RegExp(written, flags);
}

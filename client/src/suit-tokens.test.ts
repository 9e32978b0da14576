import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { TOKEN_KINDS } from '../../server/core/token-kinds.ts';
import { SUIT_KINDS, suitPlaces } from './suit-tokens.ts';

const MANIFEST = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).contributes;

describe('suits among tokens', () => {
  it('are found where they stand', () => {
    const data = [2, 7, 1, 0, 0, 0, 1, 4, 1, 0, 0, 6, 1, 2, 0, 3, 0, 2, 2, 0];
    expect(suitPlaces(data, ['spade', 'rank', 'heart'])).toEqual([
      { suit: 'spade', line: 2, start: 7, end: 8 },
      { suit: 'heart', line: 2, start: 14, end: 15 },
      { suit: 'heart', line: 5, start: 0, end: 2 },
    ]);
  });

  it('are called as the server calls them', () => {
    expect(TOKEN_KINDS).toEqual(expect.arrayContaining([...SUIT_KINDS]));
  });
});

describe('the manifest', () => {
  it('tells the editor of every kind of token, and of its scope', () => {
    expect(MANIFEST.semanticTokenTypes.map(({ id }: { id: string }) => id)).toEqual([...TOKEN_KINDS]);
    expect(Object.keys(MANIFEST.semanticTokenScopes[0].scopes)).toEqual(
      expect.arrayContaining([...TOKEN_KINDS]),
    );
  });
});

type Colour = { readonly id: string; readonly defaults: { readonly [theme: string]: string } };

/** The backgrounds of VS Code's own themes: the classic and the modern ones, and those of high contrast. */
const BACKGROUNDS: { readonly [theme: string]: readonly string[] } = {
  light: ['#ffffff', '#f8f8f8'],
  dark: ['#1e1e1e', '#1f1f1f', '#2d2d2d'],
  highContrast: ['#000000'],
  highContrastLight: ['#ffffff'],
};

/** The contrasts that WCAG 2 asks for: AA in ordinary themes, AAA in those of high contrast. */
const LEAST = { light: 4.5, dark: 4.5, highContrast: 7, highContrastLight: 7 };

const OWN: readonly Colour[] = MANIFEST.colors.filter(({ id }: Colour) => id !== 'bridgeRulings.blackSuit');

test.each(OWN)('$id can be read on every background', ({ defaults }) => {
  for (const [theme, least] of Object.entries(LEAST)) {
    for (const background of BACKGROUNDS[theme] ?? []) {
      const contrast = contrastOf(defaults[theme] ?? background, background);
      expect({ theme, background, contrast: least <= contrast }).toEqual({
        theme,
        background,
        contrast: true,
      });
    }
  }
});

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

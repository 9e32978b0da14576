import type { Language } from './nouns.ts';

/** What each language calls a law when it cites one. */
const LAW_WORDS: { readonly [language in Language]: string } = {
  en: 'Law',
  el: 'Νόμος',
  nl: 'artikel',
  tr: 'Yasa',
};

/** The letters of Greek paragraphs; F is two letters. */
const GREEK_SECTIONS: Record<string, string> = { A: 'Α', B: 'Β', C: 'Γ', D: 'Δ', E: 'Ε', F: 'ΣΤ', G: 'Ζ' };
const GREEK_ITEMS: Record<string, string> = { a: 'α', b: 'β', c: 'γ', d: 'δ', e: 'ε', f: 'στ', g: 'ζ' };

/** The paragraph as a citation, in the nominative: `Law 51B2(b)`, `Νόμος 51Β2(β)`, `artikel 51B2(b)`, `Yasa 51B2(b)`. */
export function spellParagraph(id: string, language: Language): string {
  return `${LAW_WORDS[language]} ${spellParagraphNumber(id, language)}`;
}

/** The paragraph without the word for law: `51B2(b)`, in Greek with Greek letters, `51Β2(β)`. */
export function spellParagraphNumber(id: string, language: Language): string {
  if (language !== 'el') return id;
  return id
    .replace(/[A-G]/g, (letter) => GREEK_SECTIONS[letter] ?? letter)
    .replace(/\(([a-g])\)/g, (_whole, letter: string) => `(${GREEK_ITEMS[letter] ?? letter})`);
}

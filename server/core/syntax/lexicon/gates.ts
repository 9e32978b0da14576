// What tells that a case has to do with penalty cards, so that its prose is read; apart from the lexicons, which are
// larger and wait until a case needs them.
import type { Language } from '../../bridge/nouns.ts';

/** Finds a word for a penalty card; a case without any says nothing that concerns us. */
export const GATES: { readonly [language in Language]: RegExp } = {
  en: /penalty\s+cards?|penalty-card|exposed\s+cards?|fac(?:e|ed|ing)[\s-]+up|faces?\s+(?:up|show|visible)|penali[sz]ed\s+with|\bPCs?\b(?!\s*[a-z]{0,3}\d)|for\s+(?:all|every\w+)\s+to\s+see|(?:dropped|spilled|spilt|exposed|displayed|knocked|fumbled)\s+(?:two|both|three)\s+(?:of|cards|spades|hearts|diamonds|clubs)|^(?=[\s\S]*\b(?:director|td|committee|ruling|ruled|bans?|banned|barr?ed|bars|forbade?|forbids|forbidden|prohibit(?:s|ed)?)\b)(?=[\s\S]*\b(?:spilt|spilled|exposed?s?|tumbled?s?|let\s+go\s+of|slip(?:s|ped)?|knocked|dropped|drops?|dropping|fell|fallen|falls?|flew|flying|showed|shown|revealed|faced|on\s?to\s+the\s+(?:table|floor|cloth)|on\s+the\s+(?:floor|table))\b)(?=[\s\S]*\b(?:forb[ai]de?s?|forbidden|prohibit\w*|barred|bars|bans?|banned|require[sd]?|demand\w*|options?|choices?|exercised?|designates?d?|entitled\s+to\s+choose|opt(?:s|ed)?\s+for|ask(?:s|ed)\s+for|call(?:s|ed)\s+for|no\s+(?:spade|heart|diamond|club)s?|choose|chooses|chose|pick(?:s|ed)?\s+up|back\s+(?:in|into|to))\b)/i,
  el: /τιμωρημ[έε]ν|ΤΙΜΩΡΗΜ[ΈΕ]Ν|ανοι[χκ]τ[άαόο]|αν[άα]σκελα|φ[άα]τσα|[όο]ψη προς|προς τα (?:ε?π[άα]νω)|γλ[ίι]στρ|ξ[έε]φυγ|ξ[εέ]φεύγ|[έε]φυγ(?:ε|αν) από|[έε]πεσ(?:ε|αν) |εκτεθειμ[έε]ν|εκτ[όο]ς σειρ[άα]ς|μπροστ[άα] σ?τ/i,
  nl: /straf-?kaart|strafbare kaart|strafbank|voorspeel(?:verbod|beperking)|open (?:op tafel|liggen|lag|lagen|ligt)|(?:laat|liet|laten|lieten|had|heeft|hebben)\b.*\b(?:vallen|glippen|glijden)|uit (?:zijn|haar|de) (?:handen?|vingers)|twee kaarten (?:tegelijk|open|vallen)|zichtbaar|beeldzijde|voor (?:zijn|haar|de) beurt|omgestoten|stootte/i,
  tr: /ceza/i,
};

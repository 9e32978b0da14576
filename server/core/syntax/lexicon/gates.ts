// What tells that a case has to do with penalty cards, so that its prose is read; apart from the lexicons, which are
// larger and wait until a case needs them.
import type { Language } from '../../bridge/nouns.ts';

/** Words for a penalty card, and words that speak of one where all are together; the last are the most and seldom wanted. */
type Gate = { readonly word: RegExp; readonly together: readonly RegExp[] };

const GATES: { readonly [language in Language]: Gate } = {
  en: {
    word: /penalty\s+cards?|penalty-card|exposed\s+cards?|fac(?:e|ed|ing)[\s-]+up|faces?\s+(?:up|show|visible)|penali[sz]ed\s+with|\bPCs?\b(?!\s*[a-z]{0,3}\d)|for\s+(?:all|every\w+)\s+to\s+see|accidentally\s+(?:fac|expos|dropp|show)\w+|(?:faced|exposed|dropped|shown|displayed)\s+by\s+accident|(?:dropped|spilled|spilt|exposed|displayed|knocked|fumbled)\s+(?:two|both|three)\s+(?:of|cards|spades|hearts|diamonds|clubs)|(?:two|three|both|a\s+couple)\s+of\s+(?:his|her|their|north['’]s|east['’]s|south['’]s|west['’]s)\s+(?:\w+\s+)?cards/i,
    together: [
      /\b(?:director|td|committee|umpire|referee|arbiter|tribunal|adjudicat\w+|restrictions?|ruling|ruled|bans?|banned|barr?ed|bars|demand(?:s|ed)|require[sd]?\s+an?\s+(?:spade|heart|diamond|club)|forbade?|forbids|forbidden|prohibit(?:s|ed)?)\b/i,
      /\b(?:spilt|spilled|exposed?s?|tumbled?s?|let\s+go\s+of|slip(?:s|ped)?|knocked|dropped|drops?|dropping|fell|fallen|falls?|flew|flying|come|came|coming|dislodged|strewn|scattered|escaped|landed|ended\s+up|laid\s+down|showed|shown|revealed|faced|on\s?to\s+the\s+(?:table|floor|cloth)|on\s+the\s+(?:floor|table|baize|cloth|carpet|felt)|sneezed)\b/i,
      /\b(?:forb[ai]de?s?|forbidden|forbidding|prohibit\w*|barred|bars|(?:to|elected|could|may|might|can|will|would)\s+bar|barring|bans?|banned|restor(?:e[sd]?|ing)|return(?:s|ed|ing)?\s+(?:both|the|his|her|them|it|to)|like\s+an?\s+(?:spade|heart|diamond|club)|(?:must|may|may\s+not|can|cannot|could)\s+lead|require[sd]?|demand\w*|options?|choices?|exercised?|designates?d?|entitled\s+to\s+choose|opt(?:s|ed)?\s+for|ask(?:s|ed)\s+for|call(?:s|ed)\s+for|no\s+(?:spade|heart|diamond|club)s?|choose|chooses|chose|pick(?:s|ed)?\s+up|back\s+(?:in|into|to)|restrictions?|not\s+an?\s+(?:spade|heart|diamond|club)|rather\s+not)\b/i,
    ],
  },
  el: {
    word: /τιμωρημ[έε]ν|ΤΙΜΩΡΗΜ[ΈΕ]Ν|ανοι[χκ]τ[άαόο]|αν[άα]σκελα|φ[άα]τσα|[όο]ψη προς|προς τα (?:ε?π[άα]νω)|γλ[ίι]στρ|ξ[έε]φυγ|ξ[εέ]φεύγ|[έε]φυγ(?:ε|αν) από|[έε]πεσ(?:ε|αν) |εκτεθειμ[έε]ν|εκτ[όο]ς σειρ[άα]ς|μπροστ[άα] σ?τ|κατ[άα] λ[άα]θος|απροσεξ[ίι]|φαν(?:ο[ύυ]ν|ε[ίι]|[ήη]κ)|φ[άα]νηκ|εξ[έε]θεσ|εκτ[έε]θηκ|ποινικ/i,
    together: [
      /(?:διαιτητ|αγωνοδ[ίι]κ|επιτροπ|απ[όο]φασ|κρ[ίι]θηκ|[έε]κριν|απα[ίι]τησ|απαγ[όο]ρευσ)/i,
      /(?:πεσ|π[έε]σ|π[έε]φτ|φυγ|σκ[όο]ρπισ|κ[ύυ]λησ|[έε]δειξ|αποκ[άα]λυψ|αναποδογ[ύυ]ρ|φαν[έε]ρωσ|[έε]ριξ|πετ[άα]χτηκ)/i,
      /(?:απαγ[όο]ρ|απα[ίι]τ|ζ[ήη]τησ|αξ[ίι]ωσ|αποσ[ύυ]ρ|σηκ[ώω]ν|επιστρ[έε]φ|επιστροφ|μαζε[ύυ]|στο χ[έε]ρι)/i,
    ],
  },
  nl: {
    word: /straf-?kaart|strafbare kaart|strafbank|voorspeel(?:verbod|beperking)|open (?:op tafel|liggen|lag|lagen|ligt)|(?:laat|liet|laten|lieten|had|heeft|hebben)\b.*\b(?:vallen|glippen|glijden)|uit (?:zijn|haar|de) (?:handen?|vingers)|twee kaarten (?:tegelijk|open|vallen)|zichtbaar|beeld(?:zijde|kant)|voor (?:zijn|haar|de) beurt|omgestoten|stootte|(?:voorkant|plaatjes?|gezicht|voorzijde) (?:naar )?(?:boven|omhoog)|open naast|uit (?:zijn|haar|de) (?:waaier|kaartenhouder|rekje)/i,
    together: [
      /(?:arbit|wedstrijdleid|commissie|\bwl\b)/i,
      /(?:vallen|viel|geto?on|toon|\bopen|laten zien|liet zien|op tafel|gl[eij]+[dpt]|schoot|schoten|tuimel|rolde|losliet|los te laten|bloot|belandd|terechtkw|ontvi?el)/i,
      /(?:\beis|geëist|geeist|verb[io]e?[od]|verlang|voorspelen|uitkom|aan slag|opnemen|opgenomen|oppakk|oppakte|terug|weer op)/i,
    ],
  },
  tr: {
    word: /ceza/i,
    together: [
      /(?:d[uü][sş][uü]r[dm]|a[cç][ıi]k d[uü][sş]|d[uü][sş]t[uü]|d[uü][sş]m[uü][sş]|d[oö]k[tü]|d[oö]k[uü]l|f[ıi]rla|masada a[cç][ıi]k|a[cç][ıi]kta|sa[cç][ıi]l[dm]|kay[dm][ıi]|kay[ıi]nca|y[uü]z[uü] a[cç][ıi]k|s[ıi]ras[ıi]z|a[cç][ıi][gğ]a [cç][ıi]k|g[oö]ster(?:di|iv|mi)|g[oö]r[uü]nd[uü]|a[cç][ıi]l[dm]|devir[dm]|devr[iı]l|y[uü]z[uü] (?:yukar[ıi]|[uü]ste)|yuvarlan|savrul|u[cç](?:tu|up|mu[sş])|s[uü]z[uü]l|ka[cç][ıi]r[dm]|kapt[ıi]r[dm]|s[ıi]yr[ıi]l|kurtuluver|ortaya [cç][ıi]k|iki kart|masaya (?:in|kon|yay)|iki pik|iki k[oö]r|iki karo)/i,
      /(?:iste[drsym]|istiyor|yasak|serbest|men ?et)/i,
      /(?:el(?:in)?e (?:geri )?(?:al|d[oö]n)|geri al|masada|toplad|sayd[ıi]|iki(?:sini|\s+kart[ıi]n?[ıi]?) (?:de |da |birden )?(?:geri )?(?:al|topla)|topla[dmnry]|geri (?:ver|d[oö]n)|kart[ıi]n[ıi] al|yer(?:ler)?inde kal|eline|istemedi)/i,
    ],
  },
};

/** Whether the text has a word for a penalty card, or speaks of one in other words; else it says nothing that concerns us. */
export function maySpeakOfPenaltyCards(text: string, language: Language): boolean {
  const { word, together } = GATES[language];
  return word.test(text) || (together.length !== 0 && together.every((words) => words.test(text)));
}

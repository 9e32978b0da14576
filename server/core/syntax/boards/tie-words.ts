// Words before a diagram that tie it to the one before it: the cards left, an end position, the same deal again.
import { isBlank } from '../case-name.ts';

const TIES: readonly RegExp[] = [
  /end(ing|ed)? position|\bending\b|remain|\bleft\b|\bposition\b|same (deal|hand|board)|\bagain\b|at this point|after trick|card ending/i,
  /μ[έε]ν(ουν|ει)|[έε]μειν|απομ[έε]ν|υπ[όο]λοιπα|τελικ[ήη]|θ[έε]ση|φιν[άα]λε|[ίι]δια διανομ|ξαν[άα]|π[άα]λι/i,
  /\bover\b|resterende|overgebleven|eind(positie|spel|stand)|positie|\bstand\b|slagen te gaan|\bnog\b|hetzelfde spel|dezelfde|opnieuw|nogmaals/i,
  /kalan|kaldı|son \S+ (kart|löve)|durum|pozisyon|konum|ayn[ıi] (el|dağıtım|bord)|tekrar|yeniden|biti[şs]/i,
];

/** How many lines with words on them are looked at before a diagram. */
const LINES_BEFORE = 2;

/** Whether the words just before line `at` tie the diagram there to an earlier one; lines before `from` are another case's. */
export function tiesToEarlier(lines: readonly string[], at: number, from: number): boolean {
  let seen = 0;
  for (let line = at - 1; from <= line && seen < LINES_BEFORE; line -= 1) {
    const text = lines[line] ?? '';
    if (isBlank(text)) continue;
    seen += 1;
    if (TIES.some((words) => words.test(text.slice(0, 400)))) return true;
  }
  return false;
}

import { describe, expect, it } from 'vitest';
import { check } from '../../check.ts';

const DEAL = `Βορράς: ♠K3 ♥9 ♦8 ♣5
Ανατολή: ♠Q ♥AJ ♦- ♣J7
Νότος: ♠J10 ♥6 ♦Q ♣Q
Δύση: ♠A ♥K4 ♦- ♣A8`;
const FELL = 'Τις 3ΧΑ έπαιζε η Δύση. Στον Βορρά έπεσε κατά λάθος το ♣5. Στην έξοδο ήταν ο Νότος.';

/** The severities of the findings of a write-up that tells of the deal above. */
function severities(...told: readonly string[]): readonly string[] {
  const text = ['@language el', DEAL, FELL, ...told].join('\n\n');
  return check(text).cases.flatMap(({ report }) => report.findings.map(({ severity }) => severity));
}

const WRONG = 'Ο διαιτητής αποφάσισε ότι το ♣5 είναι μεγάλο τιμωρημένο φύλλο.';

describe('A ruling', () => {
  it('is a fault where nobody calls it wrong', () => {
    expect(severities(WRONG)).toEqual(['error']);
  });

  it('is information where the appeal against it is upheld in a sentence that opens a paragraph', () => {
    expect(severities(WRONG, 'Η επιτροπή δέχτηκε την έφεση.')).toEqual(['information']);
  });

  it('is information too where the writer tells what was done by it', () => {
    const done = 'Ο διαιτητής είπε στη Δύση ότι μπορεί να απαγορεύσει το σπαθί. Η Δύση απαγόρευσε το σπαθί.';
    const pickedUp = 'Ο Βορράς μάζεψε το ♣5.';
    expect(severities(`${done} ${pickedUp}`)).toContain('error');
    expect(severities(`${done} ${pickedUp}`, 'Η απόφαση του διαιτητή ήταν εσφαλμένη.')).not.toContain(
      'error',
    );
  });
});

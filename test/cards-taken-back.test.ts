// What holds after a card has been taken back, and after what was stated too early: Laws 50D2, 51A, 51B, 52, 59.
import { describe, expect, it } from 'vitest';
import { check } from '../server/core/check.ts';
import { textIn } from '../server/core/text/lines.ts';

/** What is said of a case, by the paragraph, and of which words. */
function said(...lines: readonly string[]): readonly string[] {
  const [only] = check(lines.join('\n')).cases;
  if (only === undefined) throw new Error('The text has no case.');
  const { findings, text } = only.report;
  return findings.map(({ rule, severity, span }) => `${rule} ${severity} ${textIn(text, span)}`);
}

describe('a revoke that is corrected when the trick is over', () => {
  const DEAL = [
    '@contract 3♦ S',
    '@hand N ♠A5 ♥73 ♦- ♣8',
    '@hand E ♠K2 ♥5 ♦J2 ♣-',
    '@hand S ♠Q3 ♥4 ♦- ♣76',
    '@hand W ♠84 ♥K ♦A ♣9',
  ];
  const FACTS = [
    ...DEAL,
    '@penalty E ♠K dropped',
    '@on-lead W',
    '@prohibits ♠',
    '@play W♥K N♥3 E♦2 S♥4',
    '@penalty E ♦2 revoke',
  ];

  it('leaves the prohibition running: West has not lost the lead (Law 51B1(b), 50D2(a))', () => {
    expect(said(...FACTS, '@play E♥5', '@prohibits ♦', '@ruling', '@may-lead W ♠')).toEqual([
      '50D2(a)/prohibited-suit-led error ♠',
    ]);
  });

  it('gives the offender the play to that trick once more (Law 44C)', () => {
    expect(said(...FACTS, '@ruling', '@must-play E ♥5')).toEqual([]);
    expect(said(...FACTS, '@ruling', '@may-play E ♦J')).toEqual(['44C/suit-not-followed error ♦J']);
  });

  it('gives no option for the lead that has been made', () => {
    expect(said(...FACTS, '@play E♥5', '@ruling', '@offers prohibit ♦')).toEqual([]);
  });
});

describe('a lead that is taken back after others have followed', () => {
  const DEAL = [
    '@contract 3NT S',
    '@hand N ♠A5 ♥7 ♦- ♣8',
    '@hand E ♠KJ ♥Q ♦6 ♣-',
    '@hand S ♠Q3 ♥A ♦- ♣7',
    '@hand W ♠84 ♥K ♦9 ♣-',
  ];
  const REQUIRED = [...DEAL, '@penalty E ♠K dropped', '@on-lead W', '@requires ♠'];

  it('leaves the lead to the one whose it was, under the same requirement (Law 50D2(a))', () => {
    const facts = [...REQUIRED, '@play W♦9 N♣8 E♦6', '@penalty W ♦9 revoke'];
    expect(said(...facts, '@ruling', '@may-lead W ♥')).toEqual(['50D2(a)/required-suit-not-led error ♥']);
    expect(said(...facts, '@ruling', '@must-lead W ♠')).toEqual([]);
  });

  it('does so when the trick is over', () => {
    const facts = [...REQUIRED, '@play W♦9 N♣8 E♦6 S♣7', '@penalty W ♦9 revoke'];
    expect(said(...facts, '@ruling', '@may-lead W ♥')).toEqual(['50D2(a)/required-suit-not-led error ♥']);
  });

  it('makes no card of a follower the one led', () => {
    const facts = [...DEAL, '@on-lead S', '@play E♥Q W♥K', '@penalty E ♥Q led-out-of-turn', '@play S♠3'];
    expect(said(...facts, '@ruling', '@may-play W ♥K')).toEqual(['44C/suit-not-followed error ♥K']);
  });

  it('gives a follower his penalty card back as one (Law 50A)', () => {
    const facts = [...DEAL, '@penalty W ♦9 deliberate', '@on-lead S', '@play E♦6 S♣7 W♦9'];
    expect(said(...facts, '@penalty E ♦6 led-out-of-turn', '@ruling', '@remains W ♦9')).toEqual([]);
  });
});

describe('a designation', () => {
  const FACTS = [
    '@contract 3NT S',
    '@hand E ♠KJ ♥Q ♦6 ♣-',
    '@penalty E ♠K ♥Q dropped',
    '@on-lead S',
    '@play S♣7 W♦9 N♣8',
    '@designates ♥Q',
    '@play E♦6',
    '@rejects ♦6',
  ];

  it('holds for that turn, another card having been played and not accepted (Laws 51A, 52B2)', () => {
    expect(said(...FACTS, '@ruling', '@must-play E ♥Q')).toEqual([]);
    expect(said(...FACTS, '@ruling', '@must-play E ♠K')).toEqual(['51A/undesignated-card-played error ♠K']);
  });

  it('is over with the turn (Law 51A)', () => {
    const facts = [...FACTS.slice(0, -1), '@accepts ♦6', '@on-lead S', '@play S♣6 W♥K N♥7'];
    expect(said(...facts, '@ruling', '@may-play E ♠K')).toEqual([]);
  });
});

describe('two prohibitions from different leads', () => {
  const FACTS = [
    '@contract 3NT S',
    '@hand N ♠5 ♥7 ♦3 ♣8',
    '@hand E ♠K ♥Q ♦6 ♣2',
    '@hand S ♠Q ♥6 ♦2 ♣7',
    '@hand W ♠84 ♥K ♦A ♣-',
    '@penalty E ♠K ♥Q dropped',
    '@on-lead W',
    '@prohibits ♠',
    '@play W♦A N♦3 E♦6 S♦2',
    '@on-lead W',
    '@prohibits ♥',
  ];

  it('leave the leader free who has only cards of the suits prohibited (Law 59)', () => {
    expect(said(...FACTS, '@ruling', '@may-lead W any')).toEqual([]);
    expect(said(...FACTS, '@ruling', '@must-lead W ♥')).toEqual(['59/forced-without-cause error ♥']);
    expect(said(...FACTS, '@ruling', '@may-lead W ♠')).toEqual([]);
  });

  it('both bind him who has another suit (Law 51B2(b))', () => {
    const facts = FACTS.map((line) => line.replace('@hand W ♠84 ♥K ♦A ♣-', '@hand W ♠8 ♥K ♦A ♣4'));
    expect(said(...facts, '@ruling', '@must-lead W ♣')).toEqual([]);
    expect(said(...facts, '@ruling', '@may-lead W ♠')).toEqual(['51B2(b)/prohibited-suit-led error ♠']);
    expect(said(...facts, '@ruling', '@may-lead W ♥')).toEqual(['50D2(a)/prohibited-suit-led error ♥']);
  });
});

describe('an option that the law does not give', () => {
  const DEAL = ['@contract 3NT S', '@hand E ♠KJ ♥Q ♦6 ♣-', '@hand W ♠84 ♥K ♦9 ♣-'];
  const FACTS = [...DEAL, '@penalty E ♠K ♥Q dropped', '@on-lead W', '@requires ♦'];

  it('leaves one to be stated before the lead (Law 50D2)', () => {
    expect(said(...FACTS, '@ruling', '@must-lead W ♠')).toEqual([
      expect.stringMatching(/^51\/undecided hint/),
    ]);
    expect(said(...FACTS, '@ruling', '@offers require ♠')).toEqual([]);
    expect(said(...FACTS, '@requires ♠', '@ruling', '@must-lead W ♠', '@picks-up E ♠K')).toEqual([]);
  });

  it('picks nothing up, and leaves the options for the next lead', () => {
    const after = [...FACTS, '@play W♦9 N♣8 E♦6 S♣7'];
    expect(said(...after, '@ruling', '@remains E ♠K ♥Q')).toEqual([]);
    expect(said(...after, '@on-lead W', '@ruling', '@picks-up E ♠K')).toEqual([
      expect.stringMatching(/^51\/undecided hint/),
    ]);
  });
});

describe('a card that is exposed between the option and the lead', () => {
  const DEAL = ['@contract 3NT S', '@hand E ♠KJ ♥Q ♦6 ♣-', '@hand W ♠84 ♥K ♦9 ♣-'];

  it('gives an option of its own (Law 50D2)', () => {
    const facts = [...DEAL, '@penalty E ♠K dropped', '@on-lead W', '@prohibits ♠', '@penalty E ♥Q dropped'];
    expect(said(...facts, '@ruling', '@may-lead W ♥')).toEqual([
      expect.stringMatching(/^51\/undecided hint/),
    ]);
    expect(said(...facts, '@ruling', '@may-lead W ♠')).toEqual(['50D2(a)/prohibited-suit-led error ♠']);
    expect(said(...facts, '@requires ♥', '@ruling', '@picks-up E ♥Q', '@must-lead W ♥')).toEqual([]);
    expect(said(...facts, '@requires ♥', '@ruling', '@remains E ♥Q')).toEqual([
      '50D2(a)/kept-in-required-suit error ♥Q',
    ]);
  });

  it('is not lost where the option came too early to be one', () => {
    const facts = [...DEAL, '@on-lead W', '@prohibits ♠', '@penalty E ♠K dropped'];
    expect(said(...facts, '@prohibits ♠', '@ruling', '@picks-up E ♠K', '@may-not-lead W ♠')).toEqual([]);
    expect(said(...facts, '@ruling', '@may-not-lead W ♠')).toEqual([
      expect.stringMatching(/^51\/undecided hint/),
    ]);
  });
});

describe('a minor penalty card', () => {
  const FACTS = [
    '@contract 3NT S',
    '@hand E ♠72 ♥6 ♦4 ♣-',
    '@penalty E ♠7 dropped',
    '@on-lead S',
    '@play S♠Q W♠4 N♠5 E♠2',
  ];

  it('not played before a small card of its suit is one not played as required (Laws 50C, 52A)', () => {
    expect(said(...FACTS, '@ruling', '@may-take-back E ♠2')).toEqual(['52A/taken-back-unasked error ♠2']);
  });

  it('stays when that card is accepted, and is major when it is not (Law 52B)', () => {
    expect(said(...FACTS, '@accepts ♠2', '@ruling', '@remains E ♠7', '@kind E ♠7 minor')).toEqual([]);
    expect(said(...FACTS, '@rejects ♠2', '@ruling', '@kind E ♠7 minor')).toEqual([
      '50B/called-minor error minor',
    ]);
  });
});

describe('what an earlier reading took to be so', () => {
  const DEAL = ['@contract 3NT S', '@hand E ♠KJ ♥Q ♦62 ♣-', '@hand W ♠84 ♥K ♦A9 ♣-'];

  it('is given up where the text tells otherwise: a card told to be played was not gone before', () => {
    const facts = [...DEAL, '@penalty E ♠K ♥Q dropped', '@on-lead S', '@on-lead S', '@play S♠3 W♠4 N♠5 E♠K'];
    expect(said(...facts, '@ruling', '@kind E ♥Q major', '@remains E ♠K')).toEqual([
      '50A/kept-after-play error ♠K',
    ]);
  });

  it('does not outlast a lead by the partner out of turn that stood (Law 51B)', () => {
    const facts = [
      ...DEAL,
      '@penalty E ♠K dropped',
      '@on-lead W',
      '@prohibits ♠',
      '@play E♦6 S♦3 W♦A N♦4',
      '@on-lead W',
    ];
    expect(said(...facts, '@ruling', '@may-lead W ♠')).toEqual([]);
    expect(said(...facts, '@ruling', '@may-not-lead W ♠')).toEqual(['50D2(a)/barred-without-cause error ♠']);
  });

  it('does not undo the exposure of a card between two options', () => {
    const facts = [
      ...DEAL,
      '@penalty E ♠K ♥Q dropped',
      '@on-lead W',
      '@prohibits ♠',
      '@penalty W ♦A dropped',
      '@prohibits ♥',
    ];
    expect(said(...facts, '@ruling', '@must-lead W ♦A', '@picks-up E ♠K ♥Q')).toEqual([]);
    expect(said(...facts, '@ruling', '@must-lead W ♦9')).toEqual([
      '50D1(a)/penalty-card-not-played error ♦9',
    ]);
  });
});

describe('a play against the law that the text tells of', () => {
  const DEAL = ['@contract 3NT S', '@hand E ♠KJ ♥Q ♦6 ♣-', '@hand W ♠84 ♥K ♦9 ♣-'];
  const REVOKE = [...DEAL, '@penalty E ♥Q dropped', '@on-lead S', '@play S♠3 W♠4 N♠5 E♦6'];

  it('is told apart from what the ruling makes of it', () => {
    expect(said(...REVOKE, '@ruling', '@remains E ♥Q')).toEqual(['44C/revoke-told hint ♦6']);
    expect(said(...REVOKE, '@ruling', '@picks-up E ♥Q')).toEqual([
      '44C/revoke-told hint ♦6',
      expect.stringMatching(/picked-up-without-cause error ♥Q$/),
    ]);
  });

  it('is none where the hand is not shown, or the text deals with it', () => {
    const unseen = REVOKE.filter((line) => !line.startsWith('@hand'));
    expect(said(...unseen, '@ruling', '@remains E ♥Q')).toEqual([]);
    expect(said(...REVOKE, '@penalty E ♦6 revoke', '@ruling', '@remains E ♥Q ♦6')).toEqual([]);
    expect(said(...REVOKE, '@accepts ♦6', '@ruling', '@remains E ♥Q')).toEqual([]);
  });

  it('is settled by law where another card than a penalty card was played and play went on (Law 52B1)', () => {
    const facts = [...DEAL, '@penalty E ♠K ♥Q dropped', '@on-lead S', '@play S♣7 W♦9 N♣8 E♦6'];
    const ruling = ['@ruling', '@remains E ♠K ♥Q'];
    expect(said(...facts, ...ruling)).toEqual(['51A/penalty-card-passed-over hint ♦6']);
    expect(said(...facts, '@on-lead N', ...ruling)).toEqual([]);
  });

  it('is found though play goes on, where it is a lead against a restriction', () => {
    const facts = [...DEAL, '@penalty E ♠K dropped', '@on-lead W', '@requires ♠', '@play W♦9 N♣8 E♦6 S♣7'];
    expect(said(...facts, '@on-lead W', '@ruling', '@picks-up E ♠K')).toEqual([
      '50D2(a)/restriction-not-kept hint ♦9',
    ]);
  });
});

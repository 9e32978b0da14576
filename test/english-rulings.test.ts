// English rulings in as many turns of phrase as can be: what is right is silent, what is wrong is found.
import { expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const FOUR_CARDS = `N: ♠ A5 ♥ 7 ♦ – ♣ 8
E: ♠ KJ ♥ Q ♦ 6 ♣ –
S: ♠ Q3 ♥ A ♦ – ♣ 7
W: ♠ 84 ♥ K ♦ 9 ♣ –
`;
const SEVEN_CARDS = `N: ♠ A5 ♥ A2 ♦ 9 ♣ 8
E: ♠ KJ6 ♥ Q5 ♦ – ♣ 9
S: ♠ Q3 ♥ K ♦ A ♣ 76
W: ♠ 84 ♥ J9 ♦ K ♣ 2
`;

const RIGHT: readonly (readonly [board: string, text: string])[] = [
  [
    FOUR_CARDS,
    'South is playing three no-trumps and West has just taken a trick. As East reached for his tea, the spade king and the heart queen tumbled out of his hand. The director told South what her choices were. "I would prefer not to see a spade," she said. East therefore put the king of spades back among his cards, the queen of hearts stayed on the table, and West was free to play any heart or diamond.',
  ],
  [
    FOUR_CARDS,
    'Contract 3NT by South; West on lead. East’s king of spades and queen of hearts became penalty cards when they came down with the card he meant to play. Declarer asked West to lead a heart. West led the king, and East, who no longer had to play the queen, could have discarded anything had he been void. In fact he had only the queen and played it. The spade king is still a penalty card.',
  ],
  [
    FOUR_CARDS,
    'Three no trump by South. East has exposed two cards, the ♠K and the ♥Q. South bars both suits. The TD tells East to take both back and West that he may not lead a spade or a heart for as long as he is on lead. West claims that only one suit can be barred. He is mistaken.',
  ],
  [
    FOUR_CARDS,
    'South declares 3NT. East accidentally showed the spade king and the heart queen, both penalty cards. West is to lead. South declined to exercise her rights. West was told to lead whatever she wished, and both cards were left where they were. East asked if he could put them away, but the director said that he could not.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. East drops ♠K and ♥Q. South leads the ♣7 to dummy’s eight; East has no club. The director explains that East must play a penalty card and that South says which. South chooses the heart queen. East would have liked to keep it.',
  ],
  [
    SEVEN_CARDS,
    'South plays 3NT. East had let the king and jack of spades fall on the table and West was on lead. South forbade a spade. East picked up both spades. West led the jack of hearts, which held. At the following trick the director reminded West that she still could not lead a spade. Later on South won a trick with the ♦A and returned a club to the nine; when West was next on lead she was free to lead spades.',
  ],
  [
    SEVEN_CARDS,
    '3NT by South. East’s ♠K and ♥Q, exposed in the auction, are both major penalty cards. South demands a spade lead. West leads the 8, East is not obliged to play the king, which he takes up, but the queen of hearts must stay. North suggested that both of the cards ought to go back; the director disagreed.',
  ],
  [
    FOUR_CARDS,
    'The contract was 3NT by South. East revoked and corrected it: the ♠J became a penalty card. With West on lead, South asked for a spade. East picked up the jack. Was the director right? Yes: there was only one penalty card, and it goes back to hand when declarer requires or forbids the suit.',
  ],
  [
    SEVEN_CARDS,
    'South was in 3NT. East put two cards on the table at once, the ♠K and the ♥Q. Both are penalty cards. West is on lead and South requires a diamond. The director refuses this: there is no penalty card in diamonds. South then settles for a heart. East returns the queen to his hand.',
  ],
  [
    SEVEN_CARDS,
    '3NT by South. ♠K and ♥Q of East are penalty cards, West to lead. South said she wanted a heart. If West had had no heart he could have led anything. As it is, West led the jack, East picked up the queen and followed with the five. The king of spades remains a penalty card until it is played or picked up.',
  ],
  [
    FOUR_CARDS,
    'South was declarer in 3NT. West on lead. East dropped the spade king and the queen of hearts. South asked what would happen if she forbade spades. The director answered that East would pick up the king and that West could not lead a spade until he lost the lead. South thought about it for a while and forbade a heart instead. So the queen of hearts went back to East’s hand and the king of spades stayed where it was.',
  ],
  [
    SEVEN_CARDS,
    '3NT by South. East has two penalty cards, the ♠K and the ♠J, and West is on lead. South requires a spade, so both cards are picked up. West leads the four, and East may play the six, the jack or the king as he likes. The requirement does not outlast the trick.',
  ],
  [
    SEVEN_CARDS,
    'South, in 3NT, calls for the nine of diamonds from dummy. East, who has no diamond, has the ♠K and the ♥Q face up in front of him as penalty cards. "The spade king, please," says South, and East plays it. The heart queen stays on the table.',
  ],
  [
    SEVEN_CARDS,
    '3NT by South, West on lead. The ♠K of East is a major penalty card, and so is his ♥Q. South forbids hearts. The director told East to take the queen back but to leave the king where it was. He also told West not to lead a heart as long as he had the lead.',
  ],
  [
    SEVEN_CARDS,
    'East is defending 3NT by South. He let go of two cards at once. One was the king of spades, the other the nine of clubs. West was to lead. South might have asked for a club, but she preferred to bar spades; the king was returned to East’s hand and the nine of clubs remains a penalty card. Had she barred clubs as well, both would have gone back.',
  ],
  [
    SEVEN_CARDS,
    'No-trumps by South. East’s jack of spades and queen of hearts lie on the table. Both are penalty cards. West, on lead, was told that he might not lead until South had spoken. South said nothing for a minute and then said: "Lead what you like." West led the king of diamonds. Both cards stay. West keeps the lead, so South may now choose once more.',
  ],
  [
    SEVEN_CARDS,
    'The contract is 3NT by South. Two of East’s cards, the king of spades and the five of hearts, hit the table. West on lead. South wants a club lead. The director explains that South may only ask for a spade or a heart. In the end South asks for a heart, the five goes back, and West leads the jack.',
  ],
  [
    SEVEN_CARDS,
    'South plays 3NT. East has two penalty cards, ♠K and ♠J. West is on lead. South: "No spade." East, against the director’s instructions, wanted to leave them on the table. The director made him pick them up. West may lead anything but a spade until he loses the lead.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. East’s penalty cards are ♠K and ♥Q. West has the lead. South requires a spade. East took both cards back, but the director, noticing this, had him put the heart queen on the table again. West led the ♠8 and East played the jack.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. East’s penalty cards are ♠K and ♥Q. South leads the ♣7, dummy plays the eight. Which card East must discard is for South to decide, not for East. South chooses the ♠K.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. East’s penalty cards are ♠K and ♥Q; West is to lead. South required a heart. West could not lead a spade, and had he had no heart, he could have led any card. The director made it clear that the requirement is for that one lead only.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. ♠K and ♥Q of East are penalty cards; West to lead. South forbade spades, and the director reminded West that he must not lead one until he lost the lead. A kibitzer believed that the ban held for the rest of the hand. That is wrong.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. East dropped the spade king and the heart queen. Before anybody called the director West led the ♥K. South accepted the lead. East had to play the heart queen to it, and the ♠K is still a penalty card.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. ♠K and ♥Q of East are penalty cards and West is on lead. The first director let East pick up both cards after South had asked for a spade. The chief director put this right: only the king goes back; the queen has to be put on the table again.',
  ],
  [
    FOUR_CARDS,
    '3NT by South. ♠K and ♥Q of East are penalty cards and West is on lead. South asked for a heart. East would have to pick up only the queen; the king stays. Some players think that once one of the cards has gone the other goes as well. They are mistaken.',
  ],
  [
    SEVEN_CARDS,
    '3NT by South. West on lead; East’s penalty cards: ♠K, ♥Q. South wants a heart lead. West leads the nine of hearts. East, whose queen is no penalty card any more, may play whichever heart he likes. He must not forget that the ♠K is still to be played when he can.',
  ],
];

const WRONG: readonly (readonly [paragraph: string, board: string, text: string])[] = [
  [
    '51B2(b)',
    FOUR_CARDS,
    'South is playing three no-trumps and West has just taken a trick. As East reached for his tea, the spade king and the heart queen tumbled out of his hand. The director told South what her choices were. "I would prefer not to see a spade," she said. The director let East take back both cards.',
  ],
  [
    '51B2(a)',
    FOUR_CARDS,
    'Contract 3NT by South; West on lead. East’s king of spades and queen of hearts became penalty cards when they came down with the card he meant to play. Declarer asked West to lead a heart. The director’s ruling: the queen of hearts remains on the table and so does the king.',
  ],
  [
    '51B2(b)',
    FOUR_CARDS,
    'Three no trump by South. East has exposed two cards, the ♠K and the ♥Q. South bars spades. West is on lead. The TD tells West that he cannot lead a spade again until the end of the hand.',
  ],
  [
    '51B2(c)',
    FOUR_CARDS,
    'South declares 3NT. East accidentally showed the spade king and the heart queen, both penalty cards. West is to lead. South declined to exercise her rights. The director had East restore both cards to his hand.',
  ],
  [
    '51A',
    FOUR_CARDS,
    '3NT by South. East drops ♠K and ♥Q. South leads the ♣7 to dummy’s eight; East has no club. The director explains that East is entitled to choose which of them he plays.',
  ],
  [
    '51B1(b)',
    SEVEN_CARDS,
    'South plays 3NT. East had let the king and jack of spades fall on the table and West was on lead. South forbade a spade. The director said that only the king is picked up; the jack stays on the table.',
  ],
  [
    '50B',
    SEVEN_CARDS,
    '3NT by South. East’s ♠6 and ♣9 fell on the table by accident. The director held that both were minor penalty cards and that West, on lead, could lead anything.',
  ],
  [
    '50D2(a)',
    FOUR_CARDS,
    'The contract was 3NT by South. East revoked and corrected it: the ♠J became a penalty card. With West on lead, South asked for a spade. The director ruled that the jack stays on the table as a penalty card.',
  ],
  [
    '44C',
    SEVEN_CARDS,
    '3NT by South. ♠K and ♣9 of East are penalty cards. South leads the ♥K. The director told East to play one of the penalty cards, the spade king, although he had two hearts.',
  ],
  [
    '51B2(b)',
    FOUR_CARDS,
    'South was declarer in 3NT. West on lead. East dropped the spade king and the queen of hearts. South barred a heart. The committee ruled that East must leave both cards on the table.',
  ],
  [
    '51B1(a)',
    SEVEN_CARDS,
    '3NT by South. East has two penalty cards, the ♠K and the ♠J, and West is on lead. South requires a spade. The director decided that East has to play the king or the jack to that trick, as South prefers.',
  ],
  [
    '51B2(b)',
    SEVEN_CARDS,
    '3NT by South, West on lead. The ♠K of East is a major penalty card, and so is his ♥Q. South forbids hearts. The director told East to take both of them back.',
  ],
  [
    '51B2(b)',
    SEVEN_CARDS,
    'East is defending 3NT by South. He let go of two cards at once. One was the king of spades, the other the nine of clubs. West was to lead. South barred spades. The director ruled that both cards stay on the table.',
  ],
  [
    '51B2(c)',
    SEVEN_CARDS,
    'No-trumps by South. East’s jack of spades and queen of hearts lie on the table. Both are penalty cards. West is on lead. South says: "Lead what you like." The director rules that both cards are no longer penalty cards.',
  ],
  [
    '51B1(b)',
    SEVEN_CARDS,
    'South plays 3NT. East has two penalty cards, ♠K and ♠J. West is on lead. South: "No spade." The director decided that West may lead a spade at the next trick even if she is still on lead, as the prohibition is for one lead only.',
  ],
  [
    '51B2(a)',
    FOUR_CARDS,
    '3NT by South. East’s penalty cards are ♠K and ♥Q. West has the lead. South requires a spade. West, who had two spades, asked if he could lead the ♦9. The director ruled that West may lead any card.',
  ],
  [
    '51A',
    FOUR_CARDS,
    '3NT by South. East’s penalty cards are ♠K and ♥Q. South leads the ♣7, dummy plays the eight. The director: "The choice is up to East."',
  ],
  [
    '51B2(b)',
    FOUR_CARDS,
    '3NT by South. ♠K and ♥Q of East are penalty cards; West to lead. South forbade spades. East picked up the king. West led the king of hearts and retained the lead. The director said that West was now at liberty to lead a spade.',
  ],
  [
    '51B2(a)',
    FOUR_CARDS,
    '3NT by South. ♠K and ♥Q of East are penalty cards and West is on lead. South asked for a spade. The director let East pick up both cards.',
  ],
];

/** The paragraphs of the findings that are more than hints, each once. */
function foundIn(board: string, text: string): readonly (string | undefined)[] {
  const findings = check(`${board}\n${text}\n`).cases.flatMap(({ report }) => report.findings);
  return [
    ...new Set(findings.filter(({ severity }) => severity !== 'hint').map(({ paragraph }) => paragraph)),
  ];
}

test.each(RIGHT)('%sis silent about: %s', (board, text) => {
  expect(foundIn(board, text)).toEqual([]);
});

test.each(WRONG)('finds %s in %s%s', (paragraph, board, text) => {
  expect(foundIn(board, text)).toEqual([paragraph]);
});

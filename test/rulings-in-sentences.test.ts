// Whole little English write-ups of nothing but sentences: right ones are silent, wrong ones are found under their paragraph.
import { expect, test } from 'vitest';
import { foundUnder, type LittleRuling } from './support/little-rulings.ts';

const RULINGS: readonly LittleRuling[] = [
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT was played by South. With West on lead, East's hand tilted and the king of spades and queen of hearts landed on the table. The Director ruled that both were major penalty cards and explained the options. Declarer chose to prohibit a spade. East returned the ♠K to his hand, while the ♥Q remained where it was. West was told that she must not lead a spade as long as she kept the lead.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT was played by South. With West on lead, East's hand tilted and the king of spades and queen of hearts landed on the table. Both were penalty cards. Declarer chose to prohibit a spade. The Director ruled that East could put both cards back in his hand.`,
    wrongUnder: ['51B2(b)'],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

South is declarer in 3NT. East has two penalty cards, the ♠K and the ♥Q; West is to lead. "I'd like a heart," said South. West led the ♥K. The ♥Q was no longer a penalty card, so East could play any card he liked that followed suit. The ♠K stayed face up.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

South is declarer in 3NT. East has two penalty cards, the ♠K and the ♥Q; West is to lead. "I'd like a heart," said South. I decided that the ♠K goes back as well.`,
    wrongUnder: ['51B2(a)'],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

South plays 3NT. East exposed ♠K and ♥Q, which became penalty cards. South, on being asked, said that she did not want to exercise any of her options. West could lead what he wanted and both penalty cards stayed on the table. East wanted to pick them up but was not allowed to.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

South plays 3NT. East exposed ♠K and ♥Q, which became penalty cards. South declined to require or forbid anything. The Director told East to pick up both cards.`,
    wrongUnder: ['51B2(c)'],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. Two penalty cards lay in front of East: ♠K and ♥Q. South led the ♣7 and East had no clubs. The TD allowed East to choose which of his penalty cards to discard.`,
    wrongUnder: ['51A'],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦T ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

South is declarer in 3NT; West is on lead. East's KS and TD are penalty cards. South prohibits a diamond. The TD told East to put the KS back in his hand.`,
    wrongUnder: ['51B2(b)'],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q are penalty cards and West is on lead. South bars spades. West thought both cards ought to be picked up. North asked whether the ban lasts for the whole hand. In fact the ♠K is picked up, the ♥Q stays, and West may not lead a spade until she loses the lead. If South had barred both suits, both cards would have been picked up.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q are penalty cards and West is on lead. South bars spades. The ban is good for this trick only.`,
    wrongUnder: ['51B2(b)'],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q are penalty cards and West is on lead. South forbids both suits. East picks up the two cards and West must lead a diamond.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q are penalty cards and West is on lead. South asked for a spade. The first ruling, that both cards are picked up, was wrong and was corrected: only the ♠K goes back to hand.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q were exposed penalty cards; West to lead. Law 51B2 says that when declarer prohibits a suit the defender picks up every penalty card in that suit. South prohibited hearts. The ♥Q goes back; the ♠K remains.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q were exposed penalty cards; West to lead. South prohibited hearts. East picked up the ♥Q. He also tried to pick up the ♠K, but the Director stopped him.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q were exposed penalty cards; West to lead. South prohibited hearts. East took back the ♥Q but not the ♠K.`,
    wrongUnder: [],
  },
  {
    text: `North: ♠A5 ♥7 ♦- ♣8
East: ♠KJ ♥Q ♦6 ♣-
South: ♠Q3 ♥A ♦- ♣7
West: ♠84 ♥K ♦9 ♣-

3NT by South. East's ♠K and ♥Q were exposed penalty cards; West to lead. South requested a spade lead. The same does not go for the ♥Q: the ♠K alone was picked up. West had to lead a spade.`,
    wrongUnder: [],
  },
];

test.each(RULINGS)('judges $text', ({ text, wrongUnder }) => {
  expect(foundUnder(text, 'en')).toEqual(wrongUnder);
});

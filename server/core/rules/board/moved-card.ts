// A card that an end position shows in another hand than the whole deal does.
import { inTheDeal as elsewhere, movedCard as wording } from '../../messages/board.ts';
import { problemRule } from '../stated-problem.ts';

export const movedCard = problemRule('board', 'moved-card', {
  severity: 'error',
  wording,
  elsewhere,
  good: [
    `N: ♠AQ53 ♥K42 ♦J73 ♣864
E: ♠K94 ♥QJT9 ♦A52 ♣KQJ
S: ♠JT2 ♥A83 ♦KQ64 ♣A97
W: ♠876 ♥765 ♦T98 ♣T532

The end position:

N: ♠AQ ♥4 ♦- ♣-
E: ♠K9 ♥Q ♦- ♣-
S: ♠JT ♥A ♦- ♣-
W: ♠87 ♥7 ♦- ♣-`,
    `N: ♠AQ53 ♥K42 ♦J73 ♣864
E: ♠K94 ♥QJT9 ♦A52 ♣KQJ
S: ♠JT2 ♥A83 ♦KQ64 ♣A97
W: ♠876 ♥765 ♦T98 ♣T532

The end position, turned so that South declares:

S: ♠AQ ♥4 ♦- ♣-
W: ♠K9 ♥Q ♦- ♣-
N: ♠JT ♥A ♦- ♣-
E: ♠87 ♥7 ♦- ♣-`,
  ],
  bad: [
    `N: ♠AQ53 ♥K42 ♦J73 ♣864
E: ♠K94 ♥QJT9 ♦A52 ♣KQJ
S: ♠JT2 ♥A83 ♦KQ64 ♣A97
W: ♠876 ♥765 ♦T98 ♣T532

The end position:

N: ♠AQ ♥4 ♦- ♣-
E: ♠K9 ♥7 ♦- ♣-
        ^ board/moved-card: ♥7 is West’s in the whole deal, but here it is shown with East.
S: ♠JT ♥A ♦- ♣-
W: ♠87 ♥6 ♦- ♣-`,
  ],
});

// Dutch rulings in other words than those of the write-ups: the right ones in silence, the wrong ones called wrong.
import { expect, test } from 'vitest';
import { check } from '../server/core/check.ts';

const HANDS = `Noord: ♠96 ♥H ♦V ♣7
Oost: ♠HB ♥V ♦6 ♣9
Zuid: ♠V3 ♥A ♦- ♣H8
West: ♠84 ♥B ♦9 ♣10`;

const RIGHT: readonly string[] = [
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. De leider verbiedt zowel schoppen als harten. Oost raapt beide kaarten op en steekt ze bij de andere; West mag noch schoppen noch harten voorspelen zolang hij aan slag blijft.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. De leider legt geen beperking op. West mag uitkomen waarmee hij wil en de beide strafkaarten blijven liggen.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid wil niets eisen en niets verbieden. West incasseert ♦9 en blijft aan slag. Nu verbiedt Zuid harten. ♥V gaat terug in de hand, ♠H blijft op tafel.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Ik gaf Zuid de keuze en hij verbood schoppen. Oost mocht ♠H bij zijn kaarten steken; hartenvrouw bleef liggen als strafkaart.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid vroeg om een hartennaspel. West legde ♥B, Oost nam ♥V in de hand en de schoppenheer bleef op tafel.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. De leider verlangt dat West een schoppen naspeelt. De heer mag de hand in, de vrouw niet.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid sloot schoppen uit. Wie een verbod treft, blijft eronder zolang hij aan slag is: West mag geen schoppen spelen tot hij van slag raakt.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid verbiedt ruiten. De arbiter houdt hem tegen: Oost heeft geen strafkaart in ruiten.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid verbood schoppen en Oost nam alleen de heer terug. Toen West de slag verloor, verviel het verbod; later mocht hij weer gewoon schoppen spelen.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Volgens de arbiter mocht Oost alleen ♠H oppakken nadat Zuid schoppen had verboden.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid eiste schoppen. West had er twee en moest er dus een van naspelen; Oost mocht elke reglementaire kaart bijspelen nadat hij ♠H had opgenomen.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid wilde weten of hij beide kleuren mocht verbieden. Dat mocht. Hij verbood ze allebei en Oost kreeg beide kaarten terug.',
  'Zuid speelt 3SA. Zuid liet bij het nadenken ♠V en ♥A open op tafel vallen. De kaarten van de leider zijn nooit strafkaarten; hij nam ze weer op en er werd verder gespeeld.',
  'Zuid speelt 3SA. De leider liet ♣H vallen. Oost wilde dat hij die speelde, maar de arbiter liet hem de kaart opnemen.',
  'Zuid speelt 3SA. Oost liet ♠H vallen, maar Zuid had er geen bezwaar tegen dat hij de kaart terugnam. De arbiter is niet geroepen.',
  'Zuid speelt 3SA. West kwam uit met ♦9, waarop de vrouw viel. Oost speelde de 6 en Zuid gooide een klaveren weg.',
  'Zuid speelt 3SA. Dummy liet ♥H van tafel vallen. De arbiter legde hem terug. Niets aan de hand.',
  'Zuid speelt 3SA. Oost toonde per ongeluk ♠H aan zijn partner. West was aan slag. Zuid liet het voor wat het was; West mocht spelen wat hij wilde en ♠H bleef als strafkaart op tafel.',
  'Zuid speelt 3SA. Oost had ♠H en ♥V laten vallen, twee strafkaarten. West was aan slag. Zuid eiste schoppen of harten? Nee, hij koos voor schoppen. De heer ging terug, de vrouw bleef liggen.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. De leider verbiedt schoppen. Oost wil beide kaarten oprapen; dat gaat niet door. De wedstrijdleider laat hem alleen de heer teruggeven aan zijn hand.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid wilde eerst schoppen verbieden, maar op aandringen van de arbiter, die hem erop wees dat hij nog vrij was, eiste hij harten. Hartenvrouw ging terug.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Volgens Oost gaan beide kaarten terug. Volgens de arbiter gaat alleen de heer terug, want Zuid heeft schoppen geëist.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid verbood beide kleuren. Beide kaarten gingen terug. West speelde ♦9 en toen die hield, mocht hij nog steeds geen schoppen of harten spelen.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid zei niets. Volgens de commissie had Oost beide kaarten moeten laten liggen; de arbiter had hem dat ook gezegd.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. De commissie stelde vast dat Zuid schoppen had verboden. Oost had ♠H moeten oppakken en ♥V moeten laten liggen.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Toen Zuid harten verbood, nam Oost de vrouw op. De arbiter hield hem niet tegen.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid wilde ruiten eisen. De arbiter stond dat niet toe, want in ruiten had Oost geen strafkaart.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid verbood schoppen en wilde daarna ook harten verbieden. Dat laatste stond de arbiter niet toe: hij had al gekozen.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid deed afstand van zijn rechten. Later wilde hij harten verbieden, maar West was nog niet van slag geweest en had al voorgespeeld. De arbiter stond dat niet toe.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid verbood harten. West mocht geen harten spelen tot een ander aan slag kwam; hartenvrouw ging in de hand.',
];

const WRONG: readonly string[] = [
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. De leider verbiedt zowel schoppen als harten. Oost raapt alleen de heer op; de vrouw moet blijven liggen.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. De leider verbood harten. Volgens de arbiter bleven beide kaarten gewoon liggen.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid eiste dat West schoppen zou naspelen. De heer en de vrouw verdwenen allebei weer in de hand.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid legde geen beperking op. Oost kreeg beide kaarten terug.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Zuid verbood schoppen en harten. Oost pakte ze terug. West mocht het hele spel geen schoppen of harten meer aanroeren.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. Ik stelde Zuid voor de keus en hij verbood schoppen. Oost steekt zowel ♠H als ♥V bij zijn andere kaarten.',
  'Zuid zit in 3SA. Oost morst koffie en laat daarbij ♠H en ♥V open op tafel vallen. West is aan slag. De leider zag af van een beperking. West moest volgens de arbiter schoppen voorspelen.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. De commissie stelde vast dat Zuid schoppen had verboden. Volgens de commissie had Oost beide kaarten moeten oppakken.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid wilde beide kleuren verbieden. De arbiter stond dat niet toe.',
  'Zuid speelt 3SA. Oost heeft twee strafkaarten, ♠H en ♥V. West is aan slag. Zuid eiste schoppen. Van de wedstrijdleider moesten allebei de kaarten blijven liggen.',
];

test.each(RIGHT)('nothing is called wrong in: %s', (ruling) => {
  expect(calledWrong(ruling)).toEqual([]);
});

test.each(WRONG)('something is called wrong in: %s', (ruling) => {
  expect(calledWrong(ruling)).not.toEqual([]);
});

/** The rules behind what is said of a ruling, hints left out. */
function calledWrong(ruling: string): readonly string[] {
  return check(`${HANDS}\n\n${ruling}`).cases.flatMap(({ report }) =>
    report.findings.filter(({ severity }) => severity !== 'hint').map(({ rule }) => rule),
  );
}

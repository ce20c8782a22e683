import { letters } from '../../shapes/lettering';
import { n, svg, type Scene } from '../../layers';
import { times, type Random } from '../../random';

const INK = '#16120f';
const RED = '#d8321f';
const PAPER = '#f2e3c6';
/** The tip of the boom that holds the net. */
const TIP = { x: 560, y: 90 } as const;

/** A polygon ('x,y x,y …') with slightly displaced corners, as if cut with scissors. */
function cut(random: Random, points: string, fill: string, off = 4): string {
  const corners = points.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return `${n(x + random.spread() * off)},${n(y + random.spread() * off)}`;
  });
  return `<path fill="${fill}" d="M${corners.join('L')}Z"/>`;
}

/** A tapering pole from the tip to x, y. */
const pole = (random: Random, x: number, y: number, wide: number) =>
  cut(random, `${TIP.x - wide},90 ${TIP.x + wide},90 ${x + 5},${y} ${x - 5},${y}`, INK, 3);

/** A point in the net: u from left to right, v from the rim down. */
function net(u: number, v: number): string {
  const sag = 4 * u * (1 - u);
  const x = 170 + u * 650 + (0.5 - u) * v * 170;
  return `${n(x)},${n(430 + v * (70 + sag * 290) + (1 - v) * sag * 60)}`;
}

const strand = (points: readonly string[], width: number) =>
  `<path fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="bevel" d="M${points.join('L')}"/>`;

const down = (u: number) => times(9).map((k) => net(u, k / 8));
const across = (v: number) => times(13).map((k) => net(k / 12, v));
const MESH = [
  ...times(13).map((i) => strand(down(i / 12), i % 12 ? 4 : 10)),
  ...times(8).map((i) => strand(across(i / 7), i % 7 ? 4 : 11)),
].join('');

/** A figure caught in the net, cut from one sheet; drawn around 0,0. */
const caught = (random: Random) =>
  [
    '-24,-196 18,-200 24,-156 -8,-146 -28,-162',
    '-40,-144 36,-148 44,-60 -36,-60',
    '-40,-140 -112,-206 -124,-192 -44,-104',
    '36,-146 112,-190 122,-174 40,-106',
    '-34,-66 6,-66 -36,34 -84,52 -88,36 -60,22',
    '2,-66 44,-66 70,20 92,50 74,58 48,32',
  ]
    .map((part) => cut(random, part, INK, 2))
    .join('');

const small = { weight: 700, stretch: 90, fill: INK } as const;

/** A net that hangs from one point, with its counterweight stone. */
export const kallumValayumPoster: Scene = {
  name: 'posters/kallum-valayum',
  width: 960,
  height: 1440,
  finish: { grain: 8, quality: 72 },
  layers: (random) => [
    svg(
      960,
      1440,
      `<path fill="${RED}" d="M0,0H960V1440H0Z"/>
      ${cut(random, '-9,930 330,906 620,938 970,900 970,1450 -9,1450', PAPER)}
      <circle cx="652" cy="610" r="228" fill="${PAPER}"/>
      ${cut(random, '-9,905 250,894 520,916 970,884 970,930 600,950 280,925 -9,946', '#7c1710')}
      ${pole(random, 190, 430, 12)}${pole(random, 830, 430, 12)}${pole(random, 370, 448, 8)}${pole(random, 690, 448, 8)}
      ${MESH}
      ${cut(random, '548,66 584,74 140,1010 70,1010', INK)}
      ${cut(random, '-9,992 210,976 228,1016 -9,1040', INK)}
      ${cut(random, '40,1010 66,1010 60,1330 38,1330', INK)}
      ${cut(random, '150,1000 176,1000 170,1290 150,1290', INK)}
      <g transform="translate(545 812)">${caught(random)}</g>`,
    ),
    svg(
      960,
      1440,
      `<path stroke="${INK}" stroke-width="7" d="M806,884L812,1010"/>
      ${cut(random, '770,1000 842,990 888,1040 876,1110 812,1140 752,1112 734,1050', INK, 8)}
      ${cut(random, '776,1014 826,1004 808,1046 762,1056', '#4a3f36')}
      ${letters('കല്ലും', 232, 1204, { size: 150, weight: 800, stretch: 100, anchor: 'start', fill: INK })}
      ${letters('വലയും', 232, 1350, { size: 150, weight: 800, stretch: 100, anchor: 'start', fill: RED })}
      ${letters('STONE AND NET', 900, 1206, { ...small, size: 25, spacing: 4, anchor: 'end' })}
      ${letters('A NILAVU PICTURES FILM', 900, 1398, { ...small, size: 23, spacing: 4, anchor: 'end' })}
      ${letters('12 FEBRUARY 2027', 232, 1398, { ...small, size: 23, spacing: 4, anchor: 'start' })}`,
    ),
  ],
};

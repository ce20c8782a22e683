import { credits, letters } from '../../shapes/lettering';
import { gradient, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

const tree = (x: number, y: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x},${y - h}Q${x + h * 0.3},${y - h * 0.4} ${x + h * 0.2},${y - h * 0.12}H${x - h * 0.2}Q${x - h * 0.3},${y - h * 0.4} ${x},${y - h}Z"/><path fill="#6a4b46" d="M${x - 4},${y - h * 0.14}h8V${y}h-8z"/>`;

/** Rows of tea on a slope. */
const rows = (y: number, drop: number, colour: string) =>
  repeat(
    11,
    (i) =>
      `<path d="M0,${y + i * 24}Q170,${y - 50 + i * 27} 480,${y + drop + i * 31}" stroke="${colour}" stroke-width="11" stroke-dasharray="26 7" stroke-linecap="round" fill="none"/>`,
  );

/** The left half of the hills; the right half is mirrored. */
function half(): string {
  return `<path fill="#c7d9c2" d="M0,560Q150,380 300,500T480,520V800H0Z"/>
    <path fill="#9dc3a8" d="M0,640Q120,540 260,620T480,690V900H0Z"/>
    <path fill="#79ad8c" d="M0,740Q220,660 480,800V1440H0Z"/>${rows(770, 60, '#5f9877')}
    ${[40, 108, 176, 246].map((x, i) => tree(x, 742 - i * 6 + (i > 2 ? 20 : 0), 150 - i * 22, '#3f7a68')).join('')}`;
}

/** The bus from the front, symmetric except for the destination board. */
const BUS = `
  <path fill="#00000022" d="M196,1214h568l30,20H166z"/>
  <path fill="#2c2a35" d="M230,1150h100v80h-100zM630,1150h100v80h-100z"/>
  <path fill="#f4c542" d="M204,640Q204,580 264,572H696Q756,580 756,640V1172H204Z"/>
  <path fill="#fdf3dc" d="M204,640Q204,580 264,572H696Q756,580 756,640V690H204Z"/>
  <path fill="#d6533f" d="M204,900H756V930H204ZM204,950H756V958H204Z"/>
  <path fill="#3e4f63" d="M234,716H470V882H234ZM490,716H726V882H490Z"/><path fill="#a9cfd3" d="M242,724H462V874H242ZM498,724H718V874H498Z"/>
  <path fill="#ffffff55" d="M262,724H322L262,830ZM518,724H578L518,830Z"/>
  <path fill="#37364a" d="M346,874q0,-74 34,-74t34,74zM556,874q4,-50 28,-50t28,50z"/><circle cx="380" cy="782" r="25" fill="#b9785a"/><path fill="#37364a" d="M353,778q2,-30 27,-30t27,30q-27,-14 -54,0z"/><circle cx="584" cy="808" r="19" fill="#a86a4e"/><path fill="#f6e6c8" d="M563,802q2,-22 21,-22t21,22q-21,-8 -42,0z"/>
  <path fill="#2c2a35" d="M270,598H690V664H270Z"/>
  <path fill="#8f2f2a" d="M340,986H620V1088H340Z"/>${repeat(6, (i) => `<path fill="#f4c542" d="M352,${996 + i * 15}h256v5h-256z"/>`)}
  ${[268, 692].map((x) => `<circle cx="${x}" cy="1032" r="44" fill="#fdf3dc"/><circle cx="${x}" cy="1032" r="32" fill="#ffe9a3"/><circle cx="${x}" cy="1032" r="14" fill="#fffdf2"/>`).join('')}
  <path fill="#e8e2d2" d="M190,1120H770V1166H190Z"/><path fill="#c9c1ae" d="M190,1152H770V1166H190Z"/>
  <path fill="#fdf3dc" d="M410,1112H550V1150H410Z"/>
  <path fill="none" stroke="#2c2a35" stroke-width="9" d="M204,740H150V820M756,740H810V820"/><path fill="#d6533f" d="M134,806h32v64h-32zM794,806h32v64h-32z"/>
  <g><path fill="#b5654a" d="M300,572V518H420V572ZM540,572V530H650V572Z"/><path fill="#7a93a8" d="M424,572V500H536V572Z"/><path fill="#e9dcc0" d="M300,536H420v8H300zM540,548H650v8H540zM476,500h8v72h-8z"/><path fill="none" stroke="#8a5a3c" stroke-width="6" d="M280,572H680M290,572V548M670,572V548"/></g>
  <path d="M480,1000l13,26 29,4 -21,20 5,29 -26,-14 -26,14 5,-29 -21,-20 29,-4z" fill="#fdf3dc"/>`;

export const lastBusPoster: Scene = {
  name: 'posters/the-last-bus-to-vagamon',
  width: 960,
  height: 1440,
  finish: { grain: 7, quality: 74 },
  layers: () => [
    svg(
      960,
      1440,
      `<defs>${gradient('sky', [
        [0, '#f0a6a0'],
        [0.34, '#f8cdb8'],
        [0.5, '#fbe7cf'],
      ])}</defs><path fill="url(#sky)" d="M0,0H960V1440H0Z"/>
      <circle cx="480" cy="420" r="150" fill="#fff3dc"/><circle cx="480" cy="420" r="196" fill="none" stroke="#fff3dc" stroke-width="3" opacity=".7"/>
      <g fill="#fdf0e2" opacity=".9">${[
        [130, 330, 1],
        [830, 330, 1],
        [250, 402, 0.6],
        [710, 402, 0.6],
      ]
        .map(
          ([x, y, s]) =>
            `<path transform="translate(${x} ${y}) scale(${s})" d="M-100,20a30,30 0 0 1 30,-40a50,50 0 0 1 90,-6a36,36 0 0 1 70,46z"/>`,
        )
        .join('')}</g>
      ${half()}<g transform="translate(960 0) scale(-1 1)">${half()}</g>
      <path fill="#efe0c8" d="M330,1440L452,760H508L630,1440Z"/><path fill="#e2cfb2" d="M60,1440L440,900H520L900,1440Z"/><path fill="#fff7e6" d="M470,1300h20v60h-20zM472,1240h16v30h-16z"/>
      ${BUS}${letters('വാഗമൺ', 480, 648, { size: 46, weight: 700, stretch: 100, fill: '#ffd45e' })}${letters('KL 38 · 1974', 480, 1142, { size: 26, weight: 700, stretch: 90, fill: '#2c2a35' })}`,
    ),
    svg(
      960,
      1440,
      `<path fill="none" stroke="#fff7e8" stroke-width="5" d="M34,34H926V1406H34Z"/><path fill="none" stroke="#fff7e8" stroke-width="2" d="M46,46H914V1394H46Z"/>
      ${letters('THE LAST BUS TO', 480, 142, { size: 42, weight: 600, stretch: 100, spacing: 13, fill: '#8f3d3d' })}
      ${letters('VAGAMON', 480, 262, { size: 142, weight: 800, stretch: 100, spacing: 8, fill: '#8f3d3d' })}
      <path fill="#fff7e8" d="M150,1280H810V1376H150Z"/><path fill="none" stroke="#8f3d3d" stroke-width="2.500" d="M158,1288H802V1368H158Z"/>${credits(480, 1320, '#8f3d3d', 'IT LEAVES AT 9.40 · 22 JANUARY 2027')}`,
    ),
  ],
};

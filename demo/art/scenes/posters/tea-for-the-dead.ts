import { letters } from '../../shapes/lettering';
import { n, svg, type Scene } from '../../layers';
import { repeat, times } from '../../random';

/** Half the width of a tea glass, from its rim (0) to its foot (1). */
const edge = (t: number) => 74 - 16 * t;

/** A ribbed glass filled up to `level`. */
const glass = (x: number, y: number, s: number, level: number, tea: string) => {
  const top = 210 * (1 - level);
  return `<g transform="translate(${x} ${y}) scale(${s})"><path fill="#fff5dd" opacity=".35" d="M-74,0L-58,210H58L74,0Z"/><path fill="${tea}" d="M${-edge(1 - level)},${top}L-56,204H56L${edge(1 - level)},${top}Z"/><path fill="#f7dcae" d="M${-edge(1 - level)},${top}q20,-14 40,-2t36,-2t38,2t${2 * edge(1 - level) - 114},2v20H${-edge(1 - level) + 2}Z"/>
    ${repeat(8, (i) => `<path fill="#00000018" d="M${n(-58 + i * 15.5)},6h5l${n((3.5 - i) * 2)},196h-4z"/>`)}<path fill="none" stroke="#2a1410" stroke-width="6" d="M-74,0L-58,210H58L74,0"/></g>`;
};

/** A flat drawing of a glass of tea; its steam has the shape of a ghost. */
export const teaForTheDeadPoster: Scene = {
  name: 'posters/tea-for-the-dead',
  width: 960,
  height: 1440,
  finish: { grain: 12, quality: 74 },
  layers: (random) => {
    const ghost =
      'M436,770C470,700 396,660 410,590C420,540 360,540 330,470C292,380 340,236 470,228C606,220 660,350 636,450C618,528 560,548 566,604C574,668 500,700 524,770Z';
    return [
      svg(
        960,
        1440,
        `<path fill="#e8a33d" d="M0,0H960V1440H0Z"/><path fill="#d4522b" d="M0,0H960V150Q800,230 640,170T320,180T0,150Z"/>${times(
          12,
        )
          .map(
            (i) =>
              `<path fill="#f6e3bd" d="M${i * 80},0h40v${n(168 + 18 * Math.sin(i * 1.3))}h-40z"/>`,
          )
          .join('')}
        <path fill="#2a1410" opacity=".12" d="M0,150Q160,190 320,192T640,184T960,164V206Q800,240 640,190T320,200T0,176Z"/>
        <path fill="#2a5a55" d="M0,1040H960V1440H0Z"/><path fill="#1d433f" d="M0,1040H960V1062H0Z"/>
        <path fill="#f6e3bd" d="${ghost}"/><path fill="#fff5dd" d="M380,470C350,390 390,280 476,268C440,300 400,360 414,450C424,510 470,540 462,600C450,550 396,520 380,470Z"/>
        <path fill="none" stroke="#2a1410" stroke-width="9" stroke-linecap="round" d="M420,382q24,-22 48,0M526,374q24,-22 48,0"/><path fill="none" stroke="#2a1410" stroke-width="8" stroke-linecap="round" d="M452,452q46,34 92,-6"/><circle cx="408" cy="430" r="19" fill="#e98c5a" opacity=".55"/><circle cx="592" cy="418" r="19" fill="#e98c5a" opacity=".55"/>
        <path fill="#2a1410" d="M330,500C250,560 240,640 300,706L320,690C280,640 290,580 356,530ZM640,480C720,540 740,620 690,700L670,688C700,630 690,570 618,514Z" opacity="0"/>
        <ellipse cx="480" cy="1100" rx="330" ry="42" fill="#143532"/><ellipse cx="480" cy="1080" rx="270" ry="38" fill="#f6e3bd"/><ellipse cx="480" cy="1074" rx="216" ry="26" fill="#e4c995"/>
        ${glass(480, 770, 1.5, 0.84, '#a2491c')}
        ${glass(138, 912, 0.82, 0.78, '#8a3d18')}${glass(842, 912, 0.82, 0.5, '#8a3d18')}
        <g fill="none" stroke="#f6e3bd" stroke-width="7" stroke-linecap="round"><path d="M120,880q-22,-34 0,-66t0,-66M158,884q-22,-34 0,-66t0,-60"/></g>
        <g transform="translate(770 1098) rotate(-8)"><path fill="#c9812f" d="M-84,0Q-80,-46 0,-50Q80,-46 84,0Z"/><path fill="#a9611d" d="M-84,0h168v10h-168z"/>${repeat(9, () => `<circle cx="${n(random.between(-60, 60))}" cy="${n(random.between(-36, -10))}" r="4" fill="#7e4413"/>`)}</g>`,
      ),
      svg(
        960,
        1440,
        `${letters('TEA FOR', 60, 1240, { size: 118, weight: 800, stretch: 75, spacing: 4, anchor: 'start', fill: '#f6e3bd' })}${letters('THE DEAD', 60, 1356, { size: 138, weight: 800, stretch: 75, spacing: 4, anchor: 'start', fill: '#e8a33d' })}
        ${letters('NO CREDIT TILL TUESDAY', 900, 1236, { size: 27, weight: 700, stretch: 75, spacing: 3, anchor: 'end', fill: '#f6e3bd' })}${letters('A COMEDY FROM', 900, 1316, { size: 24, weight: 600, stretch: 75, spacing: 4, anchor: 'end', fill: '#9cc3b4' })}${letters('NILAVU PICTURES', 900, 1350, { size: 27, weight: 700, stretch: 75, spacing: 4, anchor: 'end', fill: '#9cc3b4' })}`,
      ),
    ];
  },
};

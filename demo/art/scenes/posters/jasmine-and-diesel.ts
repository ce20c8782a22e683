import { letters } from '../../shapes/lettering';
import { at, n, svg, type Scene } from '../../layers';
import { repeat, times } from '../../random';

const lotus = (a: string, b: string) =>
  `${[-60, -30, 30, 60].map((t) => `<path transform="rotate(${t})" fill="${a}" stroke="#1b1340" stroke-width="2.500" d="M0,0Q-26,-40 0,-84Q26,-40 0,0Z"/>`).join('')}<path fill="${b}" stroke="#1b1340" stroke-width="2.500" d="M0,0Q-28,-46 0,-94Q28,-46 0,0Z"/>${[-76, 76].map((t) => `<path transform="rotate(${t})" fill="${b}" stroke="#1b1340" stroke-width="2.500" d="M0,0Q-18,-34 0,-66Q18,-34 0,0Z"/>`).join('')}`;

const jasmine = `${repeat(6, (i) => `<path transform="rotate(${i * 60})" fill="#fffdf3" stroke="#1b1340" stroke-width="1.500" d="M0,0Q-9,-12 0,-26Q9,-12 0,0Z"/>`)}<circle r="5" fill="#ffc928"/>`;

/** Letters with a painted shadow made of offset copies, as on a lorry. */
function painted(
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  stretch = 75,
): string {
  const style = { size, weight: 800, stretch };
  const shadow = times(15)
    .map((i) =>
      letters(words, x + 15 - i, y + 15 - i, { ...style, fill: i > 12 ? '#1b1340' : '#c01f3c' }),
    )
    .join('');
  return `${letters(words, x, y, { ...style, fill: '#1b1340', more: 'stroke="#1b1340" stroke-width="14" stroke-linejoin="round"' })}${shadow}${letters(words, x, y, { ...style, fill, more: 'stroke="#fff6d8" stroke-width="5" paint-order="stroke"' })}`;
}

/** One lozenge of the painted border. */
const tile = (cx: number, cy: number, i: number) =>
  at(
    cx,
    cy,
    1,
    `<path fill="${['#ffcf24', '#ff5a36', '#1fc7b6'][i % 3]}" stroke="#1b1340" stroke-width="2" d="M0,-17L17,0L0,17L-17,0Z"/><circle r="6" fill="#fff6d8"/>`,
  );

/** A border of lozenges around a board. */
const border = (x: number, y: number, w: number, h: number, step: number) => {
  const across = Math.round(w / step);
  const down = Math.round(h / step);
  return (
    repeat(
      across + 1,
      (i) => tile(x + (i * w) / across, y, i) + tile(x + (i * w) / across, y + h, i),
    ) +
    repeat(
      down - 1,
      (i) =>
        tile(x, y + ((i + 1) * h) / down, i + 1) + tile(x + w, y + ((i + 1) * h) / down, i + 1),
    )
  );
};

/** The back of a painted lorry with the movie's title. */
export const jasmineAndDieselPoster: Scene = {
  name: 'posters/jasmine-and-diesel',
  width: 960,
  height: 1440,
  finish: { grain: 5, quality: 68 },
  layers: () => {
    const rays = repeat(
      36,
      (i) =>
        `<path fill="${i % 2 ? '#ffb81f' : '#ff8a1f'}" d="M480,560L${n(480 + 1100 * Math.cos((i * 10 * Math.PI) / 180))},${n(560 + 1100 * Math.sin((i * 10 * Math.PI) / 180))}L${n(480 + 1100 * Math.cos(((i + 1) * 10 * Math.PI) / 180))},${n(560 + 1100 * Math.sin(((i + 1) * 10 * Math.PI) / 180))}Z"/>`,
    );
    const bird = `<path fill="#1fc7b6" stroke="#1b1340" stroke-width="3" d="M0,0Q20,-52 66,-46Q84,-62 104,-48L126,-42L104,-34Q96,4 52,16Q10,26 -60,76Q-34,20 0,0Z"/><path fill="#ff5a36" stroke="#1b1340" stroke-width="3" d="M14,-2Q40,-20 70,-10Q40,26 -10,30Z"/><circle cx="96" cy="-44" r="4" fill="#1b1340"/>`;
    return [
      svg(
        960,
        1440,
        `<path fill="#12877f" d="M0,0H960V1440H0Z"/><clipPath id="c"><path d="M96,96H864V1010H96Z"/></clipPath><g clip-path="url(#c)"><path fill="#ffb81f" d="M0,0H960V1200H0Z"/>${rays}
        <path fill="#2b6fd6" d="M0,800Q200,760 480,800T960,790V1100H0Z"/><path fill="#178a4c" d="M0,830L180,700L330,830L520,680L720,850L840,760L960,840V1100H0Z"/><path fill="#0f6a3a" d="M0,900Q240,820 480,900T960,880V1100H0Z"/>
        <path fill="#453a63" d="M380,1010L462,836H498L600,1010Z"/><path fill="#fff6d8" d="M478,862h5l2,22h-9zM475,902h10l3,34h-16zM470,952h20l4,50h-28z"/></g>
        <path fill="none" stroke="#1b1340" stroke-width="10" d="M96,96H864V1010H96Z"/>${border(96, 96, 768, 914, 42)}
        ${at(170, 300, 1.1, bird, -10)}${at(790, 300, 1.1, bird, 10, true)}
        ${at(480, 262, 1.5, lotus('#ff7ba5', '#ff3f78'))}<path fill="none" stroke="#178a4c" stroke-width="9" d="M480,262q-90,44 -170,6M480,262q90,44 170,6"/>
        ${[200, 760].map((x) => at(x, 900, 1.15, lotus('#ff7ba5', '#ff3f78'))).join('')}
        ${painted('JASMINE', 480, 520, 262, '#fffdf3')}
        ${at(480, 586, 1, `<circle r="52" fill="#c01f3c" stroke="#1b1340" stroke-width="6"/>`)}${letters('&amp;', 480, 618, { size: 90, weight: 800, stretch: 100, fill: '#ffcf24' })}
        ${painted('DIESEL', 480, 806, 290, '#ffe23d')}
        ${repeat(21, (i) => at(130 + i * 35, 1058 + Math.sin((i / 20) * Math.PI) * 46, 1, jasmine, i * 17))}
        <path fill="#1b1340" d="M60,1170H900V1250H60Z"/>${repeat(14, (i) => `<path fill="#ffcf24" d="M${60 + i * 62},1170h31l-31,80h-31z"/>`)}
        <path fill="#c01f3c" stroke="#1b1340" stroke-width="6" d="M60,1272H300V1392H60ZM660,1272H900V1392H660Z"/>${[120, 180, 240, 720, 780, 840].map((x) => `<circle cx="${x}" cy="1332" r="25" fill="#ff5a36" stroke="#fff6d8" stroke-width="5"/>`).join('')}
        <path fill="#fff6d8" stroke="#1b1340" stroke-width="6" d="M326,1272H634V1392H326Z"/>${letters('SOUND HORN', 480, 1318, { size: 40, weight: 800, stretch: 75, spacing: 3, fill: '#c01f3c' })}${letters('20 AUGUST 2027', 480, 1356, { size: 30, weight: 700, stretch: 75, spacing: 3, fill: '#1b1340' })}${letters('NILAVU PICTURES', 480, 1382, { size: 18, weight: 600, stretch: 100, spacing: 5, fill: '#1b1340' })}
        ${letters('KOYILANDY — KOLKATA — HOME', 480, 56, { size: 30, weight: 700, stretch: 100, spacing: 7, fill: '#fff6d8' })}`,
      ),
    ];
  },
};

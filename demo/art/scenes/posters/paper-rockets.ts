import { frond } from '../../shapes/plants';
import { letters } from '../../shapes/lettering';
import { at, n, svg, type Scene } from '../../layers';
import { repeat, times, type Random } from '../../random';

/** Layers of cut coloured paper, each with a soft shadow. */
const sheet = (content: string, depth: number) =>
  `<g style="filter:drop-shadow(0 ${n(depth * 0.7)}px ${n(depth)}px #1a103055) drop-shadow(0 1px 1px #1a103044)">${content}</g>`;

/** A layer of clouds or sea with a scalloped upper edge. */
function scallops(random: Random, y: number, size: number, fill: string, slope = 0): string {
  const count = Math.ceil(1100 / size);
  const edge = times(count).map((i) => {
    const rise = slope * Math.sin((i / count) * Math.PI * 2) + random.spread() * size * 0.2;
    return `Q${n(i * size - 60 + size / 2)},${n(y - size * 0.62 + rise)} ${n((i + 1) * size - 60)},${n(y + rise)}`;
  });
  return `<path fill="${fill}" d="M-60,${y}${edge.join('')}L1100,1500L-60,1500Z"/>`;
}

const paperPalm = (random: Random, x: number, y: number, h: number, lean: number, green: string) =>
  `<path fill="#8a4b2f" d="M${x - 12},${y}Q${x - 4},${y - h * 0.5} ${n(x + lean * h - 6)},${y - h}h12Q${x + 16},${y - h * 0.5} ${x + 14},${y}Z"/>${repeat(9, (i) => `<path fill="${i % 2 ? green : '#1f7a5a'}" d="${frond(random, x + lean * h, y - h, Math.PI * (1.1 - i * 0.15), h * 0.42)}"/>`)}`;

/** A child with raised arms. */
const child = (x: number, shirt: string, s: number) =>
  at(
    x,
    1172,
    s,
    `<path fill="#6b3b2a" d="M-20,0h14v-44h12V0h14v-52h-40z"/><path fill="${shirt}" d="M-24,-120Q0,-132 24,-120L26,-46H-26Z"/><path fill="#6b3b2a" d="M22,-118L58,-172L68,-164L34,-100ZM-22,-118L-52,-168L-62,-160L-32,-100Z"/><circle cy="-150" r="25" fill="#6b3b2a"/><path fill="#22160f" d="M-26,-152Q-24,-182 4,-178Q28,-176 26,-150Q10,-168 -26,-152Z"/>`,
  );

export const paperRocketsPoster: Scene = {
  name: 'posters/paper-rockets',
  width: 960,
  height: 1440,
  finish: { grain: 11, quality: 72 },
  layers: (random) => {
    const news = repeat(
      15,
      (i) =>
        `<path fill="#8b8470" opacity=".55" d="M${-50 + (i % 2) * 4},${-150 + i * 22}h${n(random.between(60, 94))}v5h-94z"/>`,
    );
    const rocket = `<path fill="#e4553a" d="M-66,190L-136,290L-62,262ZM66,190L136,290L62,262Z"/><clipPath id="body"><path d="M0,-330Q92,-190 68,240H-68Q-92,-190 0,-330Z"/></clipPath><g clip-path="url(#body)"><path fill="#fbf3df" d="M-120,-340H120V260H-120Z"/>${news}<path fill="#e4553a" d="M-120,-340H120V-186Q0,-150 -120,-186Z"/><path fill="#2c6e9e" d="M-120,190H120V216H-120Z"/></g><circle r="44" cy="-86" fill="#2c6e9e"/><circle r="31" cy="-86" fill="#bfe3ea"/><path fill="#e4553a" d="M-12,120H12V286H-12Z"/><path d="M0,-330V-180" stroke="#00000018" stroke-width="5"/>`;
    const flame = `<path fill="#f6b53c" d="M-60,244Q-90,400 0,520Q90,400 60,244Z"/><path fill="#e4553a" d="M-34,244Q-50,350 0,430Q50,350 34,244Z"/>`;
    const sun = repeat(
      16,
      (i) => `<path fill="#f6b53c" transform="rotate(${i * 22.5})" d="M-13,-136L0,-196L13,-136Z"/>`,
    );
    return [
      svg(
        960,
        1440,
        `<path fill="#8fd0d6" d="M0,0H960V1440H0Z"/>${sheet('<circle cx="500" cy="540" r="640" fill="#b5e0dd"/>', 12)}${sheet('<circle cx="500" cy="560" r="470" fill="#d7efe2"/>', 12)}${sheet('<circle cx="500" cy="580" r="310" fill="#f7f1d8"/>', 12)}
        ${sheet(at(170, 452, 0.9, `${sun}<circle r="118" fill="#f6b53c"/>`), 9)}
        ${sheet('<path fill="#fffaf0" d="M640,770a56,56 0 0 1 60,-76a80,80 0 0 1 146,-6a62,62 0 0 1 100,82z"/>', 9)}${sheet('<path fill="#fffaf0" d="M60,860a46,46 0 0 1 44,-64a66,66 0 0 1 120,-6a54,54 0 0 1 84,70z"/>', 9)}
        ${sheet(at(520, 620, 1, flame, 16), 9)}${sheet(at(520, 620, 1, rocket, 16), 16)}
        ${sheet(at(800, 430, 0.3, rocket, 28), 7)}${sheet(at(282, 690, 0.22, rocket, -8), 6)}
        ${sheet(scallops(random, 1040, 120, '#f9d7b0', 26), 10)}
        ${sheet(paperPalm(random, 120, 1180, 420, 0.2, '#2f9b6e'), 10)}${sheet(paperPalm(random, 858, 1180, 350, -0.16, '#2f9b6e'), 10)}
        ${sheet(scallops(random, 1130, 150, '#f2a65a', -20), 12)}${sheet(`${child(300, '#2c6e9e', 1)}${child(420, '#e4553a', 0.84)}${child(674, '#f7f1d8', 0.94)}`, 6)}${sheet(scallops(random, 1200, 110, '#2c6e9e', 14), 12)}${sheet(scallops(random, 1300, 140, '#1f4f7d', -18), 12)}`,
      ),
      svg(
        960,
        1440,
        sheet(
          letters('PAPER', 480, 178, {
            size: 178,
            weight: 800,
            stretch: 100,
            spacing: 6,
            fill: '#e4553a',
          }),
          7,
        ) +
          sheet(
            letters('ROCKETS', 480, 310, {
              size: 146,
              weight: 800,
              stretch: 100,
              spacing: 4,
              fill: '#1f4f7d',
            }),
            7,
          ) +
          letters('A NILAVU PICTURES FILM', 480, 1400, {
            size: 25,
            weight: 700,
            stretch: 100,
            spacing: 8,
            fill: '#f7f1d8',
          }),
      ),
    ];
  },
};

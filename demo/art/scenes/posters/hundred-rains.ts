import { letters } from '../../shapes/lettering';
import { umbrella } from '../../shapes/people';
import { at, n, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** The title in letters made of rain. */
export const hundredRainsPoster: Scene = {
  name: 'posters/nooru-mazha',
  width: 960,
  height: 1440,
  finish: { grain: 4, quality: 64 },
  layers: (random) => {
    const strokes = (count: number, colour: string, low: number, high: number) =>
      repeat(count, () => {
        const length = random.between(30, 170);
        const x = random.between(-200, 1100);
        const y = random.between(-120, 1150);
        return `<path stroke="${colour}" stroke-width="${n(random.between(low, high))}" d="M${n(x)},${n(y)}l${n(-length * 0.2)},${n(length)}"/>`;
      });
    const words =
      letters('നൂറു', 480, 560, { size: 342, weight: 800, stretch: 100 }) +
      letters('മഴ', 480, 960, { size: 430, weight: 800, stretch: 100 });
    return [
      svg(
        960,
        1440,
        `<path fill="#16235a" d="M0,0H960V1440H0Z"/><g stroke-linecap="round" opacity=".5">${strokes(240, '#33489a', 1, 2.6)}</g>
        <defs><mask id="m">${words}</mask></defs><g mask="url(#m)"><path fill="#24377f" d="M0,0H960V1440H0Z"/><g stroke-linecap="round">${strokes(1100, '#8fb0f0', 1, 4)}${strokes(1250, '#eef3ff', 1.2, 4.6)}</g></g>
        <path fill="#0f1842" d="M0,1190Q480,1160 960,1190V1440H0Z"/>${repeat(46, () => {
          const x = random.between(20, 940);
          const y = random.between(1196, 1420);
          const r = random.between(8, 34) * (0.4 + (y - 1190) / 240);
          return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.26)}" fill="none" stroke="#5f7fd0" stroke-width="2" opacity="${n(random.between(0.2, 0.8))}"/>`;
        })}
        <g fill="#060b22" color="#060b22">${at(716, 1246, 1.9, umbrella('#ff3b30'))}</g><g opacity=".32" fill="#060b22" color="#060b22" transform="translate(0 2492) scale(1 -1)">${at(716, 1246, 1.9, umbrella('#ff3b30'))}</g>
        <g stroke="#fff" stroke-width="2.500" stroke-linecap="round">${repeat(16, (i) => `<path d="M${656 + i * 10},${n(986 + Math.abs(i - 8) * 3)}l${n((i - 8) * 1.6)},-${n(random.between(8, 22))}"/>`)}</g>`,
      ),
      svg(
        960,
        1440,
        `${letters('A HUNDRED RAINS', 60, 1330, { size: 46, weight: 700, stretch: 100, spacing: 7, anchor: 'start', fill: '#fff' })}${letters('NILAVU PICTURES', 60, 1378, { size: 24, weight: 600, stretch: 100, spacing: 8, anchor: 'start', fill: '#9db4ee' })}${letters('ഓരോ മഴയ്ക്കും ഒരു കഥ', 60, 110, { size: 38, weight: 500, stretch: 100, anchor: 'start', fill: '#9db4ee' })}`,
      ),
    ];
  },
};

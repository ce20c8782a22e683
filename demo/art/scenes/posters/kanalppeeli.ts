import { letters } from '../../shapes/lettering';
import { n, shader, svg, type Scene } from '../../layers';
import { repeat, times, type Random } from '../../random';

/** A feather in woodcut style: solid edge, hatched inside. */
function plume(random: Random, length: number, width: number): string {
  const cuts = repeat(Math.floor(length / 13), (i) => {
    const y = -length * 0.16 - i * 12.5;
    const w = width * Math.sin(Math.PI * Math.min(1, 0.12 + (-y / length) * 0.86)) * 0.86;
    const lift = 16 + random.spread() * 3;
    return `M-2.500,${n(y)}L${n(-w)},${n(y - lift)}L${n(-w * 0.96)},${n(y - lift - 4.5)}L-2.500,${n(y - 5)}ZM2.500,${n(y)}L${n(w)},${n(y - lift)}L${n(w * 0.96)},${n(y - lift - 4.5)}L2.500,${n(y - 5)}Z`;
  });
  const body = `M0,0C${n(-width)},${n(-length * 0.3)} ${n(-width * 1.25)},${n(-length * 0.8)} 0,${n(-length)}C${n(width * 1.25)},${n(-length * 0.8)} ${n(width)},${n(-length * 0.3)} 0,0Z`;
  return `<path d="${body}"/><path fill="#140705" d="${cuts}"/>`;
}

/** A woodcut in black, red and gold: feathers around a dark face. */
export const kanalppeeliPoster: Scene = {
  name: 'posters/kanalppeeli',
  width: 960,
  height: 1440,
  finish: { grain: 4, quality: 64 },
  layers: (random) => {
    const fan = (count: number, spread: number, length: number, width: number, fill: string) =>
      `<g fill="${fill}">${times(count)
        .map((i) => i - (count - 1) / 2)
        .toSorted((a, b) => Math.abs(b) - Math.abs(a))
        .map(
          (i) =>
            `<g transform="rotate(${n((i / ((count - 1) / 2)) * spread)})">${plume(random, length * (1 - Math.abs(i / count) * 0.16), width)}</g>`,
        )
        .join('')}</g>`;
    const sparks = repeat(120, () => {
      const x = random.between(30, 930);
      const y = random.between(30, 1100);
      const s = random.between(1, 5);
      return `<path fill="#e9a52c" transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(-50, 50))})" d="M0,${-s * 2}L${s * 0.6},0L0,${s}L${-s * 0.6},0Z"/>`;
    });
    return [
      svg(
        960,
        1440,
        `<path fill="#140705" d="M0,0H960V1440H0Z"/>${sparks}
        <g transform="translate(480 900)">
          ${fan(31, 118, 830, 33, '#b3200f')}${fan(25, 112, 600, 30, '#e0401a')}${fan(19, 106, 420, 28, '#eba52f')}
          <circle r="252" fill="#140705"/><circle r="240" fill="none" stroke="#eba52f" stroke-width="5"/><circle r="240" fill="none" stroke="#eba52f" stroke-width="20" stroke-dasharray="4 20.300"/>
          <circle r="212" fill="none" stroke="#e0401a" stroke-width="9"/>
          ${repeat(36, (i) => `<path fill="#eba52f" transform="rotate(${i * 10})" d="M0,-206L9,-184L0,-160L-9,-184Z"/>`)}
          <circle r="152" fill="#0b0302"/>
          <path fill="#e0401a" d="M0,-118Q26,-76 0,-44Q-26,-76 0,-118Z"/><path fill="#eba52f" d="M0,-100Q12,-76 0,-58Q-12,-76 0,-100Z"/>
          ${repeat(15, (i) => `<path fill="none" stroke="#8d170c" stroke-width="3" d="M${-130 + i * 18.6},${n(40 + 60 * Math.cos((i - 7) / 7))}q${random.spread() * 8},40 0,${90 + 10 * (i % 3)}"/>`)}
        </g>`,
      ),
      // Fine grooves in the dark areas.
      shader(`vec4 paint(vec2 uv, vec2 p) {
        float w = fbm(p * vec2(3., 14.), 3) * .06;
        float groove = smoothstep(.9, 1., sin((p.x + w) * 620.)) * smoothstep(.5, .75, fbm(p * vec2(9., 4.) + 4., 4));
        float worn = smoothstep(.62, .8, fbm(p * 22. + 8., 4));
        return vec4(hex(0x140705), .55 * groove + .5 * worn); }`),
      svg(
        960,
        1440,
        `<path fill="#140705" d="M0,1148Q240,1120 480,1134T960,1144V1440H0Z"/>
        ${letters('കനൽപ്പീലി', 480, 1298, { size: 168, weight: 800, stretch: 100, fill: '#f2b33d' })}
        <path fill="#e0401a" d="M70,1346H890V1351H70Z"/>${letters('KANALPPEELI · THE EMBER FEATHER', 480, 1394, { size: 27, weight: 700, stretch: 100, spacing: 7, fill: '#f0d9b0' })}
        ${letters('NILAVU PICTURES · 11 JUNE 2027', 480, 74, { size: 21, weight: 700, stretch: 100, spacing: 8, fill: '#f0d9b0' })}`,
      ),
    ];
  },
};

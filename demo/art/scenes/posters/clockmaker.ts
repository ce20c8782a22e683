import { letters, SERIF } from '../../shapes/lettering';
import { n, shader, svg, type Scene } from '../../layers';
import { repeat, times } from '../../random';

const DIGITS = ['൧൨', '൧', '൨', '൩', '൪', '൫', '൬', '൭', '൮', '൯', '൧൦', '൧൧'] as const;
const polar = (radius: number, turn: number) => {
  const a = ((turn - 90) * Math.PI) / 180;
  return `${n(radius * Math.cos(a))},${n(radius * Math.sin(a))}`;
};

/** A gear with spokes as an engraving: outlines with hatching on one side. */
function gear(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  spokes: number,
  turn = 0,
): string {
  const step = 360 / teeth;
  const rim = times(teeth).map((i) => {
    const a = i * step;
    return `${polar(radius, a)}L${polar(radius * 1.09, a + step * 0.16)}L${polar(radius * 1.09, a + step * 0.42)}L${polar(radius, a + step * 0.58)}`;
  });
  const hatch = repeat(
    Math.floor(radius / 1.6),
    (i) =>
      `M${polar(radius * 0.82, 100 + i * (160 / (radius / 1.6)))}L${polar(radius * (0.9 + 0.08 * Math.sin(i)), 100 + i * (160 / (radius / 1.6)))}`,
  );
  const arms = repeat(
    spokes,
    (i) =>
      `<path transform="rotate(${(i * 360) / spokes})" d="M-6,${n(-radius * 0.2)}Q-3,${n(-radius * 0.5)} -9,${n(-radius * 0.8)}M6,${n(-radius * 0.2)}Q3,${n(-radius * 0.5)} 9,${n(-radius * 0.8)}"/>`,
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#0e2a22" d="M${rim.join('L')}Z"/><circle r="${n(radius * 0.8)}"/><circle r="${n(radius * 0.86)}" stroke-width="1"/><circle r="${n(radius * 0.2)}"/><circle r="${n(radius * 0.09)}" fill="#d9b25c"/>${arms}<path stroke-width="1.100" d="${hatch}"/></g>`;
}

/** Line art in the style of a banknote: gold on bottle green. */
export const clockmakerPoster: Scene = {
  name: 'posters/the-clockmaker-of-mattancherry',
  width: 960,
  height: 1440,
  finish: { grain: 3, quality: 62 },
  layers: () => {
    const dial = `<g transform="translate(480 560)"><circle r="330" fill="#0b231c"/><circle r="330" stroke-width="4"/><circle r="318" stroke-width="1.200"/><circle r="252" stroke-width="1.200"/><circle r="244" stroke-width="3"/>
      ${repeat(60, (i) => `<path stroke-width="${i % 5 ? 1.2 : 4}" d="M${polar(306, i * 6)}L${polar(i % 5 ? 314 : 318, i * 6)}"/>`)}
      ${repeat(36, (i) => `<ellipse rx="236" ry="86" stroke-width=".8" transform="rotate(${i * 5})" opacity=".75"/>`)}
      ${repeat(24, (i) => `<ellipse rx="118" ry="44" stroke-width=".8" transform="rotate(${i * 7.5})"/>`)}
      ${DIGITS.map((d, i) => {
        const [x = '0', y = '0'] = polar(282, i * 30).split(',');
        return letters(d, Number(x), Number(y) + 17, {
          size: 46,
          weight: 600,
          stretch: 100,
          fill: '#ecd08a',
        });
      }).join('')}</g>`;
    const hands = `<g transform="translate(480 560)" stroke="none" fill="#f4dc9b"><path transform="rotate(-52)" d="M0,30L-9,0L-5,-150Q-22,-176 0,-206Q22,-176 5,-150L9,0Z"/><path transform="rotate(64)" d="M0,44L-6,0L-3,-226Q-14,-250 0,-284Q14,-250 3,-226L6,0Z"/><circle r="17"/><circle r="7" fill="#0b231c"/></g>`;
    // A ship instead of a pendulum.
    const ship = `<g transform="translate(480 1006)"><circle r="104" fill="#0b231c" stroke-width="4"/><circle r="96" stroke-width="1.200"/><path d="M-62,26Q0,52 62,22L50,50H-46Z" fill="#d9b25c" stroke="none"/><path d="M-6,20V-66M26,20V-40"/><path d="M-10,-62Q-54,-20 -48,16H-10ZM0,-60Q22,-20 16,14H0ZM32,-38Q50,-10 46,14H32Z" stroke-width="2"/>${repeat(9, (i) => `<path stroke-width="1.100" d="M${-14 - i * 3.6},${-50 + i * 8}L-10,${-44 + i * 7}"/>`)}${repeat(4, (i) => `<path stroke-width="1.400" d="M${-84 + i * 6},${58 + i * 9}q14,-8 28,0t28,0t28,0t28,0t28,0"/>`)}</g>`;
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec3 c = mix(hex(0x14382d), hex(0x071913), smoothstep(.1, .95, length(p - vec2(.333, .4)) * 1.1)); return vec4(c * (.9 + .2 * fbm(p * 60., 3)), 1.); }`,
      ),
      svg(
        960,
        1440,
        `<g fill="none" stroke="#d9b25c" stroke-width="2.200">
        <path stroke-width="2" d="M40,40H920V1400H40Z"/><path stroke-width="1" d="M52,52H908V1388H52Z"/>
        ${[
          [52, 52, 0],
          [908, 52, 90],
          [908, 1388, 180],
          [52, 1388, 270],
        ]
          .map(
            ([x, y, r]) =>
              `<g transform="translate(${x} ${y}) rotate(${r})">${repeat(14, (i) => `<path stroke-width=".9" d="M0,${i * 9}Q${i * 2},${i * 2} ${i * 9},0"/>`)}</g>`,
          )
          .join('')}
        ${gear(160, 214, 92, 26, 5, 8)}${gear(806, 232, 110, 32, 6)}${gear(132, 900, 108, 30, 6, 4)}${gear(838, 890, 96, 28, 5, 12)}${gear(296, 1000, 62, 18, 4)}${gear(672, 1012, 70, 20, 4, 6)}
        <path stroke-width="3" d="M474,880V930M486,880V930"/>${dial}${ship}${hands}</g>`,
      ),
      svg(
        960,
        1440,
        `${letters('The Clockmaker', 480, 1216, { size: 94, weight: 700, stretch: 100, family: SERIF, fill: '#f4dc9b' })}${letters('of Mattancherry', 480, 1300, { size: 80, weight: 400, stretch: 100, family: SERIF, fill: '#f4dc9b', more: 'font-style="italic"' })}
        ${letters('NILAVU PICTURES · HE REPAIRS EVERYTHING BUT HIS OWN', 480, 1358, { size: 20, weight: 600, stretch: 90, spacing: 4, fill: '#d9b25c' })}`,
      ),
    ];
  },
};

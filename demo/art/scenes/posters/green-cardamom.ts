import { letters, SERIF } from '../../shapes/lettering';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat, type Random } from '../../random';

/** A leaf as in a botanical drawing: outline, midrib, veins on the dark half. */
function leaf(length: number, width: number, dark: string, light: string): string {
  const veins = repeat(Math.floor(length / 7), (i) => {
    const y = -length * 0.04 - i * 6.6;
    const w = width * Math.sin(Math.PI * Math.min(1, (-y + 24) / length)) * 0.72;
    return `M0,${n(y)}Q${n(w * 0.5)},${n(y - 12)} ${n(w * 0.96)},${n(y - 30)}M0,${n(y)}Q${n(-w * 0.5)},${n(y - 12)} ${n(-w * 0.94)},${n(y - 30)}`;
  });
  return `<path fill="${light}" d="M0,0C${-width},${-length * 0.3} ${-width},${-length * 0.7} 0,${-length}Z"/><path fill="${dark}" d="M0,0C${width},${-length * 0.3} ${width},${-length * 0.7} 0,${-length}Z"/>
    <path fill="none" stroke="#1d3524" stroke-width=".8" opacity=".5" d="${veins}"/><path fill="none" stroke="#1d3524" stroke-width="1.800" d="M0,0C${-width},${-length * 0.3} ${-width},${-length * 0.7} 0,${-length}C${width},${-length * 0.7} ${width},${-length * 0.3} 0,0V${-length}"/>`;
}

const pod = `<path fill="#8fae5d" stroke="#1d3524" stroke-width="2" d="M0,0C-22,-14 -24,-52 -6,-76L0,-86L6,-76C24,-52 22,-14 0,0Z"/><path fill="#6d9146" d="M2,-2C20,-16 21,-52 6,-74Q10,-40 2,-2Z"/><path fill="none" stroke="#1d3524" stroke-width="1.100" d="M0,-2Q-12,-40 -2,-78M0,-2Q12,-40 2,-78M0,-2V-80"/>`;

/** A botanical plate of a plant with a knife as its root. */
export const greenCardamomPoster: Scene = {
  name: 'posters/green-cardamom',
  width: 960,
  height: 1440,
  finish: { grain: 7, quality: 74 },
  layers: (random: Random) => {
    const stem = 'M480,930C470,760 500,560 484,250';
    const leaves = (
      [
        [486, 300, 6, 250, 44],
        [490, 380, -38, 300, 50],
        [490, 420, 44, 310, 52],
        [492, 540, -58, 340, 54],
        [494, 560, 62, 340, 56],
        [486, 700, -70, 320, 50],
        [488, 720, 74, 330, 52],
      ] as const
    )
      .map(([x, y, turn, length, width]) =>
        at(x, y, 1, leaf(length, width, '#5d8657', '#7fa56b'), turn),
      )
      .join('');
    const sprays = (
      [
        [478, 900, -62, 230],
        [482, 906, 58, 250],
        [480, 880, -84, 190],
      ] as const
    )
      .map(([x, y, turn, length]) =>
        at(
          x,
          y,
          1,
          `<path fill="none" stroke="#8a6a3a" stroke-width="5" d="M0,0Q10,${-length * 0.5} 0,${-length}"/>${repeat(7, (i) => at(4, -length * (0.28 + i * 0.11), 0.62 - i * 0.03, pod, (i % 2 ? 62 : -62) + random.spread() * 12))}`,
          turn,
        ),
      )
      .join('');
    return [
      shader(`vec4 paint(vec2 uv, vec2 p) { float m = fbm(p * 5., 5); float spots = smoothstep(.68, .8, fbm(p * 9. + 20., 5));
        vec3 c = mix(hex(0xf0e4c6), hex(0xdcc79a), m * .7); c = mix(c, hex(0xb48a4e), spots * .35);
        float e = min(min(uv.x, 1. - uv.x), min(uv.y, 1. - uv.y)); c = mix(hex(0xb08a52), c, smoothstep(-.02, .09 + .04 * m, e)); return vec4(c, 1.); }`),
      svg(
        960,
        1440,
        `<path fill="none" stroke="#3a2c1a" stroke-width="2.500" d="M62,62H898V1378H62Z"/><path fill="none" stroke="#3a2c1a" d="M72,72H888V1368H72Z"/>
        <g transform="translate(67 180) scale(.86)"><path fill="none" stroke="#5f7d47" stroke-width="26" d="${stem}"/><path fill="none" stroke="#7f9f5c" stroke-width="10" d="${stem}" transform="translate(-5 0)"/>${leaves}${sprays}
        ${repeat(16, (i) => `<path fill="none" stroke="#7a5a34" stroke-width="${n(random.between(1.5, 4))}" d="M${n(470 + i * 1.6)},926q${n(random.spread() * 70)},${n(random.between(20, 60))} ${n(random.spread() * 150)},${n(random.between(40, 110))}"/>`)}
        <path fill="#4a2d18" stroke="#2a190c" stroke-width="2" d="M462,916H502L498,1020H466Z"/>${[938, 968, 998].map((y) => `<circle cx="482" cy="${y}" r="5" fill="#d0a95c"/>`).join('')}<path fill="#b58a3e" d="M446,1020H518V1034H446Z"/>
        <path fill="#8d979a" stroke="#2b3134" stroke-width="2" d="M462,1034H502L500,1190Q496,1246 470,1276Q460,1190 462,1034Z"/><path fill="#cfd6d6" d="M466,1036h11L479,1250Q470,1262 470,1272Q462,1180 466,1036Z"/><path fill="#8e1f1a" d="M500,1150L500,1190Q496,1246 470,1276Q470,1230 482,1216Q496,1200 500,1150Z"/><path fill="#8e1f1a" d="M470,1284q9,16 0,24q-9,-8 0,-24z"/></g>
        ${at(740, 1130, 1.5, pod)}${at(812, 1134, 1.2, `<ellipse rx="21" ry="40" cy="-40" fill="#e8dcb4" stroke="#1d3524" stroke-width="2"/>${repeat(9, (i) => `<ellipse cx="${(i % 3) * 10 - 10}" cy="${-58 + Math.floor(i / 3) * 18}" rx="5" ry="7" fill="#4a3320"/>`)}`)}
        <path d="M120,1140h92M120,1134v12M212,1134v12" stroke="#3a2c1a" stroke-width="2"/>
        <g fill="#3a2c1a">${[
          ['a', 570, 330],
          ['b', 716, 960],
          ['c', 738, 1170],
          ['d', 520, 1190],
        ]
          .map(([l, x, y]) =>
            letters(String(l), Number(x), Number(y), {
              size: 30,
              weight: 400,
              stretch: 100,
              family: SERIF,
              fill: '#3a2c1a',
              more: 'font-style="italic"',
            }),
          )
          .join('')}</g>`,
      ),
      svg(
        960,
        1440,
        `${letters('GREEN CARDAMOM', 481, 168, { size: 68, weight: 700, stretch: 100, spacing: 3, family: SERIF, fill: '#23402c' })}<path fill="#8e1f1a" d="M116,196H844V199H116Z"/>
        ${letters('Fig. 1', 116, 1190, { size: 30, weight: 400, stretch: 100, family: SERIF, anchor: 'start', fill: '#3a2c1a', more: 'font-style="italic"' })}${letters('the estate, its root', 116, 1228, { size: 27, weight: 400, stretch: 100, family: SERIF, anchor: 'start', fill: '#3a2c1a', more: 'font-style="italic"' })}
        ${letters('Nilavu Pictures · 13 February 2026', 844, 1330, { size: 27, weight: 400, stretch: 100, family: SERIF, anchor: 'end', fill: '#3a2c1a' })}`,
      ),
    ];
  },
};

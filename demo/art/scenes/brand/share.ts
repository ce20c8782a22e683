import { letters } from '../../shapes/lettering';
import { palm } from '../../shapes/plants';
import { gradient, shader, svg, type Scene } from '../../layers';
import { markPath } from './mark';

/** The Open Graph image, shown in link previews. */
export const sharePicture: Scene = {
  name: 'site/share',
  width: 1200,
  height: 630,
  finish: { bloom: 0.5, bloomRadius: 30, grain: 6 },
  layers: (random) => [
    shader(
      `vec4 paint(vec2 uv, vec2 p) { vec2 m = vec2(1.42, .4); vec3 c = mix(hex(0x04081a), hex(0x1c4468), pow(uv.y, 1.5)); c += hex(0x8fbce2) * (.4 * halo(p, m, .24) + .12 * halo(p, m, .6)); float cl = smoke(p * vec2(1.2, 3.)); c = mix(c, hex(0x8fb4d6) * (.1 + .5 * halo(p, m, .4)), smoothstep(.5, .76, cl) * .7); float seas = fbm((p - m) * 7. + 3., 5); c = mix(c, hex(0xf8f0da) * (1.45 - .75 * smoothstep(.42, .66, seas)), smoothstep(.262, .259, length(p - m))); return vec4(c, 1.); }`,
    ),
    svg(
      1200,
      630,
      `<g fill="#02060f"><path d="${palm(random, 1010, 660, 470, -0.12)}"/><path d="${palm(random, 1120, 660, 560, 0.06)}"/><path d="${palm(random, 900, 660, 300, 0.14)}"/><path d="M0,606Q600,580 1200,600V630H0Z"/></g>
      <defs>${gradient(
        'l',
        [
          [0, '#03060f', 0.8],
          [1, '#03060f', 0],
        ],
        'right',
      )}</defs><path fill="url(#l)" d="M0,0H800V630H0Z"/>
      <path transform="translate(76 150) scale(5.400)" fill="#f0b04a" fill-rule="evenodd" d="${markPath()}"/>
      ${letters('NILAVU', 74, 410, { size: 150, weight: 800, stretch: 75, spacing: 5, anchor: 'start', fill: '#f7efdd' })}${letters('PICTURES', 78, 476, { size: 54, weight: 500, stretch: 75, spacing: 24, anchor: 'start', fill: '#f0b04a' })}${letters('Films made after dark, from Kochi', 78, 536, { size: 32, weight: 400, stretch: 100, anchor: 'start', fill: '#c9d6e6' })}`,
    ),
  ],
};

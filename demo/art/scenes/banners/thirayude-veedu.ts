import { VALLAM } from '../../shapes/water-craft';
import { palm } from '../../shapes/plants';
import { at, gradient, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** Moon, clouds and the moon's reflection in the sea. */
const NIGHT = `
const vec2 moon = vec2(1.13, .27);
const float horizon = .66;
vec3 sky(vec2 p) {
  vec3 c = mix(hex(0x040916), hex(0x16365a), pow(clamp(p.y / horizon, 0., 1.), 2.));
  float d = length(p - moon);
  c += hex(0x7fb2dd) * (.42 * halo(p, moon, .13) + .16 * halo(p, moon, .45));
  float cloud = smoke(vec2(p.x * 1.3, p.y * 3.4) + vec2(0., 1.));
  float cover = smoothstep(.42, .72, cloud) * smoothstep(.02, .3, p.y);
  float rim = smoothstep(.42, .5, cloud) * (1. - smoothstep(.5, .62, cloud));
  vec3 lit = hex(0x0a1a30) + hex(0xa9cdee) * (.5 * halo(p, moon, .16) * (.35 + rim * 1.6));
  float disc = smoothstep(.0735, .0715, d);
  float seas = fbm((p - moon) * 16. + 4., 4);
  c = mix(c, hex(0xf6efdc) * (1.5 - smoothstep(.42, .66, seas) * .62), disc);
  return mix(c, lit, cover * (.94 - .35 * disc));
}
vec4 paint(vec2 uv, vec2 p) {
  if (p.y < horizon) return vec4(sky(p), 1.);
  float depth = (p.y - horizon) / (1. - horizon);
  float far = 1. / (.02 + depth);
  vec2 w = vec2((p.x - moon.x) * far * 2.4, far * 7.);
  float wave = fbm(w * vec2(1., 1.) + seed, 4) - .5 + .5 * (noise(w * vec2(2.3, 3.1)) - .5);
  vec2 mirrored = vec2(p.x + wave * .05, horizon - (p.y - horizon) * .9 - abs(wave) * .12);
  vec3 c = sky(clamp(mirrored, vec2(0.), vec2(9., horizon))) * (.32 - .12 * depth);
  float path = exp(-pow((p.x - moon.x) / (.035 + depth * .24), 2.));
  float glint = smoothstep(.06, .34, wave + .12 * (1. - depth));
  c += hex(0xdcecff) * path * glint * (1.15 - .55 * depth);
  c += hex(0x2a5678) * .5 * smoothstep(.1, .5, wave) * (1. - depth);
  c = mix(c, hex(0x1c4163), exp(-depth * 26.) * .65);
  return vec4(c * mix(1., .55, smoothstep(.5, 1., depth)), 1.);
}`;

export const thirayudeVeeduBanner: Scene = {
  name: 'banners/thirayude-veedu',
  width: 1920,
  height: 1080,
  finish: { bloom: 0.5, bloomRadius: 30, grain: 7 },
  layers: (random) => {
    const trees = [
      [1690, 716, 330, -0.2],
      [1758, 712, 420, 0.1],
      [1836, 720, 370, 0.26],
      [1600, 728, 250, -0.3],
      [1890, 726, 470, -0.06],
    ] as const;
    const land = `M1330,735Q1420,722 1490,712Q1560,698 1640,704Q1780,692 1960,690L1960,780Q1700,772 1560,764Q1440,752 1330,735Z`;
    const house = `<path d="M1466,716L1466,664L1440,668L1512,618L1596,664L1572,664L1572,716Z"/><path d="M1474,640v-30h12v22z"/>
      <path d="M1446,716l-6,32h5l6,-32zM1470,716l-2,40h5l3,-40zM1500,716v38h5v-38z"/>`;
    const roots = repeat(26, (i) => {
      const x = 1440 + i * 8 + random.spread() * 6;
      return `<path d="M${x},${722 - i * 0.6}q${random.spread() * 12},${random.between(10, 26)} ${random.spread() * 16},${random.between(16, 38)}"/>`;
    });
    const light = repeat(34, (i) => {
      const y = 764 + i * 8.4;
      const half = random.between(3, 10 + i * 0.9);
      return `<path d="M${1530 + random.spread() * (4 + i) - half},${y}h${half * 2}" stroke-width="${1.4 + i * 0.07}" opacity="${(0.9 - i * 0.024).toFixed(2)}"/>`;
    });
    return [
      shader(NIGHT),
      svg(
        1920,
        1080,
        `<g fill="#0a1626" opacity=".55"><path d="M1080,713Q1400,690 1920,684V716Z"/></g>`,
        { filter: 'blur(3px)' },
      ),
      svg(
        1920,
        1080,
        `<g fill="#02060d">${trees.map(([x, y, h, lean]) => `<path d="${palm(random, x, y, h, lean)}"/>`).join('')}<path d="${land}"/>${house}</g><g stroke="#02060d" stroke-width="2" fill="none">${roots}</g>
        <path d="M1334,737Q1440,755 1560,766Q1700,775 1920,783" stroke="#b8d7f0" stroke-width="2.400" opacity=".5" fill="none" stroke-dasharray="40 9 14 6 80 12"/>
        <g fill="#ffb14a"><path d="M1512,672h14v24h-14zM1530,672h14v24h-14z"/></g>
        <g color="#02060d" fill="#02060d">${at(980, 806, 1.1, VALLAM, -2)}<path d="M985,800q-1,-22 4,-28q6,2 5,28z"/><circle cx="989" cy="768" r="4.500"/></g>`,
      ),
      svg(1920, 1080, `<g stroke="#ffad45" fill="none" stroke-linecap="round">${light}</g>`, {
        blend: 'screen',
        filter: 'blur(.8px)',
      }),
      svg(
        1920,
        1080,
        `<circle cx="1528" cy="684" r="210" fill="url(#g)" style="mix-blend-mode:screen"/><defs><radialGradient id="g"><stop offset="0" stop-color="#ff9d3a" stop-opacity=".5"/><stop offset=".3" stop-color="#ff9d3a" stop-opacity=".16"/><stop offset="1" stop-color="#ff9d3a" stop-opacity="0"/></radialGradient>${gradient(
          'l',
          [
            [0, '#02060f', 0.72],
            [1, '#02060f', 0],
          ],
          'right',
        )}</defs>
        <path d="M0,0H900V1080H0Z" fill="url(#l)"/>`,
      ),
    ];
  },
};

import { palm } from '../../shapes/plants';
import { credits, letters } from '../../shapes/lettering';
import { VALLAM } from '../../shapes/water-craft';
import { at, gradient, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** A house with one lit window above the waterline, a submerged village below it. */
const WATER = `
float surface(float x) { return .335 + .006 * sin(x * 21. + 1.) + .004 * sin(x * 47.); }
vec4 paint(vec2 uv, vec2 p) {
  vec2 moon = vec2(.5, .125), window = vec2(.355, .322);
  float s = surface(p.x);
  if (p.y < s) {
    vec3 c = mix(hex(0x03071a), hex(0x1d4468), pow(p.y / s, 1.8));
    float m = smoke(p * vec2(2.2, 5.));
    c += hex(0x86b9de) * (.4 * halo(p, moon, .07) + .15 * halo(p, moon, .25)) * (.6 + .6 * m);
    float seas = fbm((p - moon) * 30., 4);
    c = mix(c, hex(0xf7efda) * (1.5 - smoothstep(.42, .66, seas) * .6), smoothstep(.056, .0545, length(p - moon)));
    return vec4(c, 1.);
  }
  float depth = (p.y - s) / (1. - s);
  vec3 c = ramp(hex(0x1c6f86), hex(0x06304a), hex(0x010812), .4, pow(depth, .8));
  float angle = atan(p.x - window.x - .02, p.y - .2);
  float shafts = noise(vec2(angle * 26., 1.)) * noise(vec2(angle * 61., 5.)) + .5 * noise(vec2(angle * 11., 9.));
  c += hex(0x8fd6e0) * shafts * .34 * exp(-depth * 3.1);
  vec2 q = p * vec2(9., 16.); q += fbm(q * .6, 3) * 2.;
  float caustic = pow(1. - abs(noise(q) - .5) * 2., 9.);
  c += hex(0xa5e6e6) * caustic * .5 * exp(-depth * 9.);
  float beam = exp(-pow((p.x - window.x - (p.y - window.y) * .08) / (.012 + (p.y - window.y) * .16), 2.));
  c += hex(0xffab3d) * beam * (.85 * exp(-depth * 3.4)) * (.7 + .6 * shafts);
  float line = exp(-pow((p.y - s) / .0022, 2.));
  c += hex(0xdff4ff) * line * (.35 + .5 * noise(vec2(p.x * 40., 2.)));
  float silt = fbm(p * 5. + 9., 5);
  c *= .82 + .36 * silt;
  return vec4(c, 1.);
}`;

/** A submerged hut: gable roof, wall, door. */
const hut = (roof = 1) =>
  `<path d="M-60,0V-58L-78,-52L${-6 * roof},-112L78,-52L60,-58V0Z"/><path d="M-14,0v-38h22v38z" opacity=".35" fill="#000"/>`;

export const thirayudeVeeduPoster: Scene = {
  name: 'posters/thirayude-veedu',
  width: 960,
  height: 1440,
  finish: { bloom: 0.55, bloomRadius: 22, grain: 8 },
  layers: (random) => [
    shader(WATER),
    svg(
      960,
      1440,
      `<g fill="#0d4658" opacity=".75">${at(760, 960, 1.15, hut(), 3)}${at(210, 1010, 1, hut(2), -7)}<path d="${palm(random, 640, 1000, 330, 0.12)}"/><path d="${palm(random, 90, 1020, 260, -0.1)}"/><path d="M0,1010Q240,960 470,985T960,950V1440H0Z" opacity=".55"/></g>`,
      { filter: 'blur(4px)', opacity: 0.55 },
    ),
    svg(
      960,
      1440,
      `<g fill="#052a3c"><path d="M0,1130Q200,1060 430,1090T960,1040V1440H0Z"/>${at(470, 1098, 1.7, hut(), -4)}${at(850, 1064, 1.5, hut(1.6), 8)}<path d="${palm(random, 250, 1110, 420, -0.16)}"/><path d="M690,1080l-6,-210h8l4,210zM612,880l160,-14v6l-160,14z"/></g>`,
      { filter: 'blur(1.6px)', opacity: 0.85 },
    ),
    svg(
      960,
      1440,
      `<defs>${gradient('deep', [
        [0, '#010a14', 0],
        [0.45, '#010a14', 0.82],
        [1, '#01060d', 1],
      ])}</defs><path d="M0,1060H960V1440H0Z" fill="url(#deep)"/>`,
    ),
    svg(
      960,
      1440,
      `<g fill="#020811"><path d="M120,492Q150,470 240,467L440,464Q520,470 560,490Q540,540 500,560Q430,610 380,590Q330,640 280,596Q200,600 180,550Q150,540 120,492Z"/>
      <path d="M262,466V410L238,415L316,352L398,415L374,410V466Z"/><path d="M274,376v-34h14v24z"/>
      <path d="${palm(random, 452, 470, 220, 0.2)}"/><path d="${palm(random, 206, 472, 170, -0.26)}"/></g>
      <g stroke="#020811" fill="none" stroke-width="2.400">${repeat(40, (i) => `<path d="M${170 + i * 9.5},${545 + Math.sin(i) * 16}q${random.spread() * 14},${random.between(30, 70)} ${random.spread() * 26},${random.between(60, 130)}"/>`)}</g>
      <g fill="#ffb04a"><path d="M322,418h20v28h-20zM346,418h20v28h-20z"/></g><path fill="#020811" d="M318,430h52v3h-52z"/>
      <g fill="#02060d">${at(742, 478, 0.9, VALLAM)}</g>
      <circle cx="344" cy="432" r="170" fill="url(#g)" style="mix-blend-mode:screen"/><defs><radialGradient id="g"><stop offset="0" stop-color="#ff9d3a" stop-opacity=".6"/><stop offset=".3" stop-color="#ff9d3a" stop-opacity=".2"/><stop offset="1" stop-color="#ff9d3a" stop-opacity="0"/></radialGradient></defs>`,
    ),
    svg(
      960,
      1440,
      letters('തിരയുടെ', 480, 1196, { size: 118, weight: 700, stretch: 100, fill: '#eef6f4' }) +
        letters('വീട്', 480, 1318, { size: 118, weight: 700, stretch: 100, fill: '#ffb95c' }) +
        credits(480, 1380, '#b9d4da', 'CINEMAS · 18 DECEMBER 2026'),
    ),
  ],
};

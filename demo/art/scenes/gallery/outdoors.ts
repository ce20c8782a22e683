import { umbrella, WOMAN } from '../../shapes/people';
import { frond, palm, treeline } from '../../shapes/plants';
import { rain, stars } from '../../shapes/weather';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat, times } from '../../random';

export const teaHills: Scene = {
  name: 'gallery/tea-hills',
  width: 1440,
  height: 900,
  finish: { bloom: 0.3, bloomRadius: 30, grain: 7 },
  layers: () => [
    shader(`
float hill(float x, float base, float rise, float s) { return base - rise * (sin(x * 2.1 * s + s * 3.) * .5 + sin(x * 4.7 * s + s) * .25 + .3 * noise(vec2(x * 3. * s, s))); }
vec4 paint(vec2 uv, vec2 p) {
  vec3 c = ramp(hex(0x6f9fb8), hex(0xf0d9a8), hex(0xffe9b4), .5, uv.y * 1.9);
  c += hex(0xfff0c0) * .4 * halo(p, vec2(1.2, .12), .3);
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    float top = hill(p.x + f * 1.7, .34 + f * .13, .13 + .02 * f, .7 + .22 * f);
    if (p.y > top) {
      float d = p.y - top;
      float slope = hill(p.x + f * 1.7 + .01, .34 + f * .13, .13 + .02 * f, .7 + .22 * f) - top;
      float rows = sin((d * (150. - 22. * f) + p.x * 16. + 7. * sin(p.x * 3. + f)) + slope * 90.);
      float bush = fbm(p * (60. - 7. * f), 4);
      float gap = smoothstep(-.2, .5, rows + (bush - .5) * 1.3);
      vec3 green = mix(hex(0x123a20), hex(0x6f9e2c), gap) * (.5 + .8 * bush);
      if (f < 2.) green = hex(0x5b7f79);
      green *= 1. + slope * -22.;
      green *= 1.15 + .55 * smoothstep(.0, .02, -slope);
      float haze = pow(1. - f / 5., 1.6) * .8 + .55 * smoothstep(.05, .2, d) * (1. - f / 4.5);
      c = mix(green, mix(hex(0xd8dcc4), hex(0xffe7b4), halo(p, vec2(1.3, .2), .6)), clamp(haze, 0., .93));
    }
  }
  float m = smoke(vec2(p.x * 1.1, p.y * 3.)) * exp(-pow((uv.y - .52) / .14, 2.));
  c = mix(c, hex(0xf7edcf), clamp(m * .7, 0., .8));
  return vec4(c, 1.);
}`),
    svg(
      1440,
      900,
      `<g fill="#2c4a34" opacity=".9">${[
        [250, 610, 150],
        [300, 620, 190],
        [1130, 560, 120],
      ]
        .map(
          ([x = 0, y = 0, h = 0]) =>
            `<path d="M${x},${y}v${-h * 0.5}q${-h * 0.3},${-h * 0.1} ${-h * 0.1},${-h * 0.28}q${h * 0.1},${-h * 0.34} ${h * 0.22},${-h * 0.05}q${h * 0.2},${h * 0.2} ${-h * 0.07},${h * 0.33}V${y}z"/>`,
        )
        .join(
          '',
        )}</g><g fill="#21382a">${at(900, 846, 0.9, WOMAN)}${at(860, 852, 0.86, WOMAN, 0, true)}</g><g fill="#d9472f">${at(900, 780, 0.9, '<path d="M-9,-22Q0,-30 9,-22L7,-12Q0,-17 -7,-12Z"/>')}</g>`,
    ),
  ],
};

export const monsoonRoad: Scene = {
  name: 'gallery/monsoon-road',
  width: 900,
  height: 1280,
  finish: { bloom: 0.4, bloomRadius: 30, grain: 8 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec2 v = vec2(.36, .5); vec3 c = mix(hex(0x8fb5a4), hex(0xdfeadb), halo(p, v, .2));
      for (int i = 0; i < 6; i++) {
        float f = float(i) / 5.;
        float open = mix(.06, .33, f * f) + (fbm(p * mix(22., 6., f) + float(i) * 9., 5) - .5) * mix(.1, .34, f);
        float inside = length((p - v - vec2(0., -.03)) * vec2(1.3, .8));
        vec3 leaf = mix(mix(hex(0x86b59a), hex(0x3f8a4e), f), hex(0x0a2416), f * f) * (.55 + .9 * fbm(p * mix(60., 24., f) + float(i), 4));
        c = mix(c, leaf, smoothstep(open, open + .02, inside));
        float x = mix(.05, .42, f) * (mod(float(i), 2.) < .5 ? -1. : 1.);
        float trunk = smoothstep(mix(.006, .035, f), mix(.003, .028, f), abs(p.x - v.x - x - .01 * sin(p.y * 9. + f * 7.))) * step(p.y, v.y + mix(.03, .4, f));
        c = mix(c, mix(hex(0x6f8f80), hex(0x0b1c14), f) * (.7 + .5 * fbm(vec2(p.x * 60., p.y * 8.), 3)), trunk * .9);
      }
      if (p.y > v.y + .03) { float d = (p.y - v.y) / (1. - v.y); float half_ = .015 + d * .33; float edge = smoothstep(half_ * 1.06, half_ * .94, abs(p.x - v.x + .04 * sin(d * 3.)) + (fbm(p * 40., 3) - .5) * .05 * d);
        vec3 road = mix(hex(0x56655f), hex(0x1c2624), d) * (.7 + .5 * fbm(vec2(p.x * 9., p.y * 50.), 4)); road += hex(0xd6e8d8) * .4 * exp(-pow((p.x - v.x) / (.03 + .14 * d), 2.)) * (.3 + noise(vec2(p.x * 18., p.y * 80.))) * (1. - d * .5);
        c = mix(c, road, edge); }
      return vec4(c, 1.); }`),
    svg(
      900,
      1280,
      `<g fill="#07190f">${repeat(5, (i) => `<path d="${frond(random, i % 2 ? 940 : -40, 30 + i * 60, i % 2 ? Math.PI * random.between(0.95, 1.15) : random.between(-0.3, 0.2), random.between(300, 460))}"/>`)}</g>`,
      { filter: 'blur(3px)' },
    ),
    svg(
      900,
      1280,
      `<g fill="#0d1a16" color="#0d1a16">${at(452, 946, 2.3, umbrella('#f2b521'))}</g><g opacity=".4" filter="blur(5px)" fill="#0d1a16" color="#0d1a16" transform="translate(0 1892) scale(1 -1)">${at(452, 946, 2.3, umbrella('#f2b521'))}</g>`,
    ),
    svg(900, 1280, rain(random, 900, 1280, 380, '#f4fff6', 0.1), { opacity: 0.42 }),
  ],
};

export const bridgeAtDusk: Scene = {
  name: 'gallery/bridge-at-dusk',
  width: 1440,
  height: 810,
  finish: { bloom: 0.55, bloomRadius: 26, grain: 8 },
  layers: (random) => [
    shader(
      `vec4 paint(vec2 uv, vec2 p) { float h = .66; float y = p.y < h ? p.y : h - (p.y - h) * 1.3 + (fbm(vec2(p.x * 6., 30. / (p.y - h + .12)), 4) - .5) * .1; vec3 c = ramp(hex(0x121a44), hex(0x7a4a8a), hex(0xff9d7a), .55, clamp(y / h, 0., 1.)); float m = smoke(vec2(p.x, y * 4.)); c = mix(c, hex(0xd86a86), smoothstep(.48, .75, m) * .5); if (p.y > h) c *= .7 - .3 * (p.y - h) / (1. - h); return vec4(c, 1.); }`,
    ),
    svg(
      1440,
      810,
      `${stars(random, 1440, 260, 40)}<g fill="#3b2456"><path d="${treeline(random, 1440, 520, 540, 40)}"/></g>`,
    ),
    svg(
      1440,
      810,
      `<g fill="#0d0820"><path d="M0,452H1440V476H0Z"/>${repeat(10, (i) => `<path d="M${20 + i * 156},470h26l10,110h-46zM${46 + i * 156},476Q${111 + i * 156},512 ${176 + i * 156},476Z"/>`)}<path fill="none" stroke="#0d0820" stroke-width="3" d="M0,410H1440"/>${repeat(37, (i) => `<path d="M${i * 40},408h3v46h-3z"/>`)}
      ${repeat(7, (i) => `<path d="M${300 + i * 148},366h142v76h-142z"/>`)}<path d="M160,372Q180,350 220,350H294V442H150Q146,400 160,372Z"/></g>
      <g fill="#ffd68a">${repeat(7, (i) => repeat(6, (k) => `<path d="M${310 + i * 148 + k * 22},384h15v22h-15z"/>`))}<path d="M176,372h34v22h-40z"/></g>
      <g fill="#ffd68a" opacity=".5">${repeat(42, (i) => {
        const x = 310 + Math.floor(i / 6) * 148 + (i % 6) * 22;
        return `<path d="M${x},${n(610 + random.spread() * 4)}h15v${n(random.between(30, 80))}h-15z" opacity="${n(random.between(0.2, 0.7))}"/>`;
      })}</g>
      <g fill="#07040f"><path d="${palm(random, 1330, 830, 620, -0.18)}"/><path d="${palm(random, 1240, 830, 430, 0.1)}"/><path d="M0,800Q500,770 1440,790V810H0Z"/></g>`,
    ),
  ],
};

/** Half the width of the lighthouse at this height. */
const half = (v: number) => 54 + ((v - 420) / 730) * 42;

export const lighthouse: Scene = {
  name: 'gallery/lighthouse',
  width: 900,
  height: 1280,
  finish: { bloom: 0.4, bloomRadius: 30, grain: 8 },
  layers: (random) => [
    shader(
      `vec4 paint(vec2 uv, vec2 p) { vec3 c = ramp(hex(0x4f86a8), hex(0xf2c3a0), hex(0xffe3b0), .62, uv.y * 1.15); float m = smoke(vec2(p.x * 1.4, p.y * 3.)); c = mix(c, hex(0xfff1dc), smoothstep(.45, .75, m) * .7); c += hex(0xffd28a) * .5 * halo(p, vec2(.02, .78), .25); return vec4(c, 1.); }`,
    ),
    svg(
      900,
      1280,
      `<defs><linearGradient id="t"><stop offset="0" stop-color="#ffe9cf"/><stop offset=".45" stop-color="#f4efe8"/><stop offset="1" stop-color="#8a97a6"/></linearGradient><linearGradient id="r"><stop offset="0" stop-color="#ff6a4a"/><stop offset=".45" stop-color="#d8342a"/><stop offset="1" stop-color="#7a1620"/></linearGradient></defs>
      <path fill="url(#t)" d="M452,1150L494,420H602L644,1150Z"/>${times(4)
        .map((i) => {
          const y = 480 + i * 170;
          return `<path fill="url(#r)" d="M${n(548 - half(y))},${y}H${n(548 + half(y))}L${n(548 + half(y + 85))},${y + 85}H${n(548 - half(y + 85))}Z"/>`;
        })
        .join('')}
      <path fill="#3b3f4a" d="M474,396H622V420H474ZM482,372H614V378H482Z"/><path fill="none" stroke="#3b3f4a" stroke-width="4" d="${repeat(9, (i) => `M${484 + i * 16},374V398`)}"/><path fill="#ffe9b0" d="M506,300H590V376H506Z"/><path fill="none" stroke="#3b3f4a" stroke-width="5" d="M506,300H590V376H506ZM534,300V376M562,300V376"/><path fill="url(#r)" d="M498,302Q548,220 598,302Z"/><path fill="#3b3f4a" d="M545,250h6v-50h-6z"/>${[620, 800, 980].map((y) => `<path fill="#2a2f3a" d="M538,${y}h20v30h-20z"/>`).join('')}`,
    ),
    svg(
      900,
      1280,
      `<g fill="#274a42"><path d="${treeline(random, 900, 1130, 1280, 90)}"/></g><g fill="#14302c">${[90, 210, 330, 760, 850].map((x) => `<path d="${palm(random, x, 1240, random.between(330, 560), random.spread() * 0.25)}"/>`).join('')}<path d="M0,1200Q400,1160 900,1200V1280H0Z"/></g>`,
    ),
  ],
};

export const palmsAndMoon: Scene = {
  name: 'gallery/palms-and-moon',
  width: 900,
  height: 1280,
  finish: { bloom: 0.6, bloomRadius: 36, grain: 9 },
  layers: (random) => {
    const trunk = (x: number, y: number, tx: number, ty: number, w: number) =>
      `<path d="M${x - w},${y}L${tx - w * 0.25},${ty}h${n(w * 0.5)}L${x + w},${y}Z"/>${repeat(13, (i) => `<path d="${frond(random, tx, ty, (i / 13) * Math.PI * 2, random.between(190, 270))}"/>`)}`;
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec2 m = vec2(.35, .42); vec3 c = mix(hex(0x1b4a72), hex(0x040b1c), smoothstep(.05, .75, length(p - m))); c += hex(0xa9cff0) * (.35 * halo(p, m, .09) + .12 * halo(p, m, .3)); float cl = smoke(p * 1.6); c = mix(c, hex(0x8fb4d4) * halo(p, m, .3), smoothstep(.5, .75, cl) * .6); float seas = fbm((p - m) * 18. + 7., 5); return vec4(mix(c, hex(0xf8f0da) * (1.45 - .75 * smoothstep(.42, .66, seas)), smoothstep(.088, .086, length(p - m))), 1.); }`,
      ),
      svg(900, 1280, stars(random, 900, 1280, 120)),
      svg(
        900,
        1280,
        `<g fill="#020710">${trunk(-60, 1330, 190, 250, 54)}${trunk(960, 1340, 720, 330, 50)}${trunk(260, 1420, 300, 830, 42)}${trunk(860, 1430, 700, 860, 40)}${trunk(-80, -60, 70, 690, 30)}</g>`,
      ),
    ];
  },
};

import { letters } from '../../shapes/lettering';
import { at, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

const size = { width: 960, height: 600 } as const;

/** A ticket stub with a perforated edge and notched corners. */
const ticket = (paper: string, ink: string, row: string) => `
  <path fill="${paper}" d="M-250,-110H250V-24A24,24 0 0 0 250,24V110H-250V24A24,24 0 0 0 -250,-24Z"/>
  <path stroke="${ink}" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round" d="M120,-100V100"/>
  <path fill="none" stroke="${ink}" stroke-width="2" d="M-228,-90H100V90H-228Z"/>
  ${letters('തിരയുടെ വീട്', -64, -18, { size: 38, weight: 700, stretch: 100, fill: ink })}
  ${letters('18 · 12 · 2026', -64, 40, { size: 36, weight: 700, stretch: 90, spacing: 3, fill: ink })}
  ${letters('ADMIT ONE', -64, 74, { size: 20, weight: 600, stretch: 100, spacing: 8, fill: ink })}
  <g transform="translate(185 0) rotate(-90)">${letters(row, 0, 16, { size: 50, weight: 800, stretch: 75, spacing: 3, fill: ink })}</g>`;

export const advanceBooking: Scene = {
  name: 'announcements/advance-booking',
  ...size,
  finish: { bloom: 0.3, bloomRadius: 22, grain: 9 },
  layers: () => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      float fold = smoke(p * 1.6 + 2.); float weave = .9 + .1 * sin(p.x * 700.) * sin(p.y * 700.);
      vec3 c = mix(hex(0x04070f), hex(0x1d2b47), pow(fold, 1.6) * 1.5) * weave;
      return vec4(c * (.35 + 1.1 * halo(p, vec2(.95, .1), .75)), 1.); }`),
    svg(
      960,
      600,
      `<g transform="rotate(-13 460 330)"><g style="filter:drop-shadow(-14px 26px 20px #000c)">${at(470, 390, 1.15, ticket('#b5752b', '#2a1606', 'ROW G 11'), 17)}</g><g style="filter:drop-shadow(-16px 30px 22px #000d)">${at(492, 262, 1.25, ticket('#f0b04a', '#3a1d06', 'ROW G 12'), 2)}</g></g>`,
    ),
    shader(
      `vec4 paint(vec2 uv, vec2 p) { float l = halo(p, vec2(1.05, .12), .5); return vec4(vec3(1., .86, .62) * l, .34 * l); }`,
      { blend: 'soft-light' },
    ),
    shader(
      `vec4 paint(vec2 uv, vec2 p) { float d = smoothstep(.45, 1.15, length(p - vec2(.86, .42))); return vec4(vec3(0.), d * .85); }`,
    ),
  ],
};

export const castingCall: Scene = {
  name: 'announcements/casting-call',
  ...size,
  finish: { bloom: 0.4, bloomRadius: 26, grain: 10 },
  layers: () => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec2 foot = vec2(.93, .8), lamp = vec2(1.2, -.25);
      vec3 c = hex(0x080304);
      float folds = .5 + .5 * sin(p.x * 46. + 2. * sin(p.x * 9.));
      if (p.y < .72) c += hex(0x7c1420) * (.1 + .5 * folds) * (.14 + .55 * halo(p, vec2(.93, .55), .32)) * smoothstep(-.3, .6, p.y);
      float t = (p.y - lamp.y) / (foot.y - lamp.y);
      float mid = mix(lamp.x, foot.x, t);
      float cone = exp(-pow((p.x - mid) / (.03 + .155 * t), 4.));
      float dust = .6 + .8 * smoke(p * 3.);
      if (p.y < .8) c += hex(0xffdfae) * cone * .12 * dust;
      float pool = length((p - foot) * vec2(1., 3.3));
      if (p.y > .72) { float boards = .72 + .28 * smoothstep(.0, .05, abs(fract((p.x - .93) * 6. / (p.y - .3)) - .5)); c = hex(0x2a1410) * (.25 + .6 * fbm(p * vec2(8., 60.), 4)) * boards * .6; c += hex(0xffd9a0) * smoothstep(.22, .15, pool) * .62 * boards; }
      return vec4(c, 1.); }`),
    svg(
      960,
      600,
      `<g transform="translate(558 498)"><path d="M-46,4L-180,52L-60,60L60,6Z" fill="#000" opacity=".55" filter="blur(5px)"/><g fill="#120806"><path d="M-52,-184H52V-150H-52ZM-52,-130H52V-112H-52ZM-56,-92H58V-78H-56Z"/><path d="M-56,-186h9V0h-9zM48,-186h9V0h-9zM-70,-78h9V16h-9zM66,-78h9V16h-9z"/><path d="M-66,-40h140v6h-140z"/></g><path fill="#ffdba0" opacity=".7" d="M-52,-184H52V-180H-52ZM-56,-92H58V-88H-56Z"/><path fill="#f6ead0" transform="rotate(-4)" d="M-30,-106H26V-90H-30Z"/></g>`,
    ),
  ],
};

export const newStage: Scene = {
  name: 'announcements/new-stage',
  ...size,
  finish: { bloom: 0.6, bloomRadius: 34, grain: 9 },
  layers: () => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec3 c = hex(0x0a1018) * (.5 + .9 * fbm(p * vec2(4., 30.), 4));
      float ribs = smoothstep(.0, .12, abs(fract(p.x * 16.) - .5));
      if (p.y < .74) c *= .6 + .5 * ribs;
      float glowing = halo(p, vec2(1.04, .5), .24);
      c += hex(0xff9a3c) * .38 * glowing * (.5 + smoke(p * 2.));
      float s = p.y - .74;
      if (s > 0.) { float fan = smoothstep(.03 + s * 1.2, s * .9, abs(p.x - 1.04 + s * .9)); c = hex(0x0b1119) * (.4 + .8 * fbm(p * vec2(10., 34.), 4)); c += hex(0xffb660) * fan * (.75 - 1.6 * s) * (.7 + .5 * fbm(p * vec2(14., 50.), 4)); }
      return vec4(c, 1.); }`),
    svg(
      960,
      600,
      `<g fill="#0a0f16"><path d="M420,60H604V446H420ZM646,60H836V446H646Z"/></g><path fill="#ffdf9f" d="M604,60H646V446H604Z"/><path fill="#fff4d6" d="M614,60H638V446H614Z"/>
      <g fill="#141c28">${repeat(6, (i) => `<path d="M428,${72 + i * 62}H596V${78 + i * 62}H428ZM654,${72 + i * 62}H828V${78 + i * 62}H654Z"/>`)}</g>
      <g fill="#e8c37a" opacity=".9">${letters('2', 520, 330, { size: 260, weight: 800, stretch: 75, fill: '#1f2c40' })}</g>
      <path fill="#05080d" d="M400,44H856V62H400Z"/><g fill="#04060a"><path transform="translate(626 446) scale(1.35)" d="M-9,0V-52L-12,-50Q-14,-74 -9,-80Q-4,-83 -3,-85A6.500,7.500 0 1 1 3,-85Q4,-83 9,-80Q14,-74 12,-50L9,-52V0H1.500V-40H-1.500V0Z"/></g><circle cx="400" cy="118" r="9" fill="#ff3b30"/><circle cx="400" cy="118" r="26" fill="#ff3b30" opacity=".18"/>`,
    ),
  ],
};

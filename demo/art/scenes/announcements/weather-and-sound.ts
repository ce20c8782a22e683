import { audience, umbrella } from '../../shapes/people';
import { palm } from '../../shapes/plants';
import { rain, stars } from '../../shapes/weather';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

const size = { width: 960, height: 600 } as const;

const CAMERA = `<path d="M-70,-150H20V-92H-70ZM20,-136L52,-146V-96L20,-106Z"/><path d="M-66,-150Q-70,-196 -40,-196Q-14,-196 -18,-150ZM-22,-150Q-22,-186 4,-186Q26,-184 24,-150Z"/><path d="M-40,-92H-14L-8,-70L46,70H34L-18,-54H-36L-88,70H-100L-46,-70ZM-32,-60H-22V70H-32Z"/>`;

export const monsoonWrap: Scene = {
  name: 'announcements/monsoon-wrap',
  ...size,
  finish: { bloom: 0.45, bloomRadius: 24, grain: 9 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec3 c = mix(hex(0x24423f), hex(0x7d9c92), pow(uv.y, 1.4)) * (.5 + .7 * smoke(p * vec2(1.2, 2.2)));
      c = mix(c, hex(0xbfd4c6), .5 * halo(p, vec2(.9, .62), .3));
      if (uv.y > .8) c = mix(hex(0x1b302e), hex(0x6a8a82), fbm(vec2(p.x * 5., p.y * 40.), 4)) * .9;
      return vec4(c, 1.); }`),
    svg(
      960,
      600,
      `<g fill="#2b4744" opacity=".6">${[60, 170, 850, 930].map((x) => `<path d="${palm(random, x, 486, 300 + random.between(-40, 60), random.spread() * 0.2)}"/>`).join('')}</g>`,
      { filter: 'blur(3px)' },
    ),
    svg(
      960,
      600,
      `<g fill="#08100f" color="#08100f">${at(470, 470, 1.1, CAMERA)}<path fill="#d9902c" d="M250,214Q290,66 500,62Q710,66 756,214Q716,186 672,214Q630,186 586,214Q544,186 502,214Q458,186 416,214Q374,186 334,214Q292,186 250,214Z"/><path fill="#a4621a" opacity=".6" d="M502,62Q640,90 672,214Q630,186 586,214Q570,110 502,62Z"/><path d="M499,62h7v400h-7z"/>${at(640, 540, 2.1, umbrella('#0b1918'))}</g>
      <path d="M0,540Q480,516 960,540V600H0Z" fill="#08100f" opacity=".6"/>`,
    ),
    svg(960, 600, rain(random, 960, 600, 420, '#eefaf3', 0.16), { opacity: 0.5 }),
    svg(
      960,
      600,
      `<g stroke="#f4fff9" stroke-width="2" stroke-linecap="round" opacity=".8">${repeat(
        46,
        (i) => {
          const x = 262 + i * 10.6;
          const y = 206 - 138 * Math.sin(((i + 0.5) / 46) * Math.PI) ** 0.6;
          return `<path d="M${n(x)},${n(y)}l${n(random.spread() * 8)},${n(-random.between(6, 18))}"/>`;
        },
      )}</g>`,
    ),
  ],
};

export const festival: Scene = {
  name: 'announcements/festival',
  ...size,
  finish: { bloom: 0.7, bloomRadius: 34, grain: 8 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec3 c = ramp(hex(0x050618), hex(0x231a4e), hex(0x8a3f6b), .6, clamp(uv.y / .66, 0., 1.));
      c += hex(0xfff0d8) * .3 * halo(p, vec2(.8, .43), .3);
      if (uv.y > .6) { float d = (uv.y - .6) / .4; c = mix(hex(0x2a2350), hex(0x0c0a1c), d) * (.8 + .5 * fbm(vec2(p.x * 8. / (d + .2), 20. / (d + .2)), 4)); c += hex(0xffe9cc) * .42 * exp(-pow((p.x - .8) / (.3 + d * .3), 4.)) * exp(-d * 2.4); }
      return vec4(c, 1.); }`),
    svg(960, 600, stars(random, 960, 330, 150)),
    svg(
      960,
      600,
      `<g fill="#0a0718"><path d="${palm(random, 70, 420, 330, 0.12)}"/><path d="${palm(random, 894, 424, 360, -0.14)}"/></g><path fill="#0a0718" d="M276,120H684V384H276Z"/><path fill="#fff6e2" d="M288,132H672V370H288Z"/><path d="M300,384h10v40h-10zM650,384h10v40h-10z" fill="#0a0718"/>
      <g transform="translate(480 251)" fill="none" stroke="#e6712a" stroke-width="7">${repeat(15, (i) => `<path transform="rotate(${-98 + i * 14})" d="M0,-34Q-14,-70 0,-104Q14,-70 0,-34Z" fill="#e6712a" stroke="none"/>`)}<circle r="26" fill="#3a120a" stroke="none"/></g>
      <g fill="#0b0820" transform="translate(0 452)">${audience(980, 46, () => random.spread())}</g><g fill="#070515" transform="translate(-20 506)">${audience(1000, 66, () => random.spread())}</g><g fill="#030209" transform="translate(-30 574)">${audience(1020, 92, () => random.spread())}</g>`,
    ),
  ],
};

export const recording: Scene = {
  name: 'announcements/recording',
  ...size,
  finish: { grain: 9 },
  layers: (random) => [
    svg(
      960,
      600,
      `<path fill="#0c2b33" d="M0,0H960V600H0Z"/>${repeat(34, (i) => {
        const r = 620 - i * 16;
        return `<circle cx="480" cy="330" r="${r}" fill="none" stroke="${i % 5 === 0 ? '#e0824a' : '#2f7f86'}" stroke-width="${n(2 + (i / 34) * 5)}" stroke-dasharray="${n(random.between(20, 240))} ${n(random.between(4, 40))}" stroke-dashoffset="${n(random.between(0, 500))}" opacity="${n(0.25 + (i / 34) * 0.75)}"/>`;
      })}
      <circle cx="480" cy="330" r="150" fill="#f0dcb8"/><circle cx="480" cy="330" r="150" fill="none" stroke="#8a4520" stroke-width="22"/><circle cx="480" cy="330" r="160" fill="none" stroke="#e0824a" stroke-width="9" stroke-dasharray="16 12"/><circle cx="480" cy="330" r="64" fill="#d5b27c"/><circle cx="480" cy="330" r="40" fill="#3d1d10"/>
      <g stroke-linecap="round"><path stroke="#f6ead2" stroke-width="13" d="M640,80L536,268"/><path stroke="#f6ead2" stroke-width="13" d="M846,250L560,330"/><circle cx="536" cy="268" r="11" fill="#f6ead2"/><circle cx="560" cy="330" r="11" fill="#f6ead2"/></g>`,
    ),
  ],
};

export const movingCinema: Scene = {
  name: 'announcements/moving-cinema',
  ...size,
  finish: { bloom: 0.55, bloomRadius: 26, grain: 8 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec3 c = mix(hex(0x030714), hex(0x14344a), pow(uv.y, 1.3));
      vec2 q = mat2(.8, .6, -.6, .8) * (p - vec2(.7, .2));
      float way = exp(-q.y * q.y * 26.) * (.3 + fbm(q * 7., 5));
      c += hex(0x7fa4d0) * way * .22; c += hex(0xd9a6c0) * way * way * .12;
      return vec4(c, 1.); }`),
    svg(960, 600, stars(random, 960, 520, 420)),
    svg(
      960,
      600,
      `<path fill="#0b2530" d="M0,380Q140,300 300,350T620,330T960,300V600H0Z"/><path fill="#071a20" d="M0,440Q260,380 480,430T960,400V600H0Z"/><path fill="#040e11" d="M0,510Q300,476 560,506T960,500V600H0Z"/>
      <g transform="translate(560 502)"><path fill="#c9402c" d="M-190,-150H120L176,-90L190,-70V-16H-190Z"/><path fill="#f2d9ae" d="M-190,-64H190V-52H-190Z"/><path fill="#11202a" d="M112,-138L160,-88H112Z"/><path fill="#2a0f0c" d="M-200,-18H200V-8H-200Z"/><circle cx="-120" cy="-8" r="28" fill="#0a0a0c"/><circle cx="-120" cy="-8" r="12" fill="#777"/><circle cx="122" cy="-8" r="28" fill="#0a0a0c"/><circle cx="122" cy="-8" r="12" fill="#777"/>
        <path fill="#05080a" d="M-180,-300H84V-142H-180Z"/><path fill="#fff3d3" d="M-172,-292H76V-150H-172Z"/><path fill="#e8a33d" d="M-172,-150L-90,-230L-30,-170L20,-214L76,-150Z"/><circle cx="30" cy="-250" r="20" fill="#e4553a"/><circle cx="186" cy="-46" r="9" fill="#ffe3a0"/></g>
      <g fill="#020608" transform="translate(150 552) scale(.95)">${audience(660, 58, () => random.spread())}</g><path fill="#020608" d="M0,570H960V600H0Z"/>
      <path d="${palm(random, 80, 560, 430, 0.16)}" fill="#020608"/>`,
    ),
    svg(
      960,
      600,
      '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffe2a8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe2a8" stop-opacity="0"/></radialGradient></defs><ellipse cx="508" cy="420" rx="420" ry="190" fill="url(#g)"/>',
      { blend: 'screen' },
    ),
  ],
};

/** The sketch in a storyboard frame. */
const frame = (i: number) => {
  const ink = i === 7 ? '#5a2c05' : '#2a2f3a';
  return (
    [
      `<path stroke="${ink}" fill="none" stroke-width="3" d="M-70,20Q-30,-20 0,10T70,0M-30,40V-6M-30,-6l-16,14M-30,-6l16,10"/>`,
      `<circle cx="-10" cy="-18" r="13" fill="none" stroke="${ink}" stroke-width="3"/><path stroke="${ink}" fill="none" stroke-width="3" d="M-10,-5V28M-10,6L18,-8M-10,6L-34,16M-10,28L-24,48M-10,28L6,48M30,48V-30H62V48"/>`,
      `<path stroke="${ink}" fill="none" stroke-width="3" d="M-70,48L-10,-8L50,48M-10,-8V-34M-70,48H74M-30,48L-10,18L12,48"/><circle cx="48" cy="-26" r="11" fill="none" stroke="${ink}" stroke-width="3"/>`,
      `<path stroke="${ink}" fill="none" stroke-width="3" d="M-60,6Q0,-44 60,6Q0,50 -60,6Z"/><circle cy="4" r="17" fill="${ink}"/>`,
    ][i % 4] ?? ''
  );
};

export const workshop: Scene = {
  name: 'announcements/workshop',
  ...size,
  finish: { grain: 9 },
  layers: (random) => {
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec3 c = hex(0x3d5a58) * (.6 + .5 * fbm(p * 90., 3)); return vec4(c * (.45 + .85 * halo(p, vec2(.9, .3), .7)), 1.); }`,
      ),
      svg(
        960,
        600,
        repeat(15, (i) => {
          const x = 110 + (i % 5) * 186;
          const y = 112 + Math.floor(i / 5) * 190;
          const paper = i === 7 ? '#f3b048' : '#f1eadb';
          return `<g style="filter:drop-shadow(2px 9px 7px #0009)">${at(x, y, 1, `<path fill="${paper}" d="M-84,-62H84V62H-84Z"/>${frame(i)}<path stroke="#0003" stroke-width="3" d="M-70,56H${n(random.between(-20, 40))}"/><circle cy="-54" r="7" fill="#c8372d"/><circle cx="-2" cy="-56" r="2.500" fill="#fff9"/>`, random.spread() * 5)}</g>`;
        }) +
          '<path d="M110,58Q280,120 296,58T668,250" fill="none" stroke="#c8372d" stroke-width="2.500" opacity=".8"/>',
      ),
    ];
  },
};

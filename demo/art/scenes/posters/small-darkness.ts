import { letters } from '../../shapes/lettering';
import { CHILD } from '../../shapes/people';
import { at, shader, svg, type Scene } from '../../layers';

/** A child with a lamp in a corridor, and a large shadow behind her. */
export const smallDarknessPoster: Scene = {
  name: 'posters/oru-cheriya-iruttu',
  width: 960,
  height: 1440,
  finish: { bloom: 0.5, bloomRadius: 34, grain: 13, quality: 70 },
  layers: () => [
    shader(`
/** The corridor in one-point perspective, with doors in the side walls. */
vec4 paint(vec2 uv, vec2 p) {
  vec2 eye = vec2(.333, .56);
  vec2 d = p - eye;
  float side = abs(d.x) / .333, up = d.y < 0. ? -d.y / .56 : d.y / .44;
  float depth = max(side, up);
  float far = 1. / max(depth, .05);
  bool wall = side > up;
  vec3 wood = hex(0x4a4630);
  float grain, line = 1.;
  if (wall) {
    vec2 q = vec2(far * 1.4, d.y / depth * 2.);
    grain = fbm(q * vec2(2., 9.), 5);
    float door = smoothstep(.34, .37, fract(far * .62 + .1)) * step(-.34, d.y / depth);
    line = mix(.42, 1., door) * (.75 + .25 * smoothstep(.0, .06, abs(fract(far * .62 + .1) - .36)));
  } else {
    vec2 q = vec2(d.x / depth * 9., far * 1.8);
    grain = fbm(q * vec2(1., 3.), 5);
    line = .35 + .65 * smoothstep(.0, .08, abs(fract(q.x * (d.y < 0. ? .7 : 1.)) - .5));
    if (d.y < 0.) line *= .6 + .4 * smoothstep(.1, .3, abs(fract(far * 1.3) - .5));
  }
  vec2 lamp = vec2(.372, .665);
  float lit = .95 * halo(p, lamp, .085) + .28 * halo(p, lamp, .26);
  vec3 c = wood * (.35 + grain) * line * lit * 2.7;
  c *= mix(hex(0x7ca080), vec3(1., .92, .62) * 1.3, halo(p, lamp, .2));
  c += hex(0xffd88a) * .3 * halo(p, lamp, .03);
  if (depth < .27) c = mix(hex(0x0a0c08), hex(0x2b3024), .4 * halo(p, lamp, .1)) * (.6 + .8 * fbm(p * 12., 4));
  c += hex(0x33402f) * .12 * smoke(p * 3.) * smoothstep(.2, .9, uv.y) * halo(p, lamp, .3);
  return vec4(c, 1.);
}`),
    // The shadow on the end wall and the ceiling.
    svg(
      960,
      1440,
      `<defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#fff"/><stop offset=".63" stop-color="#000"/></linearGradient><mask id="fade"><path fill="url(#f)" d="M0,0H960V1440H0Z"/></mask></defs><g mask="url(#fade)"><g fill="none" stroke="#020302" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="20" d="M420,392Q330,420 300,560Q286,640 300,720M540,392Q630,420 664,560Q680,640 662,730"/>
      <path stroke-width="6" d="M300,716l-34,84M300,716l-14,104M300,716l8,110M300,716l28,96M662,726l-30,90M662,726l-8,108M662,726l16,102M662,726l38,84"/></g><path fill="#020302" d="M446,300Q440,200 480,196Q522,200 514,300L506,352Q560,366 572,410L528,640L520,1060H444L434,640L390,410Q402,366 456,352Z"/></g>`,
      { filter: 'blur(7px)', opacity: 0.95 },
    ),
    svg(
      960,
      1440,
      `<g fill="#040403">${at(470, 1066, 1.75, CHILD)}</g><path d="M488,950L530,936" stroke="#040403" stroke-width="8" stroke-linecap="round"/>
      <path fill="#1c1408" d="M520,948h32l-4,34h-24z"/><path fill="#fff1c4" d="M526,950h20l-2,24h-16z"/><path d="M522,948q14,-26 28,0" fill="none" stroke="#1c1408" stroke-width="3"/>
      <path d="M430,1066Q380,1200 300,1330L640,1330Q560,1200 508,1066Z" fill="#000" opacity=".5" filter="blur(14px)"/>`,
    ),
    svg(
      960,
      1440,
      letters('ഒരു ചെറിയ', 480, 1250, { size: 74, weight: 300, stretch: 100, fill: '#e9e2c4' }) +
        letters('ഇരുട്ട്', 480, 1366, { size: 132, weight: 700, stretch: 100, fill: '#f4ecce' }) +
        letters('A SMALL DARKNESS · 27 NOVEMBER 2026', 480, 1414, {
          size: 20,
          weight: 500,
          stretch: 100,
          spacing: 6,
          fill: '#a9a98a',
        }) +
        letters('NILAVU PICTURES', 480, 62, {
          size: 20,
          weight: 500,
          stretch: 100,
          spacing: 12,
          fill: '#8d9078',
        }),
    ),
  ],
};

import { audience } from '../../shapes/people';
import { shader, svg, type Scene } from '../../layers';

/** A dark cinema hall with an audience, a projector beam and a moon instead of the screen. */
export const defaultBanner: Scene = {
  name: 'site/default-banner',
  width: 1600,
  height: 900,
  finish: { bloom: 0.5, bloomRadius: 30, grain: 5, quality: 68 },
  layers: (random) => [
    shader(`
vec4 paint(vec2 uv, vec2 p) {
  vec2 moon = vec2(1.3, .3);
  vec2 lens = vec2(-.06, .14);
  vec3 c = mix(hex(0x03050c), hex(0x0b1426), smoothstep(0., 1., uv.y));
  vec2 d = p - lens;
  float angle = atan(d.y, d.x);
  float aim = atan(moon.y - lens.y, moon.x - lens.x);
  float off = (angle - aim) / .125;
  float edge = smoothstep(1.05, .9, abs(off));
  float dust = smoke(vec2(angle * 9., length(d) * 1.1)) * .7 + .5 * fbm(p * 7., 4);
  float rays = .6 + .5 * noise(vec2(angle * 90., 2.)) * noise(vec2(angle * 31., 8.));
  float stop = smoothstep(1.42, 1.2, length(d));
  c += hex(0xffd59a) * edge * stop * (.1 + .36 * dust) * rays * (.16 + .36 / (length(d) * 1.8 + .4));
  float r = length(p - moon);
  float face = fbm((p - moon) * 11. + 3., 5);
  float disc = smoothstep(.1725, .1695, r);
  float day = smoothstep(-.12, .14, -(p.x - moon.x) * .8 - (p.y - moon.y) * .35 + .055);
  c = mix(c, (hex(0xfff2d6) * (1.25 - .75 * smoothstep(.42, .64, face))) * (.04 + day), disc);
  c += hex(0xffdca6) * .22 * halo(p, moon, .17) * (1. - disc);
  for (int i = 0; i < 60; i++) {
    vec2 h = vec2(hash(vec2(float(i), 1.)), hash(vec2(float(i), 7.)));
    vec2 q = lens + (.2 + 1.1 * h.x) * vec2(cos(aim + (h.y - .5) * .22), sin(aim + (h.y - .5) * .22));
    c += hex(0xffe2b4) * .35 * smoothstep(.0022, 0., length(p - q));
  }
  return vec4(c, 1.);
}`),
    svg(
      1600,
      900,
      `<g fill="#060a15">${audienceRow(random.spread, 0)}</g><g fill="#020409">${audienceRow(random.spread, 1)}</g>`,
    ),
  ],
};

function audienceRow(spread: () => number, row: number): string {
  const shifts = Array.from({ length: 120 }, spread);
  return `<g transform="translate(${row * -40} ${772 + row * 78})">${audience(1700, 124 + row * 46, (i) => (shifts[i] ?? 0) * 0.8)}<path d="M0,50H1700V200H0Z"/></g>`;
}

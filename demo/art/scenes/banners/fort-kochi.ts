import { chineseNet, VALLAM } from '../../shapes/water-craft';
import { BOATMAN } from '../../shapes/people';
import { birds } from '../../shapes/weather';
import { at, gradient, shader, svg, type Scene } from '../../layers';

/** The fishing nets of Fort Kochi at dusk. */
export const fortKochiBanner: Scene = {
  name: 'banners/fort-kochi',
  width: 1920,
  height: 1080,
  finish: { bloom: 0.5, bloomRadius: 36, grain: 7 },
  layers: (random) => {
    const net = chineseNet(0.85);
    const low = chineseNet(0.25);
    const draw = (x: number, y: number, s: number, { poles, mesh }: typeof net) =>
      at(x, y, s, poles + mesh, 0, true);
    return [
      shader(`
const float horizon = .7;
vec3 sky(vec2 p) {
  float t = clamp(p.y / horizon, 0., 1.);
  vec3 c = ramp(hex(0x0b0f2a), hex(0x55305e), hex(0xf08a4b), .62, t);
  vec2 sun = vec2(1.22, .665);
  c += hex(0xffb45e) * (.9 * halo(p, sun, .09) + .32 * halo(p, sun, .4));
  float cloud = smoke(vec2(p.x * 1.1 + p.y, p.y * 5.));
  float cover = smoothstep(.44, .7, cloud) * smoothstep(.95, .4, t) * .85;
  vec3 under = mix(hex(0x1c1233), hex(0xd0526a), smoothstep(.2, .95, t) * (.3 + .7 * halo(p, sun, .6)));
  c = mix(c, under, cover);
  return mix(c, hex(0xfff0c4) * 1.5, smoothstep(.044, .042, length(p - sun)));
}
vec4 paint(vec2 uv, vec2 p) {
  if (p.y < horizon) return vec4(sky(p), 1.);
  float depth = (p.y - horizon) / (1. - horizon);
  float far = 1. / (.03 + depth);
  float wave = fbm(vec2(p.x * far * 1.6, far * 6.) + seed, 4) - .5;
  vec3 c = sky(vec2(p.x + wave * .06, clamp(horizon - (p.y - horizon) * 1.5 + wave * .1, 0., horizon))) * (.74 - .45 * depth);
  c += hex(0xffa860) * exp(-pow((p.x - 1.22) / (.03 + .12 * depth), 2.)) * smoothstep(.02, .24, wave) * .9;
  return vec4(c, 1.);
}`),
      svg(
        1920,
        1080,
        `<g color="#2a1838" fill="#2a1838" opacity=".8">${draw(1010, 742, 2, low)}<path d="M0,752Q300,738 620,748T1100,752L1920,750V758H0Z"/></g>`,
        { filter: 'blur(1.2px)' },
      ),
      svg(1920, 1080, `<g color="#150a1f" fill="#150a1f">${draw(1330, 792, 3.6, net)}</g>`),
      svg(
        1920,
        1080,
        `<g color="#07030c" fill="#07030c">${draw(1850, 900, 6.4, net)}<path d="M1960,1010Q1880,960 1790,960L1650,1040L1560,1090H1960Z"/>
        ${at(1120, 868, 1.5, VALLAM)}${at(1150, 864, 0.95, BOATMAN, 0, true)}${birds(random, 1160, 360, 9, 240, 13)}</g>
        <path d="M1040,880q80,10 170,2" stroke="#07030c" stroke-width="5" opacity=".5"/>
        <defs>${gradient(
          'l',
          [
            [0, '#070617', 0.75],
            [1, '#070617', 0],
          ],
          'right',
        )}${gradient('b', [
          [0, '#070617', 0],
          [1, '#070617', 0.8],
        ])}</defs><path d="M0,0H1000V1080H0Z" fill="url(#l)"/><path d="M0,820H1920V1080H0Z" fill="url(#b)"/>`,
      ),
    ];
  },
};

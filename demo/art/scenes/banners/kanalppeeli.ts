import { emberCrown } from '../../shapes/embers';
import { shader, svg, gradient, type Scene } from '../../layers';

/** A crown of burning feathers around a dark face. */
export const kanalppeeliBanner: Scene = {
  name: 'banners/kanalppeeli',
  width: 1920,
  height: 1080,
  finish: { bloom: 0.8, bloomRadius: 26, grain: 5, quality: 68 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec2 c0 = vec2(1.27, .56);
      float m = smoke(p * vec2(1.5, 1.1) + vec2(0., .3));
      vec3 c = hex(0x050204) + hex(0x5a1408) * 1.1 * halo(p, c0, .42) * (.25 + 1.3 * m);
      c += hex(0x8a3510) * .5 * halo(p, vec2(1.27, 1.1), .4) * m;
      return vec4(c, 1.); }`),
    svg(1920, 1080, emberCrown(random, 1372, 640, 1.1)),
    shader(
      `vec4 paint(vec2 uv, vec2 p) {
      vec3 c = vec3(0.);
      for (int i = 0; i < 90; i++) {
        vec2 h = vec2(hash(vec2(float(i), 3.)), hash(vec2(float(i), 9.)));
        float up = h.y;
        vec2 at = vec2(1.27 + (h.x - .5) * (.5 + 1.3 * up) + .08 * sin(up * 14. + h.x * 30.), 1.02 - up * 1.05);
        float heat = hash(vec2(float(i), 21.));
        float r = .0008 + .0022 * heat * heat;
        float d = segment(p, at, at + vec2(.006, -.014) * heat * (1. + h.x));
        c += mix(hex(0xff3c08), hex(0xffd27a), heat) * (1.6 * smoothstep(r * 1.6, 0., d) + .25 * r * r / (d * d + r * r * .6));
      }
      return vec4(c, 1.); }`,
      { blend: 'screen' },
    ),
    svg(
      1920,
      1080,
      `<defs>${gradient('b', [
        [0, '#050204', 0],
        [1, '#050204', 0.85],
      ])}${gradient(
        'l',
        [
          [0, '#050204', 0.6],
          [1, '#050204', 0],
        ],
        'right',
      )}</defs><path d="M0,0H900V1080H0Z" fill="url(#l)"/><path d="M0,840H1920V1080H0Z" fill="url(#b)"/>`,
    ),
  ],
};

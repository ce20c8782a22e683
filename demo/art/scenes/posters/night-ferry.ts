import { letters } from '../../shapes/lettering';
import { shader, svg, type Scene } from '../../layers';

/** A wet ferry window with blurred city lights and the outline of a face. */
export const nightFerryPoster: Scene = {
  name: 'posters/the-night-ferry-to-vypin',
  width: 960,
  height: 1440,
  finish: { bloom: 0.45, bloomRadius: 26, grain: 12, quality: 70 },
  layers: () => [
    shader(`
vec3 lights(vec2 p, float sharp) {
  float horizon = .47;
  vec3 c = mix(hex(0x04101a), hex(0x0f3a46), exp(-pow((p.y - horizon) / .22, 2.)));
  c += hex(0x3a1d10) * exp(-pow((p.y - horizon) / .09, 2.));
  for (int i = 0; i < 70; i++) {
    float f = float(i);
    vec2 h = vec2(hash(vec2(f, 2.)), hash(vec2(f, 5.)));
    vec2 at = vec2(h.x * .76 - .05, horizon - .012 + (h.y - .6) * .15);
    float r = .012 + .034 * hash(vec2(f, 8.)) * hash(vec2(f, 3.));
    vec3 tint = mix(mix(hex(0xff9a3c), hex(0xffd9a0), hash(vec2(f, 11.))), hex(0x49d6c8), step(.78, hash(vec2(f, 13.))));
    tint = mix(tint, hex(0xff3d3d), step(.93, hash(vec2(f, 17.))));
    float d = length(p - at);
    float disc = smoothstep(r, r * (1. - sharp), d) * (.7 + .5 * smoothstep(r * .6, r, d));
    c += tint * disc * (.14 + .5 * hash(vec2(f, 19.)));
    float below = p.y - horizon;
    float streak = exp(-pow((p.x - at.x + .012 * sin(p.y * 90. + f)) / (r * .8), 2.)) * smoothstep(.0, .02, below) * exp(-below * 6.);
    c += tint * streak * .2 * (.6 + .6 * noise(vec2(p.x * 20., p.y * 130.)));
  }
  return c;
}
vec4 paint(vec2 uv, vec2 p) {
  vec3 c = lights(p, .12);
  // Each drop refracts the view and shows the lights upside down.
  for (int layer = 0; layer < 3; layer++) {
    float cell = layer == 0 ? 9. : layer == 1 ? 17. : 34.;
    vec2 g = p * vec2(cell, cell * .72) + float(layer) * 7.;
    vec2 id = floor(g), f = fract(g) - .5;
    float h = hash(id + 3. * float(layer));
    vec2 off = (vec2(hash(id + 7.), hash(id + 13.)) - .5) * .5;
    float size = (h > .5 ? .1 + .24 * hash(id + 21.) : 0.);
    vec2 q = f - off; q.y *= .8;
    float d = length(q) / max(size, .001);
    if (size > 0. && d < 1.) {
      vec2 bend = q / size;
      vec3 inside = lights(vec2(p.x, .46) - vec2(bend.x, bend.y) * vec2(.16, .13), .4) * 1.25;
      inside *= .35 + .65 * smoothstep(1., .55, d);
      inside += vec3(.8, .95, 1.) * .5 * smoothstep(.3, .0, length(bend - vec2(-.35, -.45)));
      c = mix(c, inside, smoothstep(1., .86, d) * .95);
    }
    float run = smoothstep(.035, .0, abs(f.x - off.x + .03 * sin(g.y * 3.))) * step(.86, h) * step(f.y, off.y);
    c = mix(c, lights(p + vec2(.02, .03), .3) * 1.15, run * .5);
  }
  float fog = fbm(p * vec2(4., 3.), 4);
  c = mix(c, hex(0x17323c), .2 * fog * smoothstep(.6, .1, abs(uv.y - .5)));
  return vec4(c, 1.);
}`),
    svg(
      960,
      1440,
      `<path fill="#03080c" d="M1000,1440V420Q960,372 900,376Q792,372 744,460Q722,508 728,560Q732,590 712,626L676,684Q668,702 690,708L708,712L704,742Q700,752 710,760Q700,772 704,786Q708,812 702,834Q704,872 760,872L800,868Q812,930 770,976Q640,1030 560,1130Q500,1220 480,1440Z"/>`,
      { filter: 'blur(3px)' },
    ),
    svg(
      960,
      1440,
      `<path fill="none" stroke="#ff9f52" stroke-width="5" stroke-linecap="round" opacity=".85" d="M744,460Q722,508 728,560Q732,590 712,626L676,684Q668,702 690,708L708,712L704,742Q700,752 710,760Q700,772 704,786Q708,812 702,834"/><path fill="none" stroke="#49d6c8" stroke-width="4" opacity=".5" d="M770,976Q640,1030 560,1130Q520,1200 500,1300"/>`,
      { filter: 'blur(3px)', blend: 'screen' },
    ),
    svg(
      960,
      1440,
      `<path fill="#020507" d="M0,0H960V1440H0ZM50,50Q50,50 90,50H870Q910,50 910,90V1140Q910,1180 870,1180H90Q50,1180 50,1140V90Q50,50 90,50Z" fill-rule="evenodd"/><path fill="none" stroke="#1a2a2e" stroke-width="3" d="M50,90Q50,50 90,50H870Q910,50 910,90V1140Q910,1180 870,1180H90Q50,1180 50,1140Z"/>
      ${[
        [25, 25],
        [935, 25],
        [25, 1210],
        [935, 1210],
        [480, 25],
        [480, 1210],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="9" fill="#142024"/><circle cx="${x}" cy="${y}" r="4" fill="#070d0f"/>`,
        )
        .join('')}
      ${letters('THE NIGHT FERRY', 60, 1308, { size: 98, weight: 300, stretch: 75, spacing: 6, anchor: 'start', fill: '#f6ead6' })}${letters('TO VYPIN', 60, 1388, { size: 76, weight: 700, stretch: 75, spacing: 8, anchor: 'start', fill: '#ff9f52' })}
      ${letters('LAST BOAT 9.50 PM', 900, 1350, { size: 25, weight: 600, stretch: 75, spacing: 4, anchor: 'end', fill: '#7fb3b3' })}${letters('NILAVU PICTURES', 900, 1388, { size: 25, weight: 600, stretch: 75, spacing: 4, anchor: 'end', fill: '#7fb3b3' })}`,
    ),
  ],
};

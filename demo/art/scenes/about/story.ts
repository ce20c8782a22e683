import { projector } from '../../shapes/film-gear';
import { audience, CHILD, MAN, WOMAN } from '../../shapes/people';
import { palm, treeline } from '../../shapes/plants';
import { stars } from '../../shapes/weather';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** An open-air screening between palms: bedsheet, projector, audience. */
export const storyPicture: Scene = {
  name: 'about/story',
  width: 1600,
  height: 900,
  finish: { bloom: 0.6, bloomRadius: 34, grain: 8 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec2 m = vec2(.42, .2); vec3 c = mix(hex(0x050b1e), hex(0x1f4a66), pow(clamp(uv.y / .66, 0., 1.), 1.6));
      c += hex(0x9cc6e8) * (.34 * halo(p, m, .08) + .14 * halo(p, m, .3));
      float cl = smoke(p * vec2(1.3, 3.2)); c = mix(c, hex(0x86aac8) * (.12 + .6 * halo(p, m, .22)), smoothstep(.48, .74, cl) * .7);
      float seas = fbm((p - m) * 20. + 2., 4); c = mix(c, hex(0xf8f0da) * (1.45 - .7 * smoothstep(.42, .66, seas)), smoothstep(.071, .0695, length(p - m)));
      vec2 s = vec2(1.2, .46);
      if (uv.y > .66) { c = mix(hex(0x1a2630), hex(0x070b10), (uv.y - .66) / .34) * (.6 + .7 * fbm(vec2(p.x * 12., p.y * 40.), 4)); c += hex(0xffe2ae) * .4 * exp(-pow((p.x - 1.2) / .42, 2.)) * smoothstep(.98, .66, uv.y) * (.6 + .6 * fbm(p * vec2(20., 60.), 3)); }
      c += hex(0xffe6ba) * .2 * halo(p, s, .26);
      return vec4(c, 1.); }`),
    svg(
      1600,
      900,
      `${stars(random, 1600, 420, 130)}<g fill="#0b2030"><path d="${treeline(random, 1600, 566, 620, 70)}"/></g>`,
    ),
    svg(
      1600,
      900,
      `<g fill="#040a12"><path d="${palm(random, 826, 640, 520, -0.1)}"/><path d="${palm(random, 1366, 640, 560, 0.08)}"/><path d="${palm(random, 1500, 650, 400, 0.18)}"/><path d="${palm(random, 90, 660, 470, 0.14)}"/><path d="${palm(random, 210, 650, 330, -0.12)}"/></g>
      <path fill="none" stroke="#0a0d12" stroke-width="3" d="M806,300L870,318M1384,300L1300,318M820,560L874,552M1376,560L1298,552"/>
      <path fill="#fff5df" d="M868,316Q1084,334 1302,316Q1292,440 1300,556Q1084,570 872,556Q880,440 868,316Z"/>
      <clipPath id="sheet"><path d="M868,316Q1084,334 1302,316Q1292,440 1300,556Q1084,570 872,556Q880,440 868,316Z"/></clipPath>
      <g clip-path="url(#sheet)"><path fill="#f2c98a" d="M868,470Q1000,430 1120,470T1302,450V570H868Z"/><circle cx="1190" cy="390" r="36" fill="#e8743a"/><g fill="#5a3420">${at(1020, 546, 1.35, WOMAN)}${at(1086, 548, 0.95, CHILD)}</g><g fill="none" stroke="#e2d3b2" stroke-width="4" opacity=".7"><path d="M930,316Q922,440 934,560M1016,320Q1024,440 1014,562M1150,324Q1142,440 1154,562M1240,320Q1246,440 1238,562"/></g></g>`,
    ),
    shader(
      `vec4 paint(vec2 uv, vec2 p) { vec2 l = vec2(.345, .705); vec2 top = vec2(.965, .352), low = vec2(.968, .617); vec2 d = p - l; float a = atan(d.y, d.x); float a1 = atan(top.y - l.y, top.x - l.x), a2 = atan(low.y - l.y, low.x - l.x); float inside = smoothstep(a1 - .012, a1 + .012, a) * smoothstep(a2 + .012, a2 - .012, a) * step(0., d.x) * smoothstep(1.46, 1.4, p.x); float far = smoothstep(1.45, .2, p.x); return vec4(hex(0xffe3b0) * 1.2, inside * (.1 + .34 * smoke(p * 3.)) * far * (.7 + .5 * noise(vec2(a * 90., 1.)))); }`,
      { blend: 'screen' },
    ),
    svg(
      1600,
      900,
      `<g fill="#0a1018" transform="translate(620 690)">${audience(900, 46, () => random.spread())}</g><g fill="#070c13" transform="translate(520 752)">${audience(1100, 64, () => random.spread())}</g><g fill="#04070c" transform="translate(640 836)">${audience(1000, 92, () => random.spread())}</g>
      <g fill="#060a10" color="#060a10">${at(230, 680, 0.62, projector('#0a0f16', '#4a3a22'))}<path d="M120,766H360V782H120Z"/><circle cx="170" cy="812" r="42" fill="none" stroke="#060a10" stroke-width="9"/><circle cx="310" cy="812" r="42" fill="none" stroke="#060a10" stroke-width="9"/>${repeat(8, (i) => `<path stroke="#060a10" stroke-width="3" d="M170,812l${n(42 * Math.cos(i * 0.785))},${n(42 * Math.sin(i * 0.785))}M310,812l${n(42 * Math.cos(i * 0.785))},${n(42 * Math.sin(i * 0.785))}"/>`)}${at(92, 850, 2.3, MAN)}${at(452, 856, 1.5, CHILD, 0, true)}</g><circle cx="334" cy="634" r="7" fill="#fff2cf"/><path fill="#030508" d="M0,850Q700,820 1600,862V900H0Z"/>`,
    ),
  ],
};

import { letters, SERIF } from '../../shapes/lettering';
import { MAN } from '../../shapes/people';
import { at, shader, svg, type Scene } from '../../layers';

/** A black and white picture of a lighthouse, its beam and a rough sea. */
export const fourteenMilesPoster: Scene = {
  name: 'posters/fourteen-miles-of-light',
  width: 960,
  height: 1440,
  finish: { bloom: 0.5, bloomRadius: 30, grain: 11, quality: 66 },
  layers: () => [
    shader(`
vec4 paint(vec2 uv, vec2 p) {
  vec2 lamp = vec2(.196, .362);
  float horizon = .74 + .012 * sin(p.x * 7. + 1.);
  float m = smoke(p * vec2(2.2, 3.4));
  float v = mix(.012, .1, pow(p.y / horizon, 2.)) * (.5 + 1.1 * m);
  vec2 d = p - lamp; float r = length(d); float a = atan(d.y, d.x);
  float beam = exp(-pow((a + .38) / .075, 2.)) + .5 * exp(-pow((abs(a) - 2.62) / .09, 2.)) * step(d.x, 0.);
  v += beam * (.09 + .5 * m) * (.85 / (1. + r * 3.2)) * (.8 + .3 * noise(vec2(a * 160., 1.)));
  v += .5 * halo(p, lamp, .025) + .09 * halo(p, lamp, .16);
  if (p.y > horizon) {
    float depth = (p.y - horizon) / (1. - horizon);
    float far = 1. / (.06 + depth);
    float w = fbm(vec2(p.x * far * 2.4 + .6 * sin(p.y * 20.), far * 4.) + 3., 5);
    float crest = pow(1. - abs(w - .5) * 2., 7.);
    v = .012 + .1 * smoothstep(.45, .75, w) * (1. - depth * .6) + .22 * crest * smoothstep(.35, 0., abs(p.x - .42)) * (1. - depth * .5) + .05 * crest;
  }
  float spray = smoothstep(.5, .8, fbm(p * vec2(9., 12.) + 2., 5)) * exp(-pow((p.y - .735) / .035, 2.)) * smoothstep(.45, .1, abs(p.x - .2));
  v += spray * .5;
  return vec4(vec3(v * 1.02, v, v * .96), 1.);
}`),
    svg(
      960,
      1440,
      `<g fill="#060606"><path d="M0,1100Q60,1010 130,1020L190,985L300,975L390,1000L440,1040Q520,1060 560,1130Q480,1160 0,1180Z"/>
      <path d="M232,990L254,590H312L334,990Z"/><path d="M240,592H326V578H240ZM246,560H320V548H246Z"/><path d="M250,578V552H316V578Z" fill="#0b0b0b"/><path d="M258,548V500H308V548Z" fill="#fffdf4"/><path d="M250,500Q283,452 316,500Z"/><path d="M281,470h4v-34h-4zM269,500h3v48h-3zM294,500h3v48h-3z"/></g>
      <g fill="#cfcfca" opacity=".16"><path d="M247,700L319,700L323,770H243ZM238,850H328L332,920H234Z"/><path d="M254,590H270L262,990H232Z" fill="#fff"/></g>
      <g fill="#0a0a0a">${at(452, 1046, 0.62, MAN)}</g><path d="M462,1022l5,14" stroke="#fff" stroke-width="3"/><circle cx="464" cy="1024" r="4" fill="#fff"/>`,
    ),
    svg(
      960,
      1440,
      letters('Fourteen Miles', 480, 1270, {
        size: 122,
        weight: 400,
        stretch: 100,
        family: SERIF,
        fill: '#f4f2ea',
        more: 'textLength="800" lengthAdjust="spacingAndGlyphs"',
      }) +
        letters('of Light', 480, 1362, {
          size: 86,
          weight: 400,
          stretch: 100,
          family: SERIF,
          fill: '#f4f2ea',
          more: 'font-style="italic"',
        }) +
        letters('A NILAVU PICTURES FILM', 480, 96, {
          size: 22,
          weight: 500,
          stretch: 100,
          spacing: 10,
          fill: '#d9d7cf',
        }) +
        letters('7 MAY 2027', 480, 1424, {
          size: 20,
          weight: 500,
          stretch: 100,
          spacing: 8,
          fill: '#bdbbb4',
        }),
    ),
  ],
};

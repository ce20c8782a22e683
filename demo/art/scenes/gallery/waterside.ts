import { BOATMAN, CAMERA_CREW, MAN } from '../../shapes/people';
import { palm, treeline } from '../../shapes/plants';
import { chineseNet, ferry, houseboat, VALLAM } from '../../shapes/water-craft';
import { birds, stars } from '../../shapes/weather';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** A shader with sky and still water: colours from top to bottom, sun, horizon. */
const stillWater = (
  top: string,
  middle: string,
  low: string,
  sun: string,
  horizon: number,
  light: string,
) => `
const float horizon = ${horizon.toFixed(3)};
vec3 sky(vec2 p) {
  float t = clamp(p.y / horizon, 0., 1.);
  vec3 c = ramp(hex(${top}), hex(${middle}), hex(${low}), .6, t);
  vec2 s = ${sun};
  c += hex(${light}) * (.6 * halo(p, s, .07) + .3 * halo(p, s, .36));
  float m = smoke(vec2(p.x * 1.3, p.y * 4.5));
  c = mix(c, mix(hex(${middle}), hex(${light}), .45 * halo(p, s, .5)) * .8, smoothstep(.45, .75, m) * .6);
  return mix(c, hex(${light}) * 1.5 + .1, smoothstep(.042, .04, length(p - s)));
}
vec4 paint(vec2 uv, vec2 p) {
  if (p.y < horizon) return vec4(sky(p), 1.);
  float d = (p.y - horizon) / (1. - horizon);
  float far = 1. / (.04 + d);
  float w = fbm(vec2(p.x * far * 1.3, far * 5.) + seed, 4) - .5;
  vec3 c = sky(vec2(p.x + w * .05, clamp(horizon - (p.y - horizon) * 1.2 + w * .09, 0., horizon))) * (.82 - .4 * d);
  c += hex(${light}) * exp(-pow((p.x - (${sun}).x) / (.03 + .1 * d), 2.)) * smoothstep(.02, .22, w) * .7;
  return vec4(c, 1.);
}`;

const MIST = (y: number, colour: string, strength: number) =>
  shader(
    `vec4 paint(vec2 uv, vec2 p) { float m = smoke(vec2(p.x * 1.2, p.y * 3.)) * exp(-pow((uv.y - ${y.toFixed(2)}) / .16, 2.)); return vec4(hex(${colour}), clamp(m * ${strength.toFixed(2)}, 0., .95)); }`,
  );

export const backwaters: Scene = {
  name: 'gallery/backwaters-at-six',
  width: 1440,
  height: 900,
  finish: { bloom: 0.5, bloomRadius: 30, grain: 7 },
  layers: (random) => [
    shader(stillWater('0x4d6a80', '0xd9a877', '0xffd79a', 'vec2(.52, .4)', 0.6, '0xffe0a0')),
    svg(
      1440,
      900,
      `<g fill="#8a6c4a" opacity=".75"><path d="${treeline(random, 1440, 540, 556, 60)}"/></g>`,
      { filter: 'blur(3px)' },
    ),
    MIST(0.58, '0xffe3b0', 1.5),
    svg(
      1440,
      900,
      `<g fill="#4e3a28" opacity=".92"><path d="M-20,566Q200,548 470,560L470,572H-20Z"/>${[40, 120, 210, 300, 380].map((x) => `<path d="${palm(random, x, 564, random.between(200, 300), random.spread() * 0.3)}"/>`).join('')}</g>`,
      { filter: 'blur(1px)' },
    ),
    MIST(0.62, '0xffdca6', 1.1),
    svg(
      1440,
      900,
      `<g fill="#1d120b" color="#1d120b">${at(960, 652, 3.6, houseboat('#ffd68a'))}</g><g fill="#1d120b" opacity=".4" transform="translate(0 1330) scale(1 -1)">${at(960, 652, 3.6, houseboat('#ffd68a'))}</g>
      <g fill="#160d08" color="#160d08">${at(430, 742, 2.1, VALLAM)}${at(395, 736, 1.2, BOATMAN)}<path d="${palm(random, 1380, 930, 760, -0.22)}"/>${birds(random, 760, 190, 8, 190, 11)}</g>`,
    ),
  ],
};

export const cameraOnBeach: Scene = {
  name: 'gallery/camera-on-the-beach',
  width: 1440,
  height: 900,
  finish: { bloom: 0.5, bloomRadius: 32, grain: 8 },
  layers: (random) => [
    shader(stillWater('0x2b1a4a', '0xc2455a', '0xffa257', 'vec2(.78, .6)', 0.62, '0xffb45a')),
    svg(
      1440,
      900,
      `<path fill="#2a1024" d="M0,742Q500,700 1440,770V900H0Z"/><path fill="none" stroke="#ffb98a" stroke-width="3" opacity=".6" d="M0,742Q500,700 1440,770"/><path fill="#14070f" d="M0,800Q600,744 1440,820V900H0Z"/>
      <g fill="#0b040a" color="#0b040a">${at(560, 792, 4.2, CAMERA_CREW)}${at(970, 800, 3.7, MAN)}${at(1140, 806, 3.5, MAN, 0, true)}<path d="M1060,640l54,-20v60z"/>${at(1010, 610, 1.3, VALLAM)}${birds(random, 330, 220, 7, 170, 12)}</g>`,
    ),
  ],
};

export const netsAtBlueHour: Scene = {
  name: 'gallery/nets-at-blue-hour',
  width: 900,
  height: 1280,
  finish: { bloom: 0.6, bloomRadius: 30, grain: 8 },
  layers: () => {
    const { poles, mesh } = chineseNet(0.95);
    return [
      shader(stillWater('0x081534', '0x24598a', '0x9cc4d8', 'vec2(.2, .9)', 0.68, '0x5f96c4')),
      svg(
        900,
        1280,
        `<path fill="#123050" d="M0,866Q300,852 900,864V880H0Z"/>${[120, 180, 260, 420, 560, 600, 760, 820].map((x, i) => `<circle cx="${x}" cy="${862 - (i % 3) * 5}" r="2.600" fill="#ffcf86"/><path d="M${x - 1},878h2v${30 + (i % 4) * 16}h-2z" fill="#ffcf86" opacity=".35"/>`).join('')}`,
      ),
      svg(
        900,
        1280,
        `<g color="#040b18" fill="#040b18">${at(650, 1010, 5.6, poles + mesh, 0, true)}<path d="M560,1010h400v24h-400zM700,880h130v132h-130z"/><path d="M680,884L765,832L850,884Z"/></g><path fill="#ffbf63" d="M740,916h46v44h-46z"/><circle cx="763" cy="938" r="150" fill="url(#g)"/><defs><radialGradient id="g"><stop offset="0" stop-color="#ffab4a" stop-opacity=".55"/><stop offset="1" stop-color="#ffab4a" stop-opacity="0"/></radialGradient></defs>
        <g fill="#ffbf63">${repeat(16, (i) => `<path opacity="${n(0.7 - i * 0.04)}" d="M${n(742 + Math.sin(i * 2.1) * 12)},${1052 + i * 13}h${n(46 - i)}v3h-${n(46 - i)}z"/>`)}</g>`,
      ),
    ];
  },
};

export const floatingCamera: Scene = {
  name: 'gallery/floating-camera',
  width: 1440,
  height: 900,
  finish: { bloom: 0.35, bloomRadius: 26, grain: 8 },
  layers: (random) => [
    shader(stillWater('0x7fa7a0', '0xb9cfb8', '0xe9e8c8', 'vec2(1.2, .12)', 0.46, '0xf3efcf')),
    svg(
      1440,
      900,
      `<g fill="#5f8a72" opacity=".8"><path d="${treeline(random, 1440, 400, 424, 74)}"/></g><g fill="#3d6b55">${[70, 180, 1180, 1290, 1400].map((x) => `<path d="${palm(random, x, 424, random.between(210, 320), random.spread() * 0.3)}"/>`).join('')}<path d="M0,412H1440V430H0Z"/></g>`,
    ),
    MIST(0.48, '0xeef0d8', 0.9),
    svg(
      1440,
      900,
      `<g fill="#12261f" color="#12261f">${at(640, 668, 5, VALLAM)}${at(820, 690, 5.2, VALLAM)}<path d="M540,640H930V654H540Z"/>${at(690, 642, 3.1, CAMERA_CREW)}${at(862, 642, 2.6, MAN)}${at(552, 650, 2.5, BOATMAN)}<path d="M760,640V470L700,440H850L800,470V640" fill="none" stroke="#12261f" stroke-width="5"/></g>
      <g fill="#12261f" opacity=".25" filter="blur(4px)" transform="translate(0 1370) scale(1 -1)">${at(690, 642, 3.1, CAMERA_CREW)}${at(862, 642, 2.6, MAN)}</g>`,
    ),
  ],
};

export const ferryLights: Scene = {
  name: 'gallery/ferry-lights',
  width: 1440,
  height: 900,
  finish: { bloom: 0.7, bloomRadius: 26, grain: 9 },
  layers: (random) => {
    const city = repeat(90, () => {
      const x = random.between(0, 1440);
      const y = 520 - random.between(0, 1) ** 2 * 130;
      const tint = random.pick(['#ffc77a', '#ffe2b0', '#7fe0d8', '#ff8a5a']);
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(1.5, 5))}" fill="${tint}" opacity="${n(random.between(0.3, 0.95))}"/><path fill="${tint}" opacity=".16" d="M${n(x - 2)},548h4v${n(random.between(50, 210))}h-4z"/>`;
    });
    return [
      shader(stillWater('0x040914', '0x0c2338', '0x1d4350', 'vec2(1.5, .95)', 0.6, '0x123a4a')),
      svg(1440, 900, stars(random, 1440, 380, 60)),
      svg(
        1440,
        900,
        `<path fill="#06121c" d="M0,540V486h70v-60h60v44h80v-90h56v110h120v-40h90v66h140v-110h44v84h160v-30h110v-76h50v120h190v-50h80v36h90v-70h100v124Z"/>${city}`,
        { filter: 'blur(1.500px)' },
      ),
      svg(
        1440,
        900,
        `<g fill="#03070c" color="#03070c">${at(660, 660, 4.4, ferry())}</g><g opacity=".5" filter="blur(7px)" fill="#03070c" color="#03070c" transform="translate(0 1370) scale(1 -1)">${at(660, 660, 4.4, ferry())}</g><path fill="#9fd4d8" opacity=".5" d="M890,682q90,8 210,26q-120,2 -216,-10z"/>`,
      ),
    ];
  },
};

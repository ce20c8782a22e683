import { credits, letters } from '../../shapes/lettering';
import { umbrella } from '../../shapes/people';
import { rain } from '../../shapes/weather';
import { at, gradient, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** A neon tube: a coloured stroke with a white core. */
const tube = (d: string, colour: string, width = 6) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/><path fill="none" stroke="#fff" stroke-width="${width * 0.35}" stroke-linejoin="round" stroke-linecap="round" opacity=".9" d="${d}"/>`;

/** A cinema's neon sign and ticket window, reflected in the wet road. */
export const matineePoster: Scene = {
  name: 'posters/matinee-at-sreekala',
  width: 960,
  height: 1440,
  finish: { bloom: 0.8, bloomRadius: 30, grain: 8, quality: 74 },
  layers: (random) => {
    const front = `<path fill="#0b0820" d="M90,930V330L180,230H330V60H630V230H780L870,330V930Z"/>
      <path fill="#140a2e" d="M346,76H614V560H346Z"/>
      ${tube('M346,76H614V640H346Z', '#29e7ff', 7)}
      ${['ശ്രീ', 'ക', 'ല'].map((l, i) => letters(l, 480, 220 + i * 170, { size: i ? 176 : 138, weight: 600, stretch: 100, fill: '#ffeaf3', more: 'stroke="#ff2f86" stroke-width="8" paint-order="stroke"' })).join('')}
      ${repeat(7, (i) => tube(`M${128 + i * 28},${690 - i * 8}V${360 - i * 20}`, i % 2 ? '#ff2f86' : '#7b3dff', 4) + tube(`M${832 - i * 28},${690 - i * 8}V${360 - i * 20}`, i % 2 ? '#ff2f86' : '#7b3dff', 4))}
      <path fill="#1d0c33" d="M60,690H900V772H60Z"/>${repeat(29, (i) => `<circle cx="${74 + i * 29}" cy="702" r="5" fill="#ffe0a0"/><circle cx="${74 + i * 29}" cy="760" r="5" fill="#ffe0a0"/>`)}
      ${letters('MATINEE 2.30 · FIRST SHOW 6.30', 480, 744, { size: 34, weight: 700, stretch: 100, spacing: 6, fill: '#ffd27a' })}
      <path fill="#ffc873" d="M170,790H790V930H170Z"/><path fill="#ff8e4a" opacity=".5" d="M170,790H790V820H170Z"/>
      <g fill="#2a1022"><path d="M280,790h10v140h-10zM670,790h10v140h-10zM400,812h160v118h-160z"/></g><path fill="#fff1cc" d="M430,830h100v54h-100z"/><path fill="#2a1022" d="M468,884q0,-34 14,-34t14,34z"/><circle cx="482" cy="844" r="9" fill="#2a1022"/>`;
    return [
      shader(`vec4 paint(vec2 uv, vec2 p) {
        vec3 c = mix(hex(0x03030c), hex(0x2c1150), pow(clamp(uv.y / .64, 0., 1.), 1.5));
        float m = smoke(p * vec2(2.2, 2.4));
        c += hex(0xa01d72) * .75 * halo(p, vec2(.333, .26), .22) * (.4 + m);
        c += hex(0x0d7d9c) * .5 * halo(p, vec2(.62, .5), .16) * (.3 + m) + hex(0x0d7d9c) * .4 * halo(p, vec2(.02, .45), .16) * (.3 + m);
        return vec4(c, 1.); }`),
      svg(
        960,
        1440,
        `<g fill="#070616"><path d="M-10,930V520H70V600H120V930ZM970,930V480H900V570H850V930Z"/></g><g fill="none" stroke="#06060f" stroke-width="3"><path d="M0,240Q300,330 480,60M0,280Q200,380 330,230M960,180Q760,300 620,160"/></g>`,
      ),
      svg(960, 1440, front),
      svg(
        960,
        1440,
        `<defs><filter id="w" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".008 .07" numOctaves="2" seed="9"/><feDisplacementMap in="SourceGraphic" scale="52" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2 9"/></filter></defs><g filter="url(#w)"><g transform="matrix(1 0 0 -1 0 1860)">${front}</g></g>`,
      ).replace('style="', 'style="clip-path:inset(930px 0 0 0);'),
      shader(`vec4 paint(vec2 uv, vec2 p) { float d = (uv.y - .646) / .354; if (d < 0.) return vec4(0.);
        float wave = noise(vec2(p.x * 7., 44. * sqrt(d)));
        float dry = smoothstep(.42, .66, fbm(vec2(p.x * 5., 5. / (d + .3)), 5));
        return vec4(hex(0x05040f), clamp(.1 + dry * .5 + .45 * d + .15 * wave, 0., 1.)); }`),
      svg(
        960,
        1440,
        `<g fill="#05030d" color="#05030d">${at(648, 1102, 3.1, umbrella('#e01f4f'))}</g><path fill="#ff7da6" opacity=".55" d="M536,778Q560,690 670,684Q700,684 722,690Q600,700 548,776Z"/>
        <g fill="#05030d" opacity=".75" filter="blur(7px)"><path d="M596,1104h100l-20,190h-70z"/></g>`,
      ),
      svg(960, 1440, rain(random, 960, 1440, 380, '#d9e8ff', 0.12), {
        blend: 'screen',
        opacity: 0.4,
      }),
      svg(
        960,
        1440,
        `<defs>${gradient('b', [
          [0, '#05030d', 0],
          [0.6, '#05030d', 0.9],
          [1, '#05030d', 1],
        ])}</defs><path d="M0,1060H960V1440H0Z" fill="url(#b)"/>
        ${letters('MATINEE AT', 66, 1226, { size: 58, weight: 600, stretch: 75, spacing: 12, anchor: 'start', fill: '#8ff3ff' })}
        ${letters('SREEKALA', 60, 1340, { size: 142, weight: 800, stretch: 100, spacing: 2, anchor: 'start', fill: '#ffe8f1' })}
        ${credits(480, 1390, '#e8b9d2', '19 MARCH 2027')}`,
      ),
    ];
  },
};

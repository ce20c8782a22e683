import { letters } from '../../shapes/lettering';
import { MAN, umbrella } from '../../shapes/people';
import { rain } from '../../shapes/weather';
import { at, glow, gradient, shader, svg, type Scene } from '../../layers';
import { repeat, type Random } from '../../random';

const STREET = 700;

/** The front of the cinema and the shops beside it, drawn a second time as the reflection. */
function street(random: Random): string {
  const bulbs = repeat(31, (i) => `<circle cx="${1130 + i * 20}" cy="436" r="4.500"/>`);
  const fins = repeat(
    9,
    (i) =>
      `<path d="M${1222 + i * 52},120V398" stroke="#ff3d7f" stroke-width="${i === 4 ? 7 : 4}" opacity="${0.35 + 0.6 * (1 - Math.abs(i - 4) / 4)}"/>`,
  );
  const shops = repeat(5, (i) => {
    const x = 560 + i * 108;
    const high = 250 + random.between(-40, 60);
    const lit = random.pick(['#1fd0c8', '#ffb347', '#1b8fd0', '#ff6a5a']);
    return `<path fill="#090b1a" d="M${x},${STREET}V${STREET - high}h112V${STREET}Z"/><path fill="${lit}" opacity=".5" d="M${x + 14},${STREET - 84}h84v70h-84z"/><path fill="${lit}" d="M${x + 10},${STREET - 106}h92v12h-92z"/>${repeat(4, (k) => `<path fill="${random.chance(0.5) ? '#f0a868' : '#141a33'}" opacity=".7" d="M${x + 14 + (k % 2) * 46},${STREET - high + 22 + Math.floor(k / 2) * 46}h28v30h-28z"/>`)}`;
  });
  return `${shops}
    <path fill="#0d0b22" d="M1090,${STREET}V420H1130V180L1200,110H1660L1730,180V420H1770V${STREET}Z"/>
    ${fins}
    <path fill="#180d30" d="M1190,190H1670V370H1190Z"/><path fill="none" stroke="#38f0e6" stroke-width="5" d="M1190,190H1670V370H1190Z"/>
    ${letters('ശ്രീകല', 1430, 318, { size: 128, fill: '#fff0f6', weight: 700, stretch: 100, more: 'stroke="#ff2f7d" stroke-width="5" paint-order="stroke"' })}
    <path fill="#241237" d="M1100,420H1760V478H1100Z"/><g fill="#ffdf9a">${bulbs}</g><path fill="#ff3d7f" d="M1100,474H1760V480H1100Z"/>
    <path fill="#ffcf86" d="M1180,500H1680V${STREET}H1180Z"/><path fill="#ff9d4d" opacity=".55" d="M1180,500H1680V540H1180Z"/>
    <g fill="#1a0f26"><path d="M1270,500h10v200h-10zM1380,500h10v200h-10zM1480,500h10v200h-10zM1590,500h10v200h-10zM1180,560h500v6h-500z"/><path d="M1398,640h74v60h-74z"/></g>
    <g>${['#b3304d', '#1d7f8c', '#d98b2b', '#5a2f86'].map((c, i) => `<path fill="${c}" d="M${[1112, 1146, 1690, 1724][i]},520h28v64h-28z"/>`).join('')}</g>
    <path fill="none" stroke="#0a0a18" stroke-width="3" d="M400,250Q900,320 1320,150M380,300Q820,390 1180,260"/><path fill="#06070f" d="M520,170h9v530h-9zM480,200h90v6h-90z"/>`;
}

/** The wet road: the street mirrored vertically and distorted by waves. */
const PUDDLES = `
vec4 paint(vec2 uv, vec2 p) {
  float d = (uv.y - .648) / .352;
  if (d < 0.) return vec4(0.);
  float wave = noise(vec2(p.x * 6., 60. * sqrt(d)) + seed);
  float dry = smoothstep(.44, .66, fbm(vec2(p.x * 3.2, 5. / (d + .3)) + 3., 5));
  return vec4(hex(0x05060d), clamp(.18 + dry * .62 + .3 * d + .16 * wave, 0., 1.));
}`;

export const matineeBanner: Scene = {
  name: 'banners/matinee-at-sreekala',
  width: 1920,
  height: 1080,
  finish: { bloom: 0.75, bloomRadius: 34, grain: 8 },
  layers: (random) => {
    const front = street(random);
    const wobble = `<filter id="w" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".006 .09" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="46" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="2 7"/></filter>`;
    return [
      shader(`vec4 paint(vec2 uv, vec2 p) {
        vec3 c = mix(hex(0x04050f), hex(0x2a1442), pow(uv.y, 1.4));
        float m = smoke(p * vec2(1.2, 1.8));
        c += hex(0x7a1d5c) * .5 * halo(p, vec2(1.32, .3), .34) * (.5 + m);
        c += hex(0x0f6a78) * .35 * halo(p, vec2(.72, .55), .3) * (.4 + m);
        return vec4(c, 1.); }`),
      svg(1920, 1080, front),
      svg(
        1920,
        1080,
        `<defs>${wobble}</defs><g filter="url(#w)"><g transform="matrix(1 0 0 -1.150 0 ${STREET * 2.15})">${front}</g></g>`,
        { opacity: 0.95 },
      ).replace('style="', `style="clip-path:inset(${STREET}px 0 0 0);`),
      shader(PUDDLES),
      svg(
        1920,
        1080,
        `<g fill="#04040c" color="#04040c">${at(1010, 842, 2.1, umbrella('#c2183f'), 0)}${at(1068, 846, 2.1, MAN)}${at(1560, 716, 0.9, MAN)}${at(1240, 712, 0.86, umbrella('#0d1020'))}</g>
        <path d="M965,846q60,16 140,4l-10,110q-60,20 -116,-4z" fill="#04040c" opacity=".6" filter="blur(6px)"/>`,
      ),
      svg(1920, 1080, rain(random, 1920, 1080, 420, '#cfe4ff', 0.14), {
        blend: 'screen',
        opacity: 0.34,
      }),
      svg(
        1920,
        1080,
        `<defs>${gradient(
          'l',
          [
            [0, '#03040b', 0.92],
            [0.55, '#03040b', 0.55],
            [1, '#03040b', 0],
          ],
          'right',
        )}${gradient('b', [
          [0, '#03040b', 0],
          [1, '#03040b', 0.7],
        ])}${glow('m', [
          [0, '#ff5c9a', 0.34],
          [1, '#ff5c9a', 0],
        ])}</defs>
        <circle cx="1430" cy="300" r="520" fill="url(#m)" style="mix-blend-mode:screen"/><path d="M0,0H1020V1080H0Z" fill="url(#l)"/><path d="M0,800H1920V1080H0Z" fill="url(#b)"/>`,
      ),
    ];
  },
};

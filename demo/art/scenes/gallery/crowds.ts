import { audience, MAN, WOMAN } from '../../shapes/people';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat, times } from '../../random';

export const premiereCrowd: Scene = {
  name: 'gallery/premiere-crowd',
  width: 1440,
  height: 900,
  finish: { bloom: 0.7, bloomRadius: 36, grain: 10 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) { vec3 c = mix(hex(0x07061a), hex(0x3a1230), uv.y);
      for (int i = 0; i < 5; i++) { float f = float(i); vec2 s = vec2(.1 + f * .36, .98); float aim = (f - 2.) * -.22 + .12 * sin(f * 5.); vec2 d = p - s; float a = atan(d.x, -d.y); c += mix(hex(0xffd9a0), hex(0xff8ac0), step(.5, hash(vec2(f, 2.)))) * exp(-pow((a - aim) / .045, 2.)) * .5 / (1. + length(d) * 1.4) * (.6 + smoke(p * 2.)); }
      c += hex(0xffb45a) * .55 * halo(p, vec2(.8, .72), .26); return vec4(c, 1.); }`),
    svg(
      1440,
      900,
      `<path fill="#12081a" d="M330,720V330H430V240H1010V330H1110V720Z"/><path fill="#ffcf86" d="M440,470H1000V700H440Z"/><path fill="#2a1022" d="M380,396H1060V470H380Z"/>${repeat(34, (i) => `<circle cx="${388 + i * 20.2}" cy="406" r="5" fill="#fff0c4"/><circle cx="${388 + i * 20.2}" cy="460" r="5" fill="#fff0c4"/>`)}
      <g transform="translate(720 318)">${repeat(11, (i) => `<path transform="rotate(${-75 + i * 15})" fill="#ffb23f" d="M0,-10Q-9,-34 0,-62Q9,-34 0,-10Z"/>`)}</g><g fill="#1a0b18">${repeat(5, (i) => `<path d="M${540 + i * 90},470h12v230h-12z"/>`)}</g><path fill="#8f1226" d="M600,690H840L1000,900H440Z"/>
      <g fill="#0b0410">${at(690, 742, 1.5, MAN)}${at(752, 746, 1.45, WOMAN)}${[480, 540, 900, 960, 1030, 400].map((x, i) => at(x, 730 + (i % 3) * 8, 1.25 + (i % 2) * 0.1, i % 2 ? WOMAN : MAN)).join('')}</g>`,
    ),
    svg(
      1440,
      900,
      `<g fill="#08030d" transform="translate(0 800)">${audience(1460, 100, () => random.spread())}</g><g fill="#030106" transform="translate(-40 880)">${audience(1520, 150, () => random.spread())}</g>
      <g fill="#030106"><path d="M300,760V640l-16,-60 14,-4 22,60 6,130zM1130,770l10,-120 -8,-66 15,-1 14,68 -6,124z"/><path d="M262,548h44v66h-44zM1104,540h50v60h-50z"/></g><path fill="#dfeaff" d="M267,553h34v50h-34zM1109,545h40v46h-40z"/><g fill="#fff">${repeat(
        9,
        () => {
          const x = random.between(60, 1380);
          const y = random.between(640, 790);
          return `<path d="M${n(x)},${n(y - 26)}l4,22 22,4 -22,4 -4,22 -4,-22 -22,-4 22,-4z" opacity="${n(random.between(0.5, 1))}"/>`;
        },
      )}</g>`,
    ),
  ],
};

export const backRow: Scene = {
  name: 'gallery/from-the-back-row',
  width: 900,
  height: 1280,
  finish: { bloom: 0.6, bloomRadius: 36, grain: 10 },
  layers: (random) => [
    shader(
      `vec4 paint(vec2 uv, vec2 p) { vec2 e = vec2(.35, .47); vec2 d = p - e; float side = abs(d.x) / .35, up = abs(d.y) / .5; vec3 c = hex(0x2a0d12) * (.3 + .5 * max(side, up)); if (side > up) c *= .55 + .6 * smoothstep(.1, .3, abs(fract(1.4 / max(side, .06)) - .5)); vec2 l = vec2(.35, -.05); vec2 q = p - l; float a = atan(q.x, q.y); float beam = smoothstep(.4, .26, abs(a)); c += hex(0xffe6b8) * beam * (.08 + .4 * smoke(p * 3.4)) * (.3 + .6 * exp(-q.y * 1.2)) * (.65 + .6 * noise(vec2(a * 50., 3.))) * smoothstep(.62, .3, p.y); c += hex(0xfff0d2) * .3 * halo(p, vec2(.35, .5), .2); return vec4(c, 1.); }`,
    ),
    svg(
      900,
      1280,
      `<path fill="#fff8e6" d="M216,486H684V748H216Z"/><path fill="#120508" d="M196,466H704V486H196ZM196,748H704V774H196ZM196,486H216V748H196ZM684,486H704V748H684Z"/><path fill="#f0d8a8" opacity=".5" d="M216,660Q360,610 470,664T684,640V748H216Z"/>
      ${repeat(5, (row) => `<g fill="${['#3a1018', '#2d0c13', '#22090f', '#17060a', '#0d0305'][row]}" transform="translate(${-40 - row * 16} ${846 + row * 88 + row * row * 5})">${audience(1010, 58 + row * 30, () => random.spread())}</g><path fill="${['#5a1a22', '#46121a', '#360d14', '#26080d', '#150406'][row]}" d="M0,${866 + row * 90 + row * row * 6}${repeat(12 - row * 2, () => `q${n(450 / (12 - row * 2))},-${18 + row * 5} ${n(900 / (12 - row * 2))},0`)}V1280H0Z"/>`)}`,
    ),
  ],
};

export const umbrellasFromAbove: Scene = {
  name: 'gallery/umbrellas-from-above',
  width: 1080,
  height: 1080,
  finish: { bloom: 0.25, bloomRadius: 20, grain: 9 },
  layers: (random) => {
    const top = (x: number, y: number, r: number, cloth: string, edge: string) =>
      `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 45))})"><path transform="translate(14 22)" opacity=".45" d="M${times(
        8,
      )
        .map((i) => `${n(r * Math.cos((i * Math.PI) / 4))},${n(r * Math.sin((i * Math.PI) / 4))}`)
        .join('L')}Z"/>${repeat(8, (i) => {
        const a = (i * Math.PI) / 4;
        const b = ((i + 1) * Math.PI) / 4;
        const m = (a + b) / 2;
        return `<path fill="${i % 2 ? cloth : edge}" d="M0,0L${n(r * Math.cos(a))},${n(r * Math.sin(a))}Q${n(r * 0.86 * Math.cos(m))},${n(r * 0.86 * Math.sin(m))} ${n(r * Math.cos(b))},${n(r * Math.sin(b))}Z"/>`;
      })}<circle r="5" fill="#e9e2d0"/></g>`;
    const tones = [
      ['#20283a', '#182030'],
      ['#2c3447', '#222a3b'],
      ['#11151f', '#0c0f17'],
      ['#3a4458', '#2f384b'],
    ] as const;
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { float stone = smoothstep(.0, .09, abs(fract(p.x * 9. + .5 * step(.5, fract(p.y * 4.5))) - .5)) * smoothstep(.0, .09, abs(fract(p.y * 9.) - .5)); vec3 c = hex(0x6d7c86) * (.5 + .5 * fbm(p * 9., 5)) * (.55 + .45 * stone); float wet = smoothstep(.45, .6, fbm(p * 3. + 5., 4)); c = mix(c, hex(0xaebfc8), wet * .45); return vec4(c, 1.); }`,
      ),
      svg(
        1080,
        1080,
        repeat(56, (i) => {
          const x = (i % 8) * 150 - 10 + random.spread() * 50;
          const y = Math.floor(i / 8) * 165 + 30 + random.spread() * 50;
          const [a, b] = tones[i % 4] ?? tones[0];
          return i === 27 ? '' : top(x, y, random.between(72, 96), a, b);
        }) + top(440, 540, 104, '#e0332c', '#c2261f'),
      ),
      svg(
        1080,
        1080,
        `<g stroke="#fff" opacity=".5" stroke-linecap="round">${repeat(260, () => `<path stroke-width="1.600" d="M${n(random.between(0, 1080))},${n(random.between(0, 1080))}l${n(random.spread() * 3)},${n(random.between(6, 20))}"/>`)}</g>`,
      ),
    ];
  },
};

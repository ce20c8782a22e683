import { letters } from '../../shapes/lettering';
import { BOOM_OPERATOR, CAMERA_CREW, MAN, WOMAN } from '../../shapes/people';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** Fog in the lamp's colour; `y` is its position, `strength` its density (both GLSL numbers). */
const fog = (y: string, strength: string) =>
  shader(
    `vec4 paint(vec2 uv, vec2 p) { float m = smoke(p * vec2(1.1, 1.8) + ${y}); vec3 c = mix(hex(0x6f8784), hex(0xffe0ae), .75 * halo(p, vec2(1.02, .42), .3)); return vec4(c, clamp(m * ${strength}, 0., .9) * smoothstep(.0, .6, uv.y + .3)); }`,
  );

export const boomInTheFog: Scene = {
  name: 'gallery/boom-in-the-fog',
  width: 1440,
  height: 900,
  finish: { bloom: 0.5, bloomRadius: 40, grain: 9 },
  layers: () => {
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec3 c = mix(hex(0x1d3336), hex(0x7d9792), uv.y) * (.6 + .6 * smoke(p)); vec2 l = vec2(1.02, .4); float a = atan(p.y - l.y, p.x - l.x); c += hex(0xffe2b0) * (.8 * halo(p, l, .06) + .35 * halo(p, l, .3)) * (.8 + .4 * noise(vec2(a * 18., 1.))); return vec4(c, 1.); }`,
      ),
      svg(
        1440,
        900,
        `<g fill="#3d5450" color="#3d5450">${at(980, 730, 3.2, MAN)}${at(300, 726, 2.9, WOMAN)}<path d="M1018,360h10v380h-10zM984,330h80v56h-80z"/></g>`,
        { filter: 'blur(3px)' },
      ),
      fog('1.', '.85'),
      svg(
        1440,
        900,
        `<g fill="#1c2b2a" color="#1c2b2a">${at(700, 800, 4.4, BOOM_OPERATOR)}${at(1200, 806, 3.9, WOMAN, 0, true)}</g><path fill="#ffe6b8" d="M1020,338h36v40h-36z"/>`,
        { filter: 'blur(.8px)' },
      ),
      fog('4.', '.5'),
      svg(
        1440,
        900,
        `<g fill="#0a1312" color="#0a1312">${at(280, 880, 5.4, CAMERA_CREW, 0, false)}</g>`,
      ),
      fog('9.', '.22'),
    ];
  },
};

/** A bulb of a make-up mirror. */
const bulb = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="27" fill="#ffdf9e"/><circle cx="${x}" cy="${y}" r="19" fill="#fff6df"/>`;

export const makeUpMirror: Scene = {
  name: 'gallery/make-up-mirror',
  width: 900,
  height: 1280,
  finish: { bloom: 0.8, bloomRadius: 34, grain: 9 },
  layers: (random) => {
    const pots = repeat(9, (i) => {
      const x = 90 + i * 84 + random.spread() * 12;
      const h = random.between(40, 120);
      const c = random.pick(['#7a2a34', '#2b4a52', '#c79a54', '#3b2430', '#8a5a3c']);
      return `<path fill="${c}" d="M${n(x - 24)},${n(1120 - h)}h48v${n(h)}h-48z"/><path fill="#d9b878" d="M${n(x - 26)},${n(1110 - h)}h52v14h-52z"/><path fill="#fff" opacity=".18" d="M${n(x - 18)},${n(1124 - h)}h8v${n(h - 10)}h-8z"/>`;
    });
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec3 c = hex(0x2a0f16) * (.5 + fbm(p * vec2(40., 3.), 3)); c += hex(0xffa95c) * .34 * halo(p, vec2(.35, .45), .4); return vec4(c, 1.); }`,
      ),
      svg(
        900,
        1280,
        `<path fill="#3b1a16" d="M110,150H790V1010H110Z"/><path fill="#0e1118" d="M206,246H694V914H206Z"/>
        <clipPath id="m"><path d="M206,246H694V914H206Z"/></clipPath><g clip-path="url(#m)"><path fill="#1b1c26" d="M206,246H694V914H206Z"/><circle cx="470" cy="520" r="420" fill="url(#face)"/><g fill="#120b0e"><path d="M330,914V820Q340,740 430,726V660Q380,610 380,530Q380,424 470,424Q560,424 560,530Q560,610 512,660V726Q600,740 612,820V914Z"/><path d="M360,560Q340,400 470,388Q604,400 580,560Q600,640 566,700Q576,560 548,500Q470,520 400,490Q366,560 384,690Q340,640 360,560Z"/></g><path fill="none" stroke="#ffcf93" stroke-width="5" opacity=".8" d="M380,530Q380,610 430,660M560,530Q560,610 512,660M332,830Q344,744 428,730M610,830Q598,744 514,730"/><path fill="#fff" opacity=".05" d="M206,246H420L250,914H206Z"/></g>
        <defs><radialGradient id="face"><stop offset="0" stop-color="#c47a4a" stop-opacity=".55"/><stop offset="1" stop-color="#c47a4a" stop-opacity="0"/></radialGradient></defs>
        ${repeat(8, (i) => bulb(158, 214 + i * 105) + bulb(742, 214 + i * 105))}${repeat(5, (i) => bulb(246 + i * 102, 198))}
        <path fill="#1a0c0c" d="M0,1120H900V1280H0Z"/><path fill="#4a2018" d="M0,1112H900V1134H0Z"/>${pots}
        ${repeat(6, (i) => `<g transform="rotate(${-20 + i * 8} 690 1112)"><path fill="#2a1712" d="M684,900h10v150h-10z"/><path fill="#c9a35c" d="M682,890h14v24h-14z"/><path fill="#5a3a2c" d="M678,850q11,-34 22,0l-3,44h-16z"/></g>`)}<path fill="#3a4a52" d="M640,1010h100l-10,110h-80z"/>`,
      ),
    ];
  },
};

export const editAtNight: Scene = {
  name: 'gallery/edit-at-night',
  width: 1440,
  height: 900,
  finish: { bloom: 0.55, bloomRadius: 30, grain: 9 },
  layers: (random) => {
    const track = (y: number, colours: readonly [string, ...string[]], high: number) => {
      let out = '';
      for (let x = 150; x < 1290;) {
        const w = Math.min(random.between(18, 120), 1290 - x);
        out += `<path fill="${random.pick(colours)}" d="M${n(x)},${y}h${n(w - 3)}v${high}h-${n(w - 3)}z"/>`;
        x += w;
      }
      return out;
    };
    const wave = repeat(280, (i) => {
      const h =
        3 + 24 * Math.abs(Math.sin(i * 0.13) * Math.sin(i * 0.031 + 1)) * random.between(0.4, 1);
      return `<path fill="#57c7b0" d="M${150 + i * 4.07},${n(636 - h)}h2.600v${n(h * 2)}h-2.600z"/>`;
    });
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec3 c = hex(0x05070d); c += hex(0x1d5a6e) * .5 * halo(p, vec2(.8, .4), .4) + hex(0xff8a3c) * .2 * halo(p, vec2(1.5, .1), .2); return vec4(c, 1.); }`,
      ),
      svg(
        1440,
        900,
        `<path fill="#10141d" d="M120,96H712V446H120ZM728,96H1320V446H728ZM120,470H1320V690H120Z"/>
        <path fill="#1f4d5c" d="M136,112H696V430H136Z"/><path fill="#ffb35a" d="M136,300Q300,250 420,300T696,290V430H136Z"/><circle cx="520" cy="206" r="52" fill="#ffe7bd"/><path fill="#0f2b36" d="M136,350Q330,320 696,360V430H136Z"/>
        <path fill="#32172c" d="M744,112H1304V430H744Z"/><path fill="#ff5f7e" opacity=".75" d="M744,330Q900,230 1060,310T1304,270V430H744Z"/><path fill="#150a14" d="M980,430V300Q1000,240 1050,240Q1100,240 1116,300V430Z"/>
        ${track(486, ['#d9822b', '#b5651d', '#e8a552'], 36)}${track(528, ['#2f7f86', '#1f5f70', '#49a3a0'], 36)}${track(570, ['#7d3c68', '#5d2b55'], 30)}<path fill="#16303a" d="M150,606H1290V668H150Z"/>${wave}<path fill="#ff3b30" d="M806,470h4v220h-4z"/><path fill="#ff3b30" d="M796,470h24l-12,16z"/>
        <path fill="#0a0c12" d="M0,760H1440V900H0Z"/><path fill="#1a2430" d="M0,756H1440V764H0Z"/>
        <path fill="#020305" d="M470,900Q480,760 600,720L640,706V670Q590,630 590,560Q592,476 664,474Q738,476 740,560Q740,630 690,670V706L730,720Q850,760 862,900Z"/><path fill="none" stroke="#020305" stroke-width="16" d="M580,566Q578,446 664,444Q752,446 750,566"/><path fill="#020305" d="M566,548h28v66h-28zM738,548h28v66h-28z"/>
        <path fill="none" stroke="#5fd0cf" stroke-width="3" opacity=".7" d="M596,548Q600,480 664,474M740,560Q738,486 668,474M480,860Q496,762 600,724M852,860Q836,762 732,724"/><path fill="#241712" d="M1130,700h70v62h-70zM1200,712q26,0 26,20t-26,20"/>`,
      ),
    ];
  },
};

/** Pen strokes as one path. */
const lines = (count: number, draw: (i: number) => string) =>
  `<path fill="none" stroke="#20242c" stroke-width="2.600" stroke-linecap="round" d="${repeat(count, draw)}"/>`;

export const storyboards: Scene = {
  name: 'gallery/storyboards',
  width: 1080,
  height: 1080,
  finish: { grain: 10 },
  layers: (random) => {
    const speed = lines(
      16,
      (i) => `M${n(-140 + random.between(0, 60))},${n(-84 + i * 11)}h${n(random.between(40, 160))}`,
    );
    const ground = lines(1, () => 'M-140,60Q-20,48 140,64');
    const art = [
      `${ground}${lines(8, (i) => `M${-120 + i * 34},58V${-20 - (i % 3) * 26}m-14,-8q14,-30 28,0`)}<g>${at(-20, 60, 0.5, MAN)}</g>`,
      `${speed}<g fill="#20242c">${at(20, 76, 1.25, MAN, 12)}</g>`,
      `<g fill="#20242c"><circle cx="10" cy="-10" r="52"/><path d="M-70,90Q-60,40 10,40T92,90Z"/></g><g fill="#fff"><ellipse cx="-8" cy="-14" rx="9" ry="6"/><ellipse cx="30" cy="-14" rx="9" ry="6"/></g>`,
      `${ground}${at(10, 62, 1, '<path fill="none" stroke="#20242c" stroke-width="4" d="M-90,0V-70H70L96,-34V0Z"/><circle cx="-50" r="15" fill="#20242c"/><circle cx="60" r="15" fill="#20242c"/><path d="M-80,-60h34v24h-34zM-36,-60h34v24h-34zM8,-60h34v24h-34z" fill="#20242c"/>')}`,
      `${lines(12, (i) => `M0,-20L${n(170 * Math.cos((i * Math.PI) / 6))},${n(120 * Math.sin((i * Math.PI) / 6))}`)}<g fill="#20242c">${at(0, 40, 0.62, WOMAN)}</g>`,
      `<path fill="#20242c" d="M-145,-95H-20L-70,95H-145Z"/><path fill="#20242c" d="M145,-95H60L110,95H145Z"/><g fill="#20242c">${at(24, 70, 0.8, MAN)}</g>`,
      `${speed}${at(-10, 40, 1, '<path fill="#20242c" d="M-80,0Q-60,22 0,22T90,-6L120,-24Q60,-4 0,-4T-80,0Z"/>')}${lines(4, (i) => `M-140,${70 + i * 8}q35,-12 70,0t70,0t70,0t70,0`)}`,
      `<g fill="#20242c">${at(-50, 84, 1.3, MAN)}${at(70, 84, 1.2, WOMAN, 0, true)}</g>${lines(1, () => 'M-6,-20L28,-24')}`,
      `<circle cx="60" cy="-40" r="34" fill="none" stroke="#20242c" stroke-width="3"/>${ground}<g fill="#20242c">${at(-40, 58, 0.34, MAN)}</g>${lines(3, (i) => `M-130,${74 + i * 8}h260`)}`,
    ];
    return [
      shader(
        `vec4 paint(vec2 uv, vec2 p) { vec3 c = hex(0x6a4a2f) * (.5 + .7 * fbm(vec2(p.x * 3., p.y * 60.), 5)); return vec4(c * (.5 + .7 * halo(p, vec2(.2, .1), .8)), 1.); }`,
      ),
      svg(
        1080,
        1080,
        art
          .map(
            (drawing, i) =>
              `<g style="filter:drop-shadow(4px 10px 8px #0007)">${at(190 + (i % 3) * 350, 190 + Math.floor(i / 3) * 350, 1, `<path fill="#f2ecdf" d="M-160,-130H160V150H-160Z"/><path fill="${['#dfe6e4', '#ece3d2', '#e8ddd8'][i % 3]}" stroke="#20242c" stroke-width="3" d="M-146,-98H146V98H-146Z"/><clipPath id="s${i}"><path d="M-146,-98H146V98H-146Z"/></clipPath><g clip-path="url(#s${i})" fill="#20242c">${drawing}</g>${letters(`47 ${'ABCDEFGHI'[i]}`, -146, -108, { size: 20, weight: 600, stretch: 100, anchor: 'start', fill: '#20242c' })}<path stroke="#20242c" stroke-width="2" opacity=".5" d="M-146,116H${n(random.between(20, 140))}M-146,132H${n(random.between(-60, 90))}"/>`, random.spread() * 3)}</g>`,
          )
          .join(''),
      ),
    ];
  },
};

import { n, shader, svg, type Scene } from '../../layers';
import { repeat, type Random } from '../../random';

interface Tones {
  readonly light: string;
  readonly shade: string;
  readonly ink: string;
  readonly rim: string;
}

const HEAD =
  'M400,196C304,196 284,284 290,366C296,452 346,522 402,524C458,522 506,452 512,366C518,284 496,196 400,196Z';

/** A face in three tones, lit from the right. */
const face = ({ light, shade, ink }: Tones) => `
  <path fill="${shade}" d="M342,450L334,606Q402,664 470,606L462,450Z"/><path fill="${light}" d="M420,520Q452,500 464,478L470,606Q440,632 410,634Q440,580 420,520Z"/>
  <path fill="${light}" d="${HEAD}"/><path fill="${shade}" d="M402,196C304,196 284,284 290,366C296,452 346,522 402,524Q440,522 466,490Q430,512 404,496Q392,480 402,464Q380,456 396,430Q400,416 394,408Q376,404 386,384Q396,352 386,318Q374,262 402,196Z"/>
  <path fill="${light}" d="M322,372Q350,356 374,366Q366,398 346,414Q326,400 322,372Z"/>
  <path fill="${shade}" d="M414,402Q430,398 434,408Q424,418 398,414Q404,402 414,402ZM512,366C510,440 470,506 430,520Q480,470 492,392Z"/>
  <ellipse cx="286" cy="374" rx="15" ry="34" fill="${shade}"/><ellipse cx="514" cy="374" rx="14" ry="34" fill="${light}"/>
  <g fill="${ink}"><path d="M320,342Q346,322 376,342Q348,336 320,342ZM426,342Q454,320 484,340Q456,336 426,342Z"/><path d="M324,350Q348,336 374,350Q350,364 324,350ZM428,350Q454,334 480,350Q456,364 428,350Z"/></g>
  <g fill="#fff" opacity=".9"><circle cx="354" cy="346" r="3"/><circle cx="460" cy="346" r="3.500"/></g>`;

const paper = (inner: string, outer: string) =>
  shader(
    `vec4 paint(vec2 uv, vec2 p) { vec3 c = mix(hex(${inner}), hex(${outer}), smoothstep(.0, .8, length(p - vec2(.62, .38)))); float dots = length(fract(p * 64.) - .5); float tone = smoothstep(.9, .15, length(p - vec2(.62, .38))); c = mix(c, c * 1.35 + .02, smoothstep(.5 * tone, .5 * tone - .1, dots) * .6); return vec4(c, 1.); }`,
  );

/** Strands of hair; `draw` returns the path of the strand at t (0 to 1). */
const strands = (random: Random, count: number, colour: string, draw: (t: number) => string) =>
  `<g fill="none" stroke="${colour}" stroke-width="1.800" opacity=".75">${repeat(count, (i) => `<path d="${draw((i + random.spread() * 0.3) / count)}"/>`)}</g>`;

export const meenakshiVarma: Scene = {
  name: 'about/meenakshi-varma',
  width: 800,
  height: 800,
  finish: { grain: 9 },
  layers: (random) => {
    const tones = { light: '#d99a63', shade: '#7c3d2b', ink: '#180f14', rim: '#ffd08a' };
    return [
      paper('0x1f7f80', '0x0b2c3c'),
      svg(
        800,
        800,
        `<g transform="translate(0 52)"><path fill="${tones.ink}" d="M398,150C270,146 242,262 258,356C262,420 280,470 304,500L330,440L490,440L506,480C548,430 560,240 500,186Q460,150 398,150Z"/><path fill="${tones.ink}" d="M250,300Q190,300 186,366Q190,430 250,430Q290,420 286,360Z"/></g>
        <path fill="#8a1f33" d="M130,800Q140,680 250,644L340,596Q402,660 466,596L560,640Q672,684 680,800Z"/><path fill="#c23a4c" d="M466,596L560,640Q672,684 680,800H560Q560,690 440,632Z"/>
        <path fill="#e9b04c" d="M336,598L256,800H300L372,634ZM128,800Q132,740 150,716L208,800Z"/>${repeat(13, (i) => `<circle cx="${n(352 - i * 6.4)}" cy="${n(640 + i * 14)}" r="3.400" fill="#8a1f33"/>`)}
        <g transform="translate(0 52)">${face(tones)}
        <path fill="${tones.ink}" d="M288,352Q270,240 330,206Q376,178 410,190Q360,214 336,262Q308,296 298,360ZM410,188Q500,190 512,262Q522,320 514,360Q508,300 474,262Q440,214 410,188Z"/>
        <path fill="none" stroke="#d9d2cc" stroke-width="6" opacity=".85" d="M414,190Q462,222 488,268M424,190Q480,214 504,276"/>
        ${strands(random, 12, '#3b2a35', (t) => `M${n(400 - t * 90)},${n(160 + t * 30)}Q${n(300 - t * 20)},${n(220 + t * 40)} ${n(292 - t * 26)},${n(330 + t * 60)}`)}
        <path fill="${tones.ink}" d="M316,316Q346,298 380,314Q348,308 316,326ZM424,312Q458,294 490,314Q458,308 424,322Z"/>
        <circle cx="402" cy="290" r="8" fill="#a3182c"/>
        <path fill="#6d1c2b" d="M364,448Q388,436 402,444Q418,436 442,446Q424,456 402,454Q382,456 364,448Z"/><path fill="#9c3140" d="M370,452Q402,462 438,450Q424,474 402,476Q380,474 370,452Z"/><path fill="${tones.rim}" opacity=".55" d="M404,462Q422,462 432,456Q424,468 408,470Z"/>
        <g fill="none" stroke="#14090d" stroke-width="6"><circle cx="348" cy="352" r="43"/><circle cx="454" cy="352" r="43"/><path d="M391,346Q401,338 411,346M305,348L284,340M497,348L516,340"/></g><path fill="#fff" opacity=".16" d="M424,326Q446,306 476,316L432,382Q412,360 424,326Z"/>
        <path fill="none" stroke="${tones.rim}" stroke-width="5" stroke-linecap="round" d="M514,372Q506,446 470,492M520,210Q548,270 534,360"/><circle cx="512" cy="420" r="8" fill="#f3c65a"/><path fill="#f3c65a" d="M506,432h12l-6,26z"/></g>
        <path fill="none" stroke="${tones.rim}" stroke-width="5" stroke-linecap="round" d="M562,642Q650,676 668,760"/>`,
      ),
    ];
  },
};

export const josephTharakan: Scene = {
  name: 'about/joseph-tharakan',
  width: 800,
  height: 800,
  finish: { grain: 9 },
  layers: (random) => {
    const tones = { light: '#c98a5b', shade: '#5b2f2a', ink: '#150f16', rim: '#bfe6ea' };
    return [
      paper('0xe09a35', '0x7a3416'),
      svg(
        800,
        800,
        `<path fill="${tones.shade}" d="M330,580H474L402,700Z"/><path fill="#20364a" d="M110,800Q120,670 250,636L340,598L402,690L466,598L560,634Q688,670 694,800Z"/><path fill="#31536e" d="M466,598L560,634Q688,670 694,800H560Q550,690 452,624Z"/><path fill="#f1ead8" d="M338,592L402,694L348,740L300,628ZM468,592L402,694L458,740L508,626Z"/><path fill="#cfc4ab" d="M338,592L402,694L348,740L300,628Z"/>
        <g transform="translate(0 52)">${face(tones)}
        <path fill="#5c5a60" d="M284,352Q262,232 330,190Q400,150 480,186Q536,222 518,352Q512,300 494,274Q440,240 380,252Q330,262 308,292Q294,316 284,352Z"/><path fill="#a8a7ab" d="M400,166Q488,170 514,236Q528,290 518,352Q512,300 494,274Q450,244 404,248Q450,210 400,166Z"/>
        ${strands(random, 22, '#d8d8da', (t) => `M${n(330 + t * 150)},${n(188 - Math.sin(t * 3.14) * 20)}Q${n(360 + t * 120)},${n(210 + t * 10)} ${n(310 + t * 186)},${n(272 + t * 6)}`)}
        <path fill="${tones.ink}" d="M312,318Q344,296 382,316Q346,310 312,332ZM422,314Q458,292 494,316Q460,308 422,326Z"/>
        <path fill="#4d4a50" d="M296,404Q300,520 402,552Q504,522 508,404Q500,452 470,440Q440,418 402,420Q364,418 334,440Q304,452 296,404Z"/><path fill="#a09fa4" d="M402,420Q440,418 470,440Q500,452 508,404Q504,522 402,552Q452,500 430,470Q420,456 402,458Z"/>
        ${strands(random, 30, '#d8d8da', (t) => `M${n(316 + t * 176)},${n(452 + Math.sin(t * 3.14) * 30)}q${n((t - 0.5) * -14)},24 ${n((t - 0.5) * -22)},${n(36 + Math.sin(t * 3.14) * 30)}`)}
        <path fill="${tones.ink}" d="M362,456Q402,448 442,456Q404,466 362,456Z"/><path fill="#8a4038" d="M374,460Q402,466 432,460Q420,474 402,474Q386,474 374,460Z"/><path fill="#3a363c" d="M330,446Q360,416 402,426Q444,416 474,446Q440,436 402,442Q364,436 330,446Z"/><path fill="#b9b8bc" d="M402,426Q444,416 474,446Q440,436 402,442Z"/>
        <path fill="none" stroke="${tones.rim}" stroke-width="5" stroke-linecap="round" d="M520,330Q520,440 476,506M500,206Q536,250 530,320"/>
        <path fill="none" stroke="#150f16" stroke-width="4" opacity=".5" d="M326,376q18,10 38,2M436,376q20,10 40,0M302,300q8,-10 20,-12"/></g>
        <path fill="none" stroke="${tones.rim}" stroke-width="5" stroke-linecap="round" d="M562,636Q664,666 684,756"/>`,
      ),
    ];
  },
};

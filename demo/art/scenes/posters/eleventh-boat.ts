import { letters } from '../../shapes/lettering';
import { OAR } from '../../shapes/water-craft';
import { at, n, shader, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** A snake boat from above with two rows of rowers. */
function boat(shirt: string, hull: string, trim: string, stroke: number, length = 1500): string {
  const pairs = Math.floor(length / 62);
  const half = length / 2;
  const crew = repeat(pairs, (i) => {
    const y = -half * 0.8 + (i / (pairs - 1)) * half * 1.62;
    const swing = stroke + Math.sin(i * 0.55) * 5;
    const man = (side: number) =>
      `${at(side * 17, y + 6, 3.1, `<g fill="${trim}">${OAR}</g>`, side * -(58 + swing))}<ellipse cx="${side * 13}" cy="${n(y)}" rx="12" ry="9" fill="${shirt}"/><circle cx="${side * 12}" cy="${n(y - 5)}" r="7.500" fill="#2b1712"/>`;
    return man(1) + man(-1);
  });
  return `<path fill="${hull}" d="M0,${-half - 70}C5,${-half - 20} 30,${-half * 0.7} 30,0C30,${half * 0.7} 14,${half} 0,${half + 60}C-14,${half} -30,${half * 0.7} -30,0C-30,${-half * 0.7} -5,${-half - 20} 0,${-half - 70}Z"/>
    <path fill="none" stroke="${trim}" stroke-width="2.500" d="M0,${-half - 60}V${half + 50}"/>${crew}
    <g fill="${trim}"><circle cx="0" cy="${n(half * 0.9)}" r="8"/><circle cx="0" cy="${n(half * 0.96)}" r="7"/></g>`;
}

export const eleventhBoatPoster: Scene = {
  name: 'posters/pathinonnam-vallam',
  width: 960,
  height: 1440,
  finish: { grain: 5, quality: 70 },
  layers: (random) => [
    shader(`vec4 paint(vec2 uv, vec2 p) {
      vec2 q = mat2(.91, .41, -.41, .91) * (p - vec2(.333, .5));
      vec3 c = mix(hex(0x0d6a68), hex(0x06383f), smoothstep(-.4, .5, q.y + q.x));
      float wake = abs(q.x) * 5.5 - (q.y + .55);
      float chop = fbm(vec2(q.x * 26. * sign(q.x) - q.y * 8., q.y * 20.) + seed, 4);
      c += hex(0x5fd0bd) * .28 * smoothstep(.5, .72, chop);
      float foam = smoothstep(.5, .62, fbm(vec2(abs(q.x) * 60., q.y * 26. - abs(q.x) * 40.), 5)) * exp(-pow((abs(q.x) - .11) / .035, 2.)) * smoothstep(-.75, .1, q.y + .3);
      c += hex(0xe8fff4) * foam * 1.1;
      float v = exp(-pow(wake / .16, 2.)) * smoothstep(-.6, .3, q.y);
      c += hex(0xbdf5e6) * v * (.25 + .55 * smoothstep(.42, .7, chop));
      c *= 1. - .35 * exp(-pow((q.x - .03) / .045, 2.)) ;
      return vec4(c, 1.); }`),
    svg(
      960,
      1440,
      `<g opacity=".95"><g transform="translate(-215 300) rotate(-24.300)">${boat('#f1ead7', '#0b1d20', '#0b1d20', 0)}</g><g transform="translate(1155 1150) rotate(-24.300)">${boat('#f1ead7', '#0b1d20', '#0b1d20', 12)}</g></g>`,
      { opacity: 0.9 },
    ),
    svg(
      960,
      1440,
      `<g transform="translate(488 720) rotate(-24.300) scale(1.160)" fill="#032024" opacity=".5" filter="blur(9px)"><path d="M34,-800Q70,0 34,800L-10,800Q30,0 -10,-800Z"/></g>
      <g transform="translate(480 700) rotate(-24.300) scale(1.160)">${boat('#ff8a1f', '#2a120a', '#ffd166', 6)}</g>
      <g fill="#fff" opacity=".85">${repeat(150, () => {
        const t = random.between(-700, 760);
        const side = random.pick([1, -1]) * (78 + random.between(0, 26));
        const a = (-24.3 * Math.PI) / 180;
        return `<circle cx="${n(480 + side * Math.cos(a) - t * Math.sin(a))}" cy="${n(700 + side * Math.sin(a) + t * Math.cos(a))}" r="${n(random.between(0.8, 4))}"/>`;
      })}</g>`,
    ),
    svg(
      960,
      1440,
      letters('പതിനൊന്നാം', 908, 160, {
        size: 80,
        weight: 800,
        stretch: 90,
        anchor: 'end',
        fill: '#ffe9c2',
      }) +
        letters('വള്ളം', 52, 1316, {
          size: 146,
          weight: 800,
          stretch: 100,
          anchor: 'start',
          fill: '#ffb238',
        }) +
        letters('THE ELEVENTH BOAT', 908, 210, {
          size: 25,
          weight: 700,
          stretch: 100,
          spacing: 7,
          anchor: 'end',
          fill: '#ffe9c2',
        }) +
        letters('NILAVU PICTURES · VISHU 2027', 58, 1388, {
          size: 22,
          weight: 600,
          stretch: 100,
          spacing: 5,
          anchor: 'start',
          fill: '#ffe9c2',
        }),
    ),
  ],
};

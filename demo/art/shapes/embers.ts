import { n } from '../layers';
import { repeat, times, type Random } from '../random';

/** Beads along the arc that the crown covers. */
const beads = (radius: number, count: number, size: number, colour: string) =>
  repeat(count, (i) => {
    const a = ((-105 + (210 * i) / (count - 1)) * Math.PI) / 180;
    return `<circle cx="${n(Math.sin(a) * radius)}" cy="${n(-Math.cos(a) * radius)}" r="${size}" fill="${colour}"/>`;
  });

/**
 * An abstract ritual crown: burning rings of feathers, beads and palm fibre. It deliberately shows no
 * deity, face or emblem.
 */
export function emberCrown(random: Random, x: number, y: number, scale: number): string {
  const ring = (
    count: number,
    inner: number,
    outer: number,
    width: number,
    from: string,
    to: string,
    id: string,
  ) => {
    const feathers = repeat(count, (i) => {
      const turn = -106 + (212 * i) / (count - 1) + random.spread() * 0.6;
      const reach =
        outer *
        (1 + 0.05 * Math.cos((i / (count - 1) - 0.5) * Math.PI * 2)) *
        random.between(0.97, 1.03);
      const w = width * random.between(0.85, 1.1);
      return `<g transform="rotate(${n(turn)})"><path fill="url(#${id})" d="M0,${-inner}C${n(-w)},${n(-inner - (reach - inner) * 0.45)} ${n(-w * 0.9)},${n(-reach * 0.93)} 0,${n(-reach)}C${n(w * 0.9)},${n(-reach * 0.93)} ${n(w)},${n(-inner - (reach - inner) * 0.45)} 0,${-inner}Z"/>
        <path fill="none" stroke="#150303" stroke-width="1.600" opacity=".75" d="M0,${-inner}V${n(-reach * 0.97)}"/>
        <path fill="none" stroke="#150303" stroke-width="1" opacity=".4" d="${times(9)
          .map((k) => {
            const r = inner + (reach - inner) * (0.28 + k * 0.075);
            const s = w * 0.55 * Math.sin(Math.PI * (0.2 + k * 0.085));
            return `M0,${n(-r)}L${n(-s)},${n(-r - w * 0.7)}M0,${n(-r)}L${n(s)},${n(-r - w * 0.7)}`;
          })
          .join('')}"/></g>`;
    });
    return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${-inner}" x2="0" y2="${-outer}"><stop offset="0" stop-color="#1a0303"/><stop offset=".4" stop-color="${from}"/><stop offset=".86" stop-color="${to}"/><stop offset="1" stop-color="#ffe9b0"/></linearGradient></defs>${feathers}`;
  };
  const fibre = repeat(110, (i) => {
    const t = i / 109 - 0.5;
    const top = 70 + Math.cos(t * 3) * 50;
    return `<path stroke="${random.pick(['#ff7a1f', '#c2270d', '#ffb648', '#7a1206'])}" stroke-width="${n(random.between(1, 3.4))}" fill="none" opacity="${n(random.between(0.4, 0.9))}" d="M${n(t * 250)},${n(top)}Q${n(t * 420)},${n(top + 160)} ${n(t * 560 + random.spread() * 26)},${n(430 + random.between(0, 90))}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    ${ring(47, 250, 560, 19, '#6d0d06', '#ff5a12', 'crownA')}
    ${ring(41, 200, 430, 17, '#8f1508', '#ff8a1c', 'crownB')}
    ${ring(33, 150, 318, 16, '#b01e0a', '#ffb52e', 'crownC')}
    ${beads(322, 88, 3.6, '#ffe7b5')}${beads(232, 70, 4.4, '#ffcf70')}${beads(222, 70, 2.2, '#fff3d6')}
    ${fibre}
    <path d="M0,-218C118,-218 196,-128 196,-10C196,110 120,196 0,214C-120,196 -196,110 -196,-10C-196,-128 -118,-218 0,-218Z" fill="url(#crownFace)"/>
    <defs><radialGradient id="crownFace" cx=".5" cy=".42"><stop offset="0" stop-color="#050101"/><stop offset=".7" stop-color="#0b0202"/><stop offset="1" stop-color="#3d0a04"/></radialGradient></defs>
    ${repeat(64, (i) => {
      const a = (i / 64) * Math.PI * 2;
      const r = 176 + 10 * Math.cos(a * 2);
      return `<circle cx="${n(Math.sin(a) * r)}" cy="${n(-Math.cos(a) * r * 1.06)}" r="${i % 4 ? 2.2 : 5}" fill="${i % 4 ? '#ffdf9d' : '#ff9a2e'}" opacity="${n(0.55 + 0.45 * Math.cos(a))}"/>`;
    })}
    <path d="M-5,-96Q0,-134 5,-96Q14,-66 0,-52Q-14,-66 -5,-96Z" fill="#ff8a26"/>
  </g>`;
}

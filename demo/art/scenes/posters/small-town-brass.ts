import { letters } from '../../shapes/lettering';
import { n, svg, type Scene } from '../../layers';
import { repeat } from '../../random';

/** The bell of a horn from the front, as concentric rings. */
function bell(
  x: number,
  y: number,
  radius: number,
  rings: number,
  light: string,
  dark: string,
  turn: number,
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${repeat(rings, (i) => {
    const r = radius * (1 - i / rings) ** 1.15;
    return `<circle r="${n(r)}" fill="${i % 2 ? dark : light}"/><path fill="${i % 2 ? light : dark}" opacity="${i % 2 ? 0.32 : 0.2}" d="M0,0L${n(r)},0A${n(r)},${n(r)} 0 0 1 ${n(r * 0.5)},${n(r * 0.866)}ZM0,0L${n(-r)},0A${n(r)},${n(r)} 0 0 1 ${n(-r * 0.5)},${n(-r * 0.866)}Z"/>`;
  })}<circle r="${n(radius * 0.07)}" fill="#0c1030"/></g>`;
}

/** Horns as circles on a grid, in Swiss style. */
export const smallTownBrassPoster: Scene = {
  name: 'posters/small-town-brass',
  width: 960,
  height: 1440,
  finish: { grain: 8, quality: 72 },
  layers: () => [
    svg(
      960,
      1440,
      `<path fill="#f3a7b5" d="M0,0H960V1440H0Z"/><path fill="#12195a" d="M0,0H480V480H0ZM480,480H960V960H480Z"/><path fill="#f6ead2" d="M0,480H480V960H0Z"/>
      ${bell(240, 240, 216, 12, '#ffc53d', '#d9801e', 20)}${bell(720, 240, 216, 7, '#12195a', '#e8483f', -10)}${bell(240, 720, 216, 9, '#e8483f', '#f6ead2', 60)}${bell(720, 720, 216, 15, '#ffd976', '#c9741a', 100)}
      <path fill="#e8483f" d="M0,960H960V984H0Z"/>
      ${repeat(3, (i) => `<path fill="#12195a" d="M${610 + i * 96},1010h58v${126 + i * 44}a29,29 0 0 1 -58,0z"/><circle cx="${639 + i * 96}" cy="1034" r="19" fill="#ffc53d"/>`)}
      ${letters('SMALL', 56, 1132, { size: 156, weight: 800, stretch: 100, spacing: -3, anchor: 'start', fill: '#12195a' })}${letters('TOWN', 56, 1256, { size: 156, weight: 800, stretch: 100, spacing: -3, anchor: 'start', fill: '#12195a' })}${letters('BRASS', 56, 1380, { size: 156, weight: 800, stretch: 100, spacing: -3, anchor: 'start', fill: '#e8483f' })}
      ${letters('NILAVU PICTURES', 904, 1352, { size: 23, weight: 700, stretch: 90, spacing: 3, anchor: 'end', fill: '#12195a' })}${letters('26 JUNE 2026', 904, 1380, { size: 23, weight: 700, stretch: 90, spacing: 3, anchor: 'end', fill: '#12195a' })}`,
    ),
  ],
};

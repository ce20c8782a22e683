import { times } from '../../random';

const RADIUS = 11;
/** The circle that is cut out: how far it is moved towards the upper right, and its radius. */
const SHIFT = 4.3;
const CUT = 8.7;
const TOWARDS = -38;
const MIDDLE = 12;

const round = (value: number) => String(Math.round(value * 100) / 100);

/** The point at that distance from the middle, at an angle in degrees. */
function point(distance: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${round(MIDDLE + distance * Math.cos(turn))},${round(MIDDLE + distance * Math.sin(turn))}`;
}

/**
 * The company's mark as one even-odd path in a 24 x 24 box: a crescent moon whose back carries the
 * perforation of a film strip.
 */
export function markPath(): string {
  // Half the angle between the horns, seen from the middle.
  const along = (SHIFT ** 2 + RADIUS ** 2 - CUT ** 2) / (2 * SHIFT);
  const half = (Math.acos(along / RADIUS) * 180) / Math.PI;
  const crescent = `M${point(RADIUS, TOWARDS - half)}A${RADIUS},${RADIUS} 0 1 0 ${point(RADIUS, TOWARDS + half)}A${CUT},${CUT} 0 1 1 ${point(RADIUS, TOWARDS - half)}Z`;
  const holes = times(5).map((i) => {
    const turn = TOWARDS + 180 + (i - 2) * 25;
    const wide = 5.6;
    return `M${point(9.9, turn - wide)}L${point(9.9, turn + wide)}L${point(7.8, turn + wide * 1.15)}L${point(7.8, turn - wide * 1.15)}Z`;
  });
  return crescent + holes.join('');
}

/** The mark on the site's night, for browser tabs and home screens. */
export const iconSvg = (corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="#0b1020"/><path transform="translate(4 4)" fill="#f0b04a" fill-rule="evenodd" d="${markPath()}"/></svg>\n`;

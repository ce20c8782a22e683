import { times } from '../../random';

const RADIUS = 11;
/** The circle that is cut out: its distance from the centre, radius, and direction in degrees. */
const CUTOUT_DISTANCE = 4.3;
const CUTOUT_RADIUS = 8.7;
const CUTOUT_ANGLE = -38;
const CENTER = 12;

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Returns the point at this distance from the centre, at an angle in degrees. */
function point(distance: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${round(CENTER + distance * Math.cos(turn))},${round(CENTER + distance * Math.sin(turn))}`;
}

/**
 * Returns the company's logo as one even-odd path in a 24 x 24 box: a crescent moon with the
 * perforation of a film strip.
 */
export function markPath(): string {
  // Half the angle between the tips of the crescent, seen from the centre.
  const along = (CUTOUT_DISTANCE ** 2 + RADIUS ** 2 - CUTOUT_RADIUS ** 2) / (2 * CUTOUT_DISTANCE);
  const half = (Math.acos(along / RADIUS) * 180) / Math.PI;
  const crescent = `M${point(RADIUS, CUTOUT_ANGLE - half)}A${RADIUS},${RADIUS} 0 1 0 ${point(RADIUS, CUTOUT_ANGLE + half)}A${CUTOUT_RADIUS},${CUTOUT_RADIUS} 0 1 1 ${point(RADIUS, CUTOUT_ANGLE - half)}Z`;
  const holes = times(5).map((i) => {
    const turn = CUTOUT_ANGLE + 180 + (i - 2) * 25;
    const wide = 5.6;
    return `M${point(9.9, turn - wide)}L${point(9.9, turn + wide)}L${point(7.8, turn + wide * 1.15)}L${point(7.8, turn - wide * 1.15)}Z`;
  });
  return crescent + holes.join('');
}

/** Returns the logo as the file of which the site makes its icons. */
export const logoSvg = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path
    fill="currentColor"
    fill-rule="evenodd"
    d="${markPath()}"
  />
</svg>
`;

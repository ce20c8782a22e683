/** A shape in which visitors see a picture. */
export interface Crop {
  readonly label: string;
  /** Width by height. */
  readonly ratio: number;
}

/** The crops of the hero (Hero.module.css) on usual screens: 390 x 844 and 1440 x 900 pixels. */
export const BANNER_CROPS: readonly Crop[] = [
  { label: 'Phone', ratio: 390 / 726 },
  { label: 'Desktop', ratio: 1440 / 749 },
];

/** The crop of the poster wall (MovieWall.module.css); most posters have this shape. */
export const POSTER_CROPS: readonly Crop[] = [{ label: 'Phone and desktop', ratio: 2 / 3 }];

/** The crop of announcement cards (AnnouncementList.module.css). */
export const ANNOUNCEMENT_CROPS: readonly Crop[] = [{ label: 'Phone and desktop', ratio: 16 / 10 }];

// The best size of a picture, in pixels: the largest place in which the site shows it, at two
// pixels for each of its own where a file may be so wide (product 15.14). A test compares them with
// the sizes and shapes of the pages. One constant each, so that the code of a form has only its own.

export const BANNER_SIZE = '1920 × 1000 pixels';
export const POSTER_SIZE = '960 × 1440 pixels';
export const BACKDROP_SIZE = '1920 × 1080 pixels';
export const ANNOUNCEMENT_SIZE = '960 × 600 pixels';
export const EVENT_SIZE = '960 × 540 pixels';
export const VIDEO_SIZE = '1920 × 1080 pixels';
export const STORY_SIZE = '1920 × 960 pixels';
export const PRODUCER_SIZE = '1200 × 1200 pixels';

/** Whole percentages from the left and from the top. */
interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

const CENTRE: FocalPoint = { x: 50, y: 50 };

/** The point that is stored as `focus` of a picture; the centre for ''. */
export function parseFocus(focus: string): FocalPoint {
  const [x = CENTRE.x, y = CENTRE.y] = focus ? focus.split(' ').map(parseFloat) : [];
  return { x, y };
}

/** Returns the stored form of a focal point, after moving it into the picture; '' for the centre. */
export function formatFocus(point: FocalPoint): string {
  const [x, y] = [within(point.x), within(point.y)];
  return x === CENTRE.x && y === CENTRE.y ? '' : `${x}% ${y}%`;
}

const within = (percentage: number) => Math.min(100, Math.max(0, Math.round(percentage)));

/** An aspect ratio in which visitors see a picture. */
export interface Crop {
  readonly label: string;
  /** Width divided by height. */
  readonly ratio: number;
}

/** The crops of the hero (Hero.module.css) on typical screens: 390 x 844 and 1440 x 900 pixels. */
export const BANNER_CROPS: readonly Crop[] = [
  { label: 'Phone', ratio: 390 / 726 },
  { label: 'Desktop', ratio: 1440 / 749 },
];

/** The crop of the poster wall (MovieWall.module.css), which is the shape of most posters. */
export const POSTER_CROPS: readonly Crop[] = [{ label: 'Phone and desktop', ratio: 2 / 3 }];

/** The crop of announcement cards (AnnouncementList.module.css). */
export const ANNOUNCEMENT_CROPS: readonly Crop[] = [{ label: 'Phone and desktop', ratio: 16 / 10 }];

// The recommended size of a picture in pixels: its largest size on the site, at two pixels for each
// CSS pixel if files may be that wide (product 15.14). A test compares these constants with the
// pages; each is separate, so that a form loads only its own.

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

/** Parses a stored focal point; '' is the centre. */
export function parseFocus(focus: string): FocalPoint {
  const [x = CENTRE.x, y = CENTRE.y] = focus ? focus.split(' ').map(parseFloat) : [];
  return { x, y };
}

/** Returns the stored form of a focal point, limited to the picture; '' for the centre. */
export function formatFocus(point: FocalPoint): string {
  const [x, y] = [within(point.x), within(point.y)];
  return x === CENTRE.x && y === CENTRE.y ? '' : `${x}% ${y}%`;
}

const within = (percentage: number) => Math.min(100, Math.max(0, Math.round(percentage)));

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

/** The crop of the poster wall (MovieWall.module.css), which is that of most posters. */
export const POSTER_CROPS: readonly Crop[] = [{ label: 'Phone and desktop', ratio: 2 / 3 }];

/** The crop of announcement cards (AnnouncementList.module.css). */
export const ANNOUNCEMENT_CROPS: readonly Crop[] = [{ label: 'Phone and desktop', ratio: 16 / 10 }];

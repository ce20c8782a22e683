// The best size of a picture, in pixels: that of the largest place in which the site shows it, at two
// pixels for each of its own where a file may be so wide (product 17.15). A test compares them with
// the sizes and shapes of the pages. Strings, so that a form holds no other than its own.

export const BANNER_SIZE = '1920 × 1000 pixels';
export const POSTER_SIZE = '960 × 1440 pixels';
export const BACKDROP_SIZE = '1920 × 1080 pixels';
export const ANNOUNCEMENT_SIZE = '960 × 600 pixels';
export const EVENT_SIZE = '960 × 540 pixels';
export const VIDEO_SIZE = '1920 × 1080 pixels';
export const STORY_SIZE = '1920 × 960 pixels';
export const PRODUCER_SIZE = '1200 × 1200 pixels';

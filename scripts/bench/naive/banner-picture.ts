// Stands in for src/pages/home/banner-picture.ts.

/** The browser takes a picture as wide as the screen. */
export const BANNER_SIZES = '100vw';

/** No picture is asked for before it is shown. */
export const fetchBanner = () => undefined;

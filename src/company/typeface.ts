/** The typeface of fonts.css, for scripts that load it or draw with it. */
export const TYPEFACE = "'Anek Malayalam'";

/** The weight and width of the face for titles in CSS; the keyword `condensed` matches 78 %. */
export const POSTER_FACE = '780 condensed';

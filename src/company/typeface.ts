/** The typeface of fonts.css, for scripts that load it or draw with it. */
export const TYPEFACE = "'Anek Malayalam'";

/** The weight and width of its face for titles, as CSS writes them; 78 % answers to the keyword. */
export const POSTER_FACE = '780 condensed';

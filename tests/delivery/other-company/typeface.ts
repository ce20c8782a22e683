export const TYPEFACE = "'Noto Sans'";
export const POSTER_FACE = '700';

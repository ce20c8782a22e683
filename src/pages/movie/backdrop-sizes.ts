/**
 * The `sizes` attribute of the picture behind the head. A phone crops its sides, and needs few of its
 * pixels behind text: the largest file is three times as large as the middle one.
 */
export const BACKDROP_SIZES = '(width < 40rem) and (resolution >= 2.5dppx) 85vw, 100vw';

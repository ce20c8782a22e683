/** Colours that only the build needs, beside those of colors.css. */
export const BUILD_COLORS = {
  /** The splash, where it is lightest. */
  'splash-highlight': '#1d2334',
  'icon-background': '#0b1020',
  'icon-mark': '#f0b04a',
};

// The words of every page.

/** To browsers without scripts. */
export const NO_SCRIPT =
  'This site shows its films with JavaScript. Please switch it on and load the page again.';
export const LOADING = 'Loading';
export const CLOSE_OFFER = 'Stay in English';

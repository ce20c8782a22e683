// The end of a list, from where it goes on.

/** `noun`: what the list has, in the plural. */
export const showing = (count: number, noun: string) =>
  `Showing ${count} ${count === 1 ? noun.slice(0, -1) : noun}`;
export const moreNotLoaded = (noun: string) => `More ${noun} could not be loaded.`;
export const FROM_THE_BEGINNING = 'From the beginning';
export const SHOW_MORE = 'Show more';
export const LOADING_MORE = 'Loading…';

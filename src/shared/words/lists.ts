// The texts of lists and their cards.

/** Shown for an entry without a title. */
export const UNTITLED = 'Untitled';
export const READ_MORE = 'Read More';
export const READ_LESS = 'Read Less';
export const NEWEST_FIRST = 'Newest first';
export const SOONEST_FIRST = 'Soonest first';
export const ABOUT_THE_FILM = 'About the film';
export const FIND_OUT_MORE = 'Find out more';
export const CLOSE = 'Close';

// The texts at the end of a list, with the link to the next page.

/** `noun`: the plural noun for the entries. */
export const showingText = (count: number, noun: string) =>
  `Showing ${count} ${count === 1 ? noun.slice(0, -1) : noun}`;
export const moreNotLoadedText = (noun: string) => `More ${noun} could not be loaded.`;
export const FROM_THE_BEGINNING = 'From the beginning';
export const SHOW_MORE = 'Show more';
export const LOADING_MORE = 'Loading…';

// The buttons of a carousel; `noun` names a slide.

export const PAUSE = 'Pause';
export const PLAY = 'Play';
export const previousLabel = (noun: string) => `Previous ${noun}`;
export const nextLabel = (noun: string) => `Next ${noun}`;

// The texts for sharing, and for adding to a calendar.

export const SHARE = 'Share';
export const shareLabel = (title: string) => `Share ${title}`;
export const COPY_LINK = 'Copy link';
export const LINK_COPIED = 'Link copied';
export const COPY_REFUSED = 'The browser does not copy. The link is selected below.';
export const LINK = 'Link';
export const ADD_TO_CALENDAR = 'Add to calendar';

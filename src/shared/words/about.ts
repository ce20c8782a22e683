// The headings of /about, whose texts are settings.

export const OUR_STORY = 'Our Story';
export const SEE_MOVIES = 'See our movies';
export const MISSION = 'Mission';
export const VISION = 'Vision';
/** Precedes a link to the contact page and a full stop. */
export const EVERYBODY_ELSE = 'Everybody else is in the credits. If you would like to be,';
export const WRITE_TO_US = 'write to us';

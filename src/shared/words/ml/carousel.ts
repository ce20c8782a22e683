// The buttons of a carousel, whose slides are called `noun`.

export const PAUSE = 'നിർത്തൂ';
export const PLAY = 'തുടരൂ';
export const previous = (noun: string) => `മുൻ ${noun}`;
export const next = (noun: string) => `അടുത്ത ${noun}`;

// The buttons of a carousel, whose slides are called `noun`.

export const PAUSE = 'Pause';
export const PLAY = 'Play';
export const previous = (noun: string) => `Previous ${noun}`;
export const next = (noun: string) => `Next ${noun}`;

// How long a movie is.

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

export const HOURS_SHORT = 'h';
export const MINUTES_SHORT = 'min';
/** Spelled out, for screen readers. */
export const hoursText = (count: number) => plural(count, 'hour');
export const minutesText = (count: number) => plural(count, 'minute');

export const HOUR_MS = 3_600_000;

/** The time so many ms before now. */
export const ago = (ms: number) => new Date(Date.now() - ms);

/** A time that has passed by less than the least that a rule could be wrong by. */
export const justNow = () => ago(100);

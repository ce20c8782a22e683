import { Timestamp } from 'firebase/firestore/lite';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The time so many ms before now. */
export const ago = (ms: number) => new Date(Date.now() - ms);

/** A time that has passed by less than the least that a rule could be wrong by. */
export const justNow = () => ago(100);

export const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);

export const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR_MS);

/** A day before the tests began, and a day after. */
export const past = inHours(-24);
export const future = inHours(24);

import { Timestamp } from 'firebase/firestore/lite';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the time so many ms ago. */
export const ago = (ms: number) => new Date(Date.now() - ms);

/** Returns a past time that is closer than the smallest possible error of a rule. */
export const justNow = () => ago(100);

export const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS);

export const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR_MS);

/** The days before and after the start of the tests. */
export const past = inHours(-24);
export const future = inHours(24);

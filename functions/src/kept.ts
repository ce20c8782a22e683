import type { Database } from './firestore';
import type { Found } from './read-due';

/** Hosting's servers keep an answer for that many seconds, browsers ask each time (product 23.4). */
export const PAGE_FRESH_SECONDS = 300;

/** So many answers are kept by an instance; the one that was read first goes. */
export const KEPT_MAX = 200;

interface Reading<T> {
  readonly since: number;
  /** When it is given up, in ms; earlier for what leaves the site by itself. */
  expires: number;
  readonly found: Promise<Found<T> | null>;
}

/** What was found, and for how many seconds it may be kept from now on. */
export interface Kept<T> {
  readonly found: T;
  readonly freshSeconds: number;
}

/**
 * Returns a function that reads what a key names once for all requests of the next seconds, those at
 * the same time included: each `?fbclid=…` is another address to Hosting's cache and would cost two reads
 * (product 23.4). What leaves the site by itself is kept until then; that nothing was found, and a
 * failure, are not kept.
 */
export function keeper<T>(seconds = PAGE_FRESH_SECONDS) {
  const readings = new WeakMap<Database, Map<string, Reading<T>>>();

  return async (
    database: Database,
    key: string,
    read: () => Promise<Found<T> | null>,
  ): Promise<Kept<T> | null> => {
    const kept = readings.get(database) ?? new Map<string, Reading<T>>();
    readings.set(database, kept);
    const known = kept.get(key);
    const reading = known && Date.now() < known.expires ? known : begin(kept, key, read(), seconds);
    const result = await reading.found;
    return (
      result && { found: result.found, freshSeconds: secondsLeft(reading, seconds, result.until) }
    );
  };
}

function begin<T>(
  kept: Map<string, Reading<T>>,
  key: string,
  found: Reading<T>['found'],
  seconds: number,
) {
  const since = Date.now();
  const reading: Reading<T> = { since, expires: since + 1000 * seconds, found };
  const forget = () => {
    if (kept.get(key) === reading) kept.delete(key);
  };
  // Behind the others, of which the first is the oldest.
  kept.delete(key);
  kept.set(key, reading);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  const look = async () => {
    const result = await found;
    if (!result) forget();
    else if (result.until) reading.expires = Math.min(reading.expires, result.until.getTime());
  };
  look().catch(forget);
  return reading;
}

/** Kept longer, it would be older than that, or outlast the end of what leaves the site. */
function secondsLeft({ since }: Reading<unknown>, seconds: number, until?: Date): number {
  const now = Date.now();
  const left = seconds - Math.floor((now - since) / 1000);
  const toEnd = until ? Math.floor((until.getTime() - now) / 1000) : left;
  return Math.max(0, Math.min(left, toEnd));
}

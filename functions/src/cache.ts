import type { Database } from './firestore';
import type { Found } from './read-due';

/**
 * How long Hosting's servers cache a response, in seconds; browsers revalidate it each time
 * (product 23.4).
 */
export const PAGE_FRESH_SECONDS = 300;

/** The maximum number of cached values in an instance; the oldest is removed first. */
const CACHED_MAX = 200;

interface Reading<T> {
  readonly since: number;
  /** When the cached value expires, in ms; earlier if the entry leaves the site before. */
  expires: number;
  readonly found: Promise<Found<T> | null>;
}

/** A cached value, and the remaining time in seconds for which it may be cached. */
export interface CachedValue<T> {
  readonly found: T;
  readonly freshSeconds: number;
}

/**
 * Returns a function that caches the value of a key for some seconds and shares a read between
 * parallel requests, because Hosting does not cache addresses such as `?fbclid=…` (product 23.4).
 * An entry that ends is cached until its end; missing entries and failures are not cached.
 */
export function createCache<T>(seconds = PAGE_FRESH_SECONDS) {
  const readings = new WeakMap<Database, Map<string, Reading<T>>>();

  return async (
    database: Database,
    key: string,
    read: () => Promise<Found<T> | null>,
  ): Promise<CachedValue<T> | null> => {
    const cached = readings.get(database) ?? new Map<string, Reading<T>>();
    readings.set(database, cached);
    const known = cached.get(key);
    const reading =
      known && Date.now() < known.expires ? known : begin(cached, key, read(), seconds);
    const result = await reading.found;
    return (
      result && { found: result.found, freshSeconds: secondsLeft(reading, seconds, result.until) }
    );
  };
}

function begin<T>(
  cached: Map<string, Reading<T>>,
  key: string,
  found: Reading<T>['found'],
  seconds: number,
) {
  const since = Date.now();
  const reading: Reading<T> = { since, expires: since + 1000 * seconds, found };
  const forget = () => {
    if (cached.get(key) === reading) cached.delete(key);
  };
  // Moves the key to the end: the first key is the oldest.
  cached.delete(key);
  cached.set(key, reading);
  const [oldest] = cached.keys();
  if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest);
  const look = async () => {
    const result = await found;
    if (!result) forget();
    else if (result.until) reading.expires = Math.min(reading.expires, result.until.getTime());
  };
  look().catch(forget);
  return reading;
}

/**
 * Returns the remaining seconds: a longer time would exceed the age limit, or the end of an entry.
 */
function secondsLeft({ since }: Reading<unknown>, seconds: number, until?: Date): number {
  const now = Date.now();
  const left = seconds - Math.floor((now - since) / 1000);
  const toEnd = until ? Math.floor((until.getTime() - now) / 1000) : left;
  return Math.max(0, Math.min(left, toEnd));
}

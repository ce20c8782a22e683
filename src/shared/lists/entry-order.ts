import type { Timestamped } from './merge-by-time';

/** Between entries at the end of a list, where nothing bounds the times. */
const STEP_MS = 60_000;
/** The distance in milliseconds where the list has further pages: small enough to stay before them. */
const SMALL_STEP_MS = 1;
/** The first time of an entry among others that have none. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** The list with the entry at `from` moved to `to`. */
export function moved<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/**
 * The new times, by index in the new order, of a list that is ordered by time: for the moved entry one
 * between its neighbours, and for as few others as need one too, because they have no time or those around
 * are too close. 'now' for the first place. `isComplete` is false for the beginning of a longer list. No time
 * is later than one that the list has already.
 */
export function timesAfterMove(
  entries: readonly Timestamped[],
  from: number,
  to: number,
  isComplete = true,
): ReadonlyMap<number, Date | 'now'> {
  if (to === 0) return new Map([[0, 'now']]);
  const times = moved(entries, from, to).map((entry, index) =>
    index === to ? undefined : entry.publishedAt?.getTime(),
  );
  // The entries above without a time get one as well, or the moved one would come before them.
  const above = times.slice(0, to).findLastIndex((time) => time !== undefined);
  const upper = times[above] ?? (entries[from]?.publishedAt ?? LONG_AGO).getTime();
  // The entries below get another time if there is no room for the moved ones between.
  let below = to + 1;
  const isTight = (time: number | undefined) => time !== undefined && upper - time < below - above;
  while (isTight(times[below])) below += 1;
  const lower = times[below];
  const places = below - above;
  const end = isComplete ? STEP_MS : SMALL_STEP_MS;
  const step = lower === undefined ? end : (upper - lower) / places;
  return new Map(
    Array.from({ length: places - 1 }, (_, n) => [
      above + 1 + n,
      new Date(Math.floor(upper - (n + 1) * step)),
    ]),
  );
}

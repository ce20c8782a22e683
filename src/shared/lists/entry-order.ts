import type { Timestamped } from './merge-by-time';

/** The distance between times at the end of a list, where no next time limits it. */
const STEP_MS = 60_000;
/**
 * The distance in milliseconds if the list has further pages, whose entries must stay after these.
 */
const SMALL_STEP_MS = 1;
/** The time of the first entry in a list without times. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Returns the list with the entry at `from` moved to `to`. */
export function moveItem<T>(entries: readonly T[], from: number, to: number): readonly T[] {
  const rest = entries.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...entries.slice(from, from + 1));
}

/**
 * Returns the new times, by index in the new order, after a move in a list sorted by time; the
 * moved entry gets a time between its neighbours, or 'now' at the first position. As few other
 * entries as possible get a new time, none later than the latest in the list; `isComplete` is false
 * for the beginning of a longer list.
 */
export function timesAfterMove(
  entries: readonly Timestamped[],
  from: number,
  to: number,
  isComplete = true,
): ReadonlyMap<number, Date | 'now'> {
  if (to === 0) return new Map([[0, 'now']]);
  const times = moveItem(entries, from, to).map((entry, index) =>
    index === to ? undefined : entry.publishedAt?.getTime(),
  );
  // Entries above without a time get one, too; otherwise the moved entry would come before them.
  const above = times.slice(0, to).findLastIndex((time) => time !== undefined);
  const upper = times[above] ?? (entries[from]?.publishedAt ?? LONG_AGO).getTime();
  // Entries below get new times if the space between is too small for the moved ones.
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

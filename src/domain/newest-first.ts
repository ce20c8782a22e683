/** Something that has its place in time, if that is known. */
export interface Dated {
  readonly publishedAt?: Date;
}

/**
 * Reads the next documents of one source, in its order; none at all means that it is exhausted.
 * `show` is given the beginning of the answer when the rest takes another journey to the database.
 */
export type ReadNext<T> = (show?: Show<readonly T[]>) => Promise<readonly T[]>;

/** Is given the beginning of something; the rest is not looked for before its promise is kept. */
export type Show<T> = (soFar: T) => void | Promise<void>;

/** Orders two entries newest first; entries without a date come last (DESIGN R2). */
export const byNewest = (a: Dated, b: Dated) =>
  (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0);

/** A source whose entries without a time take a look of their own. */
export interface Source<T> {
  readonly ordered: ReadNext<T>;
  /** What `ordered` has left out. */
  readonly rest: ReadNext<T>;
}

/**
 * One list, newest first unless told otherwise, out of sources that are each in that order. A
 * source is read only while fewer than `size` of its entries are waiting, and its rest only when
 * all of them together cannot fill a page, so that the reads of a page stay bounded however much is
 * stored (DESIGN R4). Returns a function that reads the next page of `size` entries.
 */
export function mergeByTime<T extends Dated>(
  sources: readonly Source<T>[],
  size: number,
  compare: (a: Dated, b: Dated) => number = byNewest,
): ReadNext<T> {
  const ordered = sources.map((source) => queueOf(source.ordered));
  const rest = sources.map((source) => queueOf(source.rest));
  const queues = [...ordered, ...rest];
  const waiting = () => queues.flatMap((queue) => queue.waiting);

  const next = () => waiting().toSorted(compare).slice(0, size);

  return async (show) => {
    await Promise.all(ordered.map((queue) => fill(queue, size)));
    let page = next();
    if (page.length < size) {
      if (page.length > 0) await show?.(page);
      await Promise.all(rest.map((queue) => fill(queue, size)));
      // The same list stays the same: nothing is drawn again.
      if (rest.some((queue) => queue.waiting.length > 0)) page = next();
    }
    const taken = new Set(page);
    for (const queue of queues) queue.waiting = queue.waiting.filter((entry) => !taken.has(entry));
    return page;
  };
}

interface Queue<T> {
  readonly read: ReadNext<T>;
  waiting: T[];
  exhausted: boolean;
}

const queueOf = <T>(read: ReadNext<T>): Queue<T> => ({ read, waiting: [], exhausted: false });

async function fill<T>(queue: Queue<T>, size: number): Promise<void> {
  while (!queue.exhausted && queue.waiting.length < size) {
    const next = await queue.read();
    queue.waiting.push(...next);
    queue.exhausted = next.length === 0;
  }
}

/**
 * The entries of a source that pass `keep`, in full pages of `size`; only the last may be shorter.
 * The source may give more or fewer at a call.
 */
export function inPagesOf<T>(
  read: ReadNext<T>,
  size: number,
  keep: (entry: T) => boolean = () => true,
): ReadNext<T> {
  const waiting: T[] = [];
  let exhausted = false;

  return async () => {
    while (!exhausted && waiting.length < size) {
      const next = await read();
      waiting.push(...next.filter(keep));
      exhausted = next.length === 0;
    }
    return waiting.splice(0, size);
  };
}

interface Dated {
  readonly publishedAt?: Date;
}

/** Reads the next documents of one source, newest first; none at all means that it is exhausted. */
export type ReadNext<T> = () => Promise<readonly T[]>;

/** Orders two entries newest first; entries without a date come last (DESIGN R2). */
export const byNewest = (a: Dated, b: Dated) =>
  (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0);

/**
 * One list, newest first, out of sources that are each in that order. A source is read only while
 * fewer than `size` of its entries are waiting, so that the reads of a page stay bounded however
 * much is stored (DESIGN R4). Returns a function that reads the next page of `size` entries.
 */
export function mergeNewest<T extends Dated>(
  sources: readonly ReadNext<T>[],
  size: number,
): ReadNext<T> {
  const queues = sources.map((read) => ({ read, waiting: [] as T[], exhausted: false }));

  return async () => {
    await Promise.all(
      queues.map(async (queue) => {
        while (!queue.exhausted && queue.waiting.length < size) {
          const next = await queue.read();
          queue.waiting.push(...next);
          queue.exhausted = next.length === 0;
        }
      }),
    );
    const page = queues
      .flatMap((queue) => queue.waiting)
      .toSorted(byNewest)
      .slice(0, size);
    const taken = new Set(page);
    for (const queue of queues) queue.waiting = queue.waiting.filter((entry) => !taken.has(entry));
    return page;
  };
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

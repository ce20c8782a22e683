/**
 * The start of a read in a long list: for each collection, the id or path of the entry before it.
 */
export type Cursor = Readonly<Record<string, string>>;

/** The cursors after due entries, which are no documents of their list yet. */
const cursors = new WeakMap<object, Cursor>();

export const setDueCursor = (entry: object, cursor: Cursor): void =>
  void cursors.set(entry, cursor);

/** Returns the cursor after a due entry; undefined for a published entry. */
export const dueCursorOf = (entry: unknown): Cursor | undefined =>
  typeof entry === 'object' && entry ? cursors.get(entry) : undefined;

/** An entry that may have a time of publication. */
export interface Timestamped {
  readonly publishedAt?: Date;
}

/**
 * Reads the next entries of a list in its order; an empty array means that the list is exhausted.
 * `onPartial` receives the first part of the result if the rest needs another query.
 */
export type ReadNext<T> = (onPartial?: OnPartial<readonly T[]>) => Promise<readonly T[]>;

/** Receives a partial result. The rest is not read before the returned promise resolves. */
export type OnPartial<T> = (partial: T) => void | Promise<void>;

/** Orders two entries newest first; entries without a date come last (product 11.2). */
export const byNewest = (a: Timestamped, b: Timestamped) =>
  (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0);

/** A list that needs a separate query for its entries without a timestamp. */
export interface TimeOrderedSource<T> {
  readonly ordered: ReadNext<T>;
  /** The entries that `ordered` does not return. */
  readonly undated: ReadNext<T>;
}

/**
 * Merges sources, each in the order of `compare` (newest first by default), into one list, and
 * returns a function that reads its next page of `size` entries. A source is read only while fewer
 * than `size` of its entries are buffered, and undated entries only if dated ones do not fill the
 * page, so that the number of reads does not depend on the size of the collections.
 */
export function mergeByTime<T extends Timestamped>(
  sources: readonly TimeOrderedSource<T>[],
  size: number,
  compare: (a: T, b: T) => number = byNewest,
): ReadNext<T> {
  const ordered = sources.map((source) => bufferedReader(source.ordered));
  const undated = sources.map((source) => bufferedReader(source.undated));
  const readers = [...ordered, ...undated];
  const nextPage = () =>
    readers
      .flatMap((reader) => reader.buffer)
      .toSorted(compare)
      .slice(0, size);

  return async (onPartial) => {
    await Promise.all(ordered.map((reader) => fillBuffer(reader, size)));
    let page = nextPage();
    if (page.length < size) {
      if (page.length > 0) await onPartial?.(page);
      await Promise.all(undated.map((reader) => fillBuffer(reader, size)));
      // Without new entries returns the same array, which causes no second rendering.
      if (undated.some((reader) => reader.buffer.length > 0)) page = nextPage();
    }
    const taken = new Set(page);
    for (const reader of readers) {
      reader.buffer = reader.buffer.filter((entry) => !taken.has(entry));
    }
    return page;
  };
}

interface BufferedReader<T> {
  readonly read: ReadNext<T>;
  buffer: T[];
  exhausted: boolean;
}

const bufferedReader = <T>(read: ReadNext<T>): BufferedReader<T> => ({
  read,
  buffer: [],
  exhausted: false,
});

async function fillBuffer<T>(reader: BufferedReader<T>, size: number): Promise<void> {
  while (!reader.exhausted && reader.buffer.length < size) {
    const entries = await reader.read();
    reader.buffer.push(...entries);
    reader.exhausted = entries.length === 0;
  }
}

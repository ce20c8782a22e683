import type { Cursor, ReadNext, OnPartial } from '../lists/merge-by-time';
import { PAGES_AT_ONCE } from '../limits';
import { resource } from './resource';

/** The part of a long list that is read, which can start at a later page. */
export interface ListPart<T> {
  /** The number of entries on a page. */
  readonly size: number;
  /** Returns the cursor that continues after an entry. */
  readonly cursorOf: (entry: T) => Cursor;
  /** The number of pages before the part. */
  readonly skipped?: number;
  /** The cursor at the start of the part. */
  readonly after?: Cursor;
}

const loadPosition = () => import('./list-position');

/**
 * Restores and stores the scroll position of the list before `element`; returns a function that
 * stops both. If the code does not load, as offline, the list starts at its first page.
 */
export function trackList<T>(
  element: Element | null,
  entries: readonly T[],
  part: ListPart<T>,
): () => void {
  const tracking = loadPosition().then(
    ({ trackPosition }) => trackPosition(element, entries, part),
    () => undefined,
  );
  return () => void tracking.then((end) => end?.());
}

/**
 * Creates the reader of a list whose number of open pages is in the URL. It caches pages under
 * `key`, which has to differ for each filter, search and order; with `cursorOf`, one call reads at
 * most PAGES_AT_ONCE pages: around the scroll position after a reload, otherwise the first pages.
 */
export function pagedList<T>(size: number, cursorOf?: (entry: T) => Cursor) {
  let current: { key: string; pager: Pager<T>; part: ListPart<T> | undefined } | undefined;
  let isReordered = false;

  async function read(search: URLSearchParams, start: (after?: Cursor) => ReadNext<T>, key = '') {
    let page = readPage(search.get('page'));
    const isNextPage = (page > 1 || isReordered) && current?.key === key;
    isReordered = false;
    if (!current || !isNextPage) {
      const position = cursorOf && page > PAGES_AT_ONCE && (await loadPosition()).storedPosition();
      const part = cursorOf && { ...position, size, cursorOf };
      current = { key, pager: new Pager(start(part?.after), size), part };
    }
    const { pager, part } = current;
    const skipped = part?.skipped ?? 0;
    if (part) page = Math.min(page, skipped + pager.count + PAGES_AT_ONCE);
    const list = resource<Pages<T>>((onPartial) => pager.load(page - skipped, onPartial));

    // The navigation waits for the next page, so that the list is not replaced by a placeholder.
    if (isNextPage) await list.outcome;
    return { page, list, part, isNextPage };
  }

  return Object.assign(read, {
    /** Reorders the cached entries, so that the next call does not read them again. */
    reorder: (entries: readonly T[]): void => {
      current?.pager.reorder(entries);
      isReordered = true;
    },
  });
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** The entries of a paged list that have been read. */
export interface Pages<T> {
  readonly entries: readonly T[];
  /** Whether there may be another page. */
  readonly hasMore: boolean;
  /** Whether reading the last page failed; `entries` then has the pages before it. */
  readonly failed: boolean;
}

/** Caches the pages of one list, so that "Show more" reads only the next one. */
export class Pager<T> {
  private readonly pages: (readonly T[])[] = [];
  private exhausted = false;
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly readNext: ReadNext<T>,
    private readonly size: number,
  ) {}

  /** The number of pages that have been read. */
  get count(): number {
    return this.pages.length;
  }

  /**
   * Returns the first `count` pages, and passes partial results to `onPartial` while the source is
   * still reading. Throws the source's error if the first page cannot be read.
   */
  load(count: number, onPartial?: OnPartial<Pages<T>>): Promise<Pages<T>> {
    // Calls are queued, because two parallel calls would read the same page.
    const pages = this.reading.then(() => this.read(count, onPartial));
    this.reading = pages.catch(() => undefined);
    return pages;
  }

  /** Replaces the cached entries by the same entries in another order. */
  reorder(entries: readonly T[]): void {
    let start = 0;
    for (const [position, { length }] of this.pages.entries()) {
      this.pages[position] = entries.slice(start, start + length);
      start += length;
    }
  }

  private async read(count: number, onPartial?: OnPartial<Pages<T>>): Promise<Pages<T>> {
    try {
      while (this.pages.length < count && !this.exhausted) {
        const page = await this.readNext((partial) =>
          onPartial?.({
            entries: [...this.pages.flat(), ...partial],
            hasMore: false,
            failed: false,
          }),
        );
        this.pages.push(page);
        this.exhausted = page.length < this.size;
      }
    } catch (error) {
      if (this.pages.length === 0) throw error;
      return this.first(count, true);
    }
    return this.first(count, false);
  }

  private first(count: number, failed: boolean): Pages<T> {
    const hasMore = failed || !this.exhausted || count < this.pages.length;
    return { entries: this.pages.slice(0, count).flat(), hasMore, failed };
  }
}

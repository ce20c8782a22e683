import type { ReadNext, OnPartial } from '../lists/merge-by-time';

/** The entries of a paged list that have been read. */
export interface Pages<T> {
  readonly entries: readonly T[];
  /** Whether there may be another page. */
  readonly hasMore: boolean;
  /** Whether reading the last page failed; `entries` then has the pages before it. */
  readonly failed: boolean;
}

/** Caches the pages of one list, so that "Show more" reads only the next one (product 11.4). */
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
    // Calls are queued: two at the same time would both read the same next page.
    const pages = this.reading.then(() => this.read(count, onPartial));
    this.reading = pages.catch(() => undefined);
    return pages;
  }

  /** Replaces what has been read by the same entries in another order. */
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

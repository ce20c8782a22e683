import type { ReadNext, Show } from './newest-first';

/** What has been read of a long list so far. */
export interface Pages<T> {
  readonly entries: readonly T[];
  /** More can be asked for. */
  readonly more: boolean;
  /** The latest page could not be read; the ones before it are in `entries`. */
  readonly failed: boolean;
}

/** Keeps the pages of one list that have been read, so that "Show more" reads only what is new. */
export class Pager<T> {
  private readonly pages: (readonly T[])[] = [];
  private exhausted = false;
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly readNext: ReadNext<T>,
    private readonly size: number,
  ) {}

  /**
   * The first `count` pages, and to `show` what there is of them while the source still looks for
   * more. Throws the source's error when not even the first can be read.
   */
  upTo(count: number, show?: Show<Pages<T>>): Promise<Pages<T>> {
    // One after the other: two calls at once would both read the same next page.
    const pages = this.reading.then(() => this.read(count, show));
    this.reading = pages.catch(() => undefined);
    return pages;
  }

  private async read(count: number, show?: Show<Pages<T>>): Promise<Pages<T>> {
    try {
      while (this.pages.length < count && !this.exhausted) {
        const page = await this.readNext((soFar) =>
          show?.({ entries: [...this.pages.flat(), ...soFar], more: false, failed: false }),
        );
        this.pages.push(page);
        this.exhausted = page.length < this.size;
      }
    } catch (error) {
      if (this.pages.length === 0) throw error;
      return this.show(count, true);
    }
    return this.show(count, false);
  }

  private show(count: number, failed: boolean): Pages<T> {
    const more = failed || !this.exhausted || count < this.pages.length;
    return { entries: this.pages.slice(0, count).flat(), more, failed };
  }
}

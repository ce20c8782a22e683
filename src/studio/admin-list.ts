import { pagedList } from '../shared/data/paged-list';
import type { ReadNext } from '../shared/lists/merge-by-time';
import type { Moved } from '../store/write/entry-order';

/** The number of times that all lists were marked as out of date. */
let forgotten = 0;

/** Marks all lists as out of date. */
export const invalidateAllLists = (): void => {
  forgotten += 1;
};

/**
 * A paged list of the admin area. Reads as many pages as the address says, again after every write
 * and on every visit.
 */
export function adminList<T>(size: number) {
  const list = pagedList<T>(size);
  let version = 0;
  let shown = 0;

  const forget = () => {
    version += 1;
  };

  return {
    forget,
    /**
     * Waits for a move within the open pages and shows their new order. The list is read again only
     * if somebody else has also moved entries; after a failure it is out of date.
     */
    async afterMove(write: Promise<Moved<T>>, to: number): Promise<Moved<T>> {
      try {
        const result = await write;
        if (result.place === to) list.reorder(result.entries);
        else forget();
        return result;
      } catch (error) {
        forget();
        throw error;
      }
    },
    async read(search: URLSearchParams, start: () => ReadNext<T>, key = '') {
      const current = version + forgotten;
      const pages = await list(search, start, JSON.stringify([current, key]));
      // After a write or a return to the page, the navigation waits for the list, so that the
      // scroll position can be restored.
      if (shown !== current) await pages.list.outcome;
      shown = current;
      return pages;
    },
    /** Waits for a write and marks the list as out of date, also if the write failed. */
    async afterWrite<R>(write: Promise<R>): Promise<R> {
      try {
        return await write;
      } finally {
        forget();
      }
    },
  };
}

/** The functions to call when entries of a list are written. */
export type WrittenList = Pick<ReturnType<typeof adminList>, 'afterWrite' | 'forget'>;

/** For lists that are read completely and need no notification of writes. */
export const WHOLE_LIST: WrittenList = { afterWrite: (write) => write, forget: () => undefined };

/** Returns a function that reads once and shares the result; after a failure it reads again. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    if (!result) {
      const reading = read();
      result = reading;
      reading.catch(() => {
        result = undefined;
      });
    }
    return result;
  };
}

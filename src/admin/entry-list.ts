import { pagedList } from '../app/paged-list';
import type { ReadNext } from '../domain/newest-first';

/**
 * A long list of the admin area, read by pages as the address asks, and anew after every write and
 * on every visit: somebody else may have changed it.
 */
export function entryList<T>(size: number) {
  const list = pagedList<T>(size);
  let version = 0;
  let shown = version;

  const forget = () => {
    version += 1;
  };

  return {
    forget,
    async read(search: URLSearchParams, start: () => ReadNext<T>, key = '') {
      const pages = await list(search, start, JSON.stringify([version, key]));
      // After a write the list stays as it is until it has been read again; coming back, the page
      // waits for it, so that it is where it was left.
      if (shown !== version) await pages.found.outcome;
      shown = version;
      return pages;
    },
    /** Waits for a write. The list is read again also if it failed, as it may have arrived. */
    async afterWrite<R>(write: Promise<R>): Promise<R> {
      try {
        return await write;
      } finally {
        forget();
      }
    },
  };
}

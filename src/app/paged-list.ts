import type { ReadNext } from '../domain/newest-first';
import { Pager, type Pages } from '../domain/pager';
import { resource } from './resource';

/**
 * A loader's long list, of which the address says how many pages are open (DESIGN R4). What was
 * read is kept, so that "Show more" and Back read nothing twice. Returns a function that reads the
 * list which the address asks for; lists that differ in more than their length differ in `key`.
 */
export function pagedList<T>(size: number) {
  let kept: { readonly key: string; readonly pager: Pager<T> } | undefined;

  return async (search: URLSearchParams, start: () => ReadNext<T>, key = '') => {
    const page = readPage(search.get('page'));
    const goesOn = page > 1 && kept?.key === key;
    if (!kept || !goesOn) kept = { key, pager: new Pager(start(), size) };
    const { pager } = kept;
    const found = resource<Pages<T>>((show) => pager.upTo(page, show));

    // A list that grows stays as it is until the next page is there.
    if (goesOn) await found.outcome;
    return { page, found };
  };
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

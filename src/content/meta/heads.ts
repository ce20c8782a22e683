import type { Resource } from '../../shared/data/resource';

/** The heads of pages, and the code that puts them into the document. Loaded after a navigation. */
export * from './entry-heads';
export * from './page-heads';
export { showHead } from './show-head';

interface Paged<T> {
  readonly entries: readonly T[];
}

/**
 * Returns the entry that is open on a page: an entry of the list, or else the entry that the
 * address names.
 */
export async function findOpenedEntry<T>(
  isOpened: (entry: T) => boolean,
  list: Resource<readonly T[] | Paged<T>>,
  linked?: () => Resource<T | null> | null | undefined,
): Promise<T | undefined> {
  const listed = await list.outcome;
  const entries = listed.ok ? (isPaged(listed.value) ? listed.value.entries : listed.value) : [];
  const found = entries.find(isOpened);
  if (found) return found;
  const named = await linked?.()?.outcome;
  return named?.ok && named.value && isOpened(named.value) ? named.value : undefined;
}

const isPaged = <T>(value: readonly T[] | Paged<T>): value is Paged<T> => !Array.isArray(value);

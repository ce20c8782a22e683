import type { Resource } from '../../shared/data/resource';

/** What pages say of themselves, and what shows it: loaded when somebody has navigated. */
export * from './entry-heads';
export * from './page-heads';
export { showHead } from './show-head';

interface Paged<T> {
  readonly entries: readonly T[];
}

/** The entry that is opened on a page: one of its list, or else the one that the address names. */
export async function openedEntry<T>(
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

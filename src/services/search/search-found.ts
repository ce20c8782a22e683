import { collection, documentId, getDocs, query, where } from 'firebase/firestore/lite';
import { prepareSearch } from '../../domain/search/find-entries';
import { READ_TIMEOUT_MS } from '../../domain/limits';
import { parseSearchKey, type SearchEntry } from '../../domain/search/search-entry';
import { withTimeout } from '../../domain/failures/timeout';
import { firestore } from '../../firebase/firestore';
import { readSearchIndex } from './search-index';
import type { ListSearch } from './search-reader';

/**
 * Returns the entries of a list that match its search, or whose address it is, in the order of the list
 * (product 24.10). Throws as `readSearchIndex`.
 */
export async function findInIndex<T>({
  search,
  includes,
  order,
}: ListSearch<T>): Promise<SearchEntry[]> {
  const entries = (await readSearchIndex()).filter(includes);
  const found = new Set(prepareSearch(entries)(search).map(({ entry }) => entry));
  const hasAddress = addressedBy(search);
  const inOrder = entries.filter((entry) => found.has(entry) || hasAddress(entry));
  return order === 'newest' ? inOrder : inOrder.toReversed();
}

/** Whether a search is the id of an entry, the beginning of one, or an address that ends with it. */
function addressedBy(search: string): (entry: SearchEntry) => boolean {
  const id = search.split(/[/=#]/).at(-1)?.toLowerCase() ?? '';
  if (id.length < MIN_ADDRESS_LENGTH) return () => false;
  return ({ key }) => parseSearchKey(key).id.toLowerCase().startsWith(id);
}

/** A shorter beginning would be that of many. */
const MIN_ADDRESS_LENGTH = 3;

/** Takes the next entries out of `found` and returns what is stored of them, a page if there is one. */
export async function readEntries<T>(
  found: SearchEntry[],
  { pageSize, ...list }: ListSearch<T>,
): Promise<readonly T[]> {
  const page: T[] = [];
  // An entry that was deleted past the site is in the index until the next repair.
  while (page.length < pageSize && found.length > 0) {
    const next = found.splice(0, pageSize - page.length);
    page.push(...(await readStored(next, list)));
  }
  return page;
}

async function readStored<T>(
  entries: readonly SearchEntry[],
  { collectionOf, read }: Pick<ListSearch<T>, 'collectionOf' | 'read'>,
): Promise<readonly T[]> {
  const idOf = ({ key }: SearchEntry) => parseSearchKey(key).id;
  const results = await Promise.all(
    [...new Set(entries.map(collectionOf))].map((path) => {
      const ids = entries.filter((entry) => collectionOf(entry) === path).map(idOf);
      const wanted = query(collection(firestore, path), where(documentId(), 'in', ids));
      return withTimeout(getDocs(wanted), READ_TIMEOUT_MS);
    }),
  );
  const documents = new Map(
    results.flatMap(({ docs }) => docs).map((document) => [document.ref.path, document]),
  );
  return entries.flatMap((entry) => {
    const document = documents.get(`${collectionOf(entry)}/${idOf(entry)}`);
    return (document && read(document, entry)) ?? [];
  });
}

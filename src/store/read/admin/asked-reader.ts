import type { ReadNext } from '../../../shared/lists/merge-by-time';
import type { EntryQuestion } from '../../../content/search/entry-question';
import type { SearchKind } from '../../../content/base/kind-names';
import { foundReader, type FoundEntries } from './found-reader';
import type { ListIndex } from './list-index';

interface AskedEntries<T> extends Pick<FoundEntries<T>, 'read' | 'pageSize'> {
  readonly index: () => Promise<ListIndex>;
  /** The path of their collection. */
  readonly path: string;
}

/**
 * Returns a function that reads the next `pageSize` entries of a kind that a question asks the
 * search index for. The code of the search is loaded by the first call. It throws as `readListIndex`.
 */
export const askedReader = <T>(
  kind: SearchKind,
  question: EntryQuestion,
  { index, path, ...entries }: AskedEntries<T>,
): ReadNext<T> =>
  foundReader(
    async () => {
      const { entriesAsked } = await import('../../../content/search/asked-entries');
      return entriesAsked((await index()).entries, kind, question);
    },
    { ...entries, collectionOf: () => path },
  );

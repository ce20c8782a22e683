import { collection, orderBy } from 'firebase/firestore/lite';
import { collectionsOf } from '../../../content/base/places';
import type { SearchKind } from '../../../content/base/kind-names';
import { KINDS } from '../../../content/kinds';
import { ADMIN_PER_PAGE } from '../../../shared/admin-limits';
import type { EntryOf } from '../../../content/entry';
import type { ReadNext } from '../../../shared/lists/merge-by-time';
import { paginate } from '../../../shared/lists/paginate';
import type { EntryQuestion } from '../../../content/search/entry-question';
import { entryIn } from '../converters';
import { describeKind } from '../../documents/kinds';
import { firestore } from '../../../firebase/firestore';
import { timeOrderedReader } from '../time-ordered-list';
import { askedReader } from './asked-reader';
import { readListIndex } from './list-index';
import { SCAN_LIMIT, sortOptionsFor } from './queries';

/**
 * Returns a function that reads the next `pageSize` entries of a kind that a question asks for (product
 * 35.1), in the order of the kind. It throws as `readListIndex`.
 */
export function adminEntriesReader<Kind extends SearchKind>(
  kind: Kind,
  question: EntryQuestion,
  index = readListIndex,
  pageSize: number = ADMIN_PER_PAGE,
): ReadNext<EntryOf<Kind>> {
  const { order } = describeKind(kind);
  const [path = ''] = collectionsOf(KINDS[kind]);
  const read = reader(kind);
  if (question.search || question.lack) {
    return askedReader(kind, question, { index, path, read, pageSize });
  }
  const sort =
    typeof order === 'string'
      ? { scanLimit: SCAN_LIMIT, ...sortOptionsFor(question.order ?? 'newest') }
      : { order: [orderBy(...order)] };
  const entries = timeOrderedReader<EntryOf<Kind>>(collection(firestore, path), {
    pageSize,
    ...sort,
    read,
  });
  return paginate(entries, pageSize);
}

const reader = <Kind extends SearchKind>(kind: Kind) =>
  entryIn(describeKind(kind)) as (
    document: Parameters<ReturnType<typeof entryIn>>[0],
  ) => EntryOf<Kind> | null;

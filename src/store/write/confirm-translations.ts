import { serverTimestamp } from 'firebase/firestore/lite';
import { OUTDATED } from '../../content/base/define-kind';
import { outdatedWithout } from '../../content/base/outdated';
import { asRecord, withoutUndefined, type StoredFields } from '../../content/base/stored-values';
import type { EntryKind, EntryOf } from '../../content/entry';
import { KINDS } from '../../content/kinds';
import { EntryNotFoundError } from '../documents/conflict';
import { locationOf, storedFields } from '../documents/kinds';
import { change, documentAt, draftAt, storedIn } from '../documents/locations';
import { transactOn } from '../documents/transactions';
import type { Unpublished } from '../documents/unpublished';
import { updateSearchIndex } from '../search/search-update';
import { addRevision } from './records';

/**
 * Stores that translations of an entry are right for its texts as they were seen, in an edit with a revision; of
 * one that is not published in its draft (product 40.16). Throws EntryNotFoundError, FirestoreError or
 * TimeoutError.
 */
export async function confirmTranslations<Kind extends EntryKind>(
  kind: Kind,
  seen: EntryOf<Kind>,
  fields: readonly string[],
  unpublished?: Pick<Unpublished, 'id'>,
): Promise<void> {
  const location = unpublished ? draftAt(unpublished) : locationOf(kind, seen);
  await transactOn(documentAt(location), (transaction, document) => {
    const stored: unknown = unpublished ? document.get('entry') : storedIn(document, location);
    if (stored === undefined) throw new EntryNotFoundError();
    const before = asRecord(stored);
    const outdated = outdatedWithout(KINDS[kind], before, fields, storedFields(kind, seen));
    if (outdated === before[OUTDATED]) return;
    const after = withoutUndefined<StoredFields>({ ...before, [OUTDATED]: outdated });
    if (unpublished) {
      transaction.update(documentAt(location), { saved: serverTimestamp(), entry: after });
      addRevision(transaction, document, { after: { entry: after } });
    } else {
      change(transaction, location, { [OUTDATED]: outdated }, after);
      addRevision(transaction, document, { ...location, after });
    }
  });
  if (!unpublished) await updateSearchIndex(location);
}

import { serverTimestamp } from 'firebase/firestore/lite';
import { OUTDATED, type AnySchema } from '../../content/base/define-kind';
import { outdatedAs, outdatedIn } from '../../content/base/outdated';
import { asRecord, withoutUndefined, type StoredFields } from '../../content/base/stored-values';
import type { EntryKind, EntryLocation, EntryOf } from '../../content/entry';
import { KINDS } from '../../content/kinds';
import { EditConflictError, EntryNotFoundError } from '../documents/conflict';
import { locationOf, storedFields } from '../documents/kinds';
import { updateEntry, documentAt, draftAt, transactAt } from '../documents/locations';
import type { Unpublished } from '../documents/unpublished';
import { updateSearchIndex } from '../search/search-update';
import { addRevision } from './records';

/**
 * Marks translations of an entry, or of its draft, as up to date with the texts that the editor saw, in an
 * edit with a revision. Throws EditConflictError if one of the translations or texts has changed since,
 * EntryNotFoundError, FirestoreError or TimeoutError.
 */
export async function confirmTranslations<Kind extends EntryKind>(
  kind: Kind,
  seen: EntryOf<Kind>,
  fields: readonly string[],
  unpublished?: Pick<Unpublished, 'id'>,
): Promise<void> {
  const location = unpublished ? draftAt(unpublished) : locationOf(kind, seen);
  const isDraft = unpublished !== undefined;
  const known = storedFields(kind, seen);
  await storeOutdated({ schema: KINDS[kind], location, isDraft }, { fields, seen: known });
  if (!unpublished) await updateSearchIndex(location);
}

/**
 * Undoes a confirmation: marks the translations of a published entry that were outdated before as
 * outdated again. Throws as `confirmTranslations`.
 */
export async function undoConfirmation<Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
): Promise<void> {
  const location = locationOf(kind, before);
  const fields = outdatedIn(KINDS[kind], before);
  const said = { fields, seen: storedFields(kind, before), as: asRecord(before) };
  await storeOutdated({ schema: KINDS[kind], location }, said);
  await updateSearchIndex(location);
}

interface Edited {
  readonly schema: AnySchema;
  readonly location: EntryLocation;
  /** Whether the location is of a draft, which contains the entry. */
  readonly isDraft?: boolean;
}

interface Said {
  readonly fields: readonly string[];
  /** The stored fields as the editor saw them. */
  readonly seen: StoredFields;
  /**
   * The stored fields whose notes of outdated translations are restored; undefined to mark the
   * translations as up to date.
   */
  readonly as?: StoredFields;
}

/** Stores which translations at a location are outdated. Throws as `confirmTranslations`. */
export const storeOutdated = (
  { schema, location, isDraft = false }: Edited,
  { fields, seen, as }: Said,
): Promise<void> =>
  transactAt(location, async (transaction, { document, location: at, stored: found }) => {
    const stored: unknown = isDraft ? document.get('entry') : found;
    if (stored === undefined) throw new EntryNotFoundError();
    const before = asRecord(stored);
    const said = outdatedAs(schema, before, fields, seen, as);
    if (!said) throw new EditConflictError(stored);
    const { outdated } = said;
    if (outdated === before[OUTDATED]) return;
    const after = withoutUndefined<StoredFields>({ ...before, [OUTDATED]: outdated });
    if (isDraft) {
      transaction.update(documentAt(location), { saved: serverTimestamp(), entry: after });
      addRevision(transaction, document, { after: { entry: after } });
    } else {
      updateEntry(transaction, at, { [OUTDATED]: outdated }, after);
      addRevision(transaction, document, { ...at, after });
    }
  });

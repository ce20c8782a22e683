import { collection, doc, type Transaction } from 'firebase/firestore/lite';
import {
  EditConflictError,
  EntryNotFoundError,
  isMapOrList,
  isSameValue,
} from '../documents/conflict';
import { mergeIntoStored, withOutdatedTranslations } from '../documents/merge-into-stored';
import { type StoredFields, asRecord, withoutUndefined } from '../../content/base/stored-values';
import {
  EndRefusedError,
  hasOtherFiles,
  FilesGoneError,
  type RevisionChange,
  ValueRefusedError,
  revisionFromDocument,
} from '../documents/revision';
import type { EntryKind, EntryLocation } from '../../content/entry';
import { errorCode } from '../../shared/failures/failure';
import { REVISIONS, SETTINGS_DOCUMENT } from '../../firebase/collections';
import { describeKind, entryFrom, kindAt } from '../documents/kinds';
import { firestore } from '../../firebase/firestore';
import { updateSearchIndex } from '../search/search-update';
import { updateEntry, transactAt } from '../documents/locations';
import { addRevision } from '../write/records';
import { formatOf } from '../write/edit-entry';
import { settingsFromDocument } from '../../content/settings/stored-settings';
import { writeFields } from '../../content/base/write-fields';
import { SETTINGS } from '../../content/settings/settings';
import { TRANSLATED_SETTINGS } from '../settings/settings-admin';
import { readSettings } from '../settings/settings-reader';
import { currentRole } from '../session/session';
import { fieldsIn } from '../../content/base/define-kind';
import { KINDS } from '../../content/kinds';
import { sharePicturesOf, type ShareFact } from '../../content/share-pictures';

/** Returns the stored fields with these names; a missing field is undefined. */
const pick = (fields: StoredFields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/**
 * Restores the values that the named fields had before a change, in an edit with its own revision;
 * returns false if they already have these values. Throws EditConflictError if a field has changed
 * since the history was shown, FilesGoneError if the files of the picture may be deleted,
 * EndRefusedError if an event would end before it begins, ValueRefusedError if the rules no longer
 * accept the old value, EntryNotFoundError if the entry or the revision does not exist,
 * FirestoreError or TimeoutError.
 */
export async function restoreFields(
  { path, key }: EntryLocation,
  { id, now }: Pick<RevisionChange, 'id' | 'now'>,
  names: readonly string[],
): Promise<boolean> {
  const location = { path, key };
  let isWritten = false;
  const request = transactAt(location, async (transaction, { document, location: at, stored }) => {
    isWritten = false;
    const revision = await readRevision(transaction, id);
    if (stored === undefined || !revision) throw new EntryNotFoundError();
    const current = asRecord(stored);
    const { before } = revision;
    const wanted = pick(before, names);
    const isKept = revision.files === 'kept';
    const kind = kindAt(path);
    const fitting = withFittingShares({ kind, before, current, wanted, isKept });
    const restored = { ...fitting, ...picturesOver(kind, current, fitting) };
    if (isSameValue(pick(current, Object.keys(restored)), restored)) return;
    if (!isSameValue(pick(current, names), pick(now.fields ?? {}, names))) {
      throw new EditConflictError(current);
    }
    if (!isKept && hasOtherFiles(wanted, current)) throw new FilesGoneError();
    const { changes, fields: after } = withOutdatedTranslations(
      kind ? { schema: KINDS[kind] } : TRANSLATED_SETTINGS,
      current,
      {
        changes: restored,
        fields: withoutUndefined<StoredFields>({ ...current, ...restored }),
      },
      before,
    );
    if (endsEarly(path, names, after)) throw new EndRefusedError();
    updateEntry(transaction, at, changes, after);
    addRevision(transaction, document, { ...at, after });
    isWritten = true;
  });
  await unlessRefused(request);
  if (!isWritten) return false;
  await updateSearchIndex(location);
  if (path === SETTINGS_DOCUMENT) await readSettings().catch(console.error);
  return true;
}

/**
 * Returns the picture maps among the changes, merged into the stored ones, so that properties that
 * this build does not know are preserved.
 */
function picturesOver(
  kind: EntryKind | undefined,
  current: StoredFields,
  changes: StoredFields,
): StoredFields {
  const linked = kind && formatOf(kind).linked;
  const then = known(kind, { ...current, ...changes });
  const over = mergeIntoStored(current, known(kind, current), then, linked).changes;
  return Object.fromEntries(
    Object.entries(over).filter(([name]) => name in changes && isMapOrList(changes[name])),
  );
}

/** Returns the stored fields of an entry or of the settings that this build knows. */
function known(kind: EntryKind | undefined, stored: StoredFields): StoredFields {
  if (!kind) return writeFields(SETTINGS, settingsFromDocument(stored).fields);
  const entry = entryFrom<EntryKind>(kind, { path: '' }, stored);
  return entry ? formatOf(kind).fieldsOf(entry) : {};
}

/** Returns whether an event would end before it begins, which the rules refuse without a reason. */
function endsEarly(path: string, names: readonly string[], after: StoredFields): boolean {
  const kind = kindAt(path);
  const together = kind && describeKind(kind).together;
  if (!together || !names.some((name) => together.fields.includes(name))) return false;
  const entry = entryFrom<EntryKind>(kind, { path }, after);
  return entry !== null && !together.fit(entry);
}

/**
 * Distinguishes an outdated value from a missing role by reading the role, because the rules refuse
 * both with the same error.
 */
async function unlessRefused(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    const isRefused = errorCode(error) === 'permission-denied' && (await currentRole()) === 'admin';
    throw isRefused ? new ValueRefusedError(error) : error;
  }
}

async function readRevision(transaction: Transaction, id: string) {
  // Read in the transaction, because another visit may be deleting the files of the revision.
  const document = await transaction.get(doc(collection(firestore, REVISIONS), id));
  return document.exists() ? revisionFromDocument(id, document.data()) : null;
}

interface Restoration {
  readonly kind: EntryKind | undefined;
  /** The whole entry before the change that is undone. */
  readonly before: StoredFields;
  readonly current: StoredFields;
  /** The fields that are restored; a missing field is undefined. */
  readonly wanted: StoredFields;
  /** Whether the files of the old picture still exist. */
  readonly isKept: boolean;
}

/** Returns the picture and the texts that a share picture is drawn from. */
const shownIn = (fields: StoredFields, kind: EntryKind, { shows }: ShareFact): readonly unknown[] =>
  fieldsIn(KINDS[kind])
    .filter(([name, { type }]) => type === 'picture' || shows.includes(name))
    .map(([name, { stored = name, older }]) =>
      older ? (fields[older.name] ?? fields[stored]) : fields[stored],
    );

const shareIn = (fields: StoredFields, { name }: ShareFact) => asRecord(fields['picture'])[name];

/**
 * Returns the fields to restore with a matching share picture: the current one, the former one, or
 * none, so that it is drawn again.
 */
function withFittingShares({ kind, before, current, wanted, isKept }: Restoration): StoredFields {
  if (!kind) return wanted;
  const after = { ...current, ...wanted };
  return sharePicturesOf(kind).reduce((fields: StoredFields, share) => {
    const stored = shareIn(after, share);
    const fits = (then: StoredFields) =>
      isSameValue(shownIn(then, kind, share), shownIn(after, kind, share));
    const isThere = isKept || shareIn(before, share) === shareIn(current, share);
    const shares = [
      ...(fits(current) ? [shareIn(current, share)] : []),
      ...(fits(before) && isThere ? [shareIn(before, share)] : []),
    ];
    if (stored === undefined || shares.includes(stored)) return fields;
    const [fitting] = shares.filter((address) => address !== undefined);
    const { [share.name]: _other, ...picture } = asRecord({ ...after, ...fields }['picture']);
    return {
      ...fields,
      picture: { ...picture, ...(fitting !== undefined && { [share.name]: fitting }) },
    };
  }, wanted);
}

import type { Transaction } from 'firebase/firestore/lite';
import { EntryNotFoundError, isSameValue } from '../documents/conflict';
import type { EntryKind, EntryOf, FieldsOf } from '../../content/entry';
import {
  nextIdOf,
  publicationStart,
  TimePassedError,
  type Publication,
  type Unpublished,
} from '../documents/unpublished';
import { mergeIntoStored, withOutdatedTranslations } from '../documents/merge-into-stored';
import {
  BaseChangedError,
  isUnchanged,
  NextExistsError,
  withoutTimes,
} from '../documents/next-version';
import { type StoredFields, asRecord } from '../../content/base/stored-values';
import { idAtPath, entryFrom, locationOf, placeOfNext } from '../documents/kinds';
import { editEntry, applyEdit, formatOf } from './edit-entry';
import { addDraftRecord, addRevision } from './records';
import { documentAt, draftAt, draftDocument, locate, putEntry } from '../documents/locations';
import { updateSearchIndex } from '../search/search-update';
import { transactReading } from '../documents/transactions';
import { replacePublished, readNext, type StoredNext } from './next-release';

/**
 * Stores an edit of a published entry, which does not change, as its next version: as a draft, or
 * with a time at which it replaces the published entry. Returns the id of the version, also if an
 * earlier attempt has stored the same. Throws NextExistsError if there is another version,
 * TimePassedError, and the errors of `editEntry`.
 */
export async function beginNext<Kind extends EntryKind>(
  kind: Kind,
  before: EntryOf<Kind>,
  after: FieldsOf<Kind>,
  publishAt?: Date,
): Promise<Unpublished['id']> {
  const location = locationOf(kind, before);
  const id = nextIdOf(kind, location.key ?? idAtPath(location.path));
  const publishTime = publishAt && ahead(publishAt);
  await transactReading(async (transaction, get) => {
    const document = await get(documentAt(draftAt({ id })));
    const { stored: base } = await locate(location, get);
    const published = base === undefined ? null : entryFrom<EntryKind>(kind, location, base);
    if (!published) throw new EntryNotFoundError();
    const edit = { ...formatOf<EntryKind>(kind), before, after };
    const entry = applyEdit(withoutTimes(asRecord(base)), published, edit).fields;
    if (document.exists()) {
      if (isSameValue(document.get('entry'), entry)) return;
      throw new NextExistsError();
    }
    const stored = draftDocument({ path: location.path }, entry, { publishAt: publishTime });
    putEntry(transaction, draftAt({ id }), { ...stored, base });
    await addDraftRecord(transaction, draftAt({ id }), document, stored);
  });
  return id;
}

/**
 * Saves an edit of a next version: as a draft, for a time, or now, replacing the published entry
 * with a revision; `known` is the version as the editor saw it. Throws EditConflictError if
 * somebody else has changed the same fields of the version, BaseChangedError if the version is to
 * be published but the published entry has changed since the version was begun, EntryNotFoundError
 * if the entry is no longer published, TimePassedError, FirestoreError or TimeoutError.
 */
export async function saveNext(
  known: Unpublished,
  fields: FieldsOf<EntryKind>,
  publication: Publication,
): Promise<void> {
  const location = placeOfNext(known);
  // A next version has no end.
  const start = publicationStart(publication);
  const isNow = start === 'now';
  const time = start instanceof Date ? timeOf(known, start) : undefined;
  let isOnlyRebased = false;
  await transactReading(async (transaction, get) => {
    isOnlyRebased = false;
    const stored = await readNext(get, known);
    if (!stored) throw new EntryNotFoundError();
    const base = known.base ?? {};
    const isRebased = stored.next === undefined || !isUnchanged(base, stored.next.base);
    const entry = entryAfter(stored, known, fields, isRebased);
    if (isNow && isPublished(stored, entry)) return;
    if ((start !== 'draft' || isRebased) && !isUnchanged(base, stored.fields)) {
      throw baseChanged(known, stored);
    }
    // The rules accept publishing only over the stored base, so the new base is stored first.
    isOnlyRebased = isNow && isRebased && stored.next !== undefined;
    if (isNow && !isOnlyRebased) replacePublished(transaction, known, stored, entry);
    else await store(transaction, known, stored, { entry, time, isRebased });
  });
  if (isOnlyRebased) return saveNext(known, fields, publication);
  if (isNow) await updateSearchIndex(location);
}

/** Returns the time if it is in the future, otherwise throws TimePassedError. */
function ahead(time: Date): Date {
  if (time.getTime() <= Date.now()) throw new TimePassedError();
  return time;
}

/**
 * Accepts the stored time even if it has passed, because the editor did not choose it again. Other
 * times have to be in the future.
 */
const timeOf = ({ publishAt }: Unpublished, chosen: Date) =>
  chosen.getTime() === publishAt?.getTime() ? chosen : ahead(chosen);

/**
 * Returns the fields of the version after the edit, merged into the published fields if the version
 * gets a new base. Throws EditConflictError.
 */
function entryAfter(
  { next, document, published, fields: stored }: StoredNext,
  { kind, entry }: Unpublished,
  fields: FieldsOf<EntryKind>,
  isRebased: boolean,
): StoredFields {
  const { schema, fieldsOf, linked } = formatOf<EntryKind>(kind);
  const edit = { schema, fieldsOf, linked, before: entry, after: fields };
  const edited =
    next &&
    applyEdit<EntryOf<EntryKind>, FieldsOf<EntryKind>>(document.get('entry'), next.entry, edit);
  if (edited && !isRebased) return edited.fields;
  const after = edited?.merged ?? fieldsOf(fields);
  const over = mergeIntoStored(withoutTimes(stored), fieldsOf(published), after, linked);
  return withOutdatedTranslations({ schema }, stored, over).fields;
}

/** Returns whether a lost attempt, or somebody else, has already published the same fields. */
const isPublished = ({ next, fields }: StoredNext, entry: StoredFields): boolean =>
  !next && isSameValue(withoutTimes(fields), entry);

function baseChanged(known: Unpublished, { published, fields }: StoredNext) {
  const before = entryFrom(known.kind, placeOfNext(known), known.base) ?? known.entry;
  return new BaseChangedError(published, before, fields);
}

interface ToStore {
  readonly entry: StoredFields;
  readonly time: Date | undefined;
  readonly isRebased: boolean;
}

async function store(
  transaction: Transaction,
  known: Unpublished,
  { next, document, fields }: StoredNext,
  { entry, time, isRebased }: ToStore,
): Promise<void> {
  const base: unknown = isRebased ? fields : document.get('base');
  // An unchanged time is written in its stored form, because a Date would lose its microseconds.
  const isSameTime = next && time?.getTime() === next.publishAt?.getTime();
  const publishAt: unknown = isSameTime ? document.get('publishAt') : time;
  const draft = draftDocument(known, entry, { publishAt });
  putEntry(transaction, draftAt(known), { ...draft, base });
  await addDraftRecord(transaction, draftAt(known), document, draft);
  // Files of replaced pictures are deleted with their revision.
  if (next && !isSameValue(document.get('entry'), entry)) {
    addRevision(transaction, document, { after: { entry } });
  }
}

/**
 * Undoes the publishing of a next version: restores the previous content by an edit and stores the
 * new content as a next version, with its time unless it has passed. Throws the errors of
 * `editEntry` and `beginNext`.
 */
export async function undoReleaseNext(version: Unpublished): Promise<void> {
  const { kind, entry, base, publishAt } = version;
  const before = entryFrom<EntryKind>(kind, placeOfNext(version), base);
  if (!before) throw new EntryNotFoundError();
  await editEntry<EntryKind>(kind, entry, before);
  const isAhead = publishAt !== undefined && publishAt.getTime() > Date.now();
  await beginNext<EntryKind>(kind, before, entry, isAhead ? publishAt : undefined);
}

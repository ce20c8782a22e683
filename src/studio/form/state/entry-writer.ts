import { useState } from 'react';
import { useConfirm, type Question, type Confirm } from '../../ui/useConfirm';
import { adminPaths } from '../../../content/paths/admin-paths';
import {
  EntryGoneError,
  EntryNotFoundError,
  type MissingState,
} from '../../../store/documents/conflict';
import type { EntryKind, EntryOf, EntryRef, FieldsOf } from '../../../content/entry';
import {
  type Publication,
  type Unpublished,
  withEntry,
} from '../../../store/documents/unpublished';
import { mayHaveBeenStored } from '../../../shared/failures/failure';
import { idOf, locationOf, newEntryRef, storedFields } from '../../../store/documents/kinds';
import { KINDS } from '../../../content/kinds';
import { fieldsIn, OUTDATED } from '../../../content/base/define-kind';
import type { StoredFields } from '../../../content/base/stored-values';
import { outdatedAfter } from '../../../content/base/outdated';
import { addEntry } from '../../../store/write/add-entry';
import type { AttemptsInStates } from '../../../store/write/save-unpublished';
import { editEntry } from '../../../store/write/edit-entry';
import { WHOLE_LIST, type WrittenList } from '../../admin-list';
import { kindLabels } from '../../kinds';
import type { SavedEntry } from './entry-form-options';

interface WriterOptions {
  /** The draft or scheduled entry that the form edits. */
  readonly unpublished?: Unpublished | undefined;
  readonly list?: WrittenList | undefined;
  readonly confirm?: Confirm;
}

/** The content that a form sends. */
interface Saving<Kind extends EntryKind> {
  readonly fields: FieldsOf<Kind>;
  /** The edited entry as the form knows it; undefined for a new entry. */
  readonly before?: EntryOf<Kind> | undefined;
  /** The choice of when to publish; undefined for a published entry. */
  readonly publication?: Publication | undefined;
  /** The entry that a new entry is a copy of. */
  readonly copied?: StoredFields | undefined;
  /** The id of a new entry, the same in every attempt; a random id if undefined. */
  readonly id?: string | undefined;
  /** When the entry was first added, if it is restored from an export. */
  readonly addedAt?: Date | undefined;
}

/** The attempts to store a new entry, of which one may have succeeded without a response. */
interface Attempted<Kind extends EntryKind> extends Required<AttemptsInStates> {
  readonly ref: EntryRef<Kind>;
}

/**
 * Returns a writer that stores the entries of a form as chosen: now, as a draft or for a time;
 * several attempts store an entry once. If the edited entry no longer exists, `write` throws
 * EntryGoneError, and stores a new draft when it is called again. Otherwise it throws the errors of
 * the store.
 */
export function createEntryWriter<Kind extends EntryKind>(
  kind: Kind,
  { unpublished, list = WHOLE_LIST, confirm = async () => true }: WriterOptions = {},
) {
  /** The attempts by id of the entry. */
  const attempts = new Map<string, Attempted<Kind>>();
  let newId: string = crypto.randomUUID();
  /** Whether the edited entry no longer exists, so that a new draft is stored instead. */
  let isGone = false;
  const nextVersions = () => import('./draft-writer');
  let next: ReturnType<Awaited<ReturnType<typeof nextVersions>>['nextVersionWriter']> | undefined;
  const drafts = () => import('../../../store/write/save-unpublished');

  async function add(saving: Saving<Kind>): Promise<SavedEntry> {
    const { fields, publication = 'now', id = newId } = saving;
    const status = 'status' in fields ? fields.status : undefined;
    const earlier = attempts.get(id) ?? {
      ref: newEntryRef(kind, id, status),
      pictures: [],
      isDraft: false,
      isPublished: false,
    };
    try {
      const saved = await addWith(saving, earlier);
      attempts.delete(id);
      newId = crypto.randomUUID();
      return saved;
    } catch (error) {
      if (mayHaveBeenStored(error)) {
        attempts.set(id, {
          ref: earlier.ref,
          pictures: [...earlier.pictures, fields.picture?.src],
          isDraft: earlier.isDraft || publication !== 'now',
          isPublished: earlier.isPublished || publication === 'now',
        });
      }
      throw error;
    }
  }

  async function addWith(
    { fields, publication = 'now', addedAt, copied }: Saving<Kind>,
    { ref, ...earlier }: Attempted<Kind>,
  ): Promise<SavedEntry> {
    const outdated = copied && outdatedInCopy(kind, copied, fields);
    if (publication !== 'now') {
      await (await drafts()).addUnpublished(ref, fields, publication, { ...earlier, outdated });
      return { key: ref.id, draftPath: adminPaths.comingEntry(ref.id) };
    }
    const { pictures } = earlier;
    return published(
      earlier.isDraft
        ? await (await drafts()).publishNew(ref, fields, { ...earlier, outdated })
        : await addEntry(ref, fields, { pictures, addedAt, outdated }),
      ref.path,
    );
  }

  const published = (id: string, path: string): SavedEntry => ({
    key: kindLabels(kind).listKey(id, path),
    viewPath: kindLabels(kind).viewPath(id, path),
  });

  async function edit(saving: Saving<Kind>, before: EntryOf<Kind>): Promise<SavedEntry> {
    const { fields, publication = 'draft' } = saving;
    const location = locationOf(kind, before);
    const waits = saving.publication !== undefined && saving.publication !== 'now';
    if (!unpublished && waits) {
      return (await nextVersions()).storeNextVersion(kind, before, fields, publication);
    }
    if (unpublished?.base) {
      next ??= (await nextVersions()).nextVersionWriter(unpublished);
      return next(fields, publication);
    }
    if (!unpublished) {
      await editEntry(kind, before, fields);
      const saved = published(idOf(location), location.path);
      // The entry's card shows whether visitors see it.
      return kindLabels(kind).onlyFirstShown ? { key: saved.key } : saved;
    }
    const { saveUnpublishedEdit } = await import('../../../store/write/save-unpublished');
    const opened = withEntry({ ...unpublished, kind }, before);
    const mayPublish = () => confirm(PUBLISHED_MEANWHILE);
    const { id, state } = await saveUnpublishedEdit(opened, fields, publication, mayPublish);
    if (state === 'unpublished') return { key: id };
    const message = state === 'published meanwhile' ? MEANWHILE : undefined;
    return { ...published(id, unpublished.path), ...(message && { message }) };
  }

  async function write(saving: Saving<Kind>): Promise<SavedEntry> {
    const { before } = saving;
    if (isGone) {
      return add({ ...saving, copied: before && fieldsOfCopy(kind, before), publication: 'draft' });
    }
    if (!before) return add(saving);
    try {
      return await edit(saving, before);
    } catch (error) {
      if (!(error instanceof EntryNotFoundError)) throw error;
      isGone = true;
      throw new EntryGoneError(await findMissingState(kind, before));
    }
  }

  return {
    write: (saving: Saving<Kind>): Promise<SavedEntry> => list.afterWrite(write(saving)),
    /** The id of a new entry that may have been stored, which the next attempt has to use. */
    uncertainId: (): string | undefined => attempts.keys().next().value,
  };
}

/** Returns the stored fields of an entry that is copied. */
export const fieldsOfCopy = <Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): StoredFields => ({
  ...storedFields(kind, entry),
  [OUTDATED]: Reflect.get(entry, OUTDATED),
});

/**
 * Returns the outdated translations to store with a copy, which counts as an edit of the original.
 */
function outdatedInCopy<Kind extends EntryKind>(
  kind: Kind,
  copied: StoredFields,
  fields: FieldsOf<Kind>,
): string | undefined {
  const is = storedFields(kind, fields);
  // The copy has its own picture files; only its texts are compared with the original.
  const files = fieldsIn(KINDS[kind]).flatMap(([name, { type, stored = name }]) =>
    type === 'picture' ? [[stored, is[stored] ?? copied[stored]]] : [],
  );
  return outdatedAfter(KINDS[kind], { ...copied, ...Object.fromEntries(files) }, is);
}

const PUBLISHED_MEANWHILE: Question = {
  title: 'Save it for visitors to see?',
  note: 'Somebody has published it meanwhile, or its time came: visitors see at once what you save.',
  action: 'Save',
  isHarmless: true,
};
const MEANWHILE = 'Saved. It had been published meanwhile.';

/** Returns why the entry is missing; undefined if the reason cannot be determined. */
async function findMissingState<Kind extends EntryKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): Promise<MissingState | undefined> {
  try {
    const service = await import('../../../store/write/missing-state');
    return await service.findMissingState(kind, entry);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The writer of a form's entries, which asks before the edit of a draft becomes public. */
export function useEntryWriter<Kind extends EntryKind>(
  kind: Kind,
  unpublished: Unpublished | undefined,
  list?: WrittenList,
) {
  const confirm = useConfirm();
  const [writer] = useState(() => createEntryWriter(kind, { unpublished, list, confirm }));
  return writer;
}

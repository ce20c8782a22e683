import { beforeEach, describe, expect, test } from 'vitest';
import { fieldsIn, KIND_NAMES } from '../../../src/content/base/define-kind';
import type { FieldType } from '../../../src/content/base/field-types';
import { KINDS } from '../../../src/content/kinds';
import { publishDraft } from '../../../src/studio/form/state/draft-writer';
import { EditConflictError } from '../../../src/store/documents/conflict';
import type { EntryKind, EntryLocation } from '../../../src/content/entry';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { entryFrom, lacksFeature, newEntryRef, placeOf } from '../../../src/store/documents/kinds';
import { signature } from '../../../src/store/session/session';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished, saveUnpublishedEdit } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { beginNext } from '../../../src/store/write/next-version';
import { unpublish } from '../../../src/store/write/publishing';
import { releaseDue } from '../../../src/store/write/release-due';
import { publishAgain } from '../../../src/store/write/publish-undo';
import {
  deleteEntry,
  deleteUnpublished,
  restore,
  deleteForEver,
} from '../../../src/store/write/trash';
import { getUnpublished, readLiveUnpublished } from '../../../src/store/write/unpublished';
import { fullFields, leastFields } from '../../support/samples';
import { skipPauses } from '../../support/skipped-pauses';
import { trashed } from '../../support/trashed';
import { later } from '../../support/unpublished-entries';
import { serveOverHttp, uploadedPicture } from '../../support/uploaded-picture';
import { openAdminDatabase } from '../../support/admin-session';

// What is done to an entry, once for each kind: a kind that is wired wrongly fails here. How it is done is
// told of movies and announcements in tests/services, the two ways in which entries are stored.

const { database } = openAdminDatabase();
serveOverHttp();
beforeEach(() => void skipPauses());

/** The first field of that type, as title or picture, and the name that it is stored under. */
function fieldOf(kind: EntryKind, type: FieldType) {
  const [name = '', field] = fieldsIn(KINDS[kind]).find(([, one]) => one.type === type) ?? [];
  return { name, stored: field?.stored ?? name, folder: field?.folder };
}

/** One row for a test that a kind has, or none. */
const onlyIf = (applies: boolean) => (applies ? [undefined] : []);

describe.each(KIND_NAMES)('%s', (kind) => {
  const fields = fullFields<EntryKind>(kind);
  const text = fieldOf(kind, 'text');
  const { folder } = fieldOf(kind, 'picture');
  const ref = newEntryRef<EntryKind>(kind, 'kadal');
  const edited = { ...fields, [text.name]: 'Edited' };

  /** What is stored of what is published, and where; announcements under a key of their own. */
  async function published() {
    const data = (await database.doc(ref.path).get()).data();
    const key = placeOf(kind).keyAt ? Object.keys(data ?? {})[0] : undefined;
    const location: EntryLocation = { path: ref.path, ...(key && { key }) };
    return { location, stored: key ? data?.[key] : placeOf(kind).keyAt ? undefined : data };
  }
  async function entry() {
    const { location, stored } = await published();
    const found = entryFrom<EntryKind>(kind, location, stored);
    if (!found) throw new Error('It is not published');
    return found;
  }
  async function added(values = fields) {
    await addEntry<EntryKind>(ref, values);
    return entry();
  }
  async function waiting(id = ref.id): Promise<Unpublished> {
    const found = await getUnpublished(id);
    if (!found) throw new Error('It is not stored');
    return found;
  }
  const title = async () => (await published()).stored?.[text.stored];
  /** An entry with files, if its kind has a picture. */
  async function addedWithFiles() {
    if (!folder) return { seen: await added(), files: async () => [] };
    const { picture, files } = await uploadedPicture(folder);
    return { seen: await added({ ...fields, picture } as typeof fields), files };
  }

  test('is added with every field, and read back equal', async () => {
    expect(await added()).toMatchObject(fields);
  });

  test('is edited field by field', async () => {
    await added(leastFields<EntryKind>(kind));
    for (const [name, value] of Object.entries(fields)) {
      const before = await entry();
      await editEntry<EntryKind>(kind, before, { ...before, [name]: value });
    }
    expect(await entry()).toMatchObject(fields);
  });

  test('is edited with its previous fields in the history, but not over an edit of somebody else', async () => {
    const seen = await added();
    const { stored: before, location } = await published();
    await editEntry<EntryKind>(kind, seen, { ...seen, [text.name]: 'Edited' });
    const { docs } = await database.collection('revisions').get();
    expect(docs.map((revision) => revision.data())).toEqual([
      { ...location, before, ...signature(), at: expect.anything() },
    ]);
    const second = editEntry<EntryKind>(kind, seen, { ...seen, [text.name]: 'Mine' });
    await expect(second).rejects.toThrow(EditConflictError);
    expect(await title()).toBe('Edited');
  });

  test('is saved as a draft, edited, released at its time, unpublished and published again', async () => {
    await addUnpublished<EntryKind>(ref, fields, later());
    expect(await waiting()).toMatchObject({ ...ref, entry: fields });
    expect(await releaseDue()).toBe(0);
    await saveUnpublishedEdit<EntryKind>(await waiting(), edited, later(), async () => true);
    await database
      .doc(`unpublished/${ref.id}`)
      .update({ publishAt: new Date(Date.now() - 60_000) });
    expect(await releaseDue()).toBe(1);
    expect(await entry()).toMatchObject(edited);

    const { stored: before } = await published();
    const unpublication = await unpublish<EntryKind>(kind, await entry());
    expect((await published()).stored).toBeUndefined();
    await publishAgain(unpublication);
    expect((await published()).stored).toEqual(before);
  });

  test('has an end, until which it is only in the list of its kind', async () => {
    const until = later(86_400_000);
    const { id } = await unpublish<EntryKind>(kind, await added(), { until });
    expect(await readLiveUnpublished(kind)).toMatchObject([{ id, entry: fields, until }]);
    const others = KIND_NAMES.filter((other) => other !== kind);
    expect(await Promise.all(others.map(readLiveUnpublished))).toEqual(others.map(() => []));
  });

  test.each(onlyIf(!lacksFeature(kind, 'trash')))(
    'is deleted, restored with its files, and deleted for ever with them',
    async () => {
      const { seen, files } = await addedWithFiles();
      const { stored: before } = await published();
      const deleted = await trashed(deleteEntry<EntryKind>(kind, seen));
      expect((await published()).stored).toBeUndefined();
      expect(await files()).toHaveLength(folder ? 3 : 0);
      await restore(deleted);
      expect((await published()).stored).toEqual(before);
      await deleteEntry<EntryKind>(kind, seen);
      await deleteForEver(deleted);
      expect(await files()).toEqual([]);
    },
  );

  test.each(onlyIf(lacksFeature(kind, 'trash')))(
    'is deleted for ever immediately, with its files',
    async () => {
      const { seen, files } = await addedWithFiles();
      expect(await deleteEntry<EntryKind>(kind, seen)).toBeUndefined();
      expect((await published()).stored).toBeUndefined();
      expect(await files()).toEqual([]);
    },
  );

  test('is deleted and restored as a draft', async () => {
    await addUnpublished<EntryKind>(ref, fields, later());
    await restore(await trashed(deleteUnpublished(ref)));
    expect(await waiting()).toMatchObject({ entry: fields });
    expect((await waiting()).publishAt).toBeUndefined();
  });

  test.each(onlyIf(!lacksFeature(kind, 'next version')))(
    'has a next version, which replaces it when published',
    async () => {
      const seen = await added();
      const { location } = await published();
      const id = await beginNext<EntryKind>(kind, seen, { ...seen, [text.name]: 'Next' });
      await publishDraft(await waiting(id));
      expect(await title()).toBe('Next');
      expect((await published()).location).toEqual(location);
    },
  );
});

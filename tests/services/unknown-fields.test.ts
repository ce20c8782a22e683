// product 10.12 and 36.4.
import type { DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldsIn, KIND_NAMES } from '../../src/content/base/define-kind';
import { KINDS } from '../../src/content/kinds';
import type { EntryKind, EntryLocation } from '../../src/content/entry';
import { NO_END, type Unpublished } from '../../src/store/documents/unpublished';
import { entryFrom, lacksFeature, newEntryRef, placeOf } from '../../src/store/documents/kinds';
import { historyReader } from '../../src/store/history/history';
import { restoreFields } from '../../src/store/history/restore';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry, setFields } from '../../src/store/write/edit-entry';
import { beginNext, saveNext, undoReleaseNext } from '../../src/store/write/next-version';
import { publishAgain, unpublishAgain } from '../../src/store/write/publish-undo';
import { publish, unpublish } from '../../src/store/write/publishing';
import { releaseDue } from '../../src/store/write/release-due';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { deleteEntry, deleteUnpublished, restore } from '../../src/store/write/trash';
import { getUnpublished, updateUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { fullFields } from '../support/samples';
import { skipPauses } from '../support/skipped-pauses';
import { storedEntries } from '../support/unpublished-entries';

// What this build does not know of an entry, in its fields and in the map of its picture, stays in whatever
// is done with it.

const { database } = openAdminDatabase();
const { makeDue } = storedEntries({ database });
beforeEach(() => void skipPauses());

/** One row for a test that a kind has, or none. */
const onlyIf = (applies: boolean) => (applies ? [undefined] : []);

describe.each(KIND_NAMES)('%s', (kind) => {
  const fields = fullFields<EntryKind>(kind);
  const [text = '', { stored: name = text } = {}] =
    fieldsIn(KINDS[kind]).find(([, { type }]) => type === 'text') ?? [];
  const edited = (title = 'Edited') => ({ ...fields, [text]: title });
  const moved = (of = fields) => ({
    ...of,
    ...(of.picture && { picture: { ...of.picture, focus: '1% 1%' } }),
  });
  const ref = newEntryRef<EntryKind>(kind, 'kadal');

  const read = async (path: string): Promise<DocumentData> =>
    (await database.doc(path).get()).data() ?? {};
  async function location(): Promise<EntryLocation> {
    const [key = ''] = placeOf(kind).keyAt ? Object.keys(await read(ref.path)) : [];
    return { path: ref.path, ...(placeOf(kind).keyAt && { key }) };
  }
  /** What is stored of the published entry. */
  async function published(): Promise<DocumentData> {
    const { path, key } = await location();
    const data = await read(path);
    return key === undefined ? data : (data[key] ?? {});
  }
  async function entry() {
    const found = entryFrom<EntryKind>(kind, await location(), await published());
    if (!found) throw new Error('It is not published');
    return found;
  }
  async function waiting(id = ref.id): Promise<Unpublished> {
    const found = await getUnpublished(id);
    if (!found) throw new Error('It is not stored');
    return found;
  }
  const entryOfDraft = async (id = ref.id): Promise<DocumentData> =>
    (await read(`unpublished/${id}`))['entry'] ?? {};

  const unknownIn = (stored: DocumentData) => ({
    other: stored['Other'],
    inPicture: stored['picture']?.Other,
  });
  const ALL = { other: { 0: 'x' }, inPicture: 'y' };
  const withUnknown = (stored: DocumentData) => ({
    ...stored,
    Other: ALL.other,
    picture: { ...stored['picture'], Other: ALL.inPicture },
  });

  async function addPublished() {
    await addEntry<EntryKind>(ref, fields);
    const { path, key } = await location();
    const stored = withUnknown(await published());
    await database.doc(path).set(key === undefined ? stored : { [key]: stored });
    return entry();
  }
  async function addDraft() {
    await addUnpublished<EntryKind>(ref, fields);
    const stored = withUnknown(await entryOfDraft());
    await database.doc(`unpublished/${ref.id}`).update({ entry: stored });
    return waiting();
  }

  test('stays in an edit, and in an edit of the focal point', async () => {
    await editEntry<EntryKind>(kind, await addPublished(), edited());
    expect(unknownIn(await published())).toEqual(ALL);
    await setFields<EntryKind>(kind, await entry(), moved(edited('Again')));
    expect(await published()).toMatchObject({ picture: { focus: '1% 1%' } });
    expect(unknownIn(await published())).toEqual(ALL);
  });

  test('is removed with a replaced picture, and stays beside it', async () => {
    const before = await addPublished();
    const picture = { src: fields.picture?.src.replace('boat', 'ship') ?? '', width: 700 };
    await editEntry<EntryKind>(kind, before, { ...fields, picture });
    expect((await published())['picture']).toEqual({ width: 700 });
    expect(unknownIn(await published())).toEqual({ other: ALL.other });
  });

  test('stays in a draft that is edited, and published', async () => {
    await updateUnpublished<EntryKind>(await addDraft(), moved(edited()));
    expect(unknownIn(await entryOfDraft())).toEqual(ALL);
    await publish<EntryKind>(await waiting(), edited('Published'));
    expect(await published()).toMatchObject({ [name]: 'Published' });
    expect(unknownIn(await published())).toEqual(ALL);
  });

  test('stays in an entry that is published, and made a draft again', async () => {
    const draft = await addDraft();
    const id = await publish<EntryKind>(draft);
    expect(unknownIn(await published())).toEqual(ALL);
    await unpublishAgain(draft, id);
    expect(unknownIn(await entryOfDraft())).toEqual(ALL);
  });

  test('stays in an entry that is released', async () => {
    await addDraft();
    await makeDue(ref);
    await database.doc(`unpublished/${ref.id}`).update({ until: NO_END });
    expect(await releaseDue()).toBe(1);
    expect(unknownIn(await published())).toEqual(ALL);
  });

  test('stays in an entry that is unpublished, also after an undo', async () => {
    const draft = await unpublish<EntryKind>(kind, await addPublished());
    expect(unknownIn(await entryOfDraft(draft.id))).toEqual(ALL);
    await publishAgain(draft);
    expect(unknownIn(await published())).toEqual(ALL);
  });

  test('stays in an entry that is restored from its history', async () => {
    await editEntry<EntryKind>(kind, await addPublished(), moved(edited()));
    const [change] = await historyReader(await location())();
    if (!change) throw new Error('It has no history');
    expect(await restoreFields(await location(), change, [name, 'picture'])).toBe(true);
    expect(await published()).toMatchObject({ [name]: Reflect.get(fields, text) });
    expect(unknownIn(await published())).toEqual(ALL);
  });

  test('stays in a draft that is restored from the trash', async () => {
    const trashed = await deleteUnpublished(await addDraft());
    if (!trashed) throw new Error('It is not in the trash');
    await restore(trashed);
    expect(unknownIn(await entryOfDraft())).toEqual(ALL);
  });

  test.each(onlyIf(!lacksFeature(kind, 'trash')))(
    'stays in an entry that is restored from the trash',
    async () => {
      const trashed = await deleteEntry<EntryKind>(kind, await addPublished());
      if (!trashed) throw new Error('It is not in the trash');
      await restore(trashed);
      expect(unknownIn(await published())).toEqual(ALL);
    },
  );

  if (lacksFeature(kind, 'next version')) return;

  test('stays in a next version, in the entry that it replaces, and after an undo', async () => {
    const before = await addPublished();
    const id = await beginNext<EntryKind>(kind, before, moved(edited('Next')));
    expect(unknownIn(await entryOfDraft(id))).toEqual(ALL);
    await saveNext(await waiting(id), moved(edited('Newer')), 'draft');
    expect(unknownIn(await entryOfDraft(id))).toEqual(ALL);
    const version = await waiting(id);
    await saveNext(version, moved(edited('Newest')), 'now');
    expect(await published()).toMatchObject({ [name]: 'Newest', picture: { focus: '1% 1%' } });
    expect(unknownIn(await published())).toEqual(ALL);
    await undoReleaseNext({ ...version, entry: await entry() } as Unpublished);
    expect(await published()).toMatchObject({ [name]: Reflect.get(fields, text) });
    expect(unknownIn(await published())).toEqual(ALL);
    expect(unknownIn(await entryOfDraft(id))).toEqual(ALL);
  });

  test('stays in a next version that replaces its entry at its time', async () => {
    const id = await beginNext<EntryKind>(kind, await addPublished(), moved(edited('Next')));
    await makeDue({ id });
    await database.doc(`unpublished/${id}`).update({ until: NO_END });
    expect(await releaseDue()).toBe(1);
    expect(await published()).toMatchObject({ [name]: 'Next', picture: { focus: '1% 1%' } });
    expect(unknownIn(await published())).toEqual(ALL);
  });
});

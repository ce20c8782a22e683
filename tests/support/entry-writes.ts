import { afterEach, describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/domain/entries/conflict';
import type { EntryKind, EntryOf, FieldsOf } from '../../src/domain/entries/entry';
import type { FieldTable } from '../../src/admin/kit/fields/field-table';
import type { Picture } from '../../src/domain/pictures/picture';
import { TimeoutError } from '../../src/domain/failures/timeout';
import type { PictureFolder } from '../../src/firebase/storage-path';
import { newEntryRef } from '../../src/firebase/entries/kinds';
import { addEntry } from '../../src/services/store/add-entry';
import { editEntry } from '../../src/services/store/edit-entry';
import { deleteEntry, restore } from '../../src/services/store/trash';
import { deleteForEver } from '../../src/services/store/trash-purge';
import type { openAdminSession } from './admin-session';
import { day, type openDatabase } from './database';
import { longestFields, tooLongFields } from './longest-values';
import { loseResponses } from './lost-responses';
import { errorsWithoutResponse } from './no-response';
import { uploadedPicture } from './uploaded-picture';

type Titled = { readonly title?: string };

type Changes<Fields> = Readonly<
  Record<string, readonly [theirs: Partial<Fields>, mine: Partial<Fields>]>
>;

/** A kind of entry that is a document of its own, with the calls of the store. */
interface EntryWrites<Fields extends Titled, Entry extends Fields, Texts extends Partial<Fields>> {
  readonly database: ReturnType<typeof openDatabase>;
  readonly session: ReturnType<typeof openAdminSession>;
  /** The path of the collection that `add` writes to. */
  readonly collection: string;
  readonly fields: Fields;
  /** `fields` as they are stored, without the timestamp. */
  readonly document: object;
  /** The fields of its form, whose maximum lengths the rules have to accept. */
  readonly texts: FieldTable<Texts>;
  readonly add: (id: string, fields: Fields) => Promise<unknown>;
  readonly read: (id: string) => Promise<Entry>;
  readonly list: () => Promise<readonly Entry[]>;
  readonly update: (before: Entry, after: Fields) => Promise<void>;
  readonly remove: (entry: Entry) => Promise<unknown>;
  /** The id of the entry 'tides' in the trash; without it a deletion is final. */
  readonly trashId?: string;
  /** What somebody else changes, and what this edit changes, by description: the same, or not. */
  readonly conflicts: Changes<Fields>;
  readonly merges: Changes<Fields>;
  /** Where its pictures are stored, and the fields of an entry with that picture. */
  readonly pictures?: {
    readonly folder: PictureFolder;
    readonly fieldsWith: (picture: Picture) => Fields;
  };
}

/** The calls of the store for a kind, and where it adds entries. */
export const writesOf = <Kind extends EntryKind>(kind: Kind) => ({
  collection: newEntryRef(kind, '').path.slice(0, -1),
  add: (id: string, fields: FieldsOf<Kind>) => addEntry(newEntryRef(kind, id), fields),
  update: (before: EntryOf<Kind>, after: FieldsOf<Kind>) => editEntry(kind, before, after),
  remove: (entry: EntryOf<Kind>) => deleteEntry(kind, entry),
});

const ID = 'tides';
export const DENIED = { code: 'permission-denied' };

/** Declares the tests that are the same for every kind of entry that administrators write. */
export function describeEntryWrites<
  Fields extends Titled,
  Entry extends Fields,
  Texts extends Partial<Fields>,
>(kind: EntryWrites<Fields, Entry, Texts>): void {
  const { fields, add, update, remove, pictures } = kind;
  const path = `${kind.collection}/${ID}`;
  const stored = async () => (await kind.database.database.doc(path).get()).data();
  const read = () => kind.read(ID);
  async function added(values = fields): Promise<Entry> {
    await add(ID, values);
    return read();
  }

  afterEach(() => void vi.restoreAllMocks());

  describe('adding', () => {
    test('stores the fields with the time of the server', async () => {
      await add(ID, fields);
      const { timestamp, ...rest } = (await stored()) ?? {};
      expect(rest).toEqual(kind.document);
      expect(Math.abs(timestamp.toMillis() - Date.now())).toBeLessThan(300_000);
    });

    test('accepts texts of the maximum length, and nothing longer', async () => {
      for (const [, longer] of tooLongFields(kind.texts)) {
        await expect(add(ID, { ...fields, ...longer })).rejects.toMatchObject(DENIED);
      }
      expect(await stored()).toBeUndefined();
      const longest = { ...fields, ...longestFields(kind.texts) };
      await add(ID, longest);
      expect(await read()).toMatchObject(longest);
    });

    test('again after a lost response edits the stored entry', async () => {
      const restoreResponses = loseResponses();
      await expect(add(ID, fields)).rejects.toThrow('The connection was lost');
      restoreResponses();
      const first = await stored();
      await add(ID, { ...fields, title: 'High Tides' });
      expect(await stored()).toEqual({ ...first, title: 'High Tides' });
      expect(await kind.list()).toHaveLength(1);
    });
  });

  describe('an edit', () => {
    test('leaves the timestamp and unknown fields unchanged', async () => {
      const document = { ...kind.document, note: 'of an older site', timestamp: day(1) };
      await kind.database.store({ [path]: document });
      const before = await stored();
      const entry = await read();
      await update(entry, { ...entry, title: 'High Tides' });
      expect(await stored()).toEqual({ ...before, title: 'High Tides' });
    });

    test('that changes nothing sends no request', async () => {
      const entry = await added();
      const fetchSpy = vi.spyOn(globalThis, 'fetch');
      await update(entry, { ...entry });
      expect(fetchSpy).not.toHaveBeenCalled();
    });

    test.each(Object.entries(kind.conflicts))(
      'after somebody else changed %s writes nothing and throws the stored entry',
      async (_what, [theirs, mine]) => {
        const entry = await added();
        await update(entry, { ...entry, ...theirs });
        const before = await stored();
        const edit = update(entry, { ...entry, ...mine });
        await expect(edit).rejects.toThrow(EditConflictError);
        await expect(edit).rejects.toMatchObject({ current: { ...entry, ...theirs } });
        expect(await stored()).toEqual(before);
      },
    );

    test.each(Object.entries(kind.merges))(
      'and one of somebody else, who changed %s, both succeed',
      async (_what, [theirs, mine]) => {
        const entry = await added();
        await update(entry, { ...entry, ...theirs });
        await update(entry, { ...entry, ...mine });
        expect(await read()).toEqual({ ...entry, ...theirs, ...mine });
      },
    );

    test('after somebody else made the same change succeeds', async () => {
      const entry = await added();
      await update(entry, { ...entry, title: 'High Tides' });
      await update(entry, { ...entry, title: 'High Tides' });
      expect(await read()).toEqual({ ...entry, title: 'High Tides' });
    });

    test('of a deleted entry throws and does not restore it', async () => {
      const entry = await added();
      await remove(entry);
      const edit = update(entry, { ...entry, title: 'High Tides' });
      await expect(edit).rejects.toThrow(EntryNotFoundError);
      expect(await stored()).toBeUndefined();
    });
  });

  test('deleting a deleted entry succeeds', async () => {
    const entry = await added();
    await remove(entry);
    expect(await stored()).toBeUndefined();
    await remove(entry);
  });

  test('users without the role can neither add, edit nor delete', async () => {
    const entry = await added();
    const before = await stored();
    await kind.session.signOut();
    await expect(add('another', fields)).rejects.toMatchObject(DENIED);
    await expect(add(ID, { ...fields, title: 'High Tides' })).rejects.toMatchObject(DENIED);
    await expect(update(entry, { ...entry, title: 'High Tides' })).rejects.toMatchObject(DENIED);
    await expect(remove(entry)).rejects.toMatchObject(DENIED);
    expect(await stored()).toEqual(before);
  });

  test('calls without a response end with a TimeoutError', async () => {
    const entry = await added();
    const errors = await errorsWithoutResponse([
      () => add(ID, fields),
      () => update(entry, { ...entry, title: 'High Tides' }),
      () => remove(entry),
      kind.list,
    ]);
    expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
  });

  if (!pictures) return;

  test('a refused deletion leaves the files of the picture', async () => {
    const { picture, files } = await uploadedPicture(pictures.folder);
    const entry = await added(pictures.fieldsWith(picture));
    await kind.session.signOut();
    await expect(remove(entry)).rejects.toMatchObject(DENIED);
    expect(await files()).toHaveLength(2);
  });

  const { trashId } = kind;
  if (!trashId) return;

  test('a deleted entry can be restored with its files, exactly as it was', async () => {
    const { picture, files } = await uploadedPicture(pictures.folder);
    const entry = await added(pictures.fieldsWith(picture));
    const before = await stored();
    await remove(entry);
    expect(await files()).toHaveLength(2);
    await restore({ id: trashId, path });
    expect(await stored()).toEqual(before);
    // A second press, or one after a lost response.
    await restore({ id: trashId, path });
    await remove(entry);
    await restore({ id: trashId, path });
    expect(await stored()).toEqual(before);
  });

  test('deleted for ever it is gone with its files', async () => {
    const { picture, files } = await uploadedPicture(pictures.folder);
    const entry = await added(pictures.fieldsWith(picture));
    await remove(entry);
    await deleteForEver({ id: trashId });
    expect(await files()).toEqual([]);
    await expect(restore({ id: trashId, path })).rejects.toThrow(EntryNotFoundError);
    expect(await stored()).toBeUndefined();
  });
}

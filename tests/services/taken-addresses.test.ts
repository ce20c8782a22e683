// product 5.15, 15.6.
import { describe, expect, test } from 'vitest';
import { AddressTakenError } from '../../src/store/documents/conflict';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import { publish } from '../../src/store/write/publishing';
import { addUnpublished } from '../../src/store/write/save-unpublished';
import { deleteEntry, deleteUnpublished, restore } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { AT, FILE, readMovie, REF, tides } from '../support/tides';
import { trashed } from '../support/trashed';
import { movieDraft, storedEntries, unpublishedEntry } from '../support/unpublished-entries';

// That an address is free for one movie alone is kept by the rules.

const { database, store } = openAdminDatabase();
const { unpublished } = storedEntries({ database });
const stored = async (path: string) => (await database.doc(path).get()).data();
const { ref, fields } = movieDraft;

describe('an address of another movie', () => {
  const another = { ...tides, title: 'Ebb', picture: { src: `${FILE}2` } };

  test.each(['Upcoming', 'Released'] as const)(
    'in %s is refused, and the other movie does not change',
    async (collection) => {
      await addEntry(newEntryRef('movie', AT.id, collection), { ...tides, status: collection });
      const before = await stored(`Movies/${collection}/Movies/${AT.id}`);
      await expect(addEntry(REF, another)).rejects.toThrow(AddressTakenError);
      const again = addEntry(REF, another, { pictures: [`${FILE}3`] });
      await expect(again).rejects.toThrow(AddressTakenError);
      expect(await stored(`Movies/${collection}/Movies/${AT.id}`)).toEqual(before);
    },
  );

  test('that an earlier attempt has stored with another picture becomes an edit', async () => {
    await addEntry(REF, tides);
    await addEntry(REF, another, { pictures: [FILE] });
    expect(await readMovie()).toMatchObject({ title: 'Ebb', picture: another.picture });
  });
});

describe('publishing a draft', () => {
  test.each([
    ['published in the other collection', { 'Movies/Released/Movies/kadal': { title: 'Old' } }],
    [
      'in the trash',
      {
        'trash/movie:kadal': { path: 'Movies/Released/Movies/kadal', entry: {}, deleted: day(1) },
      },
    ],
  ])(
    'of a movie whose address belongs to one that is %s is refused with a reason',
    async (_, documents) => {
      await addUnpublished(ref, fields);
      await store(documents);
      await expect(publish(await unpublishedEntry(ref))).rejects.toThrow(AddressTakenError);
      expect(await unpublished(ref)).toBeDefined();
    },
  );
});

describe('the address of a movie', () => {
  test('of a draft cannot be used for another draft', async () => {
    await addUnpublished(ref, fields);
    const other = { ...fields, picture: { src: `${fields.picture.src}&other` } };
    await expect(addUnpublished(ref, other)).rejects.toThrow(AddressTakenError);
    await expect(addEntry(ref, other)).rejects.toThrow(AddressTakenError);
    await expect(addEntry(newEntryRef('movie', 'kadal', 'Released'), other)).rejects.toThrow(
      AddressTakenError,
    );
    expect(await unpublishedEntry(ref)).toMatchObject({ entry: fields });
  });

  test.each(['Upcoming', 'Released'] as const)(
    'of a movie in %s cannot be used for a draft',
    async (collection) => {
      await addEntry(newEntryRef('movie', 'kadal', collection), fields);
      await expect(addUnpublished(ref, fields)).rejects.toThrow(AddressTakenError);
    },
  );

  test('of a movie in the trash cannot be used for either', async () => {
    await addEntry(ref, fields);
    await deleteEntry('movie', { id: 'kadal', collection: 'Upcoming' });
    await expect(addUnpublished(ref, fields)).rejects.toThrow(AddressTakenError);
    await expect(addEntry(ref, fields)).rejects.toThrow(AddressTakenError);
  });

  // A second one could not be deleted, and restoring the first would replace it.
  test('of a draft in the trash cannot be used for either', async () => {
    await addUnpublished(ref, fields);
    const deleted = await trashed(deleteUnpublished(ref));
    await expect(addUnpublished(ref, fields)).rejects.toThrow(AddressTakenError);
    await expect(addEntry(ref, fields)).rejects.toThrow(AddressTakenError);
    await restore(deleted);
    await publish(await unpublishedEntry(ref));
  });
});

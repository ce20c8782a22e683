// product 29.28.
import { describe, expect, test } from 'vitest';
import {
  EditConflictError,
  EditDeclinedError,
  EntryNotFoundError,
} from '../../src/store/documents/conflict';
import type { Unpublished } from '../../src/store/documents/unpublished';
import type { EntryKind } from '../../src/content/entry';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import {
  addUnpublished,
  publishNew,
  saveUnpublishedEdit,
} from '../../src/store/write/save-unpublished';
import { publish } from '../../src/store/write/publishing';
import { deleteUnpublished } from '../../src/store/write/trash';
import { getUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { loseResponses } from '../support/lost-responses';
import { BOTH_WAYS, later, storedEntries, unpublishedEntry } from '../support/unpublished-entries';

// An edit of what may have been published meanwhile (product 29.5).

const { database } = openAdminDatabase();
const stored = storedEntries({ database });

const HOUR_MS = 3_600_000;
const agree = async () => true;
const decline = async () => false;

describe.each(BOTH_WAYS)('$ref.kind', ({ ref: reference, fields }) => {
  const { kind } = reference;
  const { src } = fields.picture;
  const edited = { ...fields, title: 'Edited' };
  const published = () => stored.published(reference);
  const read = () => unpublishedEntry<EntryKind>(reference);

  /** How many entries with these texts visitors see. */
  async function countPublished(): Promise<number> {
    const data = (await database.doc(reference.path).get()).data();
    const entries = kind === 'announcement' ? Object.values(data ?? {}) : [data];
    const titles = new Set([fields.title, edited.title]);
    return entries.filter((entry) => entry && titles.has(entry.title)).length;
  }

  /** Publishes the new entry at once, as its form does. */
  const add = () => addEntry<EntryKind>(reference, fields);

  async function added(publishAt?: Date): Promise<Unpublished> {
    await addUnpublished<EntryKind>(reference, fields, publishAt);
    return read();
  }

  test('an edit of a draft gives it a time, makes it a draft again, and publishes it', async () => {
    const publishAt = later();
    expect(await saveUnpublishedEdit<EntryKind>(await added(), edited, publishAt, agree)).toEqual({
      id: reference.id,
      state: 'unpublished',
    });
    const timed = await read();
    expect(timed.entry.title).toBe('Edited');
    expect(Math.abs(Number(timed.publishAt) - publishAt.getTime())).toBeLessThan(1000);
    await saveUnpublishedEdit<EntryKind>(timed, edited, 'draft', agree);
    const draft = await read();
    expect(draft.publishAt).toBeUndefined();
    const { state } = await saveUnpublishedEdit<EntryKind>(draft, edited, 'now', agree);
    expect(state).toBe('published');
    expect(await published()).toMatchObject({ title: 'Edited' });
    expect(await getUnpublished(reference.id)).toBeNull();
  });

  test.each(['now', 'draft', later(2 * HOUR_MS)] as const)(
    'an edit (%s) of an entry that was published meanwhile is written to the published one',
    async (publication) => {
      const before = await added();
      await publish(before);
      const { state, id } = await saveUnpublishedEdit<EntryKind>(
        before,
        edited,
        publication,
        agree,
      );
      expect(state).toBe('published meanwhile');
      expect(id).toMatch(kind === 'announcement' ? /^item_\d+$/ : /^kadal$/);
      expect(await published()).toMatchObject({ title: 'Edited' });
      expect(await getUnpublished(reference.id)).toBeNull();
    },
  );

  test.each(['draft', later(2 * HOUR_MS)] as const)(
    'an edit (%s) of an entry that was published meanwhile is not written without a confirmation',
    async (publication) => {
      const before = await added();
      await publish(before);
      const edit = saveUnpublishedEdit<EntryKind>(before, edited, publication, decline);
      await expect(edit).rejects.toThrow(EditDeclinedError);
      expect(await published()).toMatchObject({ title: fields.title });
    },
  );

  test('an edit that publishes needs no confirmation', async () => {
    const before = await added();
    await publish(before);
    await saveUnpublishedEdit<EntryKind>(before, edited, 'now', decline);
    expect(await published()).toMatchObject({ title: 'Edited' });
  });

  test('a change of another field by somebody else is preserved', async () => {
    const before = await added();
    const picture = { src: src.replace('a-abc', 'b-abc') };
    await saveUnpublishedEdit<EntryKind>(before, { ...fields, picture }, 'draft', agree);
    await saveUnpublishedEdit<EntryKind>(before, edited, 'draft', agree);
    expect((await read()).entry).toMatchObject({ title: 'Edited', picture });
    await saveUnpublishedEdit<EntryKind>(before, edited, 'now', agree);
    expect(JSON.stringify(await published())).toContain(picture.src);
  });

  test('a change by somebody else after the publication is not overwritten', async () => {
    const before = await added();
    await publish<EntryKind>(before, { ...fields, title: 'Theirs' });
    const edit = saveUnpublishedEdit<EntryKind>(before, edited, 'draft', agree);
    await expect(edit).rejects.toThrow(EditConflictError);
    await expect(edit).rejects.toMatchObject({ current: { title: 'Theirs' } });
    expect(await published()).toMatchObject({ title: 'Theirs' });
  });

  test('an edit of an entry that was deleted meanwhile fails and restores nothing', async () => {
    const before = await added();
    await deleteUnpublished(before);
    const edit = saveUnpublishedEdit<EntryKind>(before, edited, 'draft', agree);
    await expect(edit).rejects.toThrow(EntryNotFoundError);
    expect(await published()).toBeUndefined();
    expect(await getUnpublished(reference.id)).toBeNull();
  });

  test('a new entry that an earlier attempt stored as a draft is published from the draft', async () => {
    await added();
    await publishNew<EntryKind>(reference, edited, {});
    expect(await published()).toMatchObject({ title: 'Edited' });
    expect(await getUnpublished(reference.id)).toBeNull();
  });

  test('a new entry without a draft of an earlier attempt is published', async () => {
    const id = await publishNew<EntryKind>(reference, edited, {});
    expect(id).toMatch(kind === 'announcement' ? /^item_\d+$/ : /^kadal$/);
    expect(await published()).toMatchObject({ title: 'Edited' });
  });

  // A connection that dies after the send: what was published is not known to the form.
  test('a new entry that an earlier attempt published becomes the draft, and is stored once', async () => {
    await database.doc('Movies/Announcements').set({ item_1600000000000: { title: 'Other' } });
    const restoreResponses = loseResponses();
    await expect(add()).rejects.toThrow('The connection was lost');
    restoreResponses();
    expect(await countPublished()).toBe(1);

    const publishAt = later();
    const pictures = ['an earlier one', src];
    const draft = () =>
      addUnpublished<EntryKind>(reference, edited, publishAt, { pictures, isPublished: true });
    await draft();
    expect(await countPublished()).toBe(0);
    expect(await read()).toMatchObject({ id: reference.id, entry: { title: 'Edited' } });
    expect((await read()).publishAt?.getTime()).toBeGreaterThanOrEqual(publishAt.getTime());
    // Again after a lost response of this attempt, and published in the end.
    await draft();
    await publishNew<EntryKind>(reference, edited, { pictures });
    expect(await countPublished()).toBe(1);
    expect((await database.collection('unpublished').get()).size).toBe(0);
  });

  test('a new entry without an earlier attempt is stored as a draft, and does not affect others', async () => {
    await add();
    const before = await countPublished();
    const own = { ...edited, picture: { src: `${src}&own` } };
    await addUnpublished<EntryKind>(
      kind === 'movie' ? newEntryRef<EntryKind>(kind, 'other') : reference,
      own,
      undefined,
      { pictures: [own.picture.src], isPublished: true },
    );
    expect(await countPublished()).toBe(before);
  });
});

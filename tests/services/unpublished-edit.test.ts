// product 29.28.
import { describe, expect, test } from 'vitest';
import {
  EditConflictError,
  EditDeclinedError,
  EntryNotFoundError,
} from '../../src/store/documents/conflict';
import type { Unpublished } from '../../src/store/documents/unpublished';
import type { EntryKind, FieldsOf } from '../../src/content/entry';
import { newEntryRef } from '../../src/store/documents/kinds';
import { addEntry } from '../../src/store/write/add-entry';
import {
  addUnpublished,
  publishNew,
  editUnpublished,
} from '../../src/store/write/save-unpublished';
import { publish } from '../../src/store/write/publishing';
import { releaseDue } from '../../src/store/write/release-due';
import { deleteUnpublished } from '../../src/store/write/trash';
import { getUnpublished } from '../../src/store/write/unpublished';
import { openAdminDatabase } from '../support/admin-session';
import { loseResponses } from '../support/lost-responses';

// An edit of what may have been published meanwhile (product 29.5).

const { database } = openAdminDatabase();

const picture = {
  src: 'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fa-abc123def456.webp?alt=media',
};
const FIELDS: { readonly [Kind in 'movie' | 'announcement']: FieldsOf<Kind> } = {
  movie: { title: 'Kadal', description: 'The sea.', status: 'Upcoming', picture },
  announcement: { title: 'News', description: 'Soon.', picture },
};
const OTHER_FILE = picture.src.replace('a-abc', 'b-abc');
const agree = async () => true;
const decline = async () => false;
/** One for each way of storing: a document, and a field of one. */
const KINDS = ['movie', 'announcement'] as const;
const later = (hours = 1) => new Date(Date.now() + hours * 3_600_000);

describe.each(KINDS)('%s', (kind) => {
  const reference = newEntryRef<EntryKind>(kind, 'kadal');
  const edited = { ...FIELDS[kind], title: 'Edited' };
  const published = async (): Promise<Readonly<Record<string, unknown>> | undefined> => {
    const data = (await database.doc(reference.path).get()).data();
    return kind === 'announcement' ? Object.values(data ?? {})[0] : data;
  };

  /** How many entries with these texts visitors see. */
  async function countPublished(): Promise<number> {
    const data = (await database.doc(reference.path).get()).data();
    const entries = kind === 'announcement' ? Object.values(data ?? {}) : [data];
    const titles = new Set([FIELDS[kind].title, edited.title]);
    return entries.filter((entry) => entry && titles.has(entry.title)).length;
  }

  async function read(): Promise<Unpublished> {
    const entry = await getUnpublished(reference.id);
    if (!entry) throw new Error('not stored');
    return entry;
  }
  /** Publishes the new entry at once, as its form does. */
  const add = () => addEntry<EntryKind>(reference, FIELDS[kind]);

  async function added(publishAt?: Date): Promise<Unpublished> {
    await addUnpublished<EntryKind>(reference, FIELDS[kind], publishAt);
    return read();
  }

  test('an edit of a draft gives it a time, makes it a draft again, and publishes it', async () => {
    const publishAt = later();
    expect(await editUnpublished<EntryKind>(await added(), edited, publishAt, agree)).toEqual({
      id: reference.id,
      state: 'unpublished',
    });
    const timed = await read();
    expect(timed.entry.title).toBe('Edited');
    expect(Math.abs(Number(timed.publishAt) - publishAt.getTime())).toBeLessThan(1000);
    await editUnpublished<EntryKind>(timed, edited, 'draft', agree);
    const draft = await read();
    expect(draft.publishAt).toBeUndefined();
    const { state } = await editUnpublished<EntryKind>(draft, edited, 'now', agree);
    expect(state).toBe('published');
    expect(await published()).toMatchObject({ title: 'Edited' });
    expect(await getUnpublished(reference.id)).toBeNull();
  });

  test.each(['now', 'draft', later(2)] as const)(
    'an edit (%s) of one that was published meanwhile is written to the published one',
    async (publication) => {
      const before = await added();
      await publish(before);
      const { state, id } = await editUnpublished<EntryKind>(before, edited, publication, agree);
      expect(state).toBe('published meanwhile');
      expect(id).toMatch(kind === 'announcement' ? /^item_\d+$/ : /^kadal$/);
      expect(await published()).toMatchObject({ title: 'Edited' });
      expect(await getUnpublished(reference.id)).toBeNull();
    },
  );

  test('an edit of one whose time came meanwhile is written to the published one', async () => {
    await added(later());
    const publishAt = new Date(Date.now() - 60_000);
    await database.doc(`unpublished/${reference.id}`).update({ publishAt });
    const before = await read();
    expect(await releaseDue()).toBe(1);
    await editUnpublished<EntryKind>(before, edited, publishAt, agree);
    expect(await published()).toMatchObject({ title: 'Edited' });
  });

  test.each(['draft', later(2)] as const)(
    'an edit (%s) of one that was published meanwhile is not written without an agreement',
    async (publication) => {
      const before = await added();
      await publish(before);
      const edit = editUnpublished<EntryKind>(before, edited, publication, decline);
      await expect(edit).rejects.toThrow(EditDeclinedError);
      expect(await published()).toMatchObject({ title: FIELDS[kind].title });
    },
  );

  test('an edit that publishes asks nobody whether it may be public', async () => {
    const before = await added();
    await publish(before);
    await editUnpublished<EntryKind>(before, edited, 'now', decline);
    expect(await published()).toMatchObject({ title: 'Edited' });
  });

  test('what somebody else has changed in another field meanwhile is kept', async () => {
    const before = await added();
    const theirs = { ...FIELDS[kind], picture: { src: OTHER_FILE } };
    await editUnpublished<EntryKind>(before, theirs, 'draft', agree);
    await editUnpublished<EntryKind>(before, edited, 'draft', agree);
    expect((await read()).entry).toMatchObject({ title: 'Edited', picture: { src: OTHER_FILE } });
    await editUnpublished<EntryKind>(before, edited, 'now', agree);
    expect(JSON.stringify(await published())).toContain(OTHER_FILE);
  });

  test('what somebody else has changed after it was published is not overwritten', async () => {
    const before = await added();
    await publish<EntryKind>(before, { ...FIELDS[kind], title: 'Theirs' });
    const edit = editUnpublished<EntryKind>(before, edited, 'draft', agree);
    await expect(edit).rejects.toThrow(EditConflictError);
    await expect(edit).rejects.toMatchObject({ current: { title: 'Theirs' } });
    expect(await published()).toMatchObject({ title: 'Theirs' });
  });

  test('an edit of one that was deleted meanwhile says so and restores nothing', async () => {
    const before = await added();
    await deleteUnpublished(before);
    const edit = editUnpublished<EntryKind>(before, edited, 'draft', agree);
    await expect(edit).rejects.toThrow(EntryNotFoundError);
    expect(await published()).toBeUndefined();
    expect(await getUnpublished(reference.id)).toBeNull();
  });

  test('a new one that an earlier attempt stored as a draft is published from there', async () => {
    await added();
    await publishNew<EntryKind>(reference, edited, {});
    expect(await published()).toMatchObject({ title: 'Edited' });
    expect(await getUnpublished(reference.id)).toBeNull();
  });

  test('a new one of which no attempt stored a draft is published', async () => {
    const id = await publishNew<EntryKind>(reference, edited, {});
    expect(id).toMatch(kind === 'announcement' ? /^item_\d+$/ : /^kadal$/);
    expect(await published()).toMatchObject({ title: 'Edited' });
  });

  // A connection that dies after the send: what was published is not known to the form.
  test('a new one that an earlier attempt published becomes the draft, and is stored once', async () => {
    await database.doc('Movies/Announcements').set({ item_1600000000000: { title: 'Other' } });
    const restoreResponses = loseResponses();
    await expect(add()).rejects.toThrow('The connection was lost');
    restoreResponses();
    expect(await countPublished()).toBe(1);

    const publishAt = later();
    const pictures = ['an earlier one', FIELDS[kind].picture?.src];
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

  test('a new one that no attempt published is stored as a draft, and leaves others alone', async () => {
    await add();
    const before = await countPublished();
    const own = { ...edited, picture: { src: `${picture.src}&own` } };
    await addUnpublished<EntryKind>(
      newEntryRef<EntryKind>(kind, kind === 'movie' ? 'other' : 'kadal'),
      own,
      undefined,
      { pictures: [own.picture.src], isPublished: true },
    );
    expect(await countPublished()).toBe(before);
  });
});

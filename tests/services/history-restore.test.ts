import { beforeEach, describe, expect, test } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/store/documents/conflict';
import {
  EndRefusedError,
  FilesGoneError,
  ValueRefusedError,
} from '../../src/store/documents/revision';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { readStoredEntry } from '../../src/store/history/history';
import { restoreFields } from '../../src/store/history/restore';
import { setFields } from '../../src/store/write/edit-entry';
import { deleteEntry } from '../../src/store/write/trash';
import { updateSettings } from '../../src/store/settings/settings-admin';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { loseResponses } from '../support/lost-responses';
import {
  changes,
  edit,
  fileAt,
  lastChange,
  MOVIE,
  REF,
  revision,
  tides,
} from '../support/movie-history';
import { isInMalayalam } from '../support/translations';
import { errorsWithoutResponse } from '../support/no-response';
import { onEmulator } from '../support/on-emulator';

// Restoring fields from the history (product 30.6, 30.7).

const { database, store } = openAdminDatabase();

const [OLD, NEW] = [tides.img, fileAt('movies/b.webp')];

const stored = async (path = MOVIE.path) => (await database.doc(path).get()).data();
const revisionCount = async () => (await database.collection('revisions').get()).size;

describe('restoring', () => {
  beforeEach(() => store({ [MOVIE.path]: tides }));

  test('restores one field, and preserves later changes of others', async () => {
    await edit({ title: 'Ebb', genre: 'Comedy' });
    await edit({ description: 'Sun.' });
    const [, change] = await changes();
    if (!change) throw new Error('There is no change');
    expect(await restoreFields(MOVIE, change, ['title', 'name'])).toBe(true);
    const { timestamp, ...rest } = (await stored()) ?? {};
    expect(rest).toMatchObject({ title: 'Tides', Genre: 'Comedy', description: 'Sun.' });
    expect(timestamp.toDate()).toEqual(day(1));
    expect((await lastChange()).before).toMatchObject({ title: 'Ebb' });
  });

  test('restores a missing value, and the texts of that time', async () => {
    const aged = { ...tides, name: 'Older', Genre: ' Drama ' };
    await store({ [MOVIE.path]: aged });
    const before = await stored();
    await edit({ title: 'Ebb', genre: undefined, director: 'Anu' });
    const names = ['title', 'name', 'Genre', 'Director'];
    expect(await restoreFields(MOVIE, await lastChange(), names)).toBe(true);
    expect(await stored()).toEqual(before);
  });

  test('twice, in parallel or after a lost response, restores once', async () => {
    await edit({ title: 'Ebb' });
    const change = await lastChange();
    const outcomes = await Promise.all([
      restoreFields(MOVIE, change, ['title']),
      restoreFields(MOVIE, change, ['title']),
    ]);
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(await restoreFields(MOVIE, change, ['title'])).toBe(false);
    expect(await revisionCount()).toBe(2);

    await edit({ title: 'Flood' });
    const restoreResponses = loseResponses();
    const later = await lastChange();
    await expect(restoreFields(MOVIE, later, ['title'])).rejects.toThrow('The connection was lost');
    restoreResponses();
    expect(await restoreFields(MOVIE, later, ['title'])).toBe(false);
    expect(await stored()).toMatchObject({ title: 'Tides' });
  });

  test('does not overwrite a change of somebody else since the history was shown', async () => {
    await edit({ title: 'Ebb' });
    const shown = await lastChange();
    await edit({ title: 'Flood' });
    await expect(restoreFields(MOVIE, shown, ['title'])).rejects.toThrow(EditConflictError);
    expect(await stored()).toMatchObject({ title: 'Flood' });
  });

  test('during an edit of another field loses neither', async () => {
    await edit({ title: 'Ebb' });
    const change = await lastChange();
    await Promise.all([
      restoreFields(MOVIE, change, ['title']),
      setFields('movie', REF, { status: 'Released' }),
    ]);
    expect(await stored()).toMatchObject({ title: 'Tides', status: 'Released' });
    expect(await revisionCount()).toBe(3);
  });

  onEmulator(() => {
    test('of a value that the rules no longer accept is refused with a reason', async () => {
      await store({ [MOVIE.path]: { ...tides, Genre: 'x'.repeat(300) } });
      await edit({ genre: 'Drama' });
      await expect(restoreFields(MOVIE, await lastChange(), ['Genre'])).rejects.toThrow(
        ValueRefusedError,
      );
      expect(await stored()).toMatchObject({ Genre: 'Drama' });
    });
  });

  test('of a deleted entry or revision is refused with a reason', async () => {
    await edit({ title: 'Ebb' });
    const change = await lastChange();
    await expect(restoreFields(MOVIE, { ...change, id: 'none' }, ['title'])).rejects.toThrow(
      EntryNotFoundError,
    );
    await deleteEntry('movie', REF);
    await expect(restoreFields(MOVIE, change, ['title'])).rejects.toThrow(EntryNotFoundError);
  });

  test('without a response ends with a TimeoutError', async () => {
    await edit({ title: 'Ebb' });
    const change = await lastChange();
    const errors = await errorsWithoutResponse([
      () => changes(),
      () => readStoredEntry(MOVIE),
      () => restoreFields(MOVIE, change, ['title']),
    ]);
    expect(errors).toEqual(errors.map(() => expect.any(TimeoutError)));
  });
});

describe('restoring a picture', () => {
  const PICTURE = ['img', 'picture'];
  const share = fileAt('movies/s.jpg');
  const mark = async (files: string) => {
    const { docs } = await database.collection('revisions').get();
    await Promise.all(docs.map(({ ref }) => ref.update({ files })));
  };

  beforeEach(async () => {
    await store({ [MOVIE.path]: { ...tides, picture: { alt: 'A boat', share } } });
    await edit({ picture: { src: NEW, share: fileAt('movies/t.jpg') } });
  });

  test('restores all of its data and preserves the replaced one', async () => {
    expect(await restoreFields(MOVIE, await lastChange(), PICTURE)).toBe(true);
    expect(await stored()).toMatchObject({ img: OLD, picture: { alt: 'A boat', share } });
    expect((await lastChange()).files).toBe('kept');
  });

  test.each(['expired', 'deleted'])('whose files are %s is refused', async (files) => {
    await mark(files);
    await expect(restoreFields(MOVIE, await lastChange(), PICTURE)).rejects.toThrow(FilesGoneError);
    expect(await stored()).toMatchObject({ img: NEW });
  });

  test('that a later change replaced is refused, because that change keeps the files', async () => {
    await store({ [MOVIE.path]: tides });
    await edit({ picture: { src: OLD, alt: 'Two boats' } });
    await edit({ picture: { src: NEW } });
    const [, change] = await changes();
    if (!change) throw new Error('There is no change');
    await expect(restoreFields(MOVIE, change, PICTURE)).rejects.toThrow(FilesGoneError);
  });

  test('stores the share picture of the current title, or none', async () => {
    await edit({ title: 'Ebb', picture: { src: NEW, share: fileAt('movies/u.jpg') } });
    const [renamed, replaced] = await changes();
    if (!renamed || !replaced) throw new Error('There are no changes');
    // It shows the title of then.
    expect(await restoreFields(MOVIE, replaced, PICTURE)).toBe(true);
    expect((await stored())?.['picture']).toEqual({ alt: 'A boat' });
  });

  test.runIf(isInMalayalam)('stores the share picture of each language', async () => {
    const [ml, other] = ['ml', 'ml-2'].map((name) => fileAt(`movies/${name}.jpg`));
    await store({
      [MOVIE.path]: { ...tides, title_ml: 'കടൽ', picture: { share, share_ml: ml ?? '' } },
    });
    await edit({ title_ml: 'കായൽ', picture: { src: OLD, share, share_ml: other ?? '' } });
    expect(await restoreFields(MOVIE, await lastChange(), ['title_ml'])).toBe(true);
    expect(await stored()).toMatchObject({ title_ml: 'കടൽ', picture: { share, share_ml: ml } });
    const renamed = { src: OLD, share: fileAt('movies/ebb.jpg'), share_ml: ml ?? '' };
    await edit({ title: 'Ebb', picture: renamed });
    expect(await restoreFields(MOVIE, await lastChange(), ['title', 'name'])).toBe(true);
    expect(await stored()).toMatchObject({ title: 'Tides', picture: { share, share_ml: ml } });
  });

  test('is not necessary for the share picture of a restored title', async () => {
    const shown = fileAt('movies/t.jpg');
    await edit({ title: 'Ebb', picture: { src: NEW, share: fileAt('movies/u.jpg') } });
    expect(await restoreFields(MOVIE, await lastChange(), ['title', 'name'])).toBe(true);
    expect(await stored()).toMatchObject({ title: 'Tides', img: NEW, picture: { share: shown } });
  });
});

test('announcements and settings are restored with the time of the edit', async () => {
  const announcement = { path: 'Movies/Announcements', key: 'item_1767322800000' };
  // Its share picture, which was made later, shows no words.
  const picture = { share: fileAt('announcements/s.jpg') };
  const item = { title: 'Tides', description: 'Rain.', img: OLD };
  await store({
    [announcement.path]: {
      [announcement.key]: { ...item, picture, title: 'Ebb', subtitle: 'At sea' },
    },
    'revisions/a': revision(announcement.path, 1, { key: announcement.key, before: item }),
    'site/settings': { phone: '1', edited: day(1) },
  });
  const change = await lastChange(announcement);
  expect(await restoreFields(announcement, change, ['title', 'subtitle'])).toBe(true);
  const { edited, ...rest } = (await stored(announcement.path))?.[announcement.key] ?? {};
  expect(rest).toEqual({ ...item, picture });
  expect(Date.now() - edited.toMillis()).toBeLessThan(300_000);

  const settings = { path: 'site/settings' };
  await updateSettings(['phone'], { phone: '1' }, { phone: '2' }, () => ({}));
  expect(await restoreFields(settings, await lastChange(settings), ['phone'])).toBe(true);
  expect(await stored(settings.path)).toMatchObject({ phone: '1' });
  expect((await stored(settings.path))?.['edited'].toDate()).not.toEqual(day(1));
});

test('the first day of an event that would then end before it begins cannot be restored alone', async () => {
  const event = { path: 'events/fest' };
  const before = { title: 'Festival', place: 'Ooty', day: '2026-12-20', lastDay: '2026-12-22' };
  await store({
    [event.path]: { ...before, day: '2026-12-16', lastDay: '2026-12-18' },
    'revisions/a': revision(event.path, 1, { before }),
  });
  const change = await lastChange(event);
  await expect(restoreFields(event, change, ['day'])).rejects.toThrow(EndRefusedError);
  expect(await restoreFields(event, change, ['day', 'lastDay'])).toBe(true);
  expect(await stored(event.path)).toEqual(before);
});

// product 15.9.
import { expect, test } from 'vitest';
import { newEntryRef } from '../../src/firebase/entries/kinds';
import { addEntry } from '../../src/services/store/add-entry';
import { whereaboutsOf } from '../../src/services/store/entry-whereabouts';
import { getMovie } from '../../src/services/movies/movie';
import { unpublish } from '../../src/services/store/publishing';
import { deleteEntry, deleteUnpublished } from '../../src/services/store/trash';
import { deleteForEver } from '../../src/services/store/trash-purge';
import { openAdminSession } from '../support/admin-session';
import { aBanner } from '../support/builders';
import { openDatabase } from '../support/database';
import { movieDraft } from '../support/unpublished-entries';

const { store } = openDatabase();
openAdminSession({ store });

const AT = { id: 'kadal', collection: 'Upcoming' } as const;

async function addedMovie() {
  await addEntry(newEntryRef('movie', AT.id), movieDraft.fields);
  const movie = await getMovie(AT.id);
  if (!movie) throw new Error('not stored');
  return movie;
}

test('an entry that was unpublished is a draft', async () => {
  const movie = await addedMovie();
  await unpublish('movie', movie);
  expect(await whereaboutsOf('movie', movie)).toBe('unpublished');
});

test('an entry that was deleted is in the trash, published or not', async () => {
  const movie = await addedMovie();
  await deleteEntry('movie', AT);
  expect(await whereaboutsOf('movie', movie)).toBe('in the trash');
  await deleteForEver({ id: 'movie:kadal' });
  expect(await whereaboutsOf('movie', movie)).toBe('deleted');

  await addEntry(newEntryRef('movie', AT.id), movieDraft.fields);
  const draft = await unpublish('movie', movie);
  await deleteUnpublished(draft);
  expect(await whereaboutsOf('movie', movie)).toBe('in the trash');
});

test('a banner that was deleted is gone', async () => {
  expect(await whereaboutsOf('banner', aBanner())).toBe('deleted');
});

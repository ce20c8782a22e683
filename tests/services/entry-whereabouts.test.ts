import { expect, test } from 'vitest';
import type { Published } from '../../src/domain/entries/unpublished';
import { whereaboutsOf } from '../../src/services/unpublished/entry-whereabouts';
import { getMovie } from '../../src/services/movies/movie';
import { addMovie, deleteMovie } from '../../src/services/admin/movies-admin';
import { unpublish } from '../../src/services/unpublished/publishing';
import { deleteForEver } from '../../src/services/trash/trash-purge';
import { deleteUnpublished } from '../../src/services/unpublished/unpublished-deletion';
import { openAdminSession } from '../support/admin-session';
import { aBanner } from '../support/builders';
import { openDatabase } from '../support/database';
import { movieDraft } from '../support/unpublished-entries';

const { store } = openDatabase();
openAdminSession({ store });

const AT = { id: 'kadal', collection: 'Upcoming' } as const;

async function addedMovie(): Promise<Published<'movie'>> {
  await addMovie(AT, movieDraft.fields);
  const entry = await getMovie(AT.id);
  if (!entry) throw new Error('not stored');
  return { kind: 'movie', entry };
}

test('an entry that was unpublished is a draft', async () => {
  const movie = await addedMovie();
  await unpublish(movie);
  expect(await whereaboutsOf(movie)).toBe('unpublished');
});

test('an entry that was deleted is in the trash, published or not', async () => {
  const movie = await addedMovie();
  await deleteMovie(AT);
  expect(await whereaboutsOf(movie)).toBe('in the trash');
  await deleteForEver({ id: 'movie:kadal' });
  expect(await whereaboutsOf(movie)).toBe('deleted');

  await addMovie(AT, movieDraft.fields);
  const draft = await unpublish(movie);
  await deleteUnpublished(draft);
  expect(await whereaboutsOf(movie)).toBe('in the trash');
});

test('a banner that was deleted is gone', async () => {
  expect(await whereaboutsOf({ kind: 'banner', entry: aBanner() })).toBe('deleted');
});

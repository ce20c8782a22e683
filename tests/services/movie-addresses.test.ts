// product 5.15.
import { expect, test } from 'vitest';
import { takenAddresses } from '../../src/store/write/movie-addresses';
import { deleteEntry } from '../../src/store/write/trash';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';

// Without a search index, its update is refused.
const { store } = openAdminDatabase();

const movie = { title: 'Rain', status: 'Released', timestamp: day(1) };

test('addresses are taken in either collection and in the trash, and no others', async () => {
  await store({
    'Movies/Upcoming/Movies/upcoming': movie,
    'Movies/Released/Movies/released': movie,
    'Movies/Released/Movies/deleted': movie,
    'Movies/Released/Movies/other': movie,
    'videos/video': movie,
  });
  await deleteEntry('movie', { id: 'deleted', collection: 'Released' });
  expect(
    await takenAddresses(['upcoming', 'free', 'released', 'deleted', 'video', 'upcoming-2']),
  ).toEqual(new Set(['upcoming', 'released', 'deleted']));
  expect(await takenAddresses([])).toEqual(new Set());
});

test('more addresses than a query may ask for are asked for in parts', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `film-${index}`);
  await store({
    'Movies/Upcoming/Movies/film-0': movie,
    'Movies/Released/Movies/film-31': movie,
    'Movies/Upcoming/Movies/film-69': movie,
  });
  expect(await takenAddresses(ids)).toEqual(new Set(['film-0', 'film-31', 'film-69']));
});

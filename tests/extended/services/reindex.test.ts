// product 24.6.
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/company/languages';
import { encodeMissingFields } from '../../../src/content/search/missing-fields';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { reindex } from '../../../tools/go-live/admin/reindex';
import { day, openDatabase } from '../../support/database';

const { app, store } = openDatabase();

const TITLE_ONLY = {
  picture: '',
  description: '',
  ...(LANGUAGES.length > 1 && { translation: '' }),
};
const MOVIE = encodeMissingFields({ ...TITLE_ONLY, trailerUrl: '', backdrop: '' });

test('the command writes the index of everything that is stored', async () => {
  await store({
    'Movies/Upcoming/Movies/a': { title: 'A', status: 'Released', timestamp: day(1) },
    'Movies/Released/Movies/b': { title: 'B', timestamp: day(2) },
    'videos/c': { title: 'C' },
    'Movies/Announcements': { item_1: { title: 'D' } },
    'search/changes': { built: day(1), Ux: { title: 'Gone', at: day(1) } },
  });
  expect(await reindex(app)).toBe(4);
  expect(await readSearchIndex()).toEqual([
    { key: 'Aitem_1', title: 'D', lacks: encodeMissingFields(TITLE_ONLY) },
    { key: 'Vc', title: 'C', lacks: encodeMissingFields({ ...TITLE_ONLY, movieId: '' }) },
    { key: 'Rb', title: 'B', status: 'Upcoming', lacks: MOVIE },
    { key: 'Ua', title: 'A', status: 'Released', lacks: MOVIE },
  ]);
});

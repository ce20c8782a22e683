import { purgeExpired } from '../../../src/store/write/purges';
import { describe, expect, test } from 'vitest';
import { trashedMessage } from '../../../src/store/documents/trash';
import { changeMessages } from '../../../src/store/messages/inbox';
import { allInTrash, countTrash, trashReader } from '../../../src/store/read/admin/trash';
import { restore, trashAgain } from '../../../src/store/write/trash';
import { daysAgo } from '../../support/database';
import { readPagesOf } from '../../support/read-pages';
import { openAdminDatabase } from '../../support/admin-session';
import { idsInTrash, inTrash } from '../../support/trashed';

// The trash is searched, counted, and has messages for a week (product 25.6, 25.7).

const { database, store } = openAdminDatabase();

const BANNER = { imageUrl: 'https://pictures.test/b.webp', title: 'Kadal', odd: [1, null] };
const MESSAGE = { name: 'Anu', email: 'anu@example.com', subject: 'Stills', message: 'Please.' };
const MESSAGES = 'contactMessages';

const dataAt = async (path: string) => (await database.doc(path).get()).data();

test('a message has its sender and its text, and is restored unchanged', async () => {
  const sent = { ...MESSAGE, timestamp: daysAgo(2), status: 'viewed' };
  await store({ [`${MESSAGES}/m`]: sent });
  await changeMessages(['m'], 'delete');
  expect(await trashReader()()).toMatchObject([
    { kind: 'message', title: 'Anu', text: 'Stills\nPlease.' },
  ]);
  await restore(trashedMessage('m'));
  expect(await dataAt(`${MESSAGES}/m`)).toMatchObject({ ...MESSAGE, status: 'viewed' });
  await trashAgain(trashedMessage('m'));
  expect(await dataAt('trash/contactMessage:m')).toMatchObject({ days: 7 });
});

describe('the trash', () => {
  const fill = () =>
    store({
      'trash/banner:b': inTrash('hero-banners/b', daysAgo(1), BANNER),
      'trash/contactMessage:m': inTrash(`${MESSAGES}/m`, daysAgo(2), MESSAGE, { days: 7 }),
      'trash/movie:m': inTrash('Movies/Released/Movies/m', daysAgo(3), {
        title: 'Tides',
        Director: 'Anu Menon',
        img: 'https://firebasestorage.googleapis.com/v0/b/x/o/movies%2Fkadal-1.webp',
      }),
      'trash/unpublished:movie:d': inTrash('unpublished/movie:d', daysAgo(4), {
        path: 'Movies/Upcoming/Movies/d',
        entry: { title: 'Ebb', Director: 'Anu Menon' },
        saved: daysAgo(5),
      }),
    });
  const found = async (search: string, kind?: 'movie' | 'message' | 'banner') =>
    (await trashReader({ search, kind })()).map(({ id }) => id);

  test('is filtered by kind, published or not', async () => {
    await fill();
    expect(await found('', 'movie')).toEqual(['movie:m', 'unpublished:movie:d']);
    expect(await found('', 'message')).toEqual(['contactMessage:m']);
    expect(await found('', 'banner')).toEqual(['banner:b']);
  });

  test('is searched in all texts and by administrator, but not in addresses of files', async () => {
    await fill();
    expect(await found('ANU')).toEqual(['contactMessage:m', 'movie:m', 'unpublished:movie:d']);
    expect(await found('anu', 'movie')).toEqual(['movie:m', 'unpublished:movie:d']);
    expect(await found('kadal')).toEqual(['banner:b']);
    expect(await found('devi tides')).toEqual(['movie:m']);
    expect(await found('nothing')).toEqual([]);
  });

  test('is counted and read as a whole, also beyond a page', async () => {
    await store(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, n) => [
          `trash/video:v${n}`,
          inTrash(`videos/v${n}`, daysAgo(n / 100), { title: n % 2 ? 'Odd' : 'Even' }),
        ]),
      ),
    );
    expect(await countTrash()).toBe(60);
    expect(await allInTrash({ search: '' })).toHaveLength(60);
    expect(await allInTrash({ search: 'odd' })).toHaveLength(30);
    const pages = await readPagesOf(trashReader({ search: 'odd' }), 'id');
    expect(pages.map(({ length }) => length)).toEqual([25, 5]);
  });
});

test('a visit deletes messages for ever after seven days, and entries after thirty', async () => {
  await store({
    'trash/contactMessage:old': inTrash(`${MESSAGES}/old`, daysAgo(7.1), {}, { days: 7 }),
    'trash/contactMessage:new': inTrash(`${MESSAGES}/new`, daysAgo(6.9), {}, { days: 7 }),
    'trash/video:new': inTrash('videos/new', daysAgo(29)),
    'trash/video:old': inTrash('videos/old', daysAgo(30.1)),
  });
  await purgeExpired();
  expect(await idsInTrash({ database })).toEqual(['contactMessage:new', 'video:new']);
});

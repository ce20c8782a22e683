// product 37.7.
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../functions/src/answer';
import { databaseOf } from '../../../functions/src/firestore';
import { PAGE_FILES, type PageFiles } from '../../../functions/src/page-files';
import { restFirestore } from '../../support/rest-firestore';
import { metaOf } from '../../support/served-head';

const PAGE = '<!doctype html><head><!-- head --><title>Any</title><!-- /head --></head>';
const PAGES = Object.fromEntries(PAGE_FILES.map((name) => [name, PAGE])) as PageFiles;

let database = databaseOf('live-cinema');
const nameOf = (place: string, id: string) => `Movies/${place}/Movies/${id}`;
const FILM = { title: 'The Boat', description: 'It comes back empty.', status: 'Upcoming' };

let documents: Readonly<Record<string, object>>;
const fetched = vi.fn<typeof fetch>();
const respond: typeof fetch = async (url, init) =>
  Response.json(restFirestore(documents)(String(url), String(init?.body)));

beforeEach(() => {
  // An instance of its own, which has kept nothing.
  database = databaseOf('live-cinema');
  documents = {};
  fetched.mockReset().mockImplementation(respond);
  vi.stubGlobal('fetch', fetched);
});

const next = (base: object) => ({
  path: nameOf('Upcoming', 'boat'),
  entry: { ...FILM, title: 'The Ship' },
  base,
  publishAt: new Date(Date.now() - 1000),
  until: new Date('9999-01-01T00:00:00Z'),
  saved: new Date(0),
});

test('a film whose next version is due has the head of that', async () => {
  documents = {
    [nameOf('Upcoming', 'boat')]: { ...FILM, timestamp: new Date(5) },
    'unpublished/movie:next:boat': next({ ...FILM, timestamp: new Date(0) }),
  };
  const { body } = await answer('/movie/boat', PAGES, database);
  expect(metaOf(body)['og:title']).toBe('The Ship');
});

test('a film that has changed since its next version was begun has its own head', async () => {
  documents = {
    [nameOf('Upcoming', 'boat')]: FILM,
    'unpublished/movie:next:boat': next({ ...FILM, title: 'Boat' }),
  };
  const { body } = await answer('/movie/boat', PAGES, database);
  expect(metaOf(body)['og:title']).toBe('The Boat');
});

test('a next version of a film that is not published is no film', async () => {
  documents = { 'unpublished/movie:next:boat': next(FILM) };
  expect((await answer('/movie/boat', PAGES, database)).status).toBe(404);
});

test('a film that is published is served where what is due cannot be listed', async () => {
  documents = { [nameOf('Upcoming', 'boat')]: FILM };
  fetched.mockImplementation(async (url, init) =>
    String(url).endsWith(':runQuery') ? new Response('', { status: 503 }) : respond(url, init),
  );
  const { body } = await answer('/movie/boat', PAGES, database);
  expect(metaOf(body)['og:title']).toBe('The Boat');
});

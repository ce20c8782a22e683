// product 37.7.
import { expect, test } from 'vitest';
import { metaOf } from '../../support/served-head';
import { FILM, openServedSite, pathOf } from '../../support/served-site';

const served = openServedSite();

const next = (base: object) => ({
  path: pathOf('Upcoming', 'boat'),
  entry: { ...FILM, title: 'The Ship' },
  base,
  publishAt: new Date(Date.now() - 1000),
  until: new Date('9999-01-01T00:00:00Z'),
  saved: new Date(0),
});

test('a film with a due next version has the head of the version', async () => {
  served.documents = {
    [pathOf('Upcoming', 'boat')]: { ...FILM, timestamp: new Date(5) },
    'unpublished/movie:next:boat': next({ ...FILM, timestamp: new Date(0) }),
  };
  const { body } = await served.get('/movie/boat');
  expect(metaOf(body)['og:title']).toBe('The Ship');
});

test('a film that has changed since its next version was begun has its own head', async () => {
  served.documents = {
    [pathOf('Upcoming', 'boat')]: FILM,
    'unpublished/movie:next:boat': next({ ...FILM, title: 'Boat' }),
  };
  const { body } = await served.get('/movie/boat');
  expect(metaOf(body)['og:title']).toBe('The Boat');
});

test('a next version of an unpublished film is ignored', async () => {
  served.documents = { 'unpublished/movie:next:boat': next(FILM) };
  expect((await served.get('/movie/boat')).status).toBe(404);
});

test('a published film is served if the query for due entries fails', async () => {
  served.documents = { [pathOf('Upcoming', 'boat')]: FILM };
  served.answerDueWith(503);
  const { body } = await served.get('/movie/boat');
  expect(metaOf(body)['og:title']).toBe('The Boat');
});

// product 23.6.
import { expect, test, vi } from 'vitest';
import { databaseOf } from '../../../functions/src/firestore';
import { readMovies } from '../../../functions/src/read-movies';
import { encodeColumns, splitIntoParts } from '../../../src/content/search/search-parts';
import { moviesCollection } from '../../../src/firebase/collections';
import { restFirestore } from '../../support/rest-firestore';

interface Movie {
  readonly id: string;
  readonly collection: 'Upcoming' | 'Released';
}
const keyOf = ({ id, collection }: Movie) =>
  `${collection === 'Upcoming' ? 'U' : 'R'}${id}` as const;

/** Stores the movies and an index of them, reads them, and tells the requests. */
async function read(movies: readonly Movie[], changes: object = {}, documents: object = {}) {
  const { parts } = splitIntoParts(movies.map((movie) => ({ key: keyOf(movie), title: 'Film' })));
  const respond = restFirestore({
    ...Object.fromEntries(
      movies.map(({ id, collection }) => [`${moviesCollection(collection)}/${id}`, {}]),
    ),
    ...Object.fromEntries(parts.map((part, at) => [`search/${at}`, part])),
    'search/changes': changes,
    ...documents,
  });
  const requests: { readonly documents: readonly string[]; readonly mask?: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(JSON.parse(String(init.body)));
    return Response.json(respond(url, String(init.body)));
  });
  const found = await readMovies(databaseOf('live-cinema'));
  return { found: found.map(({ id }) => id), requests };
}

const movies = (count: number) =>
  Array.from({ length: count }, (_, at): Movie => ({
    id: `film-${at}`,
    collection: at % 4 ? 'Released' : 'Upcoming',
  }));
const idsOf = (all: readonly Movie[]) => all.map(({ id }) => id);

test('a thousand films take one request, for only the fields of the picture and the languages', async () => {
  const all = movies(2000);
  const { found, requests } = await read(all);
  expect(found).toEqual(idsOf(all));
  const [, , ...ofFilms] = requests;
  expect(ofFilms).toHaveLength(2);
  for (const { mask } of ofFilms) {
    expect(mask).toEqual({
      fieldPaths: ['img', 'picture.share', 'picture.sizes.`960`', 'title_ml', 'description_ml'],
    });
  }
});

test.each([0, 1, 999, 1000, 1001])('%i films are found without duplicates', async (count) => {
  const all = movies(count);
  expect((await read(all)).found).toEqual(idsOf(all));
});

test('films that changed since the index was written are found, deleted ones left out', async () => {
  const changes = { Unew: { title: 'New' }, Rgone: {}, 'Rfilm-1': { title: 'Film' }, Vclip: {} };
  const documents = { 'Movies/Upcoming/Movies/new': {}, 'videos/clip': {} };
  const { found } = await read(movies(3), changes, documents);
  expect(found.toSorted()).toEqual(['film-0', 'film-1', 'film-2', 'new']);
});

test('a crafted part causes no more requests than a real one', async () => {
  const forged = Array.from({ length: 40_000 }, (_, at) => `U${at}`).join('\n');
  const { requests } = await read([], {}, { 'search/0': { ...encodeColumns([]), ids: forged } });
  const requested = requests.flatMap(({ documents = [] }) => documents);
  expect(requested.filter((path) => path.includes('/Movies/'))).toHaveLength(2500);
});

test('without an index there are no films', async () => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    Response.json(restFirestore({})(url, String(init.body))),
  );
  expect(await readMovies(databaseOf('live-cinema'))).toEqual([]);
});

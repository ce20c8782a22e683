import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import indexConfig from '../../firestore.indexes.json' with { type: 'json' };
import { fileServer } from '../../src/firebase/storage';
import { unusedFilesOf } from '../../src/services/file-users';
import { galleryReader } from '../../src/services/gallery';
import { adminGalleryReader } from '../../src/services/gallery-admin';
import { listLandingBanners } from '../../src/services/hero-banners';
import { listBanners } from '../../src/services/hero-banners-admin';
import { historyReader } from '../../src/services/history';
import { inboxReader } from '../../src/services/inbox';
import { countMessages } from '../../src/services/message-counts';
import { listMovieVideos } from '../../src/services/movie-videos';
import { moviesReader } from '../../src/services/movies';
import { listInCinemas, moviesByRelease } from '../../src/services/movies-by-release';
import { adminMoviesReader } from '../../src/services/movies-admin';
import { purgeRevisions } from '../../src/services/revision-purge';
import { upcomingReader } from '../../src/services/upcoming-movies';
import { adminVideosReader } from '../../src/services/videos-admin';
import { listLandingVideos, videosReader } from '../../src/services/videos';
import { recordQueries, type RestFilter, type RestQuery } from '../support/query-recorder';

vi.mock('../../src/services/storage-files', () => ({ downloadUrl: () => Promise.resolve(FILE) }));

const FILE = `${fileServer.origin}/v0/b/${fileServer.bucket}/o/gallery%2Fa.webp`;

const RELEASES = { status: 'Upcoming', from: '2026-11-22', before: '3', pageSize: 20 } as const;

/** The emulator runs every query; the real database needs an index for some (README). */
const QUERIES: Readonly<Record<string, () => Promise<unknown>>> = {
  'the banners of the landing page': listLandingBanners,
  'the videos of the landing page': listLandingVideos,
  'all videos': videosReader(6),
  'the videos of the admin area': adminVideosReader(''),
  'the oldest videos': adminVideosReader('', 'oldest'),
  'all movies': moviesReader('All'),
  'upcoming movies': upcomingReader(),
  'upcoming movies in order of release': moviesByRelease({ ...RELEASES, direction: 'asc' }),
  'movies in cinemas': listInCinemas,
  'released movies': moviesReader('Released'),
  'the movies of the admin area': adminMoviesReader({ status: 'All', search: '' }),
  'the oldest movies': adminMoviesReader({ status: 'All', search: '', order: 'oldest' }),
  'the oldest upcoming movies': adminMoviesReader({
    status: 'Upcoming',
    search: '',
    order: 'oldest',
  }),
  'the gallery': galleryReader(),
  'the gallery of a movie': galleryReader({ movieId: 'kadal' }),
  'the videos of a movie': () => listMovieVideos('kadal'),
  'the gallery of the admin area': adminGalleryReader(''),
  'the banners of the admin area': listBanners,
  'the history of a movie': historyReader({ path: 'Movies/Upcoming/Movies/kadal' }),
  'the history of an announcement': historyReader({
    path: 'Movies/Announcements',
    key: 'item_1',
  }),
  'what is too old of the history': purgeRevisions,
  'whatever has a file': () => unusedFilesOf({ img: FILE }),
  'new messages': inboxReader({ tab: 'new', search: '' }),
  'viewed messages': inboxReader({ tab: 'viewed', search: '' }),
  'the counts of messages': countMessages,
};

/** No documents, and a count above zero for each tab of the inbox. */
const response = (count: number) => [
  { result: { aggregateFields: { aggregate_0: { integerValue: String(count) } } } },
];

/** That the one document of a request does not exist. */
function noDocument(body: string): Response {
  const request: { documents: readonly string[] } = JSON.parse(body);
  return Response.json([{ missing: request.documents[0], readTime: '2026-11-22T12:00:00Z' }]);
}

let recorder: ReturnType<typeof recordQueries>;
beforeEach(() => {
  recorder = recordQueries((input, init) => {
    const body = String(init?.body);
    if (String(input).includes(':batchGet')) return Promise.resolve(noDocument(body));
    return Promise.resolve(Response.json(response(body.includes('viewed') ? 1 : 2)));
  });
});
afterEach(() => recorder.stop());

test.for(Object.entries(QUERIES))('%s: every query has an index', async ([, run]) => {
  await run();
  expect(recorder.queries).not.toEqual([]);
  expect(recorder.queries.filter((query) => !hasIndex(query))).toEqual([]);
});

test('a query without an index is detected', () => {
  const query: RestQuery = {
    from: [{ collectionId: 'videos' }],
    where: { fieldFilter: { field: { fieldPath: 'landingPage' }, op: 'EQUAL' } },
    orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
  };
  expect(hasIndex(query)).toBe(false);
  expect(hasIndex({ ...query, where: {} })).toBe(true);
});

/** Single fields and document paths are indexed in every collection by default. */
function hasIndex({ from, where = {}, orderBy = [] }: RestQuery): boolean {
  const [{ collectionId, allDescendants = false } = { collectionId: '' }] = from;
  const order = orderBy
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }));
  const compared = [...new Set(filterFields(where))]
    .filter((fieldPath) => !order.some((ordered) => ordered.fieldPath === fieldPath))
    .map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const fields = [...compared, ...order];

  if (!allDescendants) return fields.length < 2 || isDeclared(collectionId, fields);
  if (fields.length > 1) return isDeclared(collectionId, fields, 'COLLECTION_GROUP');
  return fields.every(({ fieldPath, order: wanted }) =>
    indexConfig.fieldOverrides.some(
      (field) =>
        field.collectionGroup === collectionId &&
        field.fieldPath === fieldPath &&
        field.indexes.some(
          (index) => index.queryScope === 'COLLECTION_GROUP' && index.order === wanted,
        ),
    ),
  );
}

const isDeclared = (collection: string, fields: readonly object[], scope = 'COLLECTION') =>
  indexConfig.indexes.some(
    (index) =>
      index.collectionGroup === collection &&
      index.queryScope === scope &&
      JSON.stringify(index.fields) === JSON.stringify(fields),
  );

const filterFields = ({ fieldFilter, compositeFilter }: RestFilter): string[] => [
  ...(fieldFilter ? [fieldFilter.field.fieldPath] : []),
  ...(compositeFilter?.filters.flatMap(filterFields) ?? []),
];

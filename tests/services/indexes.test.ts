import { afterEach, beforeEach, expect, test } from 'vitest';
import indexConfig from '../../firestore.indexes.json' with { type: 'json' };
import { galleryImages } from '../../src/services/gallery';
import { adminGalleryImages } from '../../src/services/gallery-admin';
import { listLandingBanners } from '../../src/services/hero-banners';
import { listBanners } from '../../src/services/hero-banners-admin';
import { countMessages, inboxMessages } from '../../src/services/inbox';
import { movies } from '../../src/services/movies';
import { adminMovies } from '../../src/services/movies-admin';
import { adminVideos } from '../../src/services/videos-admin';
import { listLandingVideos, videos } from '../../src/services/videos';
import { watchWire, type WireFilter, type WireQuery } from '../support/wire';

/** The emulator answers every query; the real database needs an index for some (README). */
const QUERIES: Readonly<Record<string, () => Promise<unknown>>> = {
  'the banners of the landing page': listLandingBanners,
  'the videos of the landing page': listLandingVideos,
  'all videos': videos(6),
  'the videos of the admin area': adminVideos(''),
  'the oldest videos': adminVideos('', 'oldest'),
  'all movies': movies('All'),
  'upcoming movies': movies('Upcoming'),
  'released movies': movies('Released'),
  'the movies of the admin area': adminMovies({ status: 'All', search: '' }),
  'the oldest movies': adminMovies({ status: 'All', search: '', order: 'oldest' }),
  'the oldest upcoming movies': adminMovies({ status: 'Upcoming', search: '', order: 'oldest' }),
  'the gallery': galleryImages(),
  'the gallery of the admin area': adminGalleryImages(''),
  'the banners of the admin area': listBanners,
  'new messages': inboxMessages({ tab: 'new', search: '', count: 1 }),
  'viewed messages': inboxMessages({ tab: 'viewed', search: '', count: 1 }),
  'the counts of messages': countMessages,
};

/** No documents, and a count of them. */
const NOTHING = [{ result: { aggregateFields: { aggregate_0: { integerValue: '0' } } } }];

let wire: ReturnType<typeof watchWire>;
beforeEach(() => {
  wire = watchWire(() => Promise.resolve(Response.json(NOTHING)));
});
afterEach(() => wire.stop());

test.for(Object.entries(QUERIES))('%s: every query has its index', async ([, run]) => {
  await run();
  expect(wire.queries).not.toEqual([]);
  expect(wire.queries.filter((query) => !hasIndex(query))).toEqual([]);
});

test('a query without an index is found out', () => {
  const query: WireQuery = {
    from: [{ collectionId: 'videos' }],
    where: { fieldFilter: { field: { fieldPath: 'landingPage' }, op: 'EQUAL' } },
    orderBy: [{ field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' }],
  };
  expect(hasIndex(query)).toBe(false);
  expect(hasIndex({ ...query, where: {} })).toBe(true);
});

/** Fields alone, and documents by their path, are indexed in every collection without being asked. */
function hasIndex({ from, where = {}, orderBy = [] }: WireQuery): boolean {
  const [{ collectionId, allDescendants = false } = { collectionId: '' }] = from;
  const order = orderBy
    .filter(({ field }) => field.fieldPath !== '__name__')
    .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction }));
  const compared = [...new Set(filterFields(where))]
    .filter((fieldPath) => !order.some((ordered) => ordered.fieldPath === fieldPath))
    .map((fieldPath) => ({ fieldPath, order: 'ASCENDING' }));
  const fields = [...compared, ...order];

  if (!allDescendants) return fields.length < 2 || isDeclared(collectionId, fields);
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

const isDeclared = (collection: string, fields: readonly object[]) =>
  indexConfig.indexes.some(
    (index) =>
      index.collectionGroup === collection &&
      index.queryScope === 'COLLECTION' &&
      JSON.stringify(index.fields) === JSON.stringify(fields),
  );

const filterFields = ({ fieldFilter, compositeFilter }: WireFilter): string[] => [
  ...(fieldFilter ? [fieldFilter.field.fieldPath] : []),
  ...(compositeFilter?.filters.flatMap(filterFields) ?? []),
];

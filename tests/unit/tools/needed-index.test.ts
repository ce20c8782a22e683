import { expect, test } from 'vitest';
import { isDeclared, neededIndex } from '../../../tools/index-check/needed-index';
import { queryIn, type RestQuery } from '../../../tools/index-check/rest-query';

const equal = (fieldPath: string) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL' } });
const newest = [
  { field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' },
  { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
] as const;
const videos = [{ collectionId: 'videos' }];

test('one field of a collection needs no index of its own, several do', () => {
  expect(neededIndex({ from: videos, orderBy: newest })).toBeUndefined();
  expect(neededIndex({ from: videos, where: equal('movie') })).toBeUndefined();
  expect(neededIndex({ from: videos })).toBeUndefined();
  const both: RestQuery = { from: videos, where: equal('movie'), orderBy: newest };
  expect(neededIndex(both)).toBe('videos COLLECTION: movie ASCENDING, timestamp DESCENDING');
  expect(isDeclared(neededIndex(both) ?? '')).toBe(true);
});

test('an index that is not listed is none', () => {
  const query = { from: videos, where: equal('landingPage'), orderBy: newest };
  expect(isDeclared(neededIndex(query) ?? '')).toBe(false);
});

test('a field that is exempt, and one of all collections of a name, need one', () => {
  const search = { from: [{ collectionId: 'search' }], where: equal('x') };
  expect(neededIndex(search)).toBe('search COLLECTION: x ASCENDING');
  const images = { from: [{ collectionId: 'images', allDescendants: true }], orderBy: newest };
  expect(neededIndex(images)).toBe('images COLLECTION_GROUP: timestamp DESCENDING');
});

test('a range of the field of the order, and several of one field, count once', () => {
  const where = {
    compositeFilter: {
      filters: [
        equal('status'),
        { fieldFilter: { field: { fieldPath: 'timestamp' }, op: 'LESS_THAN' } },
        { fieldFilter: { field: { fieldPath: 'tags' }, op: 'ARRAY_CONTAINS' } },
        equal('status'),
      ],
    },
  };
  expect(neededIndex({ from: videos, where, orderBy: newest })).toBe(
    'videos COLLECTION: status ASCENDING, tags CONTAINS, timestamp DESCENDING',
  );
});

test('the query of a request is found, also that of a count', () => {
  const query = { from: videos };
  expect(queryIn(JSON.stringify({ structuredQuery: query }))).toEqual(query);
  const count = { structuredAggregationQuery: { structuredQuery: query } };
  expect(queryIn(JSON.stringify(count))).toEqual(query);
  expect(queryIn('{"writes":[]}')).toBeUndefined();
  expect(queryIn(new Blob())).toBeUndefined();
});

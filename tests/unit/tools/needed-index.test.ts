import { expect, test } from 'vitest';
import { isDeclared, neededIndexes } from '../../../tools/index-check/needed-index';
import { queryIn, type RestQuery } from '../../../tools/index-check/rest-query';

const equal = (fieldPath: string) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL' } });
const newest = [
  { field: { fieldPath: 'timestamp' }, direction: 'DESCENDING' },
  { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
] as const;
const videos = [{ collectionId: 'videos' }];

test('one field of a collection needs no index of its own, several do', () => {
  expect(neededIndexes({ from: videos, orderBy: newest })).toEqual([]);
  expect(neededIndexes({ from: videos, where: equal('movie') })).toEqual([]);
  expect(neededIndexes({ from: videos })).toEqual([]);
  const both: RestQuery = { from: videos, where: equal('movie'), orderBy: newest };
  expect(neededIndexes(both)).toEqual(['videos COLLECTION: movie ASCENDING, timestamp DESCENDING']);
  expect(isDeclared(neededIndexes(both).join())).toBe(true);
});

test('an index that is not listed is none', () => {
  const query = { from: videos, where: equal('landingPage'), orderBy: newest };
  expect(isDeclared(neededIndexes(query).join())).toBe(false);
});

test('a field that is exempt, and one of all collections of a name, need one', () => {
  const search = { from: [{ collectionId: 'search' }], where: equal('x') };
  expect(neededIndexes(search)).toEqual(['search COLLECTION: x ASCENDING']);
  const images = { from: [{ collectionId: 'images', allDescendants: true }], orderBy: newest };
  expect(neededIndexes(images)).toEqual(['images COLLECTION_GROUP: timestamp DESCENDING']);
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
  expect(neededIndexes({ from: videos, where, orderBy: newest })).toEqual([
    'videos COLLECTION: status ASCENDING, tags CONTAINS, timestamp DESCENDING',
  ]);
});

test('of fields of which any may match, each needs its own', () => {
  const where = { compositeFilter: { op: 'OR', filters: [equal('img'), equal('picture.share')] } };
  expect(neededIndexes({ from: videos, where })).toEqual([]);
  expect(neededIndexes({ from: [{ collectionId: 'search' }], where })).toEqual([
    'search COLLECTION: img ASCENDING',
    'search COLLECTION: picture.share ASCENDING',
  ]);
});

test('the query of a request is found, also that of a count', () => {
  const query = { from: videos };
  expect(queryIn(JSON.stringify({ structuredQuery: query }))).toEqual(query);
  const count = { structuredAggregationQuery: { structuredQuery: query } };
  expect(queryIn(JSON.stringify(count))).toEqual(query);
  expect(queryIn('{"writes":[]}')).toBeUndefined();
  expect(queryIn(new Blob())).toBeUndefined();
});

import {
  Bytes,
  collection,
  collectionGroup,
  deleteDoc,
  documentId,
  endBefore,
  GeoPoint,
  getCount,
  getDoc,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { day } from '../../database';
import type { OpenedFirestore } from './opened';

/** Tests of queries. */
export function describeQueries({
  database,
  at,
  things,
  put,
  putValues,
  ids,
  find,
  codeOf,
}: OpenedFirestore): void {
  describe('a query', () => {
    /** Values in Firestore's order, with ids in another order. */
    const OF_ALL_TYPES = {
      z: null,
      y: false,
      x: true,
      w: Number.NaN,
      v: -Infinity,
      u: -1.5,
      t: 0,
      s: 2,
      r: 2.5,
      q: day(1),
      p: day(2),
      o: '',
      n: 'B',
      m: 'a',
      l: 'ab',
      k: '\uFF5E',
      j: '😀',
      i: Bytes.fromUint8Array(new Uint8Array([1])),
      h: Bytes.fromUint8Array(new Uint8Array([1, 0])),
      g: new GeoPoint(1, 2),
      f: new GeoPoint(1, 3),
      e: [],
      d: [1],
      c: [1, 0],
      b: {},
      a: { a: 1 },
    };
    const IN_ORDER = Object.keys(OF_ALL_TYPES);

    test('orders values of all types, without documents that do not have the field', async () => {
      await putValues(OF_ALL_TYPES);
      await put({ 'things/none': { other: 1 } });
      expect(await find(orderBy('x'))).toBe(IN_ORDER.join(' '));
      expect(await find(orderBy('x', 'desc'))).toBe(IN_ORDER.toReversed().join(' '));
      expect(await find(orderBy(documentId()))).toBe(
        [...IN_ORDER.toSorted(), 'none'].toSorted().join(' '),
      );
    });

    test('compares only values of one type in a range', async () => {
      await putValues(OF_ALL_TYPES);
      expect(await find(where('x', '>', ''))).toBe('n m l k j');
      expect(await find(where('x', '>=', 0))).toBe('t s r');
      expect(await find(where('x', '<', 2))).toBe('v u t');
      expect(await find(where('x', '<=', day(1)))).toBe('q');
      expect(await find(where('x', '>=', day(1)), where('x', '<', day(2)))).toBe('q');
      expect(await find(where('x', '<', true))).toBe('y');
    });

    test('compares with one value, and with several', async () => {
      await putValues({ a: 1, b: 1.5, c: '1', d: [1], e: null, f: { g: 1, h: [] }, g: Number.NaN });
      expect(await find(where('x', '==', 1))).toBe('a');
      expect(await find(where('x', '==', null))).toBe('e');
      expect(await find(where('x', '==', Number.NaN))).toBe('g');
      expect(await find(where('x', '==', { h: [], g: 1 }))).toBe('f');
      expect(await find(where('x', '!=', 1))).toBe('g b c d f');
      expect(await find(where('x', 'in', ['1', 1.5, 7]))).toBe('b c');
      expect(await find(where('x', 'not-in', ['1', 1.5, 7]))).toBe('g a d f');
      expect(await find(where('x', 'array-contains', 1))).toBe('d');
      expect(await find(where('x', 'array-contains-any', [2, 1]))).toBe('d');
    });

    test('refuses more values than the limit', async () => {
      const numbers = Array.from({ length: 31 }, (_, n) => n);
      expect(await codeOf(find(where('x', 'in', numbers)))).toBe('failed-precondition');
      expect(await codeOf(find(where('x', 'in', numbers.slice(1))))).toBe('done');
      expect(await codeOf(find(where('x', 'not-in', numbers.slice(20))))).toBe(
        'failed-precondition',
      );
    });

    test('compares fields in maps, and one of several conditions', async () => {
      await put({
        'things/a': { picture: { alt: 'Boat' }, movie: 'kadal' },
        'things/b': { picture: { alt: '' } },
        'things/c': { movie: 'mazha' },
      });
      expect(await find(where('picture.alt', '>', ''))).toBe('a');
      const either = or(where('picture.alt', 'in', ['', 'x']), where('movie', 'in', ['mazha']));
      expect(await ids(query(things, either))).toBe('b c');
    });

    test('compares ids: ranges, some, and all but some', async () => {
      await put({
        'things/movie:a': {},
        'things/movie:b': {},
        'things/movie;': {},
        'things/video:a': {},
      });
      const range = [where(documentId(), '>=', 'movie:'), where(documentId(), '<', 'movie;')];
      expect(await find(...range, orderBy(documentId()))).toBe('movie:a movie:b');
      expect(await find(where(documentId(), 'in', ['video:a', 'none', 'movie:b']))).toBe(
        'movie:b video:a',
      );
      const all = query(things, orderBy(documentId()));
      const others = where(documentId(), 'not-in', [at('things/movie:b'), at('things/video:a')]);
      expect(await ids(query(all, others))).toBe('movie:a movie;');
    });

    test('has a condition, an order and a limit together', async () => {
      const revision = (path: string, n: number) => ({ path, at: day(n) });
      await put({
        'revisions/a': revision('one', 1),
        'revisions/b': revision('two', 2),
        'revisions/c': revision('one', 3),
        'revisions/d': revision('one', 2),
        'revisions/e': { path: 'one' },
      });
      const ofOne = query(collection(database, 'revisions'), where('path', '==', 'one'));
      expect(await ids(query(ofOne, orderBy('at', 'desc')))).toBe('c d a');
      expect(await ids(query(ofOne, orderBy('at', 'desc'), limit(2)))).toBe('c d');
      expect((await getCount(ofOne)).data().count).toBe(4);
    });

    test('has ranges of two fields', async () => {
      await put({
        'unpublished/a': { publishAt: day(1), until: day(9) },
        'unpublished/b': { publishAt: day(2), until: day(3) },
        'unpublished/c': { publishAt: day(3), until: day(9) },
        'unpublished/d': { publishAt: day(8), until: day(9) },
        'unpublished/e': { publishAt: day(1) },
      });
      const due = query(
        collection(database, 'unpublished'),
        where('publishAt', '<=', day(5)),
        where('until', '>=', day(5)),
        orderBy('publishAt', 'desc'),
      );
      expect(await ids(due)).toBe('c a');
    });

    test('continues after a document, or at values, in either direction', async () => {
      await putValues({ a: 2, b: 1, c: 2, d: 3, e: 2 });
      const c = await getDoc(at('things/c'));
      expect(await find(orderBy('x'), startAfter(c))).toBe('e d');
      expect(await find(orderBy('x', 'desc'), startAfter(c), limit(2))).toBe('a b');
      expect(await find(orderBy('x'), startAfter(2))).toBe('d');
      expect(await find(orderBy('x'), startAt(2))).toBe('a c e d');
      expect(await find(orderBy(documentId()), startAfter(c))).toBe('d e');
      expect(
        await find(orderBy(documentId()), startAfter(await getDoc(at('things/a'))), endBefore(c)),
      ).toBe('b');
      await deleteDoc(at('things/c'));
      expect(await find(orderBy('x'), startAfter(c))).toBe('e d');
    });

    test('finds the collections of one name, at any path', async () => {
      await put({
        'images/a': { movie: 'kadal', timestamp: day(1) },
        'galleries/g/images/b': { movie: 'kadal', timestamp: day(3) },
        'galleries/g/images/b/parts/c': { movie: 'kadal', timestamp: day(4) },
        'images/d': { movie: 'mazha', timestamp: day(2), img: 'x' },
        'others/e': { movie: 'kadal', timestamp: day(5) },
      });
      const images = collectionGroup(database, 'images');
      expect(await ids(query(images, orderBy('timestamp', 'desc')))).toBe('b d a');
      expect(await ids(query(images, orderBy(documentId())))).toBe('b a d');
      expect(
        await ids(query(images, where('movie', '==', 'kadal'), orderBy('timestamp', 'desc'))),
      ).toBe('b a');
      expect((await getCount(query(images, where('img', '>', '')))).data().count).toBe(1);
      const a = await getDoc(at('images/a'));
      expect(await ids(query(images, orderBy(documentId()), startAfter(a)))).toBe('d');
    });

    test('counts its documents, up to a limit', async () => {
      await putValues({ a: 1, b: 2, c: 'x' });
      expect((await getCount(things)).data().count).toBe(3);
      expect((await getCount(query(things, where('x', '>', 0)))).data().count).toBe(2);
      expect((await getCount(query(things, limit(2)))).data().count).toBe(2);
      expect((await getCount(collection(database, 'none'))).data().count).toBe(0);
    });
  });
}

import {
  addDoc,
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  FieldPath,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { OpenedFirestore } from './opened';

/** Tests of documents and writes. */
export function describeDocuments({
  database,
  at,
  things,
  stored,
  put,
  ids,
  find,
  codeOf,
}: OpenedFirestore): void {
  describe('a document', () => {
    test('is read as it was written', async () => {
      const data = {
        none: null,
        yes: true,
        whole: 7,
        half: 0.5,
        negative: -1,
        time: Timestamp.fromDate(new Date('2026-01-02T03:04:05.678Z')),
        text: 'കടൽ',
        list: [1, 'two', null, { three: 3 }],
        map: { inner: { x: 1 }, empty: {} },
      };
      await setDoc(at('things/a'), data);
      expect(await stored('things/a')).toEqual(data);
    });

    test('that does not exist has no data', async () => {
      const document = await getDoc(at('things/none'));
      expect([document.exists(), document.data(), document.id]).toEqual([false, undefined, 'none']);
    });

    test('has times in microseconds', async () => {
      await setDoc(at('things/b'), { time: new Timestamp(1_700_000_000, 123_456_789) });
      expect(await stored('things/b')).toEqual({ time: new Timestamp(1_700_000_000, 123_456_000) });
    });

    test('has an id of any characters, and fields of any name', async () => {
      await put({ 'things/movie:a b&c?=%2F': { 'a.b': 1, 'c`\\d': 2 }, 'things/നിലാവ്': {} });
      expect(await find()).toBe('movie:a b&c?=%2F നിലാവ്');
      await updateDoc(
        at('things/movie:a b&c?=%2F'),
        new FieldPath('a.b'),
        3,
        new FieldPath('e-f'),
        4,
      );
      expect(await stored('things/movie:a b&c?=%2F')).toEqual({ 'a.b': 3, 'c`\\d': 2, 'e-f': 4 });
    });

    test('can be below a missing one', async () => {
      await put({ 'Movies/Upcoming/Movies/a': { title: 'A' } });
      expect((await getDoc(at('Movies/Upcoming'))).exists()).toBe(false);
      expect(await ids(collection(database, 'Movies/Upcoming/Movies'))).toBe('a');
      expect(await ids(collection(database, 'Movies'))).toBe('');
    });
  });

  describe('a write', () => {
    test('replaces all fields, with merge adds, with mergeFields replaces only these', async () => {
      await setDoc(at('things/a'), { x: 1, map: { a: 1, b: 2 } });
      await setDoc(at('things/a'), { map: { b: 3 } }, { merge: true });
      expect(await stored('things/a')).toEqual({ x: 1, map: { a: 1, b: 3 } });
      await setDoc(at('things/a'), { map: { c: 4 }, x: 9 }, { mergeFields: ['map'] });
      expect(await stored('things/a')).toEqual({ x: 1, map: { c: 4 } });
      await setDoc(at('things/a'), { y: 1 });
      expect(await stored('things/a')).toEqual({ y: 1 });
      await setDoc(at('things/new'), { x: 1, gone: deleteField() }, { merge: true });
      expect(await stored('things/new')).toEqual({ x: 1 });
    });

    test('of nested fields preserves the others, and deletes fields', async () => {
      await setDoc(at('things/a'), { map: { a: 1, b: { c: 2, d: 3 } }, text: 'T' });
      await updateDoc(at('things/a'), { 'map.b.c': deleteField(), 'map.e': 5, 'text.f': 6 });
      await updateDoc(at('things/a'), { none: deleteField(), 'no.such': deleteField() });
      expect(await stored('things/a')).toEqual({
        map: { a: 1, b: { d: 3 }, e: 5 },
        text: { f: 6 },
      });
    });

    test('updates only existing documents; a deletion of a missing one succeeds', async () => {
      expect(await codeOf(updateDoc(at('things/none'), { x: 1 }))).toBe('not-found');
      await deleteDoc(at('things/none'));
      await setDoc(at('things/a'), { x: 1 });
      await deleteDoc(at('things/a'));
      expect(await stored('things/a')).toBeUndefined();
    });

    test('adds a document with a generated id', async () => {
      const [one, other] = [await addDoc(things, { x: 1 }), await addDoc(things, { x: 2 })];
      expect(one.id).not.toBe(other.id);
      expect(await stored(other.path)).toEqual({ x: 2 });
    });

    test('is part of a batch that is written completely or not at all', async () => {
      const batch = writeBatch(database);
      batch
        .set(at('things/a'), { x: 1 })
        .delete(at('things/b'))
        .update(at('things/none'), { x: 1 });
      expect(await codeOf(batch.commit())).toBe('not-found');
      expect(await stored('things/a')).toBeUndefined();
      const twice = writeBatch(database);
      twice.set(at('things/a'), { x: 1 }).update(at('things/a'), { x: increment(1) });
      await twice.commit();
      expect(await stored('things/a')).toEqual({ x: 2 });
    });

    test('of more than a megabyte is refused, with the code of the SDK', async () => {
      const large = setDoc(at('things/a'), { text: 'x'.repeat(1_100_000) });
      expect(await codeOf(large)).toBe('failed-precondition');
      expect(await stored('things/a')).toBeUndefined();
    });
  });

  describe('the server', () => {
    test('sets its time, the same in a whole request and in whole milliseconds', async () => {
      const before = Date.now();
      const batch = writeBatch(database);
      batch.set(at('things/a'), { at: serverTimestamp(), map: { at: serverTimestamp() } });
      batch.set(at('things/b'), { at: serverTimestamp() });
      await batch.commit();
      const [a, b] = [await stored('things/a'), await stored('things/b')];
      expect(a?.['at']).toEqual(b?.['at']);
      expect(a?.['map']).toEqual({ at: a?.['at'] });
      const { seconds, nanoseconds } = (a ?? {})['at'] as Timestamp;
      expect(nanoseconds % 1_000_000).toBe(0);
      expect(Math.abs(seconds * 1000 - before)).toBeLessThan(5000);
    });

    test('increments numbers, and replaces other values', async () => {
      await setDoc(at('things/a'), { whole: 1, half: 0.5, text: 'T' });
      const added = {
        whole: increment(2),
        half: increment(1),
        text: increment(3),
        none: increment(4),
      };
      await updateDoc(at('things/a'), added);
      expect(await stored('things/a')).toEqual({ whole: 3, half: 1.5, text: 3, none: 4 });
    });

    test('adds missing values to lists, and removes all equal values', async () => {
      await setDoc(at('things/a'), { list: [1, 'a', 1], text: 'T' });
      await updateDoc(at('things/a'), {
        list: arrayUnion('a', { b: 1 }, { b: 1 }),
        text: arrayUnion('x'),
        none: arrayUnion(1, 1),
      });
      expect(await stored('things/a')).toEqual({
        list: [1, 'a', 1, { b: 1 }],
        text: ['x'],
        none: [1],
      });
      const removed = {
        list: arrayRemove(1, { b: 1 }),
        none: arrayRemove(2),
        other: arrayRemove(1),
      };
      await setDoc(at('things/a'), removed, { merge: true });
      expect(await stored('things/a')).toEqual({ list: ['a'], text: ['x'], none: [1], other: [] });
    });
  });
}

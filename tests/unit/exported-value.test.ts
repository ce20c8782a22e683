// product 26.8.
import { Bytes, GeoPoint, Timestamp, vector } from 'firebase/firestore/lite';
import * as admin from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { exportedValue } from '../../src/store/export/export-files';

const POINT = { latitude: 9.93, longitude: 76.26 };

test.each([
  ['a text', 'കടൽ', 'കടൽ'],
  ['nothing', null, null],
  ['a list', [1, [true]], [1, [true]]],
  ['a map', { a: { b: 1 } }, { a: { b: 1 } }],
  ['what is no number', Number.NaN, { doubleValue: 'NaN' }],
  ['an endless number', Number.NEGATIVE_INFINITY, { doubleValue: '-Infinity' }],
  [
    'a time to the nanosecond',
    new Timestamp(1_767_268_800, 123_456_789),
    { timestampValue: '2026-01-01T12:00:00.123456789Z' },
  ],
  [
    "a server's time",
    new admin.Timestamp(1_767_268_800, 7),
    { timestampValue: '2026-01-01T12:00:00.000000007Z' },
  ],
  ['a place', new GeoPoint(POINT.latitude, POINT.longitude), { geoPointValue: POINT }],
  ["a server's place", new admin.GeoPoint(9.93, 76.26), { geoPointValue: POINT }],
  ['bytes', Bytes.fromUint8Array(new Uint8Array([0, 255])), { bytesValue: 'AP8=' }],
  ["a server's bytes", Buffer.from([0, 255]), { bytesValue: 'AP8=' }],
  ['a vector', vector([1, 2]), { vectorValue: [1, 2] }],
  ["a server's vector", admin.FieldValue.vector([1, 2]), { vectorValue: [1, 2] }],
  ['a map that looks like a time', { timestampValue: 'x' }, { mapValue: { timestampValue: 'x' } }],
  ['a map that looks like a map', { mapValue: 1 }, { mapValue: { mapValue: 1 } }],
  ['a map with more than such a name', { mapValue: 1, a: 2 }, { mapValue: 1, a: 2 }],
])('%s', (_, value, exported) => {
  expect(exportedValue(value)).toEqual(exported);
});

test('a value of an unknown type fails instead of being left out', () => {
  expect(() => exportedValue(new Map())).toThrow('not known');
  const likeTime = Object.assign(new Map(), { seconds: 1 });
  expect(() => exportedValue(likeTime)).toThrow('not known');
});

import { FieldValue, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { typeOf } from '../../../src/store/export/export-files';

/**
 * The value of which `exportedValue` has made this (product 26.8). Throws TypeError for what it does
 * not make.
 */
export function storedValue(exported: unknown, firestore: Firestore): unknown {
  const restored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(restored);
    if (typeof value !== 'object' || value === null) return value;
    const type = typeOf(value);
    if (!type) return mapOf(value);
    const content: unknown = Reflect.get(value, type);
    switch (type) {
      case 'mapValue':
        return mapOf(content);
      case 'timestampValue':
        return timestampOf(content);
      case 'bytesValue':
        return Buffer.from(textOf(content), 'base64');
      case 'referenceValue':
        return firestore.doc(textOf(content));
      case 'geoPointValue':
        return new GeoPoint(numberOf(content, 'latitude'), numberOf(content, 'longitude'));
      case 'vectorValue':
        return FieldValue.vector(numbersOf(content));
      case 'doubleValue':
        return doubleOf(content);
    }
  };
  const mapOf = (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unknown();
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, restored(field)]),
    );
  };
  return restored(exported);
}

const unknown = () => new TypeError('a value has a form that no export has');

/** The seconds of a time and its nine digits after them. */
function timestampOf(value: unknown): Timestamp {
  const [, seconds, digits] = /^(.{19})\.(\d{9})Z$/.exec(textOf(value)) ?? [];
  const time = Date.parse(`${seconds}Z`);
  if (Number.isNaN(time)) throw unknown();
  return new Timestamp(time / 1000, Number(digits));
}

function doubleOf(value: unknown): number {
  if (value !== 'NaN' && value !== 'Infinity' && value !== '-Infinity') throw unknown();
  return Number(value);
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw unknown();
  return value;
}

function numberOf(value: unknown, name: string): number {
  const number: unknown = typeof value === 'object' && value !== null && Reflect.get(value, name);
  if (typeof number !== 'number') throw unknown();
  return number;
}

function numbersOf(value: unknown): number[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'number')) throw unknown();
  return value;
}

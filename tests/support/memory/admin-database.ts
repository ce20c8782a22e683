import { FieldValue, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { nameOf, pathOf } from './documents';
import { answerFirestore, memory } from './firestore';
import { findDocuments, type Filter } from './queries';
import { restValue, type RestFields, type RestValue } from './values';
import type { Write } from './writes';

/**
 * The in-memory database with the interface of the server's SDK, as far as the tests of the
 * services use it to store and read data.
 */
export const openMemory = () => ({
  doc: documentAt,
  collection: collectionAt,
  batch: openWrites,
  bulkWriter: () => {
    const { commit, ...writes } = openWrites();
    return { ...writes, close: commit };
  },
});

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

type Data = Readonly<Record<string, unknown>>;
type Reference = ReturnType<typeof documentAt>;

function documentAt(path: string) {
  const commit = (write: Write) => commitAll([write]);
  const collection = path.slice(0, path.lastIndexOf('/'));
  return {
    path,
    id: lastOf(path),
    parent: { id: lastOf(collection), path: collection },
    get: async () => snapshotOf(path),
    set: (data: object) => commit(setting(path, data)),
    create: (data: object) =>
      commit({ ...setting(path, data), currentDocument: { exists: false } }),
    update: (...change: Change) => commit(updating(path, change)),
    delete: () => commit({ delete: nameOf(path) }),
  };
}

function snapshotOf(path: string) {
  const found = memory.documents.get(path);
  const data = () => found && plainFields(found.fields);
  return {
    id: lastOf(path),
    ref: documentAt(path),
    exists: found !== undefined,
    data,
    get: (field: string) =>
      field.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), data()),
  };
}

function collectionAt(path: string, where?: Filter, orderBy: readonly string[] = []) {
  const parent = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const collectionId = lastOf(path);
  const find = () =>
    findDocuments(memory.documents, parent, {
      from: [{ collectionId }],
      ...(where && { where }),
      orderBy: [...orderBy, '__name__'].map((fieldPath) => ({
        field: { fieldPath },
        direction: 'ASCENDING',
      })),
    }).map(([found]) => found);
  return {
    doc: (id: string) => documentAt(`${path}/${id}`),
    where: (fieldPath: string, _: '==', value: unknown) => {
      const filter = { field: { fieldPath }, op: 'EQUAL', value: restValueOf(value) };
      return collectionAt(path, { fieldFilter: filter }, orderBy);
    },
    orderBy: (field: string) => collectionAt(path, where, [...orderBy, field]),
    listDocuments: async () => find().map(documentAt),
    get: async () => {
      const docs = find().map(snapshotOf);
      return { docs, size: docs.length, empty: docs.length === 0 };
    },
  };
}

/** Fields by path, or the path of one field and its value. */
type Change = readonly [data: Data] | readonly [field: string, value: unknown];

function openWrites() {
  const writes: Write[] = [];
  return {
    set: ({ path }: Pick<Reference, 'path'>, data: object) => void writes.push(setting(path, data)),
    update: ({ path }: Pick<Reference, 'path'>, ...change: Change) =>
      void writes.push(updating(path, change)),
    delete: ({ path }: Pick<Reference, 'path'>) => void writes.push({ delete: nameOf(path) }),
    commit: () => commitAll(writes),
  };
}

async function commitAll(writes: readonly Write[]): Promise<void> {
  answerFirestore({ method: 'commit', parent: '', body: { writes } });
}

const setting = (path: string, data: object): Write => ({
  update: { name: nameOf(path), fields: restFieldsOf(data) },
});

function updating(path: string, [given, value]: Change): Write {
  const changes: Data = typeof given === 'string' ? { [given]: value } : given;
  const set = Object.entries(changes).filter(([, one]) => !isDeletion(one));
  const fields = set.reduce<Data>((all, [field, one]) => withValue(all, field.split('.'), one), {});
  return {
    update: { name: nameOf(path), fields: restFieldsOf(fields) },
    updateMask: { fieldPaths: Object.keys(changes).map(quotedPath) },
    currentDocument: { exists: true },
  };
}

const quotedPath = (field: string) =>
  field
    .split('.')
    .map((name) => `\`${name}\``)
    .join('.');

const isDeletion = (value: unknown) =>
  value instanceof FieldValue && value.isEqual(FieldValue.delete());

const withValue = (
  fields: Data,
  [name = '', ...inner]: readonly string[],
  value: unknown,
): Data => ({
  ...fields,
  [name]: inner.length === 0 ? value : withValue((fields[name] ?? {}) as Data, inner, value),
});

const restFieldsOf = (data: object): RestFields =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, restValueOf(value)]],
    ),
  );

/** Also converts values of the server's SDK. */
function restValueOf(value: unknown): RestValue {
  if (value instanceof Timestamp) {
    const micros = String(Math.floor(value.nanoseconds / 1000)).padStart(6, '0');
    const seconds = new Date(value.seconds * 1000).toISOString().slice(0, -5);
    return { timestampValue: `${seconds}.${micros}Z` };
  }
  if (value instanceof GeoPoint)
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValueOf) } };
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  if (isPlain) return { mapValue: { fields: restFieldsOf(value) } };
  return restValue(value);
}

function plainValue(value: RestValue): unknown {
  if (value.timestampValue !== undefined) return timestampAt(value.timestampValue);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(plainValue);
  if (value.mapValue) return plainFields(value.mapValue.fields ?? {});
  if ('integerValue' in value || 'doubleValue' in value)
    return Number(value.integerValue ?? value.doubleValue);
  if (value.referenceValue !== undefined) return documentAt(pathOf(value.referenceValue));
  return Object.values(value)[0];
}

function timestampAt(time: string): Timestamp {
  const [seconds = '', fraction = ''] = time.replace('Z', '').split('.');
  return new Timestamp(Date.parse(`${seconds}Z`) / 1000, Number(fraction.padEnd(6, '0')) * 1000);
}

const plainFields = (fields: RestFields): Data =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

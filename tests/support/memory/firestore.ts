import { nameOf, pathOf, Refusal, ROOT, type MemoryDocument } from './documents';
import { findDocuments, type StructuredQuery } from './queries';
import { restFields, type RestFields } from './values';
import { changesBy, pathIn, type Write } from './writes';

interface Body {
  readonly documents?: readonly string[];
  readonly structuredQuery?: StructuredQuery;
  readonly structuredAggregationQuery?: {
    readonly aggregations: readonly { readonly alias: string; readonly count?: object }[];
    readonly structuredQuery: StructuredQuery;
  };
  readonly writes?: readonly Write[];
}

/** A request of the SDK, with the documents or the collection that it is about. */
export interface FirestoreRequest {
  readonly method: string;
  readonly parent: string;
  readonly body: Body;
}

const documents = new Map<string, MemoryDocument>();

/** The time of the last write, in microseconds; all writes have different times. */
let lastWrite = 0;

function nextTime(step = 1): string {
  lastWrite = Math.max(lastWrite + step, Date.now() * 1000);
  return timeAt(lastWrite);
}

const timeAt = (microseconds: number) => {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds % 1000).padStart(3, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
};

const now = () => timeAt(Math.max(lastWrite, Date.now() * 1000));

/** The stored documents by path. */
export const memory = {
  documents: documents as ReadonlyMap<string, MemoryDocument>,

  /** Stores documents, given as data by path. */
  put: (given: Readonly<Record<string, object>>): void => {
    for (const [path, data] of Object.entries(given)) {
      const time = nextTime();
      documents.set(path, { fields: restFields(data), createTime: time, updateTime: time });
    }
  },

  /** Replaces all documents. */
  replace: (others: ReadonlyMap<string, MemoryDocument>): void => {
    memory.clear();
    for (const [path, document] of others) documents.set(path, document);
  },

  remove: (path: string): void => void documents.delete(path),

  clear: (): void => {
    documents.clear();
    // Later times depend on the current time of the test.
    lastWrite = 0;
  },
};

/** Parses a request to Firestore's REST API; undefined for another address. */
export function firestoreRequest(url: string, body: unknown): FirestoreRequest | undefined {
  const [, name = '', method = ''] = /\/v1\/([^?]+):(\w+)(?:\?|$)/.exec(url) ?? [];
  if (!method) return undefined;
  const path = decodeURIComponent(name);
  if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return undefined;
  return { method, parent: pathOf(path), body: JSON.parse(String(body)) as Body };
}

/**
 * Describes a request in a line, such as "commit trash/movie:kadal videos/one" or "runQuery videos
 * by timestamp desc".
 */
export function lineOf({ method, parent, body }: FirestoreRequest): string {
  const { documents: names = [], writes = [], structuredQuery, structuredAggregationQuery } = body;
  const query = structuredQuery ?? structuredAggregationQuery?.structuredQuery;
  const below = parent && `${parent}/`;
  const [order] = query?.orderBy ?? [];
  return [
    method,
    ...names.map(pathOf),
    ...(query?.from.map(({ collectionId }) => below + collectionId) ?? []),
    ...(order ? [`by ${order.field.fieldPath}`] : []),
    ...(order?.direction === 'DESCENDING' ? ['desc'] : []),
    ...writes.map(pathIn),
  ].join(' ');
}

/**
 * The supported parts of a request: others are refused, because ignoring them would give a wrong
 * answer.
 */
const KNOWN = ['documents', 'structuredQuery', 'structuredAggregationQuery', 'writes'];

/** Answers a request. Throws Refusal. */
export function answerFirestore({ method, parent, body }: FirestoreRequest): unknown {
  const unknown = Object.keys(body).find((part) => !KNOWN.includes(part));
  if (unknown) throw new Refusal('unimplemented', `The memory knows no ${unknown}`);
  switch (method) {
    case 'batchGet':
      return (body.documents ?? []).map((name) => {
        const found = documents.get(pathOf(name));
        const readTime = now();
        return found
          ? { found: restDocument(pathOf(name), found), readTime }
          : { missing: name, readTime };
      });
    case 'runQuery': {
      const found = findDocuments(documents, parent, queryOf(body.structuredQuery));
      const readTime = now();
      if (found.length === 0) return [{ readTime }];
      return found.map(([path, one]) => ({ document: restDocument(path, one), readTime }));
    }
    case 'runAggregationQuery':
      return [{ result: { aggregateFields: countsFor(parent, body) }, readTime: now() }];
    case 'commit':
      return commit(body.writes ?? []);
    default:
      throw new Refusal('unimplemented', `The memory has no ${method}`);
  }
}

const restDocument = (
  path: string,
  document: MemoryDocument,
): { readonly name: string; readonly fields: RestFields } => ({
  name: nameOf(path),
  ...document,
});

function queryOf(query: StructuredQuery | undefined): StructuredQuery {
  if (!query) throw new Refusal('invalid-argument', 'no query');
  return query;
}

function countsFor(parent: string, { structuredAggregationQuery: asked }: Body) {
  const count = findDocuments(documents, parent, queryOf(asked?.structuredQuery)).length;
  const fields = asked?.aggregations.map(({ alias, count: isCount }) => {
    if (!isCount) throw new Refusal('unimplemented', 'The memory only counts');
    return [alias, { integerValue: `${count}` }] as const;
  });
  return Object.fromEntries(fields ?? []);
}

function commit(writes: readonly Write[]) {
  // Later writes have later times, also in milliseconds, in which the server sets times.
  const time = nextTime(1000);
  for (const [path, document] of changesBy(documents, writes, time)) {
    if (document) documents.set(path, document);
    else documents.delete(path);
  }
  return { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time };
}

import { freeKey, keyAt, timeInKey } from './time-keys.ts';

/** The location of an entry: a document, or its field `key`. */
export interface EntryLocation {
  /** The path of the document. */
  readonly path: string;
  readonly key?: string | undefined;
  /** Whether the field is in the document's archive; undefined until it was looked up. */
  readonly isArchived?: true | undefined;
}

/**
 * Returns the path of a document's archive: a collection to which the oldest entries of a full
 * document move, each as a document.
 */
export const archiveOf = (path: string): string => `${path}/Archive`;

/** Returns the path of the document that an entry is, or that contains it as a field. */
export const documentPath = ({ path, key, isArchived }: EntryLocation): string =>
  isArchived ? `${archiveOf(path)}/${key}` : path;

/** Returns the name of the field that contains the entry; undefined if the entry is the whole document. */
export const fieldName = ({ key, isArchived }: Omit<EntryLocation, 'path'>): string | undefined =>
  isArchived ? 'entry' : key;

/** The properties of an entry that can identify it. */
interface Identifying {
  readonly id?: string;
  readonly key?: string;
  readonly path?: string;
  readonly collection?: string;
}

/** An entry with its location and stored value. */
interface Stored extends EntryLocation {
  readonly data: unknown;
}

/**
 * The maximum number and size of entries in a document, above which older ones move to its archive.
 */
interface Capacity {
  readonly max: number;
  readonly bytes: number;
}

/** Where documents are read; each list may be empty. */
export interface Source {
  readonly collections: readonly string[];
  /** The names of collections that may be below any document. */
  readonly groups: readonly string[];
  /** Documents whose fields are entries. */
  readonly documents: readonly string[];
  /** The archives of these documents. */
  readonly archives: readonly string[];
}

/** Returns the collections with an entry in each document, including archives. */
export const collectionsOf = ({ collections, archives }: Source): readonly string[] => [
  ...collections,
  ...archives,
];

export const sourceOf = (source: Partial<Source>): Source => ({
  collections: [],
  groups: [],
  documents: [],
  archives: [],
  ...source,
});

/**
 * Where the published entries of a kind are stored, and the paths and ids that follow from it.
 * Patterns are regular expressions, also used by the security rules.
 */
export interface Place<Id> {
  /** The path of the collection, or of the document; `{}` is replaced by each of `names`. */
  readonly path: string;
  readonly names?: readonly string[];
  /** The pattern of the paths of its collections, or of its only document. */
  readonly pattern: string;
  /** The pattern for new entries, if older ones are in other collections too. */
  readonly newPattern: string;
  /** The pattern of the paths of its documents. */
  readonly documentPattern: string;
  readonly source: Source;
  /** Returns the identity of an entry, from its id or key and the path of its document. */
  readonly identify: (id: string, path: string) => Id;
  readonly locate: (entry: Identifying) => EntryLocation;
  /** Returns the location of an entry, from its id or key and the path of its document. */
  readonly at: (id: string, path: string) => EntryLocation;
  /** Returns the entries in a document: one, or one per field. */
  readonly entriesIn: (path: string, data: unknown) => readonly Stored[];
  /** Returns the path of the document of a new entry; `name` is one of `names`, the first by default. */
  readonly newPath: (id: string, name?: string) => string;
  /** Returns a free location in a document for a new entry at a time in ms. */
  readonly freeAt: (path: string, time: number, others: readonly EntryLocation[]) => EntryLocation;
  /** Only for keys instead of ids: returns the key for a time in ms, and the time in a key. */
  readonly keyAt?: (time: number) => string;
  readonly timeIn?: (key: string) => Date | null;
  readonly capacity?: Capacity;
}

interface ById {
  readonly id: string;
}

/** A place in which each entry is a document. */
function ofDocuments<Id>(
  facts: Pick<Place<Id>, 'path' | 'names' | 'pattern' | 'source' | 'identify'> & Partial<Place<Id>>,
): Place<Id> {
  const { path, names: [first = ''] = [], pattern } = facts;
  const newPath = (id: string, name = first) => `${path.replace('{}', name)}/${id}`;
  return {
    newPattern: pattern,
    documentPattern: `${pattern}/[^/]+`,
    newPath,
    locate: ({ id = '', collection: name }) => ({ path: newPath(id, name) }),
    at: (_, at) => ({ path: at }),
    entriesIn: (at, data) => (data === undefined ? [] : [{ path: at, data }]),
    freeAt: (at) => ({ path: at }),
    ...facts,
  };
}

export const collection = (path: string): Place<ById> =>
  ofDocuments({
    path,
    pattern: path,
    source: sourceOf({ collections: [path] }),
    identify: (id) => ({ id }),
  });

/**
 * Returns the place of entries in several collections; the initial `status` of an entry selects one
 * of them.
 */
export const collections = <const Name extends string>(
  path: `${string}{}${string}`,
  names: readonly [Name, ...Name[]],
): Place<ById & { readonly collection: Name }> =>
  ofDocuments({
    path,
    names,
    pattern: path.replace('{}', `(${names.join('|')})`),
    source: sourceOf({ collections: names.map((name) => path.replace('{}', name)) }),
    identify: (id, at) => ({
      id,
      collection: names.find((name) => at.startsWith(path.replace('{}', name))) ?? names[0],
    }),
  });

/**
 * Returns the place of entries in a collection, and in older collections of the same name below
 * other documents.
 */
export const collectionGroup = (path: string): Place<ById & { readonly path: string }> =>
  ofDocuments({
    path,
    pattern: `([^/]+/[^/]+/)*${path}`,
    newPattern: path,
    source: sourceOf({ groups: [path] }),
    identify: (id, at) => ({ id, path: at }),
    locate: ({ id, path: at = `${path}/${id}` }) => ({ path: at }),
  });

const isArchived = true;

/**
 * Returns the place of entries that are fields of one document, with times as keys and an archive
 * for the oldest ones.
 */
export const fieldsOf = (path: string, capacity: Capacity): Place<{ readonly key: string }> => ({
  path,
  pattern: path,
  newPattern: path,
  documentPattern: `${path}(/Archive/[^/]+)?`,
  source: sourceOf({ documents: [path], archives: [archiveOf(path)] }),
  identify: (key) => ({ key }),
  locate: ({ key }) => ({ path, key }),
  at: (key, at) => ({ path: at, key }),
  entriesIn: (at, data) =>
    at === path
      ? Object.entries(Object(data)).map(([key, entry]) => ({ path, key, data: entry }))
      : [{ path, key: at.slice(archiveOf(path).length + 1), isArchived, data: Object(data).entry }],
  newPath: () => path,
  freeAt: (at, time, others) => ({
    path: at,
    key: freeKey(time, new Set(others.map(({ key = '' }) => key))),
  }),
  keyAt,
  timeIn: timeInKey,
  capacity,
});

import { freeKey, keyAt, timeInKey } from './time-keys.ts';

/** Where an entry is stored: its document, or the field `key` of it. */
export interface EntryLocation {
  /** The path of the document. */
  readonly path: string;
  readonly key?: string | undefined;
  /** Whether the field was moved from the document to its archive, which is known once it was looked for. */
  readonly isArchived?: true | undefined;
}

/** The path of the archive of a document: a collection with a document for each field. */
export const archiveOf = (path: string): string => `${path}/Archive`;

/** The path of the document that an entry is, or is a field of. */
export const documentPath = ({ path, key, isArchived }: EntryLocation): string =>
  isArchived ? `${archiveOf(path)}/${key}` : path;

/** The field of that document that is the entry; undefined if the whole document is. */
export const fieldName = ({ key, isArchived }: Omit<EntryLocation, 'path'>): string | undefined =>
  isArchived ? 'entry' : key;

/** What of an entry can say where it is. */
interface Identifying {
  readonly id?: string;
  readonly key?: string;
  readonly path?: string;
  readonly collection?: string;
}

/** What a place has of an entry. */
interface Stored extends EntryLocation {
  readonly data: unknown;
}

/** How many entries a document has room for, and how many bytes: older ones go into its archive. */
interface Capacity {
  readonly max: number;
  readonly bytes: number;
}

/** Where documents are read: each of these lists is empty where there are none. */
export interface Source {
  readonly collections: readonly string[];
  /** The names of collections that may be below any document. */
  readonly groups: readonly string[];
  /** Documents whose fields are entries. */
  readonly documents: readonly string[];
  /** The collections with what was moved out of such documents. */
  readonly archives: readonly string[];
}

export const sourceOf = (source: Partial<Source>): Source => ({
  collections: [],
  groups: [],
  documents: [],
  archives: [],
  ...source,
});

/**
 * Where the published entries of a kind are stored, and all that follows from that. Its patterns are
 * regular expressions, which the security rules use, too.
 */
export interface Place<Id> {
  /** The path of the collection, or of the document; `{}` stands for each of `names`. */
  readonly path: string;
  readonly names?: readonly string[];
  /** The pattern of the collections of its documents, or of the path of its only one. */
  readonly pattern: string;
  /** The same of new entries, where older ones are in other collections as well. */
  readonly newPattern: string;
  /** The pattern of the paths of its documents. */
  readonly documentPattern: string;
  readonly source: Source;
  /** Returns what identifies the entry with this id, or key, in the document at `path`. */
  readonly identify: (id: string, path: string) => Id;
  /** Returns where an entry is stored. */
  readonly locate: (entry: Identifying) => EntryLocation;
  /** Returns where the entry with this id, or key, is in the document at `path`. */
  readonly at: (id: string, path: string) => EntryLocation;
  /** Returns the entries in the document at `path`: one, or as many as it has fields. */
  readonly entriesIn: (path: string, data: unknown) => readonly Stored[];
  /** Returns the path of the document of a new entry; `name` is one of `names`, or else the first one is taken. */
  readonly newPath: (id: string, name?: string) => string;
  /** Returns where a new entry of that time is in its document, beside the `others` in there. */
  readonly freeAt: (path: string, time: number, others: readonly EntryLocation[]) => EntryLocation;
  /** Of entries that have a key instead of an id: the key at a time in ms, and the time in a key of this site. */
  readonly keyAt?: (time: number) => string;
  readonly timeIn?: (key: string) => Date | null;
  readonly capacity?: Capacity;
}

interface ById {
  readonly id: string;
}

/** A place whose entries are documents of their own. */
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

/** Collections that are named by the first value of the choice `status` of their entries. */
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

/** A collection, and older ones of the same name below other documents. */
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

/** The fields of one document, whose keys are times, and those that were moved to its archive. */
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

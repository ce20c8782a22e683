import { KIND_NAMES } from '../../content/base/define-kind';
import { collection, doc, or, query, where, type Query } from 'firebase/firestore/lite';
import { errorCode } from '../../shared/failures/failure';
import { READ_TIMEOUT_MS } from '../../shared/limits';
import { chunksOf } from '../../shared/lists/read-lists';
import { pictureAddressesIn } from '../../shared/pictures/picture-name';
import type { EntryKind } from '../../content/entry';
import { withTimeout } from '../../shared/failures/timeout';
import {
  ANNOUNCEMENTS_DOCUMENT,
  REVISIONS,
  SETTINGS_DOCUMENT,
  TRASH,
  UNPUBLISHED,
} from '../../firebase/collections';
import { firestore, readDocument, readDocuments } from '../../firebase/firestore';
import { fileServer, KIND_PICTURES, shareFieldsOf, within } from './picture-places';
import { archiveQueries, entryQueries } from '../documents/place-queries';
import { storagePathOf } from '../../content/places';
import { deleteObject, getDownloadURL, ref } from 'firebase/storage';
import { storage } from '../../firebase/storage';

/** The stored fields by which entries of a kind are found that have a file. */
const fieldsOf = (kind: EntryKind): readonly string[] => [
  ...KIND_PICTURES[kind].fields,
  ...shareFieldsOf(kind),
];
const ANY_FIELDS = [...new Set(KIND_NAMES.flatMap(fieldsOf))];

/** What has entries in documents of their own, and the fields by which these are found. */
const PLACES: readonly (readonly [Query, readonly string[]])[] = [
  ...KIND_NAMES.flatMap((kind) =>
    entryQueries(kind).map((place) => [place, fieldsOf(kind)] as const),
  ),
  ...KIND_NAMES.flatMap((kind) =>
    archiveQueries(kind).map((place) => [place, within('entry', fieldsOf(kind))] as const),
  ),
  [collection(firestore, UNPUBLISHED), within('entry', ANY_FIELDS)],
  [collection(firestore, TRASH), within('entry', [...ANY_FIELDS, ...within('entry', ANY_FIELDS)])],
];

/** What a query compares at most: each of its fields with each value. */
const COMPARISONS_MAX = 30;

/**
 * Returns the paths of the files in an entry's pictures that nothing else in the database has: no
 * other entry, published or not, the settings, nothing that can be restored from the trash, and no
 * revision that keeps its files. Throws FirestoreError, StorageError or TimeoutError.
 */
export const unusedFilesOf = (entry: unknown): Promise<readonly string[]> =>
  unusedFiles(pathsIn(entry));

/** Returns the given paths of files that nothing in the database has, as `unusedFilesOf`. */
export async function unusedFiles(paths: readonly string[]): Promise<readonly string[]> {
  const unused = await filesWithoutUser(paths);
  // An entry that was moved between two queries of the first look was in neither place.
  return unused.length > 0 ? filesWithoutUser(unused) : unused;
}

async function filesWithoutUser(paths: readonly string[]): Promise<readonly string[]> {
  const addresses = await addressesOf([...new Set([...paths, ...paths.map(largestOf)])]);
  if (addresses.length === 0) return [];
  const documents = await Promise.all([
    ...PLACES.flatMap(([place, fields]) =>
      chunksOf(addresses, Math.floor(COMPARISONS_MAX / fields.length)).map((some) =>
        readDocuments(query(place, or(...fields.map((field) => where(field, 'in', some))))),
      ),
    ),
    // Their fields have no index.
    readDocuments(query(collection(firestore, REVISIONS), where('files', '==', 'kept'))),
    ...[ANNOUNCEMENTS_DOCUMENT, SETTINGS_DOCUMENT].map(async (path) => [
      await readDocument(doc(firestore, path)),
    ]),
  ]);
  // What is being deleted for ever needs its files no more.
  const users = documents.flat().filter((document) => document.get('purge') === undefined);
  const used = new Set(users.flatMap((document) => pathsIn(document.data())));
  return paths.filter((path) => !used.has(path));
}

const pathsIn = (data: unknown): readonly string[] => {
  const paths = pictureAddressesIn(data).map((address) => storagePathOf(address, fileServer));
  return [...new Set(paths.filter((path) => path !== null))];
};

/** The path of the largest file of the picture that has this file (product 17.4). */
const largestOf = (path: string) => path.replace(/(-[a-z0-9]{12})-[0-9]{3,4}(?=[.][a-z]+$)/, '$1');

/**
 * The addresses under which entries name files: the one in the entry itself may be spelled otherwise.
 * Files that do not exist have none.
 */
async function addressesOf(paths: readonly string[]): Promise<readonly string[]> {
  const addresses = await Promise.all(
    paths.map((path) =>
      downloadUrl(path).catch((error: unknown) => {
        if (errorCode(error) === 'storage/object-not-found') return null;
        throw error;
      }),
    ),
  );
  return addresses.filter((address) => address !== null);
}

/** Returns the download URL of a stored file. Throws StorageError or TimeoutError. */
export const downloadUrl = (path: string): Promise<string> =>
  withTimeout(getDownloadURL(ref(storage, path)), READ_TIMEOUT_MS);

interface DeleteFailure {
  readonly path: string;
  readonly error: unknown;
}

/** Deletes files and returns the failures. A file that does not exist counts as deleted. */
export async function deleteFiles(paths: readonly string[]): Promise<readonly DeleteFailure[]> {
  const failures = await Promise.all(
    paths.map(async (path) => {
      try {
        await withTimeout(deleteObject(ref(storage, path)), READ_TIMEOUT_MS);
        return null;
      } catch (error) {
        return errorCode(error) === 'storage/object-not-found' ? null : { path, error };
      }
    }),
  );
  return failures.filter((failure) => failure !== null);
}

/** Logs a file that could not be deleted and that nothing refers to. */
export function logOrphan({ path, error }: DeleteFailure): void {
  console.error(`${path} was left behind in the storage`, error);
}

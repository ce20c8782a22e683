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
import { fileServer, KIND_PICTURES, shareFieldsOf, nestedPaths } from './picture-places';
import { archiveQueries, entryQueries } from '../documents/place-queries';
import { storagePathOf } from '../../content/places';
import { deleteObject, getDownloadURL, ref } from 'firebase/storage';
import { storage } from '../../firebase/storage';

/**
 * Returns the stored fields with addresses of picture files, in which the uses of a file are found.
 */
const fieldsOf = (kind: EntryKind): readonly string[] => [
  ...KIND_PICTURES[kind].fields,
  ...shareFieldsOf(kind),
];
const ANY_FIELDS = [...new Set(KIND_NAMES.flatMap(fieldsOf))];

/** The collections whose documents contain entries, and the fields that are searched for a file. */
const PLACES: readonly (readonly [Query, readonly string[]])[] = [
  ...KIND_NAMES.flatMap((kind) =>
    entryQueries(kind).map((place) => [place, fieldsOf(kind)] as const),
  ),
  ...KIND_NAMES.flatMap((kind) =>
    archiveQueries(kind).map((place) => [place, nestedPaths('entry', fieldsOf(kind))] as const),
  ),
  [collection(firestore, UNPUBLISHED), nestedPaths('entry', ANY_FIELDS)],
  [
    collection(firestore, TRASH),
    nestedPaths('entry', [...ANY_FIELDS, ...nestedPaths('entry', ANY_FIELDS)]),
  ],
];

/** Firestore's limit for a query: the product of its numbers of fields and of values. */
const COMPARISONS_MAX = 30;

/**
 * Returns the paths of the files in an entry's pictures that nothing else in the database uses: no
 * entry, published or not, no settings, nothing in the trash, and no revision that keeps its files.
 * Throws FirestoreError, StorageError or TimeoutError.
 */
export const unusedFilesOf = (entry: unknown): Promise<readonly string[]> =>
  unusedFiles(pathsIn(entry));

/** Returns the given paths that nothing in the database uses. Throws as `unusedFilesOf`. */
export async function unusedFiles(paths: readonly string[]): Promise<readonly string[]> {
  const unused = await filesWithoutUser(paths);
  // Searches twice, because the first search misses an entry that was moved between two of its
  // queries.
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
    // The fields inside a revision have no index, so that all revisions that keep files are read.
    readDocuments(query(collection(firestore, REVISIONS), where('files', '==', 'kept'))),
    ...[ANNOUNCEMENTS_DOCUMENT, SETTINGS_DOCUMENT].map(async (path) => [
      await readDocument(doc(firestore, path)),
    ]),
  ]);
  // A document that is being deleted for ever no longer needs its files.
  const users = documents.flat().filter((document) => document.get('purge') === undefined);
  const used = new Set(users.flatMap((document) => pathsIn(document.data())));
  return paths.filter((path) => !used.has(path));
}

const pathsIn = (data: unknown): readonly string[] => {
  const paths = pictureAddressesIn(data).map((address) => storagePathOf(address, fileServer));
  return [...new Set(paths.filter((path) => path !== null))];
};

/** Returns the path of the largest file of the picture that a file belongs to (product 17.4). */
const largestOf = (path: string) => path.replace(/(-[a-z0-9]{12})-[0-9]{3,4}(?=[.][a-z]+$)/, '$1');

/**
 * Returns the download URLs of files as the SDK spells them, because the URL in an entry may be
 * spelled differently. A missing file has no URL.
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

/** Logs a file that nothing refers to and that could not be deleted. */
export function logOrphan({ path, error }: DeleteFailure): void {
  console.error(`${path} was left behind in the storage`, error);
}

import { doc } from 'firebase/firestore/lite';
import type { SearchEntry } from '../../content/search/search-entry';
import {
  applyChanges,
  SEARCH_CHANGES,
  searchChangesFromDocument,
  indexDocument,
  indexDocumentFrom,
  type SearchChanges,
  type IndexDocument,
} from '../../content/search/stored-index';
import { BASE, ownLanguage } from '../../content/locale/language';
import { withTitleInLanguage } from '../../content/search/language-titles';
import { firestore, readDocument } from '../../firebase/firestore';
import { refreshNames } from '../names/names';

/** Thrown if there is no search index yet. The first visit of an administrator creates it. */
export class NoSearchIndexError extends Error {
  override readonly name = 'NoSearchIndexError';
}

export interface StoredIndex extends SearchChanges {
  readonly entries: readonly SearchEntry[];
  /** Whether all documents of the index were written together. */
  readonly isWhole: boolean;
}

/**
 * The maximum number of attempts to read an index that is rewritten while its documents are being
 * read.
 */
const MAX_ATTEMPTS = 3;

/** Returns the entries with titles in the language of this build. */
const shown = (entries: readonly SearchEntry[]): readonly SearchEntry[] =>
  BASE ? entries.map((entry) => withTitleInLanguage(entry, ownLanguage().code)) : entries;

/**
 * Reads the search index with titles in the language of this build: two documents, and one for each further
 * part. `onPartial` receives the newest entries if there are further parts. Throws NoSearchIndexError,
 * FirestoreError or TimeoutError.
 */
export async function readSearchIndex(
  onPartial?: (entries: readonly SearchEntry[]) => unknown,
): Promise<readonly SearchEntry[]> {
  const { entries, changes } = await readStoredIndex(
    onPartial && ((newest) => onPartial(shown(newest))),
  );
  return shown(applyChanges(entries, changes));
}

/** Reads the index without applying its changes. Throws as `readSearchIndex`. */
export async function readStoredIndex(
  onPartial?: (entries: readonly SearchEntry[]) => unknown,
): Promise<StoredIndex> {
  for (let attempt = 1; ; attempt += 1) {
    const [written, first] = await Promise.all([readChanges(), readPart(0), refreshNames?.()]);
    const { changes, built } = written;
    if (first.parts > 1) await onPartial?.(applyChanges(first.entries, changes));
    const others = await Promise.all(
      Array.from({ length: first.parts - 1 }, (_, index) => readPart(index + 1)),
    );
    const parts = [first, ...others];
    const isWhole = parts.every((part) => part.built === built);
    if (isWhole || attempt === MAX_ATTEMPTS) {
      return { ...written, entries: parts.flatMap(({ entries }) => entries), isWhole };
    }
  }
}

/** Reads only the changes. Throws as `readSearchIndex`. */
export const readChanges = () => read(SEARCH_CHANGES, searchChangesFromDocument);
const readPart = (part: number): Promise<IndexDocument> =>
  read(indexDocument(part), indexDocumentFrom);

/**
 * Reads a document of the index. Throws NoSearchIndexError also for an unknown format, so that the next
 * repair replaces it.
 */
async function read<T>(path: string, fromDocument: (data: unknown) => T): Promise<T> {
  const document = await readDocument(doc(firestore, path));
  if (!document.exists()) throw new NoSearchIndexError(`${path} does not exist`);
  try {
    return fromDocument(document.data());
  } catch (error) {
    throw new NoSearchIndexError(`${path} cannot be read`, { cause: error });
  }
}

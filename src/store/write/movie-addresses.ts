import {
  collection,
  documentId,
  query,
  where,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import { TRASH, UNPUBLISHED } from '../../firebase/collections';
import { firestore, readDocuments, allDocuments } from '../../firebase/firestore';
import { chunksOf } from '../../shared/lists/read-lists';
import { idPrefixQuery } from '../documents/locations';
import { collectionsOfKind, newEntryRef } from '../documents/kinds';
import { unpublishedIn } from './unpublished';

/** Firestore's limit of values in a query. */
const IDS_PER_QUERY = 30;

/**
 * Returns which of these addresses are taken by a movie in either collection, in the trash or, `withDrafts`,
 * unpublished. Throws FirestoreError or TimeoutError.
 */
export async function takenAddresses(
  ids: readonly string[],
  { withDrafts = true } = {},
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const chunk of chunksOf(ids, IDS_PER_QUERY)) {
    // Ids of drafts and in the trash begin with the kind of the entry.
    const byKey = new Map<string, string>(chunk.map((id) => [newEntryRef('movie', id).id, id]));
    const deletedDrafts = new Map([...byKey].map(([key, id]) => [`${UNPUBLISHED}:${key}`, id]));
    const found = await Promise.all([
      ...collectionsOfKind('movie').map((movies) => existing(movies, chunk)),
      existingOf(TRASH, byKey),
      withDrafts ? existingOf(UNPUBLISHED, byKey) : [],
      existingOf(TRASH, deletedDrafts),
    ]);
    found.flat().forEach((id) => taken.add(id));
  }
  return taken;
}

/** Returns the addresses for whose keys a document exists. */
async function existingOf(path: string, byKey: ReadonlyMap<string, string>) {
  return (await existing(path, [...byKey.keys()])).flatMap((key) => byKey.get(key) ?? []);
}

async function existing(path: string, ids: readonly string[]): Promise<readonly string[]> {
  const named = query(collection(firestore, path), where(documentId(), 'in', ids));
  const docs = await readDocuments(named);
  return docs.map(({ id }) => id);
}

/** Movies that are stored but are not in the search index. */
interface HiddenMovies {
  /** Drafts and scheduled movies. */
  readonly drafts: readonly { readonly id: string; readonly title: string }[];
  /** The ids of movies in the trash, which no new movie can have. */
  readonly inTrash: ReadonlySet<string>;
}

/**
 * Returns the unpublished movies and the movies in the trash, by three queries, and one more for
 * each further RANGE of documents. Throws FirestoreError or TimeoutError.
 */
export async function listHiddenMovies(): Promise<HiddenMovies> {
  const prefix = newEntryRef('movie', '').id;
  const draftPrefix = `${UNPUBLISHED}:${prefix}`;
  const [unpublished, ...trashed] = await Promise.all([
    startingWith(UNPUBLISHED, prefix),
    startingWith(TRASH, prefix),
    startingWith(TRASH, draftPrefix),
  ]);
  const drafts = unpublished.map((document) => {
    const entry = unpublishedIn(document)?.entry;
    return {
      id: document.id.slice(prefix.length),
      title: entry && 'title' in entry ? (entry.title ?? '') : '',
    };
  });
  const ids = trashed.flatMap((documents, index) =>
    documents.map(({ id }) => id.slice((index === 0 ? prefix : draftPrefix).length)),
  );
  return { drafts, inTrash: new Set(ids) };
}

/** Documents per query. */
const RANGE = 500;

/** Returns the documents of a collection whose ids begin with a prefix, which ends in a colon. */
const startingWith = (path: string, prefix: string): Promise<readonly DocumentSnapshot[]> =>
  allDocuments(idPrefixQuery(path, prefix), RANGE);

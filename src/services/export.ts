import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import type { ContactMessage } from '../domain/contact-message';
import type { ExportedDocument, ExportedKind } from '../domain/export-files';
import { READ_TIMEOUT_MS } from '../domain/limits';
import { MOVIE_STATUSES, type Movie } from '../domain/movie';
import { withTimeout } from '../domain/timeout';
import * as paths from '../firebase/collections';
import { contactMessageFromDocument } from '../firebase/converters/contact-message';
import { movieFromDocument } from '../firebase/converters/movie';
import { plain } from '../firebase/converters/plain';
import { firestore } from '../firebase/firestore';

/** Documents per query: what a slow line brings within the time limit of a read. */
const PER_QUERY = 200;

/** Everything that is exported but the files of pictures. */
interface ExportedContent {
  readonly kinds: readonly ExportedKind[];
  readonly movies: readonly Movie[];
  readonly messages: readonly ContactMessage[];
}

/**
 * Reads all content, drafts too, and messages, whatever fields they have; users and the search index,
 * which is made of the rest, are left out (product 26.1). Throws FirestoreError, TimeoutError, or the
 * signal's reason when it is aborted.
 */
export async function readContent(
  signal: AbortSignal,
  onRead: (documents: number) => void,
): Promise<ExportedContent> {
  let count = 0;
  const counted = (documents: number) => onRead((count += documents));
  const read = (source: Query) => readAll(source, signal, counted);
  const at = (path: string) => read(collection(firestore, path));

  const single = (path: string) => withTimeout(getDoc(doc(firestore, path)), READ_TIMEOUT_MS);

  const announcements = await single(paths.ANNOUNCEMENTS_DOCUMENT);
  const settings = await single(paths.SETTINGS_DOCUMENT);
  counted(Object.keys(announcements.data() ?? {}).length);
  const movies = [];
  for (const status of MOVIE_STATUSES) {
    const documents = await at(paths.moviesCollection(status));
    movies.push(...documents.map((document) => ({ status, document })));
  }
  const banners = await at(paths.HERO_BANNERS);
  const videos = await at(paths.VIDEOS);
  const images = await read(collectionGroup(firestore, paths.IMAGES));
  const unpublished = await at(paths.UNPUBLISHED);
  const messages = await at(paths.CONTACT_MESSAGES);

  return {
    kinds: [
      { name: 'movies', documents: movies.map(({ document }) => exported(document)) },
      { name: 'announcements', documents: [announcements].filter((d) => d.exists()).map(exported) },
      { name: 'banners', documents: banners.map(exported) },
      { name: 'videos', documents: videos.map(exported) },
      { name: 'gallery', documents: images.map(exported) },
      { name: 'unpublished', documents: unpublished.map(exported) },
      { name: 'messages', documents: messages.map(exported) },
      { name: 'settings', documents: [settings].filter((d) => d.exists()).map(exported) },
    ],
    movies: movies.map(({ status, document }) =>
      movieFromDocument(document.id, status, document.data()),
    ),
    messages: messages.map((document) => contactMessageFromDocument(document.id, document.data())),
  };
}

const exported = (document: DocumentSnapshot): ExportedDocument => ({
  path: document.ref.path,
  data: plain(document.data()),
});

async function readAll(
  source: Query,
  signal: AbortSignal,
  onRead: (documents: number) => void,
): Promise<readonly QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for (;;) {
    signal.throwIfAborted();
    const last = all.at(-1);
    const after = last ? [startAfter(last)] : [];
    const next = query(source, orderBy(documentId()), ...after, limit(PER_QUERY));
    const { docs } = await withTimeout(getDocs(next), READ_TIMEOUT_MS);
    all.push(...docs);
    onRead(docs.length);
    if (docs.length < PER_QUERY) return all;
  }
}

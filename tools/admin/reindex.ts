import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { MOVIE_STATUSES } from '../../src/domain/movies/movie';
import { ANNOUNCEMENTS_DOCUMENT, moviesCollection, VIDEOS } from '../../src/firebase/collections';
import { announcementsFromDocument } from '../../src/firebase/converters/announcement';
import { movieFromDocument } from '../../src/firebase/converters/movie';
import {
  changesSince,
  SEARCH_CHANGES,
  searchChangesFromDocument,
  searchDocuments,
} from '../../src/firebase/converters/search';
import { searchEntries } from '../../src/firebase/converters/search-entry';
import { videoFromDocument } from '../../src/firebase/converters/video';

/**
 * Writes the search index anew from everything that is stored, and returns the number of its entries.
 * If an administrator's browser does the same meanwhile, it begins again. Throws FirebaseError.
 */
export async function reindex(app: App): Promise<number> {
  const firestore = getFirestore(app);
  const changes = firestore.doc(SEARCH_CHANGES);
  const before = searchChangesFromDocument((await changes.get()).data());
  const entries = await readEverything(firestore);
  const isWritten = await firestore.runTransaction(async (transaction) => {
    const later = changesSince(before, (await transaction.get(changes)).data());
    if (!later) return false;
    const documents = searchDocuments(entries, FieldValue.serverTimestamp(), later);
    for (const [path, data] of documents) transaction.set(firestore.doc(path), data);
    return true;
  });
  return isWritten ? entries.length : reindex(app);
}

async function readEverything(firestore: Firestore) {
  const [announcements, videos, ...movies] = await Promise.all([
    firestore.doc(ANNOUNCEMENTS_DOCUMENT).get(),
    firestore.collection(VIDEOS).get(),
    ...MOVIE_STATUSES.map((status) => firestore.collection(moviesCollection(status)).get()),
  ]);
  return searchEntries({
    announcements: announcementsFromDocument(announcements.data()),
    videos: videos.docs.map((video) => videoFromDocument(video.id, video.data())),
    movies: movies.flatMap(({ docs }, index) =>
      docs.map((movie) =>
        movieFromDocument(movie.id, MOVIE_STATUSES[index] ?? 'Upcoming', movie.data()),
      ),
    ),
  });
}

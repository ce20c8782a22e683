import { listAll } from '../read/admin/all-entries';
import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { archiveOf } from '../../content/base/place';
import { ANNOUNCEMENTS_DOCUMENT, AWAY_DOCUMENT } from '../../firebase/collections';
import { collectionsOfKind } from '../documents/kinds';
import { transact } from '../documents/transactions';
import { firestore, readDocuments } from '../../firebase/firestore';
import { listAnnouncements } from '../read/lists';
import { listComingEvents, listPastEvents } from '../read/events';
import { getMovie } from '../read/movies';
import { awayIn, movieIdIn, readAway } from './away-movies';
import { deleteOldDates } from '../documents/cancelled-dates';

/**
 * Corrects the list of movies that are not on the site (`site/away`): looks up each movie that
 * visitors' links lead to and each movie on the list, which may have been added or deleted without
 * the site; also deletes cancelled dates that no calendar can contain any more. Never throws: a
 * failure is logged, and the next visit tries again.
 */
export async function repairAway(): Promise<void> {
  try {
    const [away, banners, archived, ...naming] = await Promise.all([
      readAway(),
      listAll('banner'),
      namedInArchive(),
      listAnnouncements(),
      listComingEvents(),
      listPastEvents(),
    ]);
    const named = [
      ...banners.flatMap(({ link }) => movieIdIn(link) ?? []),
      ...naming.flat().flatMap(({ movieId }) => movieId ?? []),
    ];
    const ids = [...new Set([...away, ...archived, ...named])];
    const movies = await Promise.all(ids.map((id) => getMovie(id)));
    for (const [index, id] of ids.entries()) {
      if ((movies[index] !== null) === away.includes(id)) await correct(id);
    }
    await deleteOldDates();
  } catch (error) {
    console.error(error);
  }
}

/**
 * Returns the movies that archived announcements name. Each query finds the next movie, regardless
 * of the number of announcements that name it.
 */
async function namedInArchive(): Promise<readonly string[]> {
  const archive = collection(firestore, archiveOf(ANNOUNCEMENTS_DOCUMENT));
  const ids: string[] = [];
  for (;;) {
    const after = where('entry.movie', '>', ids.at(-1) ?? '');
    const [next] = await readDocuments(query(archive, after, orderBy('entry.movie'), limit(1)));
    if (!next) return ids;
    ids.push(String(next.get('entry.movie')));
  }
}

/**
 * Adds or removes a movie in the list. Movie and list are read in the transaction, because somebody may have
 * published or unpublished the movie meanwhile.
 */
const correct = (id: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(firestore, AWAY_DOCUMENT);
    const places = collectionsOfKind('movie').map((path) => doc(firestore, path, id));
    const movies = await Promise.all(places.map((place) => transaction.get(place)));
    const isThere = movies.some((movie) => movie.exists());
    const isAway = awayIn(await transaction.get(reference)).includes(id);
    if (isThere !== isAway) return;
    const change = isThere ? arrayRemove(id) : arrayUnion(id);
    transaction.set(reference, { movies: change }, { merge: true });
  });

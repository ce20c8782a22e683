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
import { movieIdIn } from '../../content/paths/movie-link';
import { ANNOUNCEMENTS_DOCUMENT, AWAY_DOCUMENT } from '../../firebase/collections';
import { collectionsOfKind } from '../documents/kinds';
import { transact } from '../documents/transactions';
import { firestore, readDocuments } from '../../firebase/firestore';
import { listAnnouncements } from '../read/lists';
import { listComingEvents, listPastEvents } from '../read/events';
import { getMovie } from '../read/movies';
import { awayIn, readAway } from './away-movies';
import { forgetOldDates } from '../documents/cancelled-dates';

/**
 * Corrects the list of movies that are away (`site/away`): looks up each movie that a visitor's link leads
 * to, and each on the list. One may never have existed, or came or went without this site, and forgets dates
 * that calendars no longer have. Never throws; what fails is logged, and tried again by the next visit.
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
    await forgetOldDates();
  } catch (error) {
    console.error(error);
  }
}

/** The movies that archived announcements name: each query finds the next of them, however many name it. */
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

/** Somebody may have published or unpublished the movie meanwhile: both are read with the write. */
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

import { listAll } from '../read/admin/all-entries';
import { arrayRemove, arrayUnion, doc, setDoc } from 'firebase/firestore/lite';
import { withTimeout } from '../../shared/failures/timeout';
import { SEND_TIMEOUT_MS } from '../../shared/limits';
import { movieIdIn } from '../../content/movie/movie';
import { AWAY_DOCUMENT } from '../../firebase/collections';
import { firestore } from '../../firebase/firestore';
import { listAnnouncements } from '../read/lists';
import { listComingEvents, listPastEvents } from '../read/events';
import { getMovie } from '../read/movies';
import { readAway } from './away-movies';

/**
 * Corrects the list of movies that are away (`site/away`): looks up each movie that a visitor's link leads
 * to, and each on the list. One may never have existed, or came or went without this site (product
 * 10.17). Never throws; what fails is logged, and tried again by the next visit.
 */
export async function repairAway(): Promise<void> {
  try {
    const [away, banners, ...naming] = await Promise.all([
      readAway(),
      listAll('banner'),
      listAnnouncements(),
      listComingEvents(),
      listPastEvents(),
    ]);
    const named = [
      ...banners.flatMap(({ link }) => movieIdIn(link) ?? []),
      ...naming.flat().flatMap(({ movieId }) => movieId ?? []),
    ];
    const ids = [...new Set([...away, ...named])];
    const movies = await Promise.all(ids.map((id) => getMovie(id)));
    for (const [index, id] of ids.entries()) {
      const isThere = movies[index] !== null;
      if (isThere === away.includes(id)) await note(id, isThere);
    }
  } catch (error) {
    console.error(error);
  }
}

async function note(id: string, isThere: boolean): Promise<void> {
  const movies = isThere ? arrayRemove(id) : arrayUnion(id);
  const request = setDoc(doc(firestore, AWAY_DOCUMENT), { movies }, { merge: true });
  await withTimeout(request, SEND_TIMEOUT_MS);
}

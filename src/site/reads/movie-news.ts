import type { Announcement } from '../../content/announcement/announcement';
import { NEWS_ON_MOVIE } from '../../shared/limits';
import { listAnnouncements } from '../../store/read/lists';

/** Returns the newest announcements of a movie (product 5.32); throws as `listAnnouncements`. */
export async function listMovieNews(movieId: string): Promise<readonly Announcement[]> {
  const all = await listAnnouncements();
  return all.filter((announcement) => announcement.movieId === movieId).slice(0, NEWS_ON_MOVIE);
}

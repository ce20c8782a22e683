import type { Announcement } from '../../domain/entries/announcement';
import type { Movie } from '../../domain/movies/movie';
import { announcementKey, movieKey, videoKey } from '../../domain/search/search-entry';
import type { Video } from '../../domain/entries/video';
import type { NamedEntry } from './EditLink';

interface IncompleteEntry extends NamedEntry {
  /** What it lacks: 'no picture, no text'. */
  readonly lacks: string;
}

/** Returns the entries without a title, a text or a picture; videos have YouTube's. */
export const incompleteEntries = (
  movies: readonly Movie[],
  announcements: readonly Announcement[],
  videos: readonly Video[],
): readonly IncompleteEntry[] =>
  [
    ...movies.map((movie) => ({ ...movie, key: movieKey(movie) })),
    ...announcements.map((entry) => ({ ...entry, key: announcementKey(entry.key) })),
    ...videos.map((video) => ({ ...video, key: videoKey(video.id), picture: 'YouTube' })),
  ].flatMap(({ key, title, description, picture }) => {
    const lacks = [
      !title && 'no title',
      !description && 'no text',
      !picture && 'no picture',
    ].filter(Boolean);
    return lacks.length > 0 ? [{ key, title, lacks: lacks.join(', ') }] : [];
  });

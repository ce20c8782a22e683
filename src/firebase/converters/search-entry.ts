import type { Announcement } from '../../domain/entries/announcement';
import type { Video } from '../../domain/entries/video';
import { byNewest } from '../../domain/lists/merge-by-time';
import type { Movie } from '../../domain/movies/movie';
import {
  announcementKey,
  movieKey,
  searchFieldsOf,
  videoKey,
  type SearchEntry,
} from '../../domain/search/search-entry';
import { withoutUndefined } from './fields';

// The entries of the search index for what is stored: only what its pages show to everybody.

export const movieEntry = (movie: Movie): SearchEntry =>
  withoutUndefined<SearchEntry>({ key: movieKey(movie), ...searchFieldsOf(movie) });
export const videoEntry = ({ id, title }: Video): SearchEntry => ({ key: videoKey(id), title });
export const announcementEntry = ({ key, title }: Announcement): SearchEntry => ({
  key: announcementKey(key),
  title,
});

/** What the index is made of. */
interface Searchable {
  readonly movies: readonly Movie[];
  readonly videos: readonly Video[];
  readonly announcements: readonly Announcement[];
}

/** Returns the entries of an index, newest first; what there are fewer of is in the first part. */
export const searchEntries = ({ movies, videos, announcements }: Searchable) => [
  ...announcements.map(announcementEntry),
  ...videos.toSorted(byNewest).map(videoEntry),
  ...movies.toSorted(byNewest).map(movieEntry),
];

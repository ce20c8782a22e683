import type { Announcement } from '../../domain/entries/announcement';
import type { CinemaEvent } from '../../domain/events/cinema-event';
import type { Video } from '../../domain/entries/video';
import type { Movie } from '../../domain/movies/movie';
import {
  announcementKey,
  eventKey,
  movieKey,
  searchFieldsOf,
  videoKey,
  type SearchEntry,
} from '../../domain/search/search-entry';
import { withoutUndefined } from '../../domain/fields/fields';

// The entries of the search index for what is stored: only what its pages show to everybody.

export const movieEntry = (movie: Movie): SearchEntry =>
  withoutUndefined<SearchEntry>({ key: movieKey(movie), ...searchFieldsOf(movie) });
export const videoEntry = ({ id, title }: Video): SearchEntry => ({ key: videoKey(id), title });
export const announcementEntry = ({ key, title }: Announcement): SearchEntry => ({
  key: announcementKey(key),
  title,
});
export const eventEntry = ({ id, title, day }: CinemaEvent): SearchEntry => ({
  key: eventKey(id),
  title,
  releaseDate: day,
});

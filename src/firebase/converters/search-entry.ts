import type { Announcement } from '../../domain/entries/announcement';
import type { CinemaEvent } from '../../domain/events/cinema-event';
import type { Movie } from '../../domain/movies/movie';
import type { Video } from '../../domain/entries/video';
import { youTubeId } from '../../domain/entries/youtube';
import { lacksOf } from '../../domain/search/lacks';
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

export function movieEntry(movie: Movie): SearchEntry {
  const { picture, description, trailerUrl, backdrop } = movie;
  return withoutUndefined<SearchEntry>({
    key: movieKey(movie),
    ...searchFieldsOf(movie),
    lastDay: undefined,
    lacks: lacksOf({ picture, description, trailerUrl, backdrop }),
  });
}

/** A video has YouTube's thumbnail where it has no picture of its own. */
export const videoEntry = ({ id, title, ...video }: Video): SearchEntry => {
  const { description, movieId, videoUrl, picture = youTubeId(videoUrl) } = video;
  return { key: videoKey(id), title, lacks: lacksOf({ picture, description, movieId }) };
};

export const announcementEntry = ({ key, title, ...entry }: Announcement): SearchEntry => {
  const { picture, description } = entry;
  return { key: announcementKey(key), title, lacks: lacksOf({ picture, description }) };
};

export const eventEntry = ({ id, title, day, ...event }: CinemaEvent): SearchEntry => {
  const { picture, description, movieId, lastDay } = event;
  return {
    key: eventKey(id),
    title,
    releaseDate: day,
    ...(lastDay && { lastDay }),
    lacks: lacksOf({ picture, description, movieId }),
  };
};

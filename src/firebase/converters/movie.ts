import { MOVIE_STATUSES, type Movie, type MovieFields, type MovieStatus } from '../../domain/movie';
import { count, date, defined, picture, pictureDetails, record, text, webAddress } from './fields';

/**
 * A stored movie as the site sees it (SPEC §3). `name` and `title` mean the same (DESIGN R1);
 * an unknown status counts as Upcoming.
 */
export function readMovie(id: string, place: MovieStatus, data: unknown): Movie {
  const stored = record(data);
  return defined<Movie>({
    id,
    place,
    title: text(stored['name']) ?? text(stored['title']) ?? '',
    description: text(stored['description']) ?? '',
    status: readStatus(stored['status']),
    picture: picture(stored['img'], stored['picture']),
    genre: text(stored['Genre']),
    releaseDate: text(stored['ReleaseDate']),
    director: text(stored['Director']),
    actors: text(stored['Actor']),
    writers: text(stored['Writer']),
    trailerUrl: text(stored['trailerUrl']),
    language: text(stored['language']),
    runtimeMinutes: count(stored['runtime']),
    certificate: text(stored['certificate']),
    ticketUrl: webAddress(stored['ticketUrl']),
    publishedAt: date(stored['timestamp']),
  });
}

/** The document that is written for a movie. */
export function movieDocument<T>(movie: MovieFields, timestamp: T) {
  return defined({
    title: movie.title,
    description: movie.description,
    status: movie.status,
    img: movie.picture?.src,
    picture: pictureDetails(movie.picture),
    Genre: movie.genre,
    ReleaseDate: movie.releaseDate,
    Director: movie.director,
    Actor: movie.actors,
    Writer: movie.writers,
    trailerUrl: movie.trailerUrl,
    language: movie.language,
    runtime: movie.runtimeMinutes,
    certificate: movie.certificate,
    ticketUrl: movie.ticketUrl,
    timestamp,
  });
}

function readStatus(value: unknown): MovieStatus {
  const wanted = text(value)?.toLowerCase();
  return MOVIE_STATUSES.find((status) => status.toLowerCase() === wanted) ?? 'Upcoming';
}

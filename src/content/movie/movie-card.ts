import { withoutSharePictures } from '../../shared/pictures/picture';
import { excerpt } from '../../shared/text/text';
import type { Movie } from './movie';
import type { DatedMovie } from './release-date';

/** The maximum number of characters of a description, more than fits on a card. */
const DESCRIPTION_LENGTH = 300;

/** The part of a movie that a card shows; the movie's own page needs the whole movie. */
interface MovieCard extends DatedMovie {
  readonly isCard: true;
}

export const isCard = (movie: Movie): movie is MovieCard => 'isCard' in movie;

/**
 * The maximum length, as JSON, of a film that a list's view contains whole, because its own page starts with
 * it (product 2.14).
 */
const WHOLE_LENGTH = 2500;

/** Returns a short movie as it is, and a long one as a card. */
export const cardIfLong = (movie: DatedMovie): DatedMovie =>
  JSON.stringify(movie).length > WHOLE_LENGTH ? cardOf(movie) : movie;

/**
 * Returns only the fields that lists show, so that the size of a page's view depends on the number of cards,
 * not on the length of films.
 */
export function cardOf(movie: DatedMovie): MovieCard {
  const { id, collection, title, status, genre, releaseDate, release } = movie;
  const { ticketUrl, ticketsFrom, publishedAt, description } = movie;
  const picture = withoutSharePictures(movie.picture ?? { src: '' });
  return {
    isCard: true,
    id,
    collection,
    title,
    status,
    description: excerpt(description, DESCRIPTION_LENGTH),
    ...(picture.src && { picture }),
    ...(genre && { genre }),
    ...(releaseDate && { releaseDate }),
    ...(release && { release }),
    ...(ticketUrl && { ticketUrl }),
    ...(ticketsFrom && { ticketsFrom }),
    ...(publishedAt && { publishedAt }),
  };
}

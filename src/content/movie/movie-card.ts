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
 * The maximum length as JSON of a film that is stored complete in a list's view, because its own
 * page uses it (product 2.14).
 */
const WHOLE_LENGTH = 2500;

/** Returns a movie that is short, or the card of a longer one. */
export const cardIfLong = (movie: DatedMovie): DatedMovie =>
  JSON.stringify(movie).length > WHOLE_LENGTH ? cardOf(movie) : movie;

/**
 * Returns only the fields that lists show, so that the size of a view does not depend on the length
 * of films.
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

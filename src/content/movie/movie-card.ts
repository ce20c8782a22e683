import { withoutShares } from '../../shared/pictures/picture';
import { excerpt } from '../../shared/text/text';
import type { Movie } from './movie';
import type { DatedMovie } from './release-date';

/** Characters of a description: more than the lines of a card have. */
const DESCRIPTION_LENGTH = 300;

/** What a card shows of a movie; the movie's own page needs more. */
interface MovieCard extends DatedMovie {
  readonly isCard: true;
}

export const isCard = (movie: Movie): movie is MovieCard => 'isCard' in movie;

/** Characters of a film as JSON that a view holds whole, as its own page then begins with it (product 2.14). */
const WHOLE_LENGTH = 2500;

/** The movie itself, or what a card shows of one that is long. */
export const briefly = (movie: DatedMovie): DatedMovie =>
  JSON.stringify(movie).length > WHOLE_LENGTH ? cardOf(movie) : movie;

/** Leaves out what no list shows: the view of a page is bounded by cards, not by films. */
export function cardOf(movie: DatedMovie): MovieCard {
  const { id, collection, title, status, genre, releaseDate, release } = movie;
  const { ticketUrl, ticketsFrom, publishedAt, description } = movie;
  const picture = withoutShares(movie.picture ?? { src: '' });
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

import { pressHead, moviePageHead } from '../../src/content/meta/entry-heads';
import { unknownHead } from '../../src/content/meta/page-heads';
import type { Movie } from '../../src/content/movie/movie';
import { pressTitle } from '../../src/content/movie/press';
import { withEmbeddedMovie } from './embedded-movie';
import { withHead } from './head-tags';

/** A movie's page: what `html` is for all movies, with the head of this one and the movie itself. */
export function moviePage(page: string, movie: Movie): string {
  const { html, tags } = withEmbeddedMovie(page, movie);
  return withHead(html, moviePageHead(movie), tags);
}

export const pressPage = (html: string, movie: Movie): string =>
  withHead(html, pressHead(movie, pressTitle(movie.title)));

/** What is not found: a movie, or any page of another language. */
export const unknownPage = (html: string, isMovie: boolean): string =>
  withHead(html, unknownHead(isMovie));

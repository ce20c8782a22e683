import type { Movie } from '../../src/domain/movie';
import { movieHead } from '../../src/domain/movie-head';
import { pageTitle } from '../../src/domain/page-title';
import { site } from '../../src/site';
import { withHead } from './head-tags';
import { movieData } from './movie-data';

/** A movie's page for crawlers: what `html` is for all movies, with the head of this one. */
export const moviePage = (html: string, movie: Movie): string =>
  withHead(html, { ...movieHead(movie), type: 'video.movie', data: movieData(movie) });

/** The page at the address of a movie that does not exist; the title is that of the page itself. */
export const unknownMoviePage = (html: string): string =>
  withHead(html, {
    title: pageTitle('Movie not found'),
    description: `There is no such film at ${site.name}.`,
    isHidden: true,
  });

import { MOVIE_NOT_FOUND, PAGE_NOT_FOUND } from '../../src/shared/words/frame';
import { noSuchFilm, pressMaterialFor } from '../../src/shared/words/meta';
import { addressOf } from '../../src/content/locale/language';
import type { Movie } from '../../src/content/movie/movie';
import { movieHead } from '../../src/content/meta/meta-tags';
import { pageTitle } from '../../src/content/meta/page-title';
import { pressTitle } from '../../src/content/movie/press';
import { paths } from '../../src/content/paths/paths';
import { SITE_TEXT } from '../../src/company/page-texts';
import { site } from '../../src/company/site';
import { withEmbeddedMovie } from './embedded-movie';
import { withHead } from './head-tags';
import { movieData } from './movie-data';

/** A movie's page: what `html` is for all movies, with the head of this one and the movie itself. */
export function moviePage(page: string, movie: Movie): string {
  const { html, tags } = withEmbeddedMovie(page, movie);
  return withHead(html, { ...movieHead(movie), type: 'video.movie', data: movieData(movie), tags });
}

/** Its press page, which has an address of its own and the same picture (product 31.5). */
export function pressPage(html: string, movie: Movie): string {
  const { name, image } = movieHead(movie);
  return withHead(html, {
    title: pageTitle(pressTitle(name)),
    name: pressTitle(name),
    description: pressMaterialFor(name),
    canonical: addressOf(paths.press(movie.id)),
    image,
  });
}

/** What is not found: a movie, or any page of another language; the title is that of the page itself (product 40.10). */
export const unknownPage = (html: string, isMovie: boolean): string =>
  withHead(html, {
    title: pageTitle(isMovie ? MOVIE_NOT_FOUND : PAGE_NOT_FOUND),
    description: isMovie ? noSuchFilm(site.name) : SITE_TEXT.description,
    isHidden: true,
  });

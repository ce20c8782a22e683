import { pressHead, moviePageHead } from '../../src/content/meta/entry-heads';
import { unknownHead } from '../../src/content/meta/page-heads';
import type { Movie } from '../../src/content/movie/movie';
import { pressTitle } from '../../src/content/movie/press';
import { paths } from '../../src/content/paths/paths';
import { IMAGE_SIZES, sourceSet, type Picture } from '../../src/shared/pictures/picture';
import { MoviePage } from '../../src/site/pages/movie/MoviePage';
import { movieView } from '../../src/site/pages/movie/movie.view';
import { PressPage } from '../../src/site/pages/press/PressPage';
import { pressView } from '../../src/site/pages/press/press.view';
import { escapeMarkup, withHead } from './head-tags';
import { withViewInside } from './view-inside';

/** Returns a movie's page: the built page with the movie's head, view and picture preloads. */
export async function moviePage(page: string, movie: Movie): Promise<string> {
  const path = paths.movie(movie.id);
  const { html, tags } = await withViewInside(page, path, movieView, movie, MoviePage);
  const { backdrop, picture } = movie;
  const pictures = [
    ...(backdrop ? [preload(backdrop, IMAGE_SIZES.backdrop)] : []),
    ...(picture ? [preload(picture, IMAGE_SIZES.poster)] : []),
  ];
  return withHead(html, moviePageHead(movie), tags.length > 0 ? [...pictures, ...tags] : []);
}

/** Returns the press page of a movie, with its head and view. */
export async function pressPage(page: string, movie: Movie): Promise<string> {
  const path = paths.press(movie.id);
  const { html, tags } = await withViewInside(page, path, pressView, movie, PressPage);
  return withHead(html, pressHead(movie, pressTitle(movie.title)), tags);
}

function preload(picture: Picture, sizes: string): string {
  const files = sourceSet(picture);
  const choice = files
    ? ` imagesrcset="${escapeMarkup(files)}" imagesizes="${escapeMarkup(sizes)}"`
    : '';
  return `<link rel="preload" as="image" href="${escapeMarkup(picture.src)}"${choice} fetchpriority="high" />`;
}

/** Returns the page for an unknown movie, or for any unknown page in another language. */
export const unknownPage = (html: string, isMovie: boolean): string =>
  withHead(html, unknownHead(isMovie));

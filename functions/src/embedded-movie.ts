import { EMBEDDED_MOVIE_ID } from '../../src/content/movie/embedded-movie';
import { namesUsed, SERVED_NAMES_ID } from '../../src/content/names/own-names';
import type { Movie } from '../../src/content/movie/movie';
import { isWrittenDate } from '../../src/content/movie/release-date';
import { withRelease } from '../../src/content/movie/written-order';
import { IMAGE_SIZES, sourceSet, type Picture } from '../../src/shared/pictures/picture';
import { withFirstView } from './first-view';
import { escaped, jsonInScript } from './head-tags';

/** A movie whose every field is full has fewer, in Malayalam too. */
const MAX_BYTES = 60_000;

/** The scripts that read data, which a page with an embedded movie does not need at first. */
const READS = /\s*<!-- reads -->[^]*<!-- \/reads -->/;

/** The page, and tags for its head. */
interface WithEmbeddedMovie {
  readonly html: string;
  readonly tags: readonly string[];
}

/**
 * Embeds a movie in its page, which shows it without reading the database (product 23.10), and preloads its
 * pictures. A movie that is too large is left out: the page then reads it itself.
 */
export function withEmbeddedMovie(html: string, movie: Movie): WithEmbeddedMovie {
  const embedded = isWrittenDate(movie) ? withRelease(movie) : movie;
  const json = jsonInScript(embedded);
  if (Buffer.byteLength(json) > MAX_BYTES) return { html, tags: [] };
  const { backdrop, picture } = movie;
  const [shown, names] = namesUsed(() => withFirstView(html.replace(READS, ''), embedded));
  return {
    html: shown,
    tags: [
      ...(backdrop ? [preload(backdrop, IMAGE_SIZES.backdrop)] : []),
      ...(picture ? [preload(picture, IMAGE_SIZES.poster)] : []),
      `<script type="application/json" id="${EMBEDDED_MOVIE_ID}">${json}</script>`,
      ...servedNames(names),
    ],
  };
}

/** The names that a page shows, for the page itself (product 40.13); nothing where it shows none. */
export const servedNames = (names: object): readonly string[] =>
  Object.values(names).some(Boolean)
    ? [`<script type="application/json" id="${SERVED_NAMES_ID}">${jsonInScript(names)}</script>`]
    : [];

function preload(picture: Picture, sizes: string): string {
  const files = sourceSet(picture);
  const choice = files ? ` imagesrcset="${escaped(files)}" imagesizes="${escaped(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escaped(picture.src)}"${choice} fetchpriority="high" />`;
}

import { HANDED_MOVIE_ID } from '../../src/content/movie/handed-movie';
import type { Movie } from '../../src/content/movie/movie';
import { isWrittenDate } from '../../src/content/movie/release-order';
import { withRelease } from '../../src/content/movie/written-order';
import { IMAGE_SIZES } from '../../src/shared/pictures/image-sizes';
import { type Picture, sourceSet } from '../../src/shared/pictures/picture';
import { withFirstView } from './first-view';
import { escaped, jsonInScript } from './head-tags';

/** A movie whose every field is full has fewer, in Malayalam too. */
const MAX_BYTES = 60_000;

/** What the page reads with, which a page that holds its movie does not need at first. */
const READS = /\s*<!-- reads -->[^]*<!-- \/reads -->/;

/** What a page's head says of its movie for the page itself, and the page. */
interface HandedOver {
  readonly html: string;
  readonly tags: readonly string[];
}

/**
 * Puts a movie into its page, which shows it without asking the database (product 23.10), and names its
 * pictures, in the widths that the page will choose from. A movie that is too large is left out: the page
 * then reads it itself.
 */
export function handedOver(html: string, movie: Movie): HandedOver {
  const handed = isWrittenDate(movie) ? withRelease(movie) : movie;
  const json = jsonInScript(handed);
  if (Buffer.byteLength(json) > MAX_BYTES) return { html, tags: [] };
  const { backdrop, picture } = movie;
  return {
    html: withFirstView(html.replace(READS, ''), handed),
    tags: [
      ...(backdrop ? [preload(backdrop, IMAGE_SIZES.backdrop)] : []),
      ...(picture ? [preload(picture, IMAGE_SIZES.poster)] : []),
      `<script type="application/json" id="${HANDED_MOVIE_ID}">${json}</script>`,
    ],
  };
}

function preload(picture: Picture, sizes: string): string {
  const files = sourceSet(picture);
  const choice = files ? ` imagesrcset="${escaped(files)}" imagesizes="${escaped(sizes)}"` : '';
  return `<link rel="preload" as="image" href="${escaped(picture.src)}"${choice} fetchpriority="high" />`;
}

import type { ComponentType } from 'react';
import type { Movie } from '../../src/content/movie/movie';
import { type DatedMovie, isWrittenDate } from '../../src/content/movie/release-date';
import { withRelease } from '../../src/content/movie/written-order';
import { releaseIn, type PageView } from '../../src/site/data/page-view';
import { viewData, viewMarkup } from './markup';
import { servedNumbers } from './served-numbers';

/** Larger than a movie with the maximum length in every field, also in Malayalam. */
const MAX_BYTES = 60_000;

/** The loader in index.html, which is shown until the first page is rendered. */
const LOADER = /<!-- loader -->[^]*<!-- \/loader -->/;

const STYLE_SHEETS = / *<link rel="stylesheet"[^>]*>\n/g;

const WITHOUT_SCRIPTS = / *<noscript>[^]*?<\/noscript>\n/;

/** A movie's page with its view, and tags for its head. */
interface WithView {
  readonly html: string;
  readonly tags: readonly string[];
}

/**
 * Returns a page with the movie's data and its view, so that it reads no database and is visible
 * when the splash disappears (product 23.10, 23.11). The style sheets precede the view, because the
 * browser blocks everything after them; a movie that is too large is left out, and the page reads
 * it itself.
 */
export async function withViewInside<Data>(
  html: string,
  path: string,
  view: PageView<Data, DatedMovie>,
  movie: Movie,
  Page: ComponentType,
): Promise<WithView> {
  const json = JSON.stringify(isWrittenDate(movie) ? withRelease(movie) : movie);
  const data = viewData(json, releaseIn(html));
  if (Buffer.byteLength(data) > MAX_BYTES) return { html, tags: [] };
  const { markup, names } = await viewMarkup(path, view, json, Page);
  const shown = markup.replace(/ style="([^"]*)"/g, (_, style: string) => servedNumbers(style));
  const styles = html.match(STYLE_SHEETS) ?? [];
  const [notice = ''] = WITHOUT_SCRIPTS.exec(html) ?? [];
  return {
    html: html
      .replace(STYLE_SHEETS, '')
      .replace(WITHOUT_SCRIPTS, '')
      .replace('  </body>', () => `${notice}  </body>`)
      .replace('<div id="root">', (root) => `${styles.join('').trimStart()}    ${root}`)
      .replace(LOADER, () => shown),
    tags: [data, ...names],
  };
}

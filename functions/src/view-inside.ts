import type { ComponentType } from 'react';
import type { Movie } from '../../src/content/movie/movie';
import { type DatedMovie, isWrittenDate } from '../../src/content/movie/release-date';
import { withRelease } from '../../src/content/movie/written-order';
import { releaseIn, type PageView } from '../../src/site/data/page-view';
import { viewData, viewMarkup } from './markup';
import { servedNumbers } from './served-numbers';

/** A movie with the maximum length in every field is smaller, also in Malayalam. */
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
 * Returns a page with its movie's data, so that it does not read the database (product 23.10), and
 * with its view, which is visible when the splash disappears, also if the scripts take longer
 * (product 23.11). The style sheets precede the view, because everything after them waits for them;
 * the notice for browsers without scripts follows it. A movie that is too large is left out; then
 * the page reads it itself.
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

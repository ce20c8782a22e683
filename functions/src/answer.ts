import { paths } from '../../src/paths';
import type { Database } from './firestore';
import { withHead } from './head-tags';
import type { PageFiles } from './page-files';
import { moviePage, pressPage, unknownMoviePage } from './movie-page';
import { readMovie } from './read-movie';
import { readMovies } from './read-movies';
import { readShared, type SharedKind } from './read-shared';
import { sitemap } from './sitemap';

/** An HTTP response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Hosting's servers keep an answer for that many seconds, browsers ask each time (product 23.4). */
const PAGE_FRESH_SECONDS = 300;
const SITEMAP_FRESH_SECONDS = 3600;

/** How long an instance of the function keeps its sitemap, in ms. */
const SITEMAP_KEPT_MS = 60_000;

/** Kept, it would outlast the end of what leaves the site by itself. */
const freshSeconds = (until?: Date): number =>
  until
    ? Math.max(0, Math.min(PAGE_FRESH_SECONDS, Math.floor((until.getTime() - Date.now()) / 1000)))
    : PAGE_FRESH_SECONDS;

const keptFor = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/**
 * What the function answers to an address: the sitemap, or a page with the head of the movie, the
 * picture, the video, the announcement or the event that the address names. Where the database cannot be read,
 * the page is sent as it is: the app in it reads for itself. Never throws.
 *
 * @param address path and query
 */
export async function answer(
  address: string,
  pages: PageFiles,
  database: Database,
): Promise<Answer> {
  const [, pathname = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(address) ?? [];
  if (pathname === '/sitemap.xml') return answerSitemap(database);
  const shared = SHARED[pathname.replace(/\/$/, '')];
  return shared
    ? answerShared(shared, new URLSearchParams(query), pages, database)
    : answerMovie(pathname, pages, database);
}

async function answerMovie(path: string, pages: PageFiles, database: Database): Promise<Answer> {
  const { id, isPress } = movieAt(path);
  const html = isPress ? pages.press : pages.movie;
  try {
    const movie = await readMovie(database, id);
    return movie
      ? page(
          200,
          isPress ? pressPage(html, movie.found) : moviePage(html, movie.found),
          keptFor(freshSeconds(movie.until)),
        )
      : // Kept, it would outlast the time of a movie that is about to be published.
        page(404, unknownMoviePage(html), 'no-store');
  } catch (error) {
    console.error(error);
    return page(200, html, 'no-store');
  }
}

interface SharedPage {
  readonly kind: SharedKind;
  readonly parameter: string;
  readonly page: keyof PageFiles;
}

/** By path: the pages of which an address can name an entry (product 23.9). */
const SHARED: Readonly<Record<string, SharedPage>> = {
  [paths.gallery]: { kind: 'image', parameter: 'picture', page: 'gallery' },
  [paths.videos]: { kind: 'video', parameter: 'video', page: 'videos' },
  [paths.announcements]: {
    kind: 'announcement',
    parameter: 'announcement',
    page: 'announcements',
  },
  [paths.events]: { kind: 'event', parameter: 'event', page: 'events' },
};

/** An unknown entry has the head of its page, which is there in any case. */
async function answerShared(
  { kind, parameter, page: file }: SharedPage,
  search: URLSearchParams,
  pages: PageFiles,
  database: Database,
): Promise<Answer> {
  const html = pages[file];
  const id = search.get(parameter);
  if (!id) return page(200, html, keptFor(PAGE_FRESH_SECONDS));
  try {
    const head = await readShared(database, kind, id);
    return head
      ? page(200, withHead(html, head.found), keptFor(freshSeconds(head.until)))
      : page(200, html, 'no-store');
  } catch (error) {
    console.error(error);
    return page(200, html, 'no-store');
  }
}

const page = (status: number, body: string, cacheControl: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl },
  body,
});

/** By database: the sitemap that was made last, or is being made. */
const sitemaps = new WeakMap<
  Database,
  { readonly xml: Promise<string>; readonly expires: number }
>();

/**
 * Requests at the same time share one reading, and so do those that follow: a query behind the path
 * passes by Hosting's cache, and each reading costs as many reads as there are movies.
 */
function sitemapOf(database: Database): Promise<string> {
  const kept = sitemaps.get(database);
  if (kept && Date.now() < kept.expires) return kept.xml;
  const xml = readMovies(database).then(sitemap);
  sitemaps.set(database, { xml, expires: Date.now() + SITEMAP_KEPT_MS });
  xml.catch(() => sitemaps.delete(database));
  return xml;
}

async function answerSitemap(database: Database): Promise<Answer> {
  try {
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': keptFor(SITEMAP_FRESH_SECONDS),
    };
    return { status: 200, headers, body: await sitemapOf(database) };
  } catch (error) {
    console.error(error);
    const headers = { 'Retry-After': '300', 'Cache-Control': 'no-store' };
    return { status: 503, headers, body: '' };
  }
}

/**
 * The id in /movie/ID and /movie/ID/press; one that no movie can have if the path is another or
 * malformed.
 */
function movieAt(path: string) {
  const [, encoded = '', press] = /^\/movie\/([^/]+)(\/press)?\/?$/.exec(path) ?? [];
  const isPress = press !== undefined;
  try {
    return { id: decodeURIComponent(encoded), isPress };
  } catch {
    return { id: '', isPress };
  }
}

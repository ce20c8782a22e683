import { tidyId, tidyPath } from '../../src/shared/data/routing';
import { BASE } from '../../src/content/locale/language';
import type { PageHead } from '../../src/content/meta/head-tags';
import type { Movie } from '../../src/content/movie/movie';
import { otherIds } from '../../src/content/movie/movie-ids';
import { paths } from '../../src/content/paths/paths';
import { releaseIn } from '../../src/site/data/page-view';
import type { Database } from './firestore';
import { withHead } from './head-tags';
import { createCache, PAGE_FRESH_SECONDS } from './cache';
import type { PageFiles } from './page-files';
import { moviePage, pressPage, unknownPage } from './movie-page';
import { nextChange } from './next-change';
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

const SITEMAP_FRESH_SECONDS = 3600;

/** How long an instance of the function caches the sitemap, in ms. */
const SITEMAP_CACHE_MS = 60_000;

const keptFor = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/** The reads of the last five minutes, for addresses that only differ in `?utm_source=…`. */
const cachedMovie = createCache<Movie>();
const cachedHead = createCache<PageHead>();

/**
 * Returns the answer to an address: the sitemap, the feed, a calendar, or a page with the head of
 * the entry in the address. If the database cannot be read, the page is sent unchanged and reads
 * its data in the browser; addresses with trailing text of a sentence are redirected (product
 * 2.15). Never throws.
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
  if (/^\/(feed[.]xml$|calendar[./])/.test(pathname)) {
    const { answerFollowed } = await import('./follow/answer-follow');
    const followed = await answerFollowed(pathname, database);
    if (followed) return followed;
  }
  const [, view] = /^\/view\/(\w+)$/.exec(pathname) ?? [];
  if (view) return answerView(view, pages, database);
  const shared = SHARED[pathname.replace(/\/$/, '')];
  if (shared) return answerShared(shared, query, pages, database);
  const tidied = tidyPath(pathname).toLowerCase().replace(/\/+$/, '');
  if (PAGES.has(tidied) && tidied !== pathname) return redirect(tidied, query);
  return answerMovie(pathname, query, pages, database);
}

async function answerMovie(
  path: string,
  query: string,
  pages: PageFiles,
  database: Database,
): Promise<Answer> {
  const { id, isMovie, isPress, isExact } = movieAt(path);
  const html = isPress ? pages.press : pages.movie;
  const find = (name: string) => cachedMovie(database, name, () => readMovie(database, name));
  const address = isPress ? paths.press : paths.movie;
  try {
    const movie = await find(id);
    if (movie && !isExact) return redirect(address(id), query);
    if (movie) {
      const { found, freshSeconds } = movie;
      const body = await (isPress ? pressPage(html, found) : moviePage(html, found));
      return page(200, body, keptFor(freshSeconds));
    }
    for (const other of otherIds(id)) {
      if (await find(other)) return redirect(address(other), query);
    }
    // A cached answer would outlast the publication of a movie that is about to be published.
    return page(404, unknownPage(html, isMovie), 'no-store');
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

/** The pages whose address can name an entry, by path (product 23.9). */
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

/**
 * The pages without an id in their address; other spellings of the address are redirected to them
 * (product 2.15).
 */
const PAGES = new Set<string>(
  Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.adminLogin),
);

/**
 * Returns the page with the head of the entry in its address; with its own head if the entry is
 * unknown.
 */
async function answerShared(
  { kind, parameter, page: file }: SharedPage,
  query: string,
  pages: PageFiles,
  database: Database,
): Promise<Answer> {
  const html = pages[file];
  const search = new URLSearchParams(query);
  const id = search.get(parameter);
  if (!id) return page(200, html, keptFor(PAGE_FRESH_SECONDS));
  const find = (name: string) =>
    cachedHead(database, `${kind}:${name}`, () => readShared(database, kind, name));
  try {
    const head = await find(id);
    if (head) return page(200, withHead(html, head.found), keptFor(head.freshSeconds));
    const tidied = tidyId(id);
    if (tidied !== id && (await find(tidied))) {
      search.set(parameter, tidied);
      return redirect(`/${file}`, search.toString());
    }
    return page(200, html, 'no-store');
  } catch (error) {
    console.error(error);
    return page(200, html, 'no-store');
  }
}

/**
 * How long Hosting's servers and an instance together cache a view, in seconds, before changes are
 * shown.
 */
const VIEW_FRESH_SECONDS = 60;

const cachedView = createCache<string>(VIEW_FRESH_SECONDS);

/**
 * Returns the view of a page (product 23.14), which is valid until the next end of an entry or
 * midnight. If the view cannot be created, returns an empty page, because browsers do not log it
 * and the page then reads its data itself.
 */
async function answerView(name: string, pages: PageFiles, database: Database): Promise<Answer> {
  try {
    const { VIEWS } = await import('./views');
    const make = VIEWS[name];
    if (!make) return page(404, '', 'no-store');
    const view = await cachedView(database, name, async () => {
      const until = await nextChange(database);
      return { found: await make(releaseIn(pages.videos)), until };
    });
    return page(200, view?.found ?? '', keptFor(view?.freshSeconds ?? 0));
  } catch (error) {
    console.error(error);
    return page(200, '', 'no-store');
  }
}

const redirect = (path: string, query: string): Answer => ({
  status: 301,
  headers: {
    Location: BASE + (query ? `${path}?${query}` : path),
    'Cache-Control': keptFor(PAGE_FRESH_SECONDS),
  },
  body: '',
});

const page = (status: number, body: string, cacheControl: string): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl },
  body,
});

/** The last sitemap of each database, which may still be being created. */
const sitemaps = new WeakMap<
  Database,
  { readonly xml: Promise<string>; readonly expires: number }
>();

/**
 * Shares one read between parallel and later requests, because query strings bypass Hosting's cache
 * and the sitemap costs one document read per movie.
 */
function sitemapOf(database: Database): Promise<string> {
  const cached = sitemaps.get(database);
  if (cached && Date.now() < cached.expires) return cached.xml;
  const xml = readMovies(database).then(sitemap);
  sitemaps.set(database, { xml, expires: Date.now() + SITEMAP_CACHE_MS });
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
 * Returns the id in /movie/ID and /movie/ID/press; for other paths, an id that no movie can have.
 * The match is not exact if the segments around the id are in another case, if something follows
 * them, or if the id is malformed.
 */
function movieAt(path: string) {
  const [, movie, encoded = '', press, after = ''] =
    /^\/(movie)\/([^/]+)(?:\/(press)(?![a-z\d]))?((?<=press)[^/]*|\/(?:%[\da-f]{2}|[^/a-z\d%])+)?\/?$/i.exec(
      path,
    ) ?? [];
  const isMovie = movie !== undefined;
  const isPress = press !== undefined;
  const isExact = movie === 'movie' && (!isPress || press === 'press') && !after;
  try {
    return { id: decodeURIComponent(encoded), isMovie, isPress, isExact };
  } catch {
    return { id: tidyId(encoded), isMovie, isPress, isExact: false };
  }
}

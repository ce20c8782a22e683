import type { createBrowserRouter, LoaderFunction, RouteObject } from 'react-router-dom';
import { retryFailedReads } from '../../shared/data/resource';
import type { DatedMovie } from '../../content/movie/release-date';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'revalidate'>;

/** Data that a page's loader has returned for a URL. */
interface CachedData {
  readonly href: string;
  readonly data: unknown;
  /** A time in ms, as returned by Date.now(). */
  readonly expires: number;
}

/** How long prefetched data are valid (product 2.11). */
const PREFETCH_MS = 10_000;
/** How long Back and Forward show a page without reading it again (product 2.10). */
const HISTORY_MS = 10 * 60_000;
const MAX_ENTRIES = 20;

/** Prefetched data by URL, used once by the next navigation to the URL. */
const prefetched = new Map<string, CachedData>();
/** Data by key of the history entry, which is new for every navigation, also to the same URL. */
const history = new Map<string, CachedData>();
/** Returns the key of the history entry that is being opened. */
let currentKey = () => '';
/** Called when the browser has restored the page from its back/forward cache. */
let thaw = () => {};
let routerStarted = false;

/**
 * Caches data for the next navigation to `href`. `expires` is a time in ms, as returned by
 * Date.now().
 */
export function cachePrefetched(
  href: string,
  data: unknown,
  expires = Date.now() + PREFETCH_MS,
): void {
  cache(prefetched, href, { href, data, expires });
}

/** Whether the cache has unused, valid data for this URL. */
export const isPrefetched = (href: string): boolean => isFresh(prefetched.get(href), href);

/**
 * Runs the loader of the first page before React and the router have loaded, unless the router has
 * started and runs it itself. `isEmbedded`: the loader starts without reading from the database.
 */
export function startPreload(load: (request: Request) => unknown, isEmbedded = false): void {
  // App Check has to be initialized before the first read; main.tsx does that.
  const mayLoad = isEmbedded || !import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!mayLoad || routerStarted) return;
  const href = window.location.href.replace(window.location.hash, '');
  cachePrefetched(href, load(new Request(href)), Infinity);
}

/** Runs the loaders of the page again and renders the result. */
export let readAgain = (): void => undefined;

/**
 * Caches the loader data of each history entry for Back and Forward, also if the browser restores
 * the page from its own cache. Opening a path for which `invalidates` returns true clears the
 * cache, because content may be edited there and these pages refresh their data themselves.
 */
export function trackHistory(router: Router, invalidates: (pathname: string) => boolean): void {
  if (!routerStarted) window.addEventListener('pageshow', ({ persisted }) => persisted && thaw());
  routerStarted = true;
  readAgain = () => void router.revalidate();
  history.clear();
  currentKey = () => (router.state.navigation.location ?? router.state.location).key;
  router.subscribe(({ location }) => {
    if (invalidates(location.pathname)) history.clear();
  });
  // Data that are still valid are not read again.
  thaw = () => {
    if (!invalidates(router.state.location.pathname)) void router.revalidate();
  };
}

/**
 * Changes the loader of `route`: if there are cached data for its URL, it returns them without
 * loading the code that reads.
 */
export function withLoaderCache(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.loader) return route;
  const load = lazy.loader;
  const cached = withCache(async (args, context) => {
    const loader = await load();
    return typeof loader === 'function' ? loader(args, context) : null;
  });
  lazy.loader = () => Promise.resolve(cached);
  return route;
}

const withCache =
  (loader: LoaderFunction): LoaderFunction =>
  async (args, context) => {
    const { url: href } = args.request;
    const key = currentKey();
    const visited = history.get(key);
    if (isFresh(visited, href)) {
      retryFailedReads(await visited.data);
      return visited.data;
    }
    const data = takePrefetched(href) ?? loader(args, context);
    cache(history, key, { href, data, expires: Date.now() + HISTORY_MS });
    return data;
  };

function takePrefetched(href: string): unknown {
  const entry = prefetched.get(href);
  prefetched.delete(href);
  return isFresh(entry, href) ? entry.data : undefined;
}

function cache(entries: Map<string, CachedData>, key: string, entry: CachedData): void {
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

const isFresh = (entry: CachedData | undefined, href: string): entry is CachedData =>
  entry?.href === href && Date.now() < entry.expires;

/** The movies of lists shown in this visit, by id: a movie's page can show them at once. */
export const movieCache = new Map<string, DatedMovie>();

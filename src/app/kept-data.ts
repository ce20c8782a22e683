import type { createBrowserRouter, LoaderFunction, RouteObject } from 'react-router-dom';
import { isFresh, leaveToRouter, takeAhead, type Kept } from './ahead';
import { isGuarded } from './discover-admin';
import { paths } from './paths';
import { retryFailed } from './resource';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** How long Back and Forward show a page as it was, at the place where it was left. */
const VISIT_MS = 10 * 60_000;
const MOST_VISITS = 20;

/** By the key of the history's entry, which a new visit to the same page does not share. */
const visits = new Map<string, Kept>();
/** Of the entry that is being opened; known from `keepVisits` on, before any loader runs. */
let entryKey = () => '';

/** Keeps what each page of the history has read, until the admin area is opened, where it may change. */
export function keepVisits(router: Router): void {
  leaveToRouter();
  visits.clear();
  entryKey = () => (router.state.navigation.location ?? router.state.location).key;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === paths.adminLogin || isGuarded(pathname)) visits.clear();
  });
}

/** Makes a route's loader hand out what is kept for the address, instead of reading it again. */
export function takesKept(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.loader) return route;
  const load = lazy.loader;
  lazy.loader = async () => {
    const loader = await load();
    if (typeof loader !== 'function') return loader;
    const takeOrRead: LoaderFunction = async (args, context) => {
      const { url } = args.request;
      const key = entryKey();
      const visit = visits.get(key);
      if (isFresh(visit, url)) {
        retryFailed(await visit.data);
        return visit.data;
      }
      const data = takeAhead(url) ?? loader(args, context);
      keepVisit(key, { href: url, data, until: Date.now() + VISIT_MS });
      return data;
    };
    return takeOrRead;
  };
  return route;
}

function keepVisit(key: string, visit: Kept): void {
  visits.set(key, visit);
  const [oldest] = visits.keys();
  if (visits.size > MOST_VISITS && oldest !== undefined) visits.delete(oldest);
}

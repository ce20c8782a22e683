import {
  matchRoutes,
  RouterContextProvider,
  type LoaderFunction,
  type RouteObject,
} from 'react-router-dom';

/** A pointer or the focus that rests this long on a link means it. */
const INTENT_MS = 70;
/** How long data that was read ahead may wait for the click. */
const KEPT_MS = 10_000;

let kept: { readonly href: string; readonly data: unknown; readonly until: number } | undefined;

/**
 * Asks for the code and the data of the page that a link leads to as soon as somebody is about to
 * follow it. The page's loader takes the data over, once (`takesAhead`).
 */
export function prefetchLinks(pages: () => RouteObject[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const consider = ({ target }: Event) => {
    stop();
    const link = target instanceof Element && target.closest('a');
    if (!link || link.target) return;
    // What fails now is said when the link is followed.
    timer = setTimeout(() => void readAhead(pages(), link.href).catch(() => undefined), INTENT_MS);
  };
  document.addEventListener('pointerover', consider);
  document.addEventListener('focusin', consider);
  // A finger that scrolls.
  document.addEventListener('pointercancel', stop);
}

/** Makes a route's loader hand out what was read ahead for the same address. */
export function takesAhead(route: RouteObject): RouteObject {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.loader) return route;
  const load = lazy.loader;
  lazy.loader = async () => {
    const loader = await load();
    if (typeof loader !== 'function') return loader;
    const takeOrRead: LoaderFunction = (args, context) =>
      take(args.request.url) ?? loader(args, context);
    return takeOrRead;
  };
  return route;
}

async function readAhead(routes: RouteObject[], address: string): Promise<void> {
  const url = new URL(address);
  url.hash = '';
  const { href, pathname, origin } = url;
  const isHere = pathname === window.location.pathname;
  if (origin !== window.location.origin || isHere || isFresh(href)) return;
  const [match] = matchRoutes(routes, pathname) ?? [];
  const lazy = match?.route.lazy;
  if (!match || typeof lazy !== 'object') return;

  const [loader] = await Promise.all([lazy.loader?.(), lazy.Component?.()]);
  if (typeof loader !== 'function' || isFresh(href)) return;
  const data = loader({
    request: new Request(href),
    url,
    params: match.params,
    pattern: match.route.path ?? '',
    context: new RouterContextProvider(),
  });
  Promise.resolve(data).catch(() => undefined);
  kept = { href, data, until: Date.now() + KEPT_MS };
}

const isFresh = (href: string) => kept?.href === href && Date.now() < kept.until;

function take(href: string): unknown {
  if (!kept || !isFresh(href)) return undefined;
  const { data } = kept;
  kept = undefined;
  return data;
}

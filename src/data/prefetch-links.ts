import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { cachePrefetched, isPrefetched } from './loader-cache';

/** How long a pointer or the focus has to rest on a link, in ms (product 2.11). */
const INTENT_MS = 70;

/**
 * Prefetches the code and the data of a page when a pointer or the focus rests on a link to it
 * (product 2.11). The data is cached for one navigation (loader-cache.ts).
 */
export function prefetchLinks(pages: () => RouteObject[]): void {
  // Each has a timer of its own: the page that scrolls to a focused link moves below the pointer.
  const onPointer = prefetcher(pages);
  const onFocus = prefetcher(pages);
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('focusin', onFocus);
  // The browser fires it when a touch becomes scrolling.
  document.addEventListener('pointercancel', () => onPointer({ target: null }));
  // A link may have got the focus before this ran.
  onFocus({ target: document.activeElement });
}

/** Returns a function that prefetches the target of the last event, if that rests on a link. */
function prefetcher(pages: () => RouteObject[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest('a');
    if (!link || link.target) return;
    // A failure is reported when the link is followed and the page's loader runs.
    timer = setTimeout(() => void prefetch(pages(), link.href).catch(() => undefined), INTENT_MS);
  };
}

async function prefetch(routes: RouteObject[], link: string): Promise<void> {
  const url = new URL(link);
  url.hash = '';
  const { href, pathname, origin } = url;
  const isCurrentPage = pathname === window.location.pathname;
  if (origin !== window.location.origin || isCurrentPage || isPrefetched(href)) return;
  const [match] = matchRoutes(routes, pathname) ?? [];
  const lazy = match?.route.lazy;
  if (!match || typeof lazy !== 'object') return;

  const [loader] = await Promise.all([lazy.loader?.(), lazy.Component?.()]);
  if (typeof loader !== 'function' || isPrefetched(href)) return;
  const data = loader({
    request: new Request(href),
    url,
    params: match.params,
    pattern: match.route.path ?? '',
    context: new RouterContextProvider(),
  });
  Promise.resolve(data).catch(() => undefined);
  cachePrefetched(href, data);
}

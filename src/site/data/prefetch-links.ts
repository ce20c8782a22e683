import { otherLanguages, pathOf } from '../../content/locale/language';
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { cachePrefetched, isPrefetched } from './loader-cache';

/** How long the pointer or the focus has to rest on a link, in ms (product 2.11). */
const INTENT_MS = 70;

/**
 * Prefetches code and data of a page when the pointer or the focus rests on a link to it. The data
 * are cached for one navigation (loader-cache.ts).
 */
export function prefetchLinks(pages: () => RouteObject[]): void {
  let link: HTMLAnchorElement | null = null;
  let intent = new AbortController();
  const notice = ({ target }: Pick<Event, 'target'>) => {
    const noticed = target instanceof Element ? target.closest('a') : null;
    // A press moves the focus to the link that is already under the pointer.
    if (noticed === link) return;
    link = noticed;
    intent.abort();
    if (!link || link.target || (otherLanguages && link.hreflang)) return;
    const { href } = link;
    const { signal } = (intent = new AbortController());
    // A failure is reported when the link is followed and the page's loader runs.
    setTimeout(() => void prefetch(pages(), href, signal).catch(() => undefined), INTENT_MS);
  };
  // Not pointerover, which also fires when the page scrolls under a resting pointer.
  for (const type of ['pointermove', 'pointerdown', 'focusin']) {
    document.addEventListener(type, notice);
  }
  // A click starts the navigation, which loads the page itself.
  document.addEventListener('click', () => intent.abort(), true);
  // The browser fires it when a touch turns into scrolling.
  document.addEventListener('pointercancel', () => notice({ target: null }));
  // The pointer or the focus may have been on a link before this function ran.
  notice({ target: document.querySelector('a:is(:hover, :focus)') });
}

/** Posters that link to movie pages. */
const POSTERS = '.wall a';

/** The delay after the page has loaded, in ms. */
const REST_MS = 2000;

/**
 * Loads the code of the movie page after a delay or on scrolling if the page has posters, because
 * on touch screens no hovering precedes a press.
 */
export function prefetchMoviePageCode(pages: () => RouteObject[]): void {
  const look = () => {
    const poster = document.querySelector<HTMLAnchorElement>(POSTERS);
    if (!poster) return;
    document.removeEventListener('scroll', look);
    codeOf(pages(), pathOf(poster.pathname))
      ?.load()
      .catch(() => undefined);
  };
  document.addEventListener('scroll', look, { passive: true });
  setTimeout(look, REST_MS);
}

async function prefetch(routes: RouteObject[], link: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const url = new URL(link);
  url.hash = '';
  const { href, pathname, origin } = url;
  const isCurrentPage = pathname === window.location.pathname;
  if (origin !== window.location.origin || isCurrentPage || isPrefetched(href)) return;
  const page = codeOf(routes, pathOf(pathname));
  if (!page) return;

  const { match } = page;
  const [loader] = await page.load();
  if (typeof loader !== 'function' || signal.aborted || isPrefetched(href)) return;
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

/**
 * Returns the route of a path and a function that loads its code; null if there is no such route.
 */
function codeOf(routes: RouteObject[], pathname: string) {
  const [match] = matchRoutes(routes, pathname) ?? [];
  const lazy = match?.route.lazy;
  if (!match || typeof lazy !== 'object') return null;
  return { match, load: () => Promise.all([lazy.loader?.(), lazy.Component?.()]) };
}

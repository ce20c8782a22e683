import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { isAhead, keepAhead } from './ahead';

/** A pointer or the focus that rests this long on a link means it. */
const INTENT_MS = 70;

/**
 * Asks for the code and the data of the page that a link leads to as soon as somebody is about to
 * follow it. The page's loader takes the data over, once (ahead.ts).
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

async function readAhead(routes: RouteObject[], address: string): Promise<void> {
  const url = new URL(address);
  url.hash = '';
  const { href, pathname, origin } = url;
  const isHere = pathname === window.location.pathname;
  if (origin !== window.location.origin || isHere || isAhead(href)) return;
  const [match] = matchRoutes(routes, pathname) ?? [];
  const lazy = match?.route.lazy;
  if (!match || typeof lazy !== 'object') return;

  const [loader] = await Promise.all([lazy.loader?.(), lazy.Component?.()]);
  if (typeof loader !== 'function' || isAhead(href)) return;
  const data = loader({
    request: new Request(href),
    url,
    params: match.params,
    pattern: match.route.path ?? '',
    context: new RouterContextProvider(),
  });
  Promise.resolve(data).catch(() => undefined);
  keepAhead(href, data);
}

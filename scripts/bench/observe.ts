/** What a page has seen of its own loading, in milliseconds since the navigation began. */
export interface Observed {
  readonly fcp: number;
  readonly lcp: number;
  /** The sum of all layout shifts, which is never less than CLS. */
  readonly cls: number;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** 0 until a movie card is there and nothing covers it. */
  readonly dataShown: number;
  /** 0 until the first banner's picture is there and nothing covers it. */
  readonly bannerShown: number;
}

/**
 * Runs in the page before everything else and keeps an Observed in `window.observed`. A splash
 * covers the page until it is more than half transparent. Only functions without a name may stand
 * in it: tsx would wrap the others in a helper that the page does not have.
 */
export function observeLoading(): void {
  const observed = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [] as { start: number; duration: number }[],
    dataShown: 0,
    bannerShown: 0,
  };
  Object.assign(window, { observed });

  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') observed.fcp = entry.startTime;
        if (type === 'largest-contentful-paint') observed.lcp = entry.startTime;
        if (type === 'layout-shift') observed.cls += Number(Reflect.get(entry, 'value'));
        if (type === 'longtask') {
          observed.longTasks.push({ start: entry.startTime, duration: entry.duration });
        }
      }
    }).observe({ type, buffered: true });
  }

  const timer = setInterval(() => {
    const splash = document.getElementById('splash');
    if (!document.body || (splash && Number(getComputedStyle(splash).opacity) > 0.5)) return;
    const now = performance.now();
    const banner = document.querySelector<HTMLImageElement>('section[aria-label="Welcome"] img');
    if (document.querySelector('ul.wall > li')) observed.dataShown ||= now;
    if (banner?.complete && banner.naturalWidth > 0) observed.bannerShown ||= now;
    if (observed.dataShown && observed.bannerShown) clearInterval(timer);
  }, 16);
}

/** What a page records about its loading. Times are in ms since the start of the navigation. */
export interface LoadingMetrics {
  readonly fcp: number;
  readonly lcp: number;
  /** The sum of all layout shifts: an upper bound of CLS. */
  readonly cls: number;
  readonly longTasks: readonly { readonly start: number; readonly duration: number }[];
  /** When the first card was visible, or 0. */
  readonly dataShown: number;
  /** When the first banner's picture was visible, or 0. */
  readonly bannerShown: number;
}

/**
 * Runs in the page before its scripts and writes LoadingMetrics to `window.loadingMetrics`. While the
 * splash is more opaque than 0.5, nothing counts as visible. It must not contain named functions: tsx
 * wraps those in a helper that does not exist in the page.
 */
export function recordLoadingMetrics(): void {
  const loadingMetrics = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [] as { start: number; duration: number }[],
    dataShown: 0,
    bannerShown: 0,
  };
  Object.assign(window, { loadingMetrics });

  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') loadingMetrics.fcp = entry.startTime;
        if (type === 'largest-contentful-paint') loadingMetrics.lcp = entry.startTime;
        if (type === 'layout-shift') loadingMetrics.cls += Number(Reflect.get(entry, 'value'));
        if (type === 'longtask') {
          loadingMetrics.longTasks.push({ start: entry.startTime, duration: entry.duration });
        }
      }
    }).observe({ type, buffered: true });
  }

  const timer = setInterval(() => {
    const splash = document.getElementById('splash');
    if (!document.body || (splash && Number(getComputedStyle(splash).opacity) > 0.5)) return;
    const now = performance.now();
    const banner = document.querySelector<HTMLImageElement>('section[aria-label="Welcome"] img');
    if (document.querySelector('main li h3')) loadingMetrics.dataShown ||= now;
    if (banner?.complete && banner.naturalWidth > 0) loadingMetrics.bannerShown ||= now;
    if (loadingMetrics.dataShown && loadingMetrics.bannerShown) clearInterval(timer);
  }, 16);
}

/** What a page measures of its own visit; times in ms since its start. */
export interface PageFigures {
  /** First and largest contentful paint. */
  readonly fcp: number;
  readonly lcp: number;
  /** When the splash had lifted and the content was there. */
  readonly shown: number;
  /** When React had taken over. */
  readonly answers: number;
  /** The sum of all layout shifts: an upper bound of CLS. */
  readonly cls: number;
  /** The longest time from an input to the next frame. */
  readonly inp: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/**
 * Runs in the page before its scripts, and keeps PageFigures in `window.figures`. Nothing is shown while the
 * splash is more opaque than 0.5. It must not have named functions: tsx wraps those in a helper that does
 * not exist in the page.
 */
export function recordFigures(): void {
  const figures = {
    fcp: 0,
    lcp: 0,
    shown: 0,
    answers: 0,
    cls: 0,
    inp: 0,
    tasks: [] as { start: number; duration: number }[],
  };
  Object.assign(window, { figures });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime: start, duration } = entry;
        if (name === 'first-contentful-paint') figures.fcp = start;
        if (type === 'largest-contentful-paint') figures.lcp = start;
        if (type === 'layout-shift') figures.cls += Number(Reflect.get(entry, 'value'));
        if (type === 'longtask') figures.tasks.push({ start, duration });
        if (type === 'event') figures.inp = Math.max(figures.inp, duration);
      }
    }).observe({ type, buffered: true });
  }
  const timer = setInterval(() => {
    const splash = document.getElementById('splash');
    if (!document.body || (splash && Number(getComputedStyle(splash).opacity) > 0.5)) return;
    const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    // Most pages begin with a list or a picture.
    const isText = /\/(about|contact|privacy|search|press)$/.test(window.location.pathname);
    const hasMore = picture?.naturalWidth || isText || document.querySelector('main li');
    if (!document.querySelector('main :is(h1, h2)') || !hasMore) return;
    figures.shown ||= performance.now();
    if (document.querySelector('#view, #root > .page-loader')) return;
    figures.answers = performance.now();
    clearInterval(timer);
  }, 16);
}

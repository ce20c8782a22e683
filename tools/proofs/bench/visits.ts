import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { MOVIES } from '../../../demo/content/movies';
import { PAGES } from '../../build/pages';
import { testRun } from '../runner/test-run';
import {
  launchChromium,
  type Line,
  median,
  phoneContext,
  SLOW_LINE,
  THROTTLE,
  throttle,
} from './phone';

/**
 * The measurements of a visit without scrolling, until some seconds after its content is shown;
 * times in ms.
 */
interface Figures {
  /** First Contentful Paint. */
  readonly fcp: number;
  readonly lcp: number;
  /** When the splash had disappeared and the content was visible. */
  readonly shown: number;
  /** When the page was interactive. */
  readonly answers: number;
  /** The total blocking time: the parts of tasks beyond 50 ms after the first paint. */
  readonly blocked: number;
  /** The sum of all layout shifts: an upper bound of CLS. */
  readonly cls: number;
  /** The longest time from an input to the next frame. */
  readonly inp: number;
  readonly requests: number;
  /**
   * Transferred kilobytes; responses of the database count with gzip, which the emulator does not
   * use.
   */
  readonly kB: number;
  /** Requests to the database before the content was shown. */
  readonly early: number;
  /** The number of documents read; an empty query counts as one, as Google bills it. */
  readonly documents: number;
}

interface Visit {
  readonly path: string;
  readonly line?: Line;
  /** Whether the page is opened a second time, with a warm cache. */
  readonly again?: true;
  /** The limits of some measurements (product 21.4, 21.8). */
  readonly max?: Partial<Figures>;
}

const FILM = `/movie/${MOVIES[0]?.id ?? ''}`;
const VISITS: readonly Visit[] = [
  { path: '/', max: { fcp: 600, lcp: 2500, blocked: 200, requests: 30, kB: 320 } },
  { path: '/', again: true, max: { kB: 15 } },
  { path: FILM, max: { early: 0 } },
  { path: '/', line: SLOW_LINE },
  { path: FILM, line: SLOW_LINE, max: { early: 0, shown: 3000 } },
  { path: `${FILM}/press`, line: SLOW_LINE, max: { early: 0 } },
  ...['/ml/', ...PAGES.flatMap(({ view, route }) => (view === 'beside' ? [route] : []))]
    .filter((path) => path !== '/')
    .map((path) => ({ path, line: SLOW_LINE, max: { early: 0, documents: 0, cls: 0.005 } })),
  { path: '/search', line: SLOW_LINE },
];

const SETTLE_MS = 3000;
const TIMEOUT_MS = 90_000;
/** The part of a long task above this time counts as blocking. */
const BLOCKING_MS = 50;
/**
 * The limit of CLS, which does not depend on the machine: a higher value fails the command (product
 * 21.4).
 */
const MAX_CLS = 0.02;

/**
 * Prints the medians of visits on the reference connection and on a slow one, alternating with the
 * site at `before` if given. Returns whether the layout is stable.
 */
export async function visits(rounds: number, site: string, before?: string): Promise<boolean> {
  const browser = await launchChromium();
  const rows = [];
  let isSteady = true;
  for (const visit of VISITS) {
    const { path, line = THROTTLE, again, max = {} } = visit;
    const origins = before ? { before, now: site } : { now: site };
    const runs = Object.entries(origins).map(([name, origin]) => ({
      name,
      origin,
      figures: [] as Figures[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { origin, figures } of runs) {
        const context = await phoneContext(browser);
        if (again) await open(context, origin + path, line);
        figures.push(await open(context, origin + path, line));
        await context.close();
      }
    }
    for (const { name, figures } of runs) {
      const of = (figure: keyof Figures) => median(figures.map((one) => one[figure]));
      const names = Object.keys(figures[0] ?? {}) as (keyof Figures)[];
      const missed = names.filter((figure) => of(figure) > (max[figure] ?? Infinity));
      rows.push({
        visit: `${path}${line === SLOW_LINE ? ', slow line' : ''}${again ? ', second' : ''}`,
        ...(before && { checkout: name }),
        ...Object.fromEntries(
          names.map((figure) => [figure, Number(of(figure).toFixed(figure === 'cls' ? 4 : 0))]),
        ),
        missed: missed.map((figure) => `${figure} ${max[figure]}`).join(', '),
      });
      if (name === 'now' && of('cls') > MAX_CLS) isSteady = false;
    }
  }
  await browser.close();
  console.table(rows);
  return isSteady;
}

/** Opens an address in a new tab, and opens the menu when the content is shown. */
async function open(context: BrowserContext, address: string, line: Line): Promise<Figures> {
  const page = await context.newPage();
  const requests = await recordRequests(page);
  await page.addInitScript(recordFigures);
  await throttle(page, line);
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await page.waitForFunction(() => Reflect.get(window, 'figures')?.answers, undefined, {
    polling: 100,
    timeout: TIMEOUT_MS,
  });
  await delay(SETTLE_MS);
  const sent = await requests();
  await page.locator('[aria-controls="menu"]').tap();
  await delay(500);
  const { tasks, ...figures }: ReturnType<typeof recordFigures> = await page.evaluate(() =>
    Reflect.get(window, 'figures'),
  );
  await page.close();
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    ...figures,
    blocked: sumOf(
      tasks
        .filter(({ start }) => start >= figures.fcp)
        .map(({ duration }) => duration - BLOCKING_MS),
    ),
    requests: sent.length,
    kB: sumOf(sent.map(({ bytes }) => bytes)) / 1000,
    early: sent.filter(({ isRead, at }) => isRead && at < figures.shown).length,
    documents: sumOf(sent.map(({ documents }) => documents)),
  };
}

/**
 * Runs in the page before its scripts, and keeps what it measures in `window.figures`. Nothing is shown while
 * the splash is more opaque than 0.5. It must not have named functions: tsx wraps those in a helper that does
 * not exist in the page.
 */
function recordFigures() {
  const tasks: { start: number; duration: number }[] = [];
  const figures = { fcp: 0, lcp: 0, shown: 0, answers: 0, cls: 0, inp: 0, tasks };
  Object.assign(window, { figures });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime: start, duration } = entry;
        if (name === 'first-contentful-paint') figures.fcp = start;
        if (type === 'largest-contentful-paint') figures.lcp = start;
        if (type === 'layout-shift') figures.cls += Number(Reflect.get(entry, 'value'));
        if (type === 'longtask') tasks.push({ start, duration });
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
  return figures;
}

/**
 * Records the requests from now on that are not served from the cache: their time in ms since the
 * first one, and their response.
 */
async function recordRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, { at: number; isRead: boolean; bytes: number; documents: number }>();
  const answers: Promise<void>[] = [];
  const database = String(testRun().ports.firestore);
  let start = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    start ||= timestamp;
    if (!url.startsWith('http')) return;
    const isRead = new URL(url).port === database;
    sent.set(requestId, { at: (timestamp - start) * 1000, isRead, bytes: 0, documents: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response: { fromDiskCache } }) => {
    if (fromDiskCache) sent.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (!request) return;
    request.bytes = encodedDataLength;
    if (request.isRead) answers.push(readAnswer(requestId, request));
  });
  async function readAnswer(requestId: string, request: { bytes: number; documents: number }) {
    const { body } = await session.send('Network.getResponseBody', { requestId });
    request.bytes -= Buffer.byteLength(body) - gzipSync(body).length;
    request.documents = Math.max(1, body.match(/"updateTime"/g)?.length ?? 0);
  }
  await session.send('Network.enable');
  return async () => {
    await Promise.all(answers);
    return [...sent.values()];
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { MOVIES } from '../../demo/content/movies';
import { type Line, phoneContext, SLOW_LINE, THROTTLE, throttle } from './browser';
import { isDatabase, sites } from './environment';
import { median, type Row, type Table, verdict } from './table';

/** What a visit without scrolling is made of, until some seconds after its content is shown. */
interface Figures {
  /** When the splash had lifted and the content was there, in ms. */
  readonly shown: number;
  readonly requests: number;
  readonly kB: number;
  /** With the answers of the database as gzip makes them. */
  readonly kBCompressed: number;
  /** Requests to the database before the content was shown. */
  readonly early: number;
  /** The longest time from an input to the next frame, in ms. */
  readonly inp: number;
}

const FILM = `/movie/${MOVIES[0]?.id ?? ''}`;
const SETTLE_MS = 3000;
const TIMEOUT_MS = 90_000;

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly line: Line;
  /** Opens the page a second time, with what the browser has kept. */
  readonly again?: true;
  readonly maxRequests?: number;
  /** Of kBCompressed. */
  readonly maxKB?: number;
  readonly maxEarly?: number;
  /** In ms: the splash has lifted by then. */
  readonly maxShown?: number;
}

const VISITS: readonly Visit[] = [
  { name: 'landing page', path: '/', line: THROTTLE, maxRequests: 30, maxKB: 320 },
  { name: 'landing page, slow line', path: '/', line: SLOW_LINE },
  { name: 'film from a link', path: FILM, line: THROTTLE, maxEarly: 0 },
  { name: 'film from a link, slow line', path: FILM, line: SLOW_LINE, maxEarly: 0, maxShown: 3000 },
  { name: 'landing page, second visit', path: '/', line: THROTTLE, again: true, maxKB: 15 },
];

/**
 * WordPress 7.1 with its default theme, the same pictures and texts, a warm cache of pages and the line of
 * product 21.1, measured once (2026-11-22): when the content is visible, requests, kB.
 */
const WORDPRESS: readonly Row[] = [
  { cells: ['WordPress, landing page', '890', '15', '218', '218', '', '', ''] },
  { cells: ['WordPress, film from a link', '890', '7', '137', '137', '', '', ''] },
];

/** How a visitor's first and second visit go on the reference line and on a slow one. */
export async function visitsTable(browser: Browser, rounds: number): Promise<Table> {
  const rows: Row[] = [];
  for (const visit of VISITS) {
    const runs: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measure(browser, visit));
    rows.push(rowOf(visit, runs));
    console.log(rows.at(-1)?.cells.join('  '));
  }
  return {
    title: 'Visits without scrolling',
    note:
      `Medians of ${rounds} rounds. Slow line: 300 ms, 400 kbit/s, processor 6 times slower. The kB ` +
      'are as received, with headers and with the answers of the database, which the emulator does not ' +
      'compress; in the next column these are as gzip makes them, which Google sends.',
    head: ['', 'shown ms', 'requests', 'kB', 'compressed', 'database before', 'INP ms', 'target'],
    rows: [...rows, ...WORDPRESS],
  };
}

function rowOf(
  { name, maxRequests, maxKB, maxEarly, maxShown }: Visit,
  runs: readonly Figures[],
): Row {
  const of = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  const figures = ['shown', 'requests', 'kB', 'kBCompressed', 'early', 'inp'] as const;
  const cells = [name, ...figures.map((figure) => of(figure).toFixed(0))];
  const targets = [
    ...(maxRequests === undefined
      ? []
      : [{ text: `${maxRequests} requests`, met: of('requests') <= maxRequests }]),
    ...(maxKB === undefined
      ? []
      : [{ text: `${maxKB} kB compressed`, met: of('kBCompressed') <= maxKB }]),
    ...(maxEarly === undefined
      ? []
      : [{ text: `${maxEarly} before`, met: of('early') <= maxEarly }]),
    ...(maxShown === undefined
      ? []
      : [{ text: `shown by ${maxShown} ms`, met: of('shown') <= maxShown }]),
  ];
  const target = targets.map(({ text }) => text).join(', ');
  return targets.length > 0
    ? { cells: [...cells, target], verdict: verdict(targets.every(({ met }) => met)) }
    : { cells: [...cells, target] };
}

async function measure(browser: Browser, { path, line, again }: Visit): Promise<Figures> {
  const context = await phoneContext(browser);
  try {
    if (again) await open(context, path, line);
    return await open(context, path, line);
  } finally {
    await context.close();
  }
}

/** Opens an address in a new tab, and opens the menu when the content is shown. */
async function open(context: BrowserContext, path: string, line: Line): Promise<Figures> {
  const page = await context.newPage();
  const requests = await recordRequests(page);
  await page.addInitScript(recordShown);
  await throttle(page, line);
  await page.goto(sites.product.url + path, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await page.waitForFunction(() => Reflect.get(window, 'shownAt'), undefined, {
    polling: 100,
    timeout: TIMEOUT_MS,
  });
  await delay(SETTLE_MS);
  const sent = await requests();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await delay(500);
  const { shown, inp } = await page.evaluate(() => ({
    shown: Number(Reflect.get(window, 'shownAt')),
    inp: Number(Reflect.get(window, 'longestInput')),
  }));
  await page.close();
  return {
    shown,
    inp,
    requests: sent.length,
    kB: kilobytes(sent.map(({ bytes }) => bytes)),
    kBCompressed: kilobytes(sent.map(({ bytes, saved }) => bytes - saved)),
    early: sent.filter(({ url, at }) => isDatabase(url) && at < shown).length,
  };
}

const kilobytes = (bytes: readonly number[]) => bytes.reduce((sum, next) => sum + next, 0) / 1000;

/** Runs in the page, as recordLoadingMetrics does. */
function recordShown(): void {
  Object.assign(window, { shownAt: 0, longestInput: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Object.assign(window, {
        longestInput: Math.max(duration, Number(Reflect.get(window, 'longestInput'))),
      });
    }
  }).observe({ type: 'event', buffered: true });
  const timer = setInterval(() => {
    const splash = document.getElementById('splash');
    if (!document.body || (splash && Number(getComputedStyle(splash).opacity) > 0.5)) return;
    const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    if (!document.querySelector('main :is(h1, h2)') || !picture?.naturalWidth) return;
    Object.assign(window, { shownAt: performance.now() });
    clearInterval(timer);
  }, 16);
}

/**
 * Records what is sent from now on: `at` in ms since the first request, the bytes received, and the bytes
 * that compression would save of an answer of the database.
 */
async function recordRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, { url: string; at: number; bytes: number; saved: number }>();
  const measured: Promise<void>[] = [];
  let start = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    start ||= timestamp;
    if (url.startsWith('http')) {
      sent.set(requestId, { url, at: (timestamp - start) * 1000, bytes: 0, saved: 0 });
    }
  });
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  const measureSaved = async (requestId: string) => {
    const request = sent.get(requestId);
    if (!request || !isDatabase(request.url)) return;
    const { body } = await session.send('Network.getResponseBody', { requestId });
    request.saved = Buffer.byteLength(body) - gzipSync(body).length;
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
    measured.push(measureSaved(requestId));
  });
  await session.send('Network.enable');
  return async () => {
    await Promise.all(measured);
    return [...sent].filter(([id]) => !cached.has(id)).map(([, request]) => request);
  };
}

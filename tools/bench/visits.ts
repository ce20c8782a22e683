import { setTimeout as delay } from 'node:timers/promises';
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
  readonly maxEarly?: number;
}

const VISITS: readonly Visit[] = [
  { name: 'landing page', path: '/', line: THROTTLE, maxRequests: 37 },
  { name: 'landing page, slow line', path: '/', line: SLOW_LINE },
  { name: 'film from a link', path: FILM, line: THROTTLE, maxEarly: 0 },
  { name: 'film from a link, slow line', path: FILM, line: SLOW_LINE, maxEarly: 0 },
  { name: 'landing page, second visit', path: '/', line: THROTTLE, again: true },
];

/**
 * WordPress 7.1 with its default theme, the same pictures and texts, a warm cache of pages and the line of
 * product 21.1, measured once (2026-11-22): when the content is visible, requests, kB.
 */
const WORDPRESS: readonly Row[] = [
  { cells: ['WordPress, landing page', '890', '15', '218', '', '', ''] },
  { cells: ['WordPress, film from a link', '890', '7', '137', '', '', ''] },
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
      `Medians of ${rounds} rounds. Slow line: 300 ms, 400 kbit/s, processor 6 times slower. Requests ` +
      'and kB with headers, and with the answers of the database, which the emulator does not compress.',
    head: ['', 'shown ms', 'requests', 'kB', 'database before', 'INP ms', 'target'],
    rows: [...rows, ...WORDPRESS],
  };
}

function rowOf({ name, maxRequests, maxEarly }: Visit, runs: readonly Figures[]): Row {
  const of = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  const cells = [name, of('shown'), of('requests'), of('kB'), of('early'), of('inp')].map((value) =>
    typeof value === 'string' ? value : value.toFixed(0),
  );
  const targets = [
    ...(maxRequests === undefined
      ? []
      : [{ text: `${maxRequests} requests`, met: of('requests') <= maxRequests }]),
    ...(maxEarly === undefined
      ? []
      : [{ text: `${maxEarly} before`, met: of('early') <= maxEarly }]),
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
  const sent = requests();
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
    kB: sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    early: sent.filter(({ url, at }) => isDatabase(url) && at < shown).length,
  };
}

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

/** Records what is sent from now on: `at` in ms since the first request, and the bytes received. */
async function recordRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  const sent = new Map<string, { url: string; at: number; bytes: number }>();
  let start = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    start ||= timestamp;
    if (url.startsWith('http')) {
      sent.set(requestId, { url, at: (timestamp - start) * 1000, bytes: 0 });
    }
  });
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...sent].filter(([id]) => !cached.has(id)).map(([, request]) => request);
}

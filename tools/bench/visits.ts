import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { MOVIES } from '../../demo/content/movies';
import { PAGES } from '../bundle/pages';
import { type Line, phoneContext, SLOW_LINE, THROTTLE, throttle } from './browser';
import { isDatabase, site } from './environment';
import { type PageFigures, recordFigures } from './page-figures';
import { recordRequests } from './requests';
import { median, type Row, type Table, verdict } from './table';

/** What a visit without scrolling is made of, until some seconds after its content is shown; times in ms. */
interface Figures extends Omit<PageFigures, 'tasks'> {
  /** What tasks take beyond 50 ms after the first paint. */
  readonly blocked: number;
  readonly requests: number;
  readonly kB: number;
  /** With the answers of the database as gzip makes them. */
  readonly kBCompressed: number;
  /** The same until five seconds after the first request. */
  readonly kBEarly: number;
  /** Requests to the database before the content was shown. */
  readonly early: number;
  /** Documents that the visit reads; a question without an answer counts as one, as Google counts. */
  readonly documents: number;
}

const COLUMNS = {
  fcp: 'FCP',
  lcp: 'LCP',
  shown: 'shown',
  answers: 'answers',
  blocked: 'blocked',
  cls: 'CLS',
  inp: 'INP',
  requests: 'requests',
  kB: 'kB',
  kBCompressed: 'compressed',
  kBEarly: 'in 5 s',
  early: 'database before',
  documents: 'documents',
} as const satisfies Record<keyof Figures, string>;
const NAMES = Object.keys(COLUMNS) as (keyof Figures)[];

const FILM = `/movie/${MOVIES[0]?.id ?? ''}`;
const SETTLE_MS = 3000;
const TIMEOUT_MS = 90_000;
/** A layout shift does not depend on the machine: more of it fails the command (product 21.4). */
const MAX_CLS = 0.02;

const WITH_VIEW = [
  '/ml/',
  ...PAGES.filter(({ view, route }) => view === 'beside' && route !== '/').map(
    ({ route }) => route,
  ),
];
const EARLY_MS = 5000;

interface Visit {
  readonly name: string;
  readonly path: string;
  readonly line: Line;
  /** Opens the page a second time, with what the browser has kept. */
  readonly again?: true;
  /** The most of some figures (product 21.4, 21.8). */
  readonly max?: Partial<Figures>;
}

const VISITS: readonly Visit[] = [
  {
    name: 'landing page',
    path: '/',
    line: THROTTLE,
    max: { fcp: 600, lcp: 2500, blocked: 200, requests: 30, kBCompressed: 320 },
  },
  { name: 'landing page, slow line', path: '/', line: SLOW_LINE },
  { name: 'film from a link', path: FILM, line: THROTTLE, max: { early: 0 } },
  {
    name: 'film from a link, slow line',
    path: FILM,
    line: SLOW_LINE,
    max: { early: 0, shown: 3000 },
  },
  ...WITH_VIEW.map((path) => ({
    name: `${path}, slow line`,
    path,
    line: SLOW_LINE,
    max: { early: 0, documents: 0, cls: 0.005 },
  })),
  { name: 'press material, slow line', path: `${FILM}/press`, line: SLOW_LINE, max: { early: 0 } },
  { name: '/search, slow line', path: '/search', line: SLOW_LINE },
  {
    name: 'landing page, second visit',
    path: '/',
    line: THROTTLE,
    again: true,
    max: { kBCompressed: 15 },
  },
];

/**
 * Measures a visitor's first and second visit on the reference connection and on a slow one, in turns with the
 * site at `before` if there is one.
 */
export async function visitsTable(
  browser: Browser,
  rounds: number,
  before?: string,
): Promise<Table> {
  const rows: Row[] = [];
  for (const visit of VISITS) {
    const runs: Figures[] = [];
    const runsBefore: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) {
      if (before) runsBefore.push(await measure(browser, visit, before));
      runs.push(await measure(browser, visit, site()));
    }
    if (before) rows.push({ cells: cellsOf(`${visit.name}, before`, runsBefore) });
    rows.push(rowOf(visit, runs));
    for (const { cells } of rows.slice(before ? -2 : -1)) console.log(cells.join('  '));
  }
  return {
    title: 'Visits without scrolling',
    note:
      `Medians of ${rounds} rounds, times in ms. Slow line: 300 ms, 400 kbit/s, processor 6 times slower. ` +
      'The kB are as received, with the answers of the database, which the emulator does not compress; ' +
      'in the next column these are as gzip makes them, which Google sends.',
    head: ['visit', ...Object.values(COLUMNS), 'at most'],
    rows,
  };
}

const medianOf = (runs: readonly Figures[], figure: keyof Figures) =>
  median(runs.map((run) => run[figure]));

const cellsOf = (name: string, runs: readonly Figures[]) => [
  name,
  ...NAMES.map((figure) => medianOf(runs, figure).toFixed(figure === 'cls' ? 4 : 0)),
];

function rowOf({ name, max = {} }: Visit, runs: readonly Figures[]): Row {
  const of = (figure: keyof Figures) => medianOf(runs, figure);
  const targets = NAMES.flatMap((figure) => {
    const most = max[figure];
    return most === undefined
      ? []
      : [{ text: `${COLUMNS[figure]} ${most}`, met: of(figure) <= most }];
  });
  return {
    cells: [...cellsOf(name, runs), targets.map(({ text }) => text).join(', ')],
    ...(targets.length > 0 && { verdict: verdict(targets.every(({ met }) => met)) }),
    fatal: of('cls') > MAX_CLS,
  };
}

async function measure(
  browser: Browser,
  { path, line, again }: Visit,
  origin: string,
): Promise<Figures> {
  const context = await phoneContext(browser);
  try {
    if (again) await open(context, origin + path, line);
    return await open(context, origin + path, line);
  } finally {
    await context.close();
  }
}

/** Opens an address in a new tab, and opens the menu when the content is shown. */
async function open(context: BrowserContext, address: string, line: Line): Promise<Figures> {
  const page = await context.newPage();
  const requests = await recordRequests(page);
  await page.addInitScript(recordFigures);
  await throttle(page, line);
  await page.goto(address, {
    waitUntil: 'commit',
    timeout: TIMEOUT_MS,
  });
  await page.waitForFunction(() => Reflect.get(window, 'figures')?.answers, undefined, {
    polling: 100,
    timeout: TIMEOUT_MS,
  });
  await delay(SETTLE_MS);
  const sent = await requests();
  await page.locator('[aria-controls="menu"]').tap();
  await delay(500);
  const figures: PageFigures = await page.evaluate(() => Reflect.get(window, 'figures'));
  await page.close();
  const { fcp, lcp, shown, answers, cls, inp, tasks } = figures;
  return {
    fcp,
    lcp,
    shown,
    answers,
    cls,
    inp,
    blocked: tasks
      .filter(({ start }) => start >= fcp)
      .reduce((sum, { duration }) => sum + duration - BLOCKING_MS, 0),
    requests: sent.length,
    kB: kilobytes(sent.map(({ bytes }) => bytes)),
    kBCompressed: kilobytes(sent.map(({ bytes, saved }) => bytes - saved)),
    kBEarly: kilobytes(
      sent.flatMap(({ bytes, saved, ended }) => (ended <= EARLY_MS ? [bytes - saved] : [])),
    ),
    early: sent.filter(({ url, at }) => isDatabase(url) && at < shown).length,
    documents: sent.reduce((sum, { documents }) => sum + documents, 0),
  };
}

const kilobytes = (bytes: readonly number[]) => bytes.reduce((sum, next) => sum + next, 0) / 1000;

/** The part of a long task above this time counts as blocking. */
const BLOCKING_MS = 50;

import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { phoneContext } from './browser';
import { site } from './environment';
import { type Table, verdict } from './table';

const MINUTE_MS = 60_000;

/** The allowed growth after the first minute, in which the last pictures load. */
const TOLERANCE = { heapMb: 1, nodes: 50, listeners: 20 };

interface Point {
  readonly minute: number;
  /** Shown so far. */
  readonly slides: number;
  readonly use: MemoryUse;
}

interface MemoryUse {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** The memory that the open landing page uses over time, while its hero advances. */
export async function memoryTable(browser: Browser, minutes: number): Promise<Table> {
  const context = await phoneContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(site());
  await page.getByRole('group', { name: 'Films' }).waitFor();
  const start = Date.now();
  const points: Point[] = [];
  await page.evaluate(countSlideChanges);
  for (const minute of minutesUpTo(minutes)) {
    await delay(start + minute * MINUTE_MS - Date.now());
    const slides = Number(await page.evaluate(() => Reflect.get(window, 'slideChanges') ?? 0));
    points.push({ minute, slides, use: await measure(session) });
  }
  await context.close();
  const base = points.find(({ minute }) => minute === 1)?.use;
  return {
    title: 'Memory while the hero advances',
    note: 'The open landing page, after a garbage collection.',
    head: ['after', 'banners shown', 'heap MB', 'DOM nodes', 'listeners'],
    rows: points.map(({ minute, slides, use }) => ({
      cells: [
        minute === 1 ? '1 minute' : `${minute} minutes`,
        String(slides),
        use.heapMb.toFixed(1),
        String(use.nodes),
        String(use.listeners),
      ],
      verdict: verdict(slides > 0 && (!base || isWithinTolerance(use, base))),
    })),
  };
}

/** 1, 2, 4 ... and `minutes`. */
function minutesUpTo(minutes: number): number[] {
  const points = [];
  for (let minute = 1; minute < minutes; minute *= 2) points.push(minute);
  return [...points, minutes];
}

const isWithinTolerance = (use: MemoryUse, base: MemoryUse) =>
  use.heapMb <= base.heapMb + TOLERANCE.heapMb &&
  use.nodes <= base.nodes + TOLERANCE.nodes &&
  use.listeners <= base.listeners + TOLERANCE.listeners;

/** Runs in the page, without named functions (see recordFigures): counts the slides shown. */
function countSlideChanges(): void {
  const hero = document.querySelector('[aria-label="Films"]');
  if (!hero) throw new Error('There is no hero');
  let last: string | null | undefined;
  let slideChanges = 0;
  new MutationObserver(() => {
    const shown = hero.querySelector('.swiper-slide-active h2')?.textContent;
    if (shown === last) return;
    last = shown;
    slideChanges += 1;
    Reflect.set(window, 'slideChanges', slideChanges);
  }).observe(hero, { attributeFilter: ['class'], subtree: true });
}

async function measure(session: CDPSession): Promise<MemoryUse> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heapMb: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

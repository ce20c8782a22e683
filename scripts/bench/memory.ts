import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { onPhone } from './browser';
import { sites } from './stage';
import { type Table, verdict } from './table';

const MINUTE_MS = 60_000;

/** Beyond the first minute, in which the last pictures arrive: what may come and go unnoticed. */
const ALLOWED = { heapMb: 1, nodes: 50, listeners: 20 };

interface Held {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the landing page holds at a few points in time, while its hero turns. */
export async function memoryTable(browser: Browser, minutes: number): Promise<Table> {
  const held = await onPhone(browser, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(sites.product.url);
    await page.getByRole('group', { name: 'Films' }).waitFor();
    const start = Date.now();
    const points: { readonly minute: number; readonly held: Held; readonly turns: number }[] = [];
    await page.evaluate(watchHero);
    for (const minute of momentsUpTo(minutes)) {
      await delay(start + minute * MINUTE_MS - Date.now());
      const turns = Number(await page.evaluate(() => Reflect.get(window, 'turns') ?? 0));
      const point = { minute, turns, held: await measure(devtools) };
      points.push(point);
      console.log(`${String(minute).padStart(3)} min  ${JSON.stringify({ turns, ...point.held })}`);
    }
    return points;
  });
  const base = held.find(({ minute }) => minute === 1)?.held;
  return {
    title: 'Memory while the hero turns',
    note: 'What the open landing page holds after a collection of garbage.',
    head: ['', 'banners shown', 'heap MB', 'DOM nodes', 'listeners'],
    lines: held.map(({ minute, turns, held: now }) => ({
      cells: [
        minute === 1 ? '1 minute' : `${minute} minutes`,
        String(turns),
        now.heapMb.toFixed(1),
        String(now.nodes),
        String(now.listeners),
      ],
      verdict: verdict(turns > 0 && (!base || staysWithin(now, base))),
    })),
  };
}

/** 1 minute, then twice as long each time. */
function momentsUpTo(minutes: number): number[] {
  const moments = [];
  for (let minute = 1; minute < minutes; minute *= 2) moments.push(minute);
  return [...moments, minutes];
}

const staysWithin = (now: Held, base: Held) =>
  now.heapMb <= base.heapMb + ALLOWED.heapMb &&
  now.nodes <= base.nodes + ALLOWED.nodes &&
  now.listeners <= base.listeners + ALLOWED.listeners;

/** Runs in the page, without a named function of its own: counts the banners that are shown. */
function watchHero(): void {
  const hero = document.querySelector('[aria-label="Films"]');
  if (!hero) throw new Error('There is no hero');
  let last: string | null | undefined;
  let turns = 0;
  new MutationObserver(() => {
    const shown = hero.querySelector('.swiper-slide-active h2')?.textContent;
    if (shown === last) return;
    last = shown;
    turns += 1;
    Reflect.set(window, 'turns', turns);
  }).observe(hero, { attributeFilter: ['class'], subtree: true });
}

async function measure(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    heapMb: value('JSHeapUsedSize') / 1e6,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

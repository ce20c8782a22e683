import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { phoneContext, throttle } from './browser';
import { SITE } from './environment';
import { median, type Row, type Table, verdict } from './table';

/** Until what a page loads behind itself is there, in ms. */
const SETTLE_MS = 6000;

const MOVIE = 'main article h1';
const LIST = 'main .wall';

interface Move {
  readonly name: string;
  /** Matches what shows the next page. */
  readonly shown: string;
  readonly max: number;
  readonly go: (page: Page, posters: Locator) => Promise<unknown>;
}

const back = (page: Page) => page.evaluate(() => window.history.back());

/** In this order, in one visit that begins at /movies. */
const MOVES: readonly Move[] = [
  { name: 'film', shown: MOVIE, max: 300, go: (_, posters) => posters.nth(0).tap() },
  { name: 'back', shown: LIST, max: 200, go: back },
  { name: 'another film', shown: MOVIE, max: 200, go: (_, posters) => posters.nth(1).tap() },
  { name: 'back again', shown: LIST, max: 200, go: back },
  {
    name: 'the first film again',
    shown: MOVIE,
    max: 200,
    go: (_, posters) => posters.nth(0).tap(),
  },
];

/** Times from a press to the next page, on the line of product 21.1. */
export async function movesTable(browser: Browser, rounds: number): Promise<Table> {
  const visits: number[][] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser));
  return {
    title: 'From page to page',
    note: `Medians of ${rounds} rounds in ms, from a press on a poster of /movies until the next page is painted.`,
    head: ['', 'shown ms', 'target'],
    rows: MOVES.map(({ name, max }, index): Row => {
      const time = median(visits.map((times) => times[index] ?? NaN));
      return { cells: [name, time.toFixed(0), `at most ${max}`], verdict: verdict(time <= max) };
    }),
  };
}

async function visit(browser: Browser): Promise<number[]> {
  const context = await phoneContext(browser);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(`${SITE}/movies`);
    const posters = page.locator(`${LIST} a`);
    await posters.first().waitFor();
    await delay(SETTLE_MS);
    const times: number[] = [];
    for (const { go, shown } of MOVES) {
      await page.evaluate(watchFor, shown);
      await go(page, posters);
      const moved = await page.waitForFunction(() => Reflect.get(window, 'movedIn'));
      times.push(Number(await moved.jsonValue()));
      await delay(SETTLE_MS / 2);
    }
    console.log(times.map((time) => time.toFixed(0)).join('  '));
    return times;
  } finally {
    await context.close();
  }
}

/** Runs in the page: sets `movedIn` to the ms from the next press, or from now, to the next page. */
function watchFor(shown: string): void {
  let start = performance.now();
  Object.assign(window, { movedIn: 0 });
  window.addEventListener('pointerdown', () => (start = performance.now()), {
    capture: true,
    once: true,
  });
  const before = document.querySelector(shown);
  // Functions without names, which the page would not find.
  new MutationObserver((_, observer) => {
    const found = document.querySelector(shown);
    if (!found || found === before) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      Object.assign(window, { movedIn: performance.now() - start });
    });
  }).observe(document.body, { childList: true, subtree: true });
}

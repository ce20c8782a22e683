import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { onPhone, throttle } from './browser';
import { observeLoading, type Observed } from './observe';
import { type Asked, noteFiles } from './files';

export const FIGURES = ['fcp', 'lcp', 'dataShown', 'bannerShown', 'tbt', 'cls'] as const;
export type Figure = (typeof FIGURES)[number];

/** What counts of one visit. Times are milliseconds since the navigation began. */
export type Visit = Readonly<Record<Figure, number>> & {
  readonly files: readonly Asked[];
};

const LIMIT_MS = 60_000;

/** A picture may become the largest one, or something move, after everything is there. */
const SETTLE_MS = 1500;

/** A main thread that is busy for longer than this blocks. */
const BLOCKING_MS = 50;

/**
 * Opens a landing page on a slow phone with nothing in its cache and waits until all is shown.
 *
 * @throws Error of Playwright if the page does not get there within a minute
 */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  onPhone(browser, async (page) => {
    const files = noteFiles(page);
    await page.addInitScript(observeLoading);
    await throttle(page);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.waitForFunction(
      () => {
        const observed = Reflect.get(window, 'observed');
        return observed.dataShown && observed.bannerShown;
      },
      undefined,
      { polling: 250, timeout: LIMIT_MS },
    );
    await delay(SETTLE_MS);
    const observed: Observed = await page.evaluate(() => Reflect.get(window, 'observed'));
    return { ...observed, tbt: blocked(observed), files: await files() };
  });

/** Total blocking time from the first paint on. */
const blocked = ({ longTasks, fcp }: Observed): number =>
  longTasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + duration - BLOCKING_MS, 0);

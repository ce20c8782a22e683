import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { withPhonePage, throttle } from './browser';
import { recordLoadingMetrics, type LoadingMetrics } from './loading-metrics';
import { type FetchedFile, recordFiles } from './transfer-size';

export const FIGURES = ['fcp', 'lcp', 'dataShown', 'bannerShown', 'tbt', 'cls'] as const;
export type Figure = (typeof FIGURES)[number];

/** The figures of one visit. Times are in ms since the start of the navigation. */
export type Visit = Readonly<Record<Figure, number>> & {
  readonly files: readonly FetchedFile[];
};

const TIMEOUT_MS = 60_000;

/** LCP and layout shifts may still change after all content is shown. */
const SETTLE_MS = 1500;

/** The part of a long task above this time counts as blocking. */
const BLOCKING_MS = 50;

/**
 * Opens a landing page on a throttled phone with an empty cache and waits until its content is shown.
 *
 * @throws Error of Playwright if that takes more than a minute
 */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  withPhonePage(browser, async (page) => {
    const files = recordFiles(page);
    await page.addInitScript(recordLoadingMetrics);
    await throttle(page);
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
    await page.waitForFunction(
      () => {
        const metrics = Reflect.get(window, 'loadingMetrics');
        return metrics.dataShown && metrics.bannerShown;
      },
      undefined,
      { polling: 250, timeout: TIMEOUT_MS },
    );
    await delay(SETTLE_MS);
    const metrics: LoadingMetrics = await page.evaluate(() =>
      Reflect.get(window, 'loadingMetrics'),
    );
    return { ...metrics, tbt: totalBlockingTime(metrics), files: await files() };
  });

/** After the first paint, in ms. */
const totalBlockingTime = ({ longTasks, fcp }: LoadingMetrics): number =>
  longTasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { duration }) => sum + duration - BLOCKING_MS, 0);

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../development/browsers';

/** The sandbox of Chromium does not work as root, and its background requests need a network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
];

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM_FLAGS] });

/** A phone of the size of product 21.1 with an empty cache. */
export const phoneContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

/** The throttling of product 21.1, with the names of Lighthouse's settings. */
export const THROTTLE = {
  requestLatencyMs: 150,
  downloadThroughputKbps: 1600,
  uploadThroughputKbps: 750,
  cpuSlowdownMultiplier: 4,
} as const;

export type Line = Readonly<Record<keyof typeof THROTTLE, number>>;

/** A connection and a phone that are slower than in product 21.1. */
export const SLOW_LINE: Line = {
  requestLatencyMs: 300,
  downloadThroughputKbps: 400,
  uploadThroughputKbps: 200,
  cpuSlowdownMultiplier: 6,
};

export async function throttle(page: Page, line: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.requestLatencyMs,
    downloadThroughput: (line.downloadThroughputKbps * 1000) / 8,
    uploadThroughput: (line.uploadThroughputKbps * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdownMultiplier });
}

/** Returns the median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

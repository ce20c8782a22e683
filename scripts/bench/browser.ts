import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../browser';

/** The flags that Chromium needs here: the sandbox another user than root, the others a network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
];

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...CHROMIUM_FLAGS] });

/** Does something on a page of a phone that has never been here, and closes it. */
export async function onPhone<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The network and the processor of PERFORMANCE §3, by the names of Lighthouse's settings. */
export const THROTTLE = {
  requestLatencyMs: 150,
  downloadThroughputKbps: 1600,
  uploadThroughputKbps: 750,
  cpuSlowdownMultiplier: 4,
} as const;

/** Slows a page down as far as THROTTLE says. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.requestLatencyMs,
    downloadThroughput: (THROTTLE.downloadThroughputKbps * 1000) / 8,
    uploadThroughput: (THROTTLE.uploadThroughputKbps * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpuSlowdownMultiplier });
}

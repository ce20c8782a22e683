import path from 'node:path';
import { test as base } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../tools/development/browsers';
import { WAIT_LIMIT_MS } from '../../support/patience';

/** No other host is asked: whether there is a network changes nothing. */
const NO_NETWORK = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/**
 * The fonts that all tests' browsers are given (tools/development/browser-fonts.ts): what shows pages may read files of the
 * system's folders alone, and drew boxes as wide as they like.
 */
const fonts = process.env['FONTCONFIG_FILE'];
const READ_FONTS = fonts
  ? { 'security.sandbox.content.read_path_whitelist': `${path.dirname(fonts)}/` }
  : {};

interface Fixtures {
  /** Opens a page in a new profile. No error may be uncaught in it. It is as wide as a screen, or as a phone. */
  readonly newPage: (width?: number) => Promise<Page>;
}

/** A test in the installed Firefox, which is driven by WebDriver BiDi. */
export const test = base.extend<Fixtures, { readonly firefox: Browser }>({
  firefox: [
    // Playwright reads from the parameters what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? 'firefox',
        extraPrefsFirefox: {
          ...NO_NETWORK,
          ...READ_FONTS,
          'ui.prefersReducedMotion': 1,
          // Nobody answers the question whether to leave a form.
          'dom.disable_beforeunload': true,
        },
      });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  newPage: async ({ firefox }, provide, testInfo) => {
    const context = await firefox.createBrowserContext();
    const errors: string[] = [];
    await provide(async (width = 1440) => {
      const page = await context.newPage();
      page.setDefaultTimeout(4 * WAIT_LIMIT_MS);
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.setViewport({ width, height: 800 });
      return page;
    });
    if (testInfo.errors.length > 0) {
      for (const [index, page] of (await context.pages()).entries()) {
        await page.screenshot({ path: testInfo.outputPath(`failed-${index + 1}.png`) });
      }
    }
    await context.close();
    base.expect(errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Opens an address of the site. */
export async function open(page: Page, address: string): Promise<void> {
  const { href } = new URL(address, process.env['SITE_URL']);
  await page.goto(href, { waitUntil: 'domcontentloaded' });
}

/** Waits until the splash has lifted, which takes each press. */
export const untilLifted = (page: Page) => page.locator('#splash').setVisibility('hidden').wait();

/** Waits until a press reaches the page: the splash has lifted, and the frame is there that no view has. */
export async function untilReady(page: Page): Promise<void> {
  await untilLifted(page);
  await page.locator('footer a').wait();
}

/** The elements of that kind with this text. Asking for roles takes Firefox seconds on a long page. */
export const withText = (page: Page, tag: 'a' | 'button' | 'h1' | 'label' | 'p', text: string) =>
  page.locator(`::-p-xpath(//${tag}[normalize-space()="${text}"])`);

/** The path and the query of the address. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A grey picture 320 pixels wide, as the thumbnail of any video. */
const THUMBNAIL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#444"/></svg>';

interface Fixtures {
  /** Lines on the console that a test expects; any other error or warning fails it. */
  readonly expectLogged: (pattern: RegExp) => void;
}

/** A visitor's browser: YouTube and Google answer from here, and the console has to stay silent. */
export const test = base.extend<Fixtures>({
  expectLogged: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const logged: string[] = [];
      page.on('pageerror', ({ message }) => logged.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      await answerForOthers(page);
      await use((pattern) => expected.push(pattern));
      expect(logged.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

async function answerForOthers(page: Page): Promise<void> {
  await page.route('https://i.ytimg.com/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: THUMBNAIL }),
  );
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Player</p>' }),
  );
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Map</p>' }),
  );
}

/** Opens an address and waits until the splash has lifted. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#splash')).toBeHidden();
}

/** The requests to the database, matched by their address. */
export const DATABASE =
  /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\/demo-cinema\/databases\//;

/** What axe finds against WCAG 2.2 A and AA and good practice, in words. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('iframe')
    .analyze();
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** How many pixels the page can be scrolled sideways: none on a sound page. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

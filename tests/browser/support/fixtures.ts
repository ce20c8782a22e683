import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page, type Response, type TestInfo } from '@playwright/test';
import type Axe from 'axe-core';
import { REPORTS_PATH } from '../../../src/domain/failures/error-report';

export { expect };

const THUMBNAIL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#444"/></svg>';

/** Stub responses of third parties: a grey thumbnail for any video, a player and a map. */
const THIRD_PARTIES = {
  'https://i.ytimg.com/': { type: 'image/svg+xml', body: THUMBNAIL },
  'https://www.youtube-nocookie.com/': {
    type: 'text/html',
    body: '<title>Player</title><p>Player</p>',
  },
  'https://www.google.com/': { type: 'text/html', body: '<title>Map</title><p>Map</p>' },
};

interface Fixtures {
  /** Whether third-party sites respond; true by default. */
  readonly thirdPartiesReachable: boolean;
  /** Allows console messages that match; any other error or warning fails the test. */
  readonly expectLogged: (pattern: RegExp) => void;
}

/** A line on the console, and the address that it is about. */
interface LoggedLine {
  readonly text: string;
  readonly url: string;
}

const SHARED_BY_A_KIND = /\/documents\/(search\/|Movies\/Announcements)/;

/** Two tests wrote a document at the same time that all entries of a kind share: the second tries again. */
const isConflict = ({ text }: LoggedLine) =>
  SHARED_BY_A_KIND.test(text) && /"code":"(failed-precondition|aborted)"/.test(text);

const isAnswerOfConflict = (response: Response) =>
  [400, 409].includes(response.status()) &&
  response.url().includes(':commit') &&
  SHARED_BY_A_KIND.test(response.request().postData() ?? '');

const ASKS_FOR_DUE = '"collectionId":"unpublished"';

/** A test has advanced the page's clock: what would be due by it is refused (product 29.12). */
const isRefusedDue = ({ text }: LoggedLine) =>
  text.includes(ASKS_FOR_DUE) && text.includes('"code":"permission-denied"');

const isAnswerOfRefusedDue = (response: Response) =>
  response.status() === 403 && response.request().postData()?.includes(ASKS_FOR_DUE) === true;

/**
 * Leaves out lines of the client, and as many of the browser about that status of that address as there
 * were such answers: a test may end when the browser has logged one, and before the client has.
 */
function without(
  lines: readonly LoggedLine[],
  isLeftOut: (line: LoggedLine) => boolean,
  status: RegExp,
  address: string,
  answers: number,
): readonly LoggedLine[] {
  return lines.filter((line) => {
    const isAnswer = status.test(line.text) && line.url.includes(address);
    return !isLeftOut(line) && !(isAnswer && answers-- > 0);
  });
}

/** A test with stubs for YouTube and Google that fails on console errors and warnings. */
export const test = base.extend<Fixtures>({
  thirdPartiesReachable: [true, { option: true }],
  expectLogged: [
    async ({ page, thirdPartiesReachable }, use, testInfo) => {
      const expected: RegExp[] = [];
      const logged: LoggedLine[] = [];
      let refusedDue = 0;
      let conflicts = 0;
      page.on('response', (response) => {
        if (isAnswerOfRefusedDue(response)) refusedDue += 1;
        if (isAnswerOfConflict(response)) conflicts += 1;
      });
      page.on('pageerror', ({ message }) => logged.push({ text: message, url: page.url() }));
      page.on('console', (message) => {
        const text = message.text();
        const { url } = message.location();
        // The browser logs the 404 of an unknown page, which is the expected status. The tests of
        // `editing` share their lists, and delete pictures that another one of them shows.
        const isMissing =
          text.includes('status of 404') &&
          (url === page.url() || (testInfo.project.name === 'editing' && url.includes('/v0/b/')));
        // The reports of all tests share the function's limit per minute (product 32.1).
        const isReportTooMany = text.includes('status of 429') && url.endsWith(REPORTS_PATH);
        const isExpected = isMissing || isReportTooMany;
        if (['error', 'warning'].includes(message.type()) && !isExpected)
          logged.push({ text, url });
      });
      await stubThirdParties(page, thirdPartiesReachable);
      await use((pattern) => expected.push(pattern));
      const others = without(logged, isConflict, /status of (400|409)/, ':commit', conflicts);
      const lines = without(others, isRefusedDue, /status of 403/, ':runQuery', refusedDue).map(
        ({ text }) => text,
      );
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (testInfo.errors.length > 0 || unexpected.length > 0) await keepPictures(page, testInfo);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Keeps what the pages of a failed test show. Playwright's own option takes a picture of each test, as
 * one may still fail while it ends: up to a third of the CPU time of a test.
 */
async function keepPictures(page: Page, testInfo: TestInfo): Promise<void> {
  for (const [index, shown] of page.context().pages().entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    // A page that has crashed shows nothing.
    const isKept = await shown.screenshot({ path, timeout: 5000 }).then(Boolean, () => false);
    if (isKept) {
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    }
  }
}

/**
 * Intercepts only requests to third parties: a route of Playwright would intercept every request and
 * disable the cache.
 */
async function stubThirdParties(page: Page, thirdPartiesReachable: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const [, answer] =
      Object.entries(THIRD_PARTIES).find(([site]) => request.url.startsWith(site)) ?? [];
    const sent = thirdPartiesReachable
      ? browser.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: answer?.type ?? '' }],
          body: Buffer.from(answer?.body ?? '').toString('base64'),
        })
      : browser.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
    // The page may be closed before the response.
    sent.catch(() => undefined);
  });
  const patterns = Object.keys(THIRD_PARTIES).map((site) => ({ urlPattern: `${site}*` }));
  await browser.send('Fetch.enable', { patterns });
}

/** Opens an address and skips the splash. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await finishSplash(page);
}

/** Finishes the animation of the splash instead of waiting for its two seconds. */
export async function finishSplash(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animations = document.querySelector('#splash')?.getAnimations() ?? [];
    for (const animation of animations) animation.finish();
  });
  await expect(page.locator('#splash')).toBeHidden();
}

/** The parts that come last on pages where nothing says that they are loading. */
const LAST_PARTS: Readonly<Record<string, string>> = {
  '/': 'Events',
  '/movie/green-cardamom': 'More films',
  '/movie/platform-3b': 'More films',
};

/** Waits for the part of a page that comes last. */
export async function finishLastPart(page: Page): Promise<void> {
  const last = LAST_PARTS[new URL(page.url()).pathname];
  if (last) await expect(page.getByRole('heading', { name: last, exact: true })).toBeAttached();
}

/** Waits until all that is near the viewport has loaded: what arrives later would move the rest. */
export async function finishLoading(page: Page): Promise<void> {
  const statuses = page.getByRole('status');
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(statuses.filter({ hasText: /^Loading/ })).toHaveCount(0);
  await finishLastPart(page);
}

/** Matches the URLs of requests to the database. */
export const DATABASE =
  /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\/demo-cinema\/databases\//;

declare const axe: typeof Axe;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what still moves under reduced motion (product 22.6), each as a line of text. */
const movingParts = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    const lasts = (durations: string) =>
      durations.split(', ').some((text) => parseFloat(text) > 0.001);
    // Its progress bar closes a message.
    return [...document.querySelectorAll(':not(.Toastify__progress-bar)')].flatMap((element) =>
      ['', '::before', '::after']
        .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
        .filter(({ style }) => lasts(style.transitionDuration) || lasts(style.animationDuration))
        .map(({ pseudo }) => `Moves: ${(element.cloneNode() as Element).outerHTML}${pseudo}`),
    );
  });

/**
 * Returns axe's violations of WCAG 2.2 A, AA and best practices, and what moves under reduced motion,
 * each as a line of text.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // A page takes the half megabyte once, however often it is checked.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; undefined`);
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run(
      { exclude: ['iframe'] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        iframes: false,
        // Passed checks and selectors are left out: they take half of the time.
        resultTypes: ['violations'],
        selectors: false,
      },
    );
    return violations.map(
      ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  });
  return [...found, ...(await movingParts(page))];
}

/** Sets the root font size, such as '200%'; '' resets it. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Scrolls down by the height of the screen. */
export const scrollByScreen = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollBy(0, window.innerHeight));

/** Returns by how many pixels the page is wider than the viewport. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

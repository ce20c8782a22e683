import { setTimeout } from 'node:timers/promises';
import {
  test as base,
  type BrowserContext,
  expect,
  type Page,
  type Response,
  type TestInfo,
} from '@playwright/test';
import { REPORTS_PATH } from '../../../src/shared/failures/error-report';
import { LOAD_LIMIT_MS } from '../../support/patience';
import { isStill } from './in-page/is-still';
import { sessionOfAdmin } from './test-data';

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
  /** Whether the pages have the session of an administrator; false by default. */
  readonly isSignedIn: boolean;
  /** Allows matching console messages; any other error or warning fails the test. */
  readonly expectLogged: (pattern: RegExp) => void;
}

/** A console message, and the URL that it is about. */
interface LoggedLine {
  readonly text: string;
  readonly url: string;
}

const ASKS_FOR_DUE = '"collectionId":"unpublished"';

/**
 * If a test has advanced the page's clock, the server refuses the query for entries that are due by
 * this clock (product 29.12).
 */
const isRefusedDue = ({ text }: LoggedLine) =>
  text.includes(ASKS_FOR_DUE) && text.includes('"code":"permission-denied"');

const isAnswerOfRefusedDue = (response: Response) =>
  response.status() === 403 && response.request().postData()?.includes(ASKS_FOR_DUE) === true;

/**
 * Removes the client's messages about such refusals, and as many messages of the browser as there
 * were such answers: a test may end between the message of the browser and that of the client.
 */
function withoutRefusedDue(lines: readonly LoggedLine[], answers: number): readonly LoggedLine[] {
  return lines.filter((line) => {
    const isAnswer = line.text.includes('status of 403') && line.url.includes(':runQuery');
    return !isRefusedDue(line) && !(isAnswer && answers-- > 0);
  });
}

/** A test with stubs for YouTube and Google that fails on console errors and warnings. */
export const test = base.extend<Fixtures>({
  isSignedIn: [false, { option: true }],
  storageState: async ({ isSignedIn, baseURL }, provide) =>
    provide(isSignedIn ? await sessionOfAdmin(baseURL ?? '') : undefined),
  expectLogged: [
    async ({ page, context }, use, testInfo) => {
      const expected: RegExp[] = [];
      const logged: LoggedLine[] = [];
      let refusedDue = 0;
      page.on('response', (response) => {
        if (isAnswerOfRefusedDue(response)) refusedDue += 1;
      });
      page.on('pageerror', ({ message }) => logged.push({ text: message, url: page.url() }));
      page.on('console', (message) => {
        const text = message.text();
        const { url } = message.location();
        // The browser logs the 404 of an unknown page, which is the expected status.
        const isMissing = text.includes('status of 404') && url === page.url();
        // The error reports of all tests share the function's limit per minute (product 32.1).
        const isReportTooMany = text.includes('status of 429') && url.endsWith(REPORTS_PATH);
        const isExpected = isMissing || isReportTooMany;
        if (['error', 'warning'].includes(message.type()) && !isExpected)
          logged.push({ text, url });
      });
      await delayAnswers(context);
      await stubThirdParties(page);
      await use((pattern) => expected.push(pattern));
      const lines = withoutRefusedDue(logged, refusedDue).map(({ text }) => text);
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
      if (testInfo.errors.length > 0 || unexpected.length > 0) await keepPictures(page, testInfo);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Takes screenshots of a failed test's pages. Playwright's own option takes one of each test,
 * because a test may still fail while it ends, which takes up to a third of its CPU time.
 */
async function keepPictures(page: Page, testInfo: TestInfo): Promise<void> {
  for (const [index, shown] of page.context().pages().entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    // A crashed page has no screenshot.
    const isKept = await shown.screenshot({ path, timeout: 5000 }).then(Boolean, () => false);
    if (isKept) {
      testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
    }
  }
}

/**
 * With `LATE_ANSWERS=500` each answer is delayed by a random time of at most 500 ms, because no
 * test may depend on their order. Only for experiments, as it disables the cache.
 */
async function delayAnswers(context: BrowserContext): Promise<void> {
  const most = Number(process.env['LATE_ANSWERS'] ?? 0);
  if (most === 0) return;
  await context.route('**/*', async (route) => {
    await setTimeout(Math.random() * most);
    // The page may be closed already.
    await route.fallback().catch(() => undefined);
  });
}

/**
 * Intercepts only requests to third parties: a Playwright route would intercept every request and
 * disable the cache.
 */
async function stubThirdParties(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const [, answer] =
      Object.entries(THIRD_PARTIES).find(([site]) => request.url.startsWith(site)) ?? [];
    const sent = browser.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: answer?.type ?? '' }],
      body: Buffer.from(answer?.body ?? '').toString('base64'),
    });
    // The page may be closed before the response.
    sent.catch(() => undefined);
  });
  const patterns = Object.keys(THIRD_PARTIES).map((site) => ({ urlPattern: `${site}*` }));
  await browser.send('Fetch.enable', { patterns });
}

/**
 * Opens an address, skips the splash, and waits until scripts have replaced the served view:
 * following a link of the view would load a new document, without knowing from which page.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await finishSplash(page);
  await expect(page.locator('#root > .page-loader, #view')).toHaveCount(0);
}

/** For the first wait after a `goto` that waits for the response alone: the page loads meanwhile. */
export const WHILE_LOADING = { timeout: LOAD_LIMIT_MS };

/** Finishes the animation of the splash instead of waiting two seconds. */
export async function finishSplash(page: Page): Promise<void> {
  await page.evaluate(() => {
    const animations = document.querySelector('#splash')?.getAnimations() ?? [];
    for (const animation of animations) animation.finish();
  });
  await expect(page.locator('#splash')).toBeHidden();
}

/**
 * Waits until the page has no pending requests or rendering (in-page/counted-import.ts). Observers
 * only react to the test's last action in the next frames, in which the page still counts as idle.
 * The counter does not include pictures, uploads and timers, and does not reach zero while a test
 * holds a request.
 */
export const untilAtRest = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(isStill).catch(() => false), {
      message: 'the page is at rest',
      intervals: [50],
    })
    .toBe(true);

/** Matches the URLs of requests to the database. */
export const DATABASE =
  /\/google\.firestore\.v1\.Firestore\/|\/v1\/projects\/demo-cinema\/databases\//;

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

/** Returns the words that break into two lines in the labels of buttons. */
export const brokenWords = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, .button')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
        return broken;
      }),
    );

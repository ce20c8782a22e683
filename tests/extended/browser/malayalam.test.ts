// product 12.6, 12.8.
import type { Page } from '@playwright/test';
import { DATABASE, expect, finishSplash, test, untilAtRest } from '../../browser/support/fixtures';
import { withoutFunction } from '../../browser/support/without-function';

const TITLE = 'മണിച്ചിത്രത്താഴ് തൂവാനത്തുമ്പികൾ മുന്തിരിത്തോപ്പുകൾ';

/** Answers every read with this title in the place of each title. */
const replaceTitles = (page: Page) =>
  page.route(DATABASE, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(
        /("title":\s*\{\s*"stringValue":\s*)"(?:[^"\\]|\\.)*"/g,
        `$1${JSON.stringify(TITLE)}`,
      ),
    });
  });

/** Returns the Malayalam words of the page that are in more than one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\u0d00-\u0d7f]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A word at the beginning of a line has an empty part in the line before.
        const parts = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
        if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const address of ['/', '/movies?status=Upcoming', '/movie/platform-3b']) {
  test(`${address} breaks no word in Malayalam`, async ({ page }) => {
    await replaceTitles(page);
    await withoutFunction(page);
    await page.goto(address);
    await finishSplash(page);
    await expect(page.getByRole('heading', { name: TITLE }).first()).toBeVisible();
    await untilAtRest(page);
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => brokenWords(page), `${width} px wide`).toEqual([]);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
}

// product 2.11.
import type { Locator, Page, Route } from '@playwright/test';
import { expect, open, test, untilAtRest, WHILE_LOADING } from '../../browser/support/fixtures';
import { readsOf } from '../../browser/support/requests';

test.use({ hasTouch: true });

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Rests on a link until its page is prefetched: what was to be read before has been requested. */
async function prefetchBy(page: Page, link: Locator, reads: readonly string[]): Promise<void> {
  const before = reads.length;
  await page.mouse.move(0, 400);
  await link.hover();
  await expect.poll(() => reads.length).toBeGreaterThan(before);
}

const WAYS: Readonly<Record<string, (link: Locator) => Promise<void>>> = {
  'a touch': (link) => link.tap(),
  'a key without resting': async (link) => {
    await link.focus();
    await link.press('Enter');
  },
};

for (const [way, follow] of Object.entries(WAYS)) {
  test(`a page that is opened by ${way} is read once`, async ({ page }) => {
    await open(page, '/privacy');
    const reads = readsOf(page);
    await prefetchBy(page, mainLink(page, 'Videos'), reads);

    for (const { link, shown } of [
      { link: mainLink(page, 'Gallery'), shown: /Backwaters, six in the morning/ },
      { link: mainLink(page, 'Movies'), shown: /Platform 3B/ },
      { link: page.getByRole('link', { name: /Platform 3B/ }), shown: /Release Date/ },
    ]) {
      await follow(link);
      await expect(page.getByRole('main')).toContainText(shown);
    }
    await prefetchBy(page, mainLink(page, 'About'), reads);
    expect(reads).toEqual([...new Set(reads)]);
  });
}

test('the code of the movie page is loaded before a poster is pressed, after the code of the current page', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => {
    const [name] = /after-load|MoviePage/.exec(request.url()) ?? [];
    if (name) code.push(name);
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Next banner' })).toBeVisible();
  await page.getByRole('heading', { name: 'Upcoming Movies' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => code).toContain('MoviePage');
  expect(code[0]).toBe('after-load');
});

test('a page is prefetched if the pointer rested on its link before the prefetching code had loaded', async ({
  page,
}) => {
  const requested = new Promise<Route>((resolve) => page.route('**/after-load-*.js', resolve));
  await open(page, '/privacy');
  const reads = readsOf(page);
  await mainLink(page, 'Videos').hover();
  const code = await requested;
  expect(reads).toEqual([]);
  await code.continue();
  await expect.poll(() => reads.length).toBeGreaterThan(0);
});

test('with data saving nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const code = page.waitForResponse(/after-load/, WHILE_LOADING);
  await open(page, '/privacy');
  await code;
  const reads = readsOf(page);
  await mainLink(page, 'Videos').hover();
  await untilAtRest(page);
  expect(reads).toEqual([]);
});

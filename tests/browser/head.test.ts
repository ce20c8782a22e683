// product 23.13.
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { ANNOUNCEMENTS } from '../../demo/content/announcements';
import { expect, open, test } from './support/fixtures';

/** What the head of a document says beside its title, in any order. */
function headOf(from: Document | undefined = document): readonly string[] {
  const tags = from.head.querySelectorAll(
    'meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], ' +
      'link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
  );
  return [...tags]
    .map(({ tagName, attributes, textContent }) => [
      tagName,
      ...[...attributes].map(({ name, value }) => `${name}=${value}`),
      // The text of a served script escapes what HTML could take for a tag.
      textContent && JSON.stringify(JSON.parse(textContent)),
    ])
    .map((parts) => parts.join(' '))
    .toSorted();
}

/** What the head of the page says by now. */
const shownHead = (page: Page) => page.evaluate(headOf, undefined);

/** What the site answers with, before any script has run. */
async function servedHead(page: Page, address: string): Promise<readonly string[]> {
  const html = await (await page.request.get(address)).text();
  return headOf(new JSDOM(html.replace(/<style>[^]*?<\/style>/g, '')).window.document);
}

/** Navigates as Back and Forward do. */
const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** The address of the entry that the first button of a page opens. */
async function openedBy(page: Page, path: string): Promise<string> {
  await open(page, path);
  await page.locator('#content').getByRole('button').first().click();
  await expect(page).toHaveURL(/\?/);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

for (const base of ['', '/ml']) {
  test(`below ${base}/ the head after a navigation equals the served head`, async ({ page }) => {
    const addresses = [
      await openedBy(page, `${base}/videos`),
      await openedBy(page, `${base}/gallery`),
      ...[
        '/movie/platform-3b',
        '/no-such-page',
        '/',
        '/movie/platform-3b/press',
        `/announcements?announcement=${ANNOUNCEMENTS[0]?.key}`,
        '/search',
        '/events?event=thirayude-veedu-preview',
        '/movie/no-such-film',
        '/movies?status=Released',
      ].map((path) => base + path),
    ];
    await open(page, `${base}/about`);
    for (const address of addresses) {
      const expected = await servedHead(page, address);
      expect(expected.length, address).toBeGreaterThan(1);
      await navigate(page, address);
      await expect.poll(() => shownHead(page), { message: address }).toEqual(expected);
    }
  });
}

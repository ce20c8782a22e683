// product 40.1, 40.3, 40.4, 40.7.
import { accessibilityViolations } from './support/accessibility';
import { expect, horizontalOverflow, open, setTextSize, test } from './support/fixtures';
import { openWithLateFonts } from './support/late-fonts';

const FILM = '/movie/matinee-at-sreekala';

/** The words in headings whose lines are further apart than those of the heading. */
const wordsWithOtherLines = () =>
  [...document.querySelectorAll(':is(h1, h2, h3) :not(.visually-hidden)')]
    .filter((word) => {
      const ratioOf = (element: Element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      };
      const heading = word.closest('h1, h2, h3');
      return word.textContent && heading && ratioOf(word) > ratioOf(heading) + 0.01;
    })
    .map(({ textContent }) => textContent);

for (const path of ['/', FILM]) {
  test(
    `/ml${path} is in Malayalam, moves nothing though its letters come late, is accessible and fits every screen`,
    { tag: '@phone' },
    async ({ page }) => {
      await openWithLateFonts(page, `/ml${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ml-IN');
      await expect(page.getByRole('heading', { name: 'ശ്രീകലയിലെ മാറ്റിനി' }).first()).toBeAttached();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(wordsWithOtherLines)).toEqual([]);
      for (const [width, size] of [
        [1440, ''],
        [320, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await setTextSize(page, size);
        await expect.poll(() => horizontalOverflow(page)).toBe(0);
      }
    },
  );
}

test('a page links to itself in the other language, with its query and its place', async ({
  page,
}) => {
  await open(page, '/movies?status=Upcoming#content');
  await page.getByRole('link', { name: 'മലയാളം' }).first().click();
  await expect(page).toHaveURL(/\/ml\/movies\?status=Upcoming#content$/);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/\/[^/]+\/movies\?status=Upcoming#content$/);
});

test('the head of a film names its page in both languages', async ({ request }) => {
  const html = await (await request.get(`/ml${FILM}`)).text();
  expect(html).toMatch(/<title>ശ്രീകലയിലെ മാറ്റിനി/);
  expect(html).toMatch(/rel="canonical" href="[^"]+\/ml\/movie\/matinee-at-sreekala"/);
  expect(html).toMatch(/hreflang="en" href="[^"]+[^l]\/movie\/matinee-at-sreekala"/);
  expect(html).toContain('property="og:locale" content="ml_IN"');
});

test('a film without a translation is said to be in the first language alone (product 40.7a)', async ({
  request,
}) => {
  const html = await (await request.get('/ml/movie/nooru-mazha')).text();
  expect(html).toMatch(/rel="canonical" href="[^"]+[^l]\/movie\/nooru-mazha"/);
  expect(html).toMatch(/property="og:url" content="[^"]+\/ml\/movie\/nooru-mazha"/);
  expect(html).not.toContain('rel="alternate" hreflang');
});

test.describe('with a browser that prefers Malayalam', () => {
  test.use({ locale: 'ml-IN' });

  test('the site offers it in one line, until that is closed', async ({ page }) => {
    await open(page, '/contact');
    const offer = page.getByRole('link', { name: 'ഈ സൈറ്റ് മലയാളത്തിലും വായിക്കാം.' });
    await expect(offer).toHaveAttribute('href', '/ml/contact');
    await page.getByRole('button', { name: 'Stay in English' }).click();
    await expect(offer).toHaveCount(0);
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test('a shared draft is asked for in the language of its address, and the admin area in no other', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/status of 403|permission-denied/);
  await page.goto('/ml/preview/AbcdefghijklmnopqrstU_-0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ഈ പ്രിവ്യൂ അവസാനിച്ചു');
  await page.goto('/ml/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('പേജ് കണ്ടെത്തിയില്ല');
});

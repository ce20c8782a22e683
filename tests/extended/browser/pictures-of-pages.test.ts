import { expect, open, test } from '../../browser/support/fixtures';
import { expectReservedSpace } from '../../browser/support/unknown-sizes';

test.use({ reducedMotion: 'no-preference' });

/** The reference phone of the budget (product 21.6), and one with a higher pixel density. */
const PHONES = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 430, height: 932 }, deviceScaleFactor: 3 },
];

for (const phone of PHONES) {
  test.describe(`on a phone of ${phone.viewport.width} pixels, ${phone.deviceScaleFactor}-fold`, () => {
    test.use(phone);

    test(
      'three banners and ten posters are 300 kB at most',
      { tag: '@phone' },
      async ({ page }) => {
        const files = new Map<string, number>();
        page.on('response', async (response) => {
          const [, folder, name] =
            /\/o\/(hero-banners|movies)%2F([^?]+)/.exec(response.url()) ?? [];
          if (name) files.set(`${folder} ${name}`, (await response.body()).length);
        });
        const count = (folder: string) =>
          [...files.keys()].filter((name) => name.startsWith(folder));
        await open(page, '/');
        await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
        await page.getByRole('button', { name: 'Next banner' }).focus();
        await page.getByRole('heading', { name: 'Upcoming Movies' }).scrollIntoViewIfNeeded();
        const posters = page.locator('a[href^="/movie/"] > img');
        await expect.poll(() => posters.count()).toBeGreaterThanOrEqual(10);
        for (const poster of await posters.all()) {
          await poster.scrollIntoViewIfNeeded();
        }

        await expect.poll(() => count('hero-banners').length).toBe(3);
        await expect.poll(() => count('movies').length).toBe(10);
        const bytes = [...files.values()].reduce((total, size) => total + size, 0);
        expect(bytes).toBeLessThanOrEqual(300_000);
      },
    );
  });
}

for (const [address, shown] of [
  ['/movies', /Platform 3B/],
  ['/movie/green-cardamom', /An auditor is sent to a spice estate/],
  ['/gallery', /Backwaters, six in the morning/],
] as const) {
  test(
    `pictures of unknown size have their space reserved on ${address}`,
    { tag: '@phone' },
    ({ page }) => expectReservedSpace(page, address, shown),
  );
}

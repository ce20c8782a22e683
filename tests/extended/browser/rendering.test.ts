// product 5.7.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../../../src/company/site';
import { expect, open, setTextSize, test } from '../../browser/support/fixtures';
import { contrastOf, luminance } from '../../support/contrast';

// Layout, print, forced colours, and a long list after a reload.

/** Returns for each card its title and the title of the movie whose poster is next to its caption. */
const captions = (page: Page) =>
  page.locator('.wall > li').evaluateAll((cards) => {
    const boxes = cards.map((card) => {
      const [poster, text] = card.querySelectorAll('a > *');
      if (!poster || !text) throw new Error('A card has a poster and a text');
      return {
        title: card.querySelector('h3')?.textContent,
        poster: poster.getBoundingClientRect(),
        text: text.getBoundingClientRect(),
      };
    });
    return boxes.map(({ title, text }) => {
      // A caption belongs to the poster above it, else to the one at its left.
      const above = boxes.find(
        ({ poster }) =>
          Math.abs(poster.bottom - text.top) < 2 &&
          poster.left <= text.left + 1 &&
          text.left < poster.right,
      );
      const left = boxes
        .filter(
          ({ poster }) =>
            poster.right <= text.left + 1 && poster.top < text.bottom && text.top < poster.bottom,
        )
        .toSorted((a, b) => b.poster.right - a.poster.right)[0];
      return [title, (above ?? left)?.title];
    });
  });

test('every caption is next to its own poster, and the wall uses the width of a very wide screen', async ({
  page,
}) => {
  await open(page, '/movies');
  await expect.poll(() => page.locator('.wall > li').count()).toBeGreaterThan(10);
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const read = await captions(page);
      expect(read.length).toBeGreaterThan(10);
      for (const [title, poster] of read) expect(poster).toBe(title);
    });
  }
  const wall = await page.locator('.wall').boundingBox();
  expect(wall?.width).toBeGreaterThan(1600);
});

test('ten cards fill their rows, two of them wide, and the last card ends its row', async ({
  page,
}) => {
  await open(page, '/movies');
  await expect.poll(() => page.locator('.wall > li').count()).toBeGreaterThan(10);
  const rowsAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return page.locator('.wall').evaluate((wall) => {
      const cards = [...wall.children];
      // One after the tenth would begin another row of posters beside the wide one.
      for (const card of cards.slice(10)) card.remove();
      const boxes = cards.slice(0, 10).map((card) => card.getBoundingClientRect());
      const tops = boxes.map(({ top }) => Math.round(top));
      const narrow = Math.min(...boxes.map((box) => box.width));
      return {
        rows: new Set(tops).size,
        inFirst: tops.filter((top) => top === tops[0]).length,
        wide: boxes.filter((box) => box.width > 1.5 * narrow).length,
        isFull: Math.abs((boxes.at(-1)?.right ?? 0) - wall.getBoundingClientRect().right) < 1,
      };
    });
  };
  expect(await rowsAt(1920)).toEqual({ rows: 2, inFirst: 5, wide: 2, isFull: true });
  expect(await rowsAt(1440)).toEqual({ rows: 3, inFirst: 3, wide: 2, isFull: true });
  expect(await rowsAt(768)).toMatchObject({ rows: 4, inFirst: 3, isFull: true });
  expect(await rowsAt(360)).toMatchObject({ rows: 5, inFirst: 2, isFull: true });
});

test('announcements are printed with their whole text', async ({ page }) => {
  await open(page, '/announcements');
  const text = page.getByRole('listitem').getByText(/^Tickets for the first week/);
  await expect(text).toContainText('...');
  await page.emulateMedia({ media: 'print' });
  await expect(text).toHaveCSS('font-size', '0px');
  const printed = await text.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('Tickets for the first week');
  expect(printed).not.toContain('...');
});

const WITHOUT_TEXT = '* { color: transparent !important; text-shadow: none !important; }';

/** The contrast of a text with the pixel behind it that differs least; text is hidden meanwhile. */
async function worstContrast(text: Locator): Promise<number> {
  const color = await text.evaluate((element, css) => {
    const shown = getComputedStyle(element).color;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return shown;
  }, WITHOUT_TEXT);
  const screenshot = await text.screenshot();
  await text.evaluate(() => void (document.adoptedStyleSheets = []));
  const { data } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const own = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  let worst = Infinity;
  for (let at = 0; at < data.length; at += 3) {
    const behind = luminance([...data.subarray(at, at + 3)]);
    worst = Math.min(worst, contrastOf(own, behind));
  }
  return worst;
}

const expectReadable = (text: Locator) =>
  expect.poll(() => worstContrast(text)).toBeGreaterThan(4.5);

test('enlarged text over a white picture is readable, also in print', async ({ page }) => {
  const white = await sharp({
    create: { width: 96, height: 96, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  await page.route('**/v0/b/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: white }),
  );
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/');
  await setTextSize(page, '200%');
  const greeting = page.getByRole('main').getByText(`Welcome to ${site.name}`).first();
  // The carousel replaces the first slide.
  await expect(page.getByRole('button', { name: 'Next banner' })).toBeAttached();
  await expectReadable(greeting);

  await open(page, '/movie/platform-3b');
  await setTextSize(page, '200%');
  const main = page.getByRole('main');
  await expectReadable(main.getByText(/^(Released|Upcoming)$/).first());
  await expectReadable(main.getByRole('heading', { level: 1 }));

  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Next banner' })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expectReadable(greeting);
});

test('with forced colours the chosen filter and the current page are marked by an outline', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/movies?status=Released');
  const outline = (name: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', { name, exact: true, includeHidden: true })
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  await expect.poll(() => outline('Released')).toBe('solid');
  await expect.poll(() => outline('Movies')).toBe('solid');
  expect(await outline('Upcoming')).toBe('none');
  expect(await outline('Videos')).toBe('none');

  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(page.getByRole('navigation', { name: 'Filter movies' })).toBeHidden();
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../../../src/company/site';
import { DATABASE, expect, open, setTextSize, test } from '../../browser/support/fixtures';
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

const VIDEOS = Array.from({ length: 240 }, (_, n) => {
  const timestamp = new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString();
  const text = (stringValue: string) => ({ stringValue });
  return {
    name: `projects/demo-cinema/databases/(default)/documents/videos/v${n}`,
    fields: {
      title: text(`Video ${n}`),
      description: text('D'),
      videoUrl: text('https://youtu.be/abcdefghijk'),
      landingPage: text('yes'),
      timestamp: { timestampValue: timestamp },
    },
    createTime: timestamp,
    updateTime: timestamp,
  };
});

/** Stubs the database with many videos. Returns a function that counts the documents read. */
async function stubVideos(page: Page): Promise<() => number> {
  let reads = 0;
  const readTime = new Date().toISOString();
  await page.route(DATABASE, (route) => {
    const { documents, structuredQuery } = route.request().postDataJSON();
    if (documents) {
      reads += 1;
      const found = VIDEOS.find(({ name }) => name === documents[0]);
      return route.fulfill({
        json: [found ? { found, readTime } : { missing: documents[0], readTime }],
      });
    }
    const {
      from: [{ collectionId }],
      limit,
      startAt,
    } = structuredQuery;
    if (collectionId !== 'videos') return route.fulfill({ json: [{ readTime }] });
    const last = startAt?.values.at(-1)?.referenceValue;
    const from = last ? VIDEOS.findIndex(({ name }) => name === last) + 1 : 0;
    const next = VIDEOS.slice(from, from + limit);
    reads += next.length;
    return route.fulfill({ json: next.map((document) => ({ document, readTime })) });
  });
  return () => reads;
}

test('after a reload a long list restores its scroll position and reads three pages', async ({
  page,
}) => {
  const reads = await stubVideos(page);
  const position = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('list-position'),
  );
  await open(page, '/videos');
  for (let pages = 2; pages <= 12; pages += 1) {
    await page.getByRole('link', { name: 'Show more' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(pages * 6);
  }
  await position;
  const card = page.getByRole('listitem').filter({ hasText: 'Video 40' });
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  const readBefore = reads();

  await page.reload();
  await expect(card).toBeInViewport();
  await expect
    .poll(async () => Math.round((await card.boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? -1));
  // One more: the document of the cursor.
  expect(reads() - readBefore).toBeLessThanOrEqual(3 * 6 + 1);
  await page.getByRole('link', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4 * 6);
  await page.getByRole('link', { name: 'From the beginning' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Video 0', exact: true })).toBeVisible();
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

test('enlarged text over a white picture is readable, and on paper, too', async ({ page }) => {
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

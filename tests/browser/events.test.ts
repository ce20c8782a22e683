import { readFile } from 'node:fs/promises';
import { DATABASE, expect, finishSplash, open, scrollByScreen, test } from './support/fixtures';
import { layoutShift, observeLayoutShifts } from './support/layout-shift';

const LOOK = /^Kanalppeeli, twenty unfinished minutes/;

test(
  'an event is found on the landing page, and its address expands it on another visit',
  { tag: '@sizes' },
  async ({ page }) => {
    await open(page, '/');
    await scrollByScreen(page);
    const events = page.getByRole('region', { name: 'Events' });
    await expect(events.getByRole('listitem')).toHaveCount(3);
    await events.getByRole('link', { name: LOOK }).click();
    await expect(page).toHaveURL('/events?event=kanalppeeli-work-in-progress');
    const linked = page.getByRole('link', { name: LOOK });
    // A reload comes back to where the page was.
    await expect(linked).toBeFocused();
    await expect(linked).toBeInViewport();
    await page.reload();
    await expect(linked).toBeFocused();
    await expect(linked).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  },
);

test(
  'the landing page asks for its events when they come near, and nothing moves when they come',
  { tag: '@sizes' },
  async ({ page, isMobile }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const body = DATABASE.test(request.url()) ? (request.postData() ?? '') : '';
      asked.push(...(body.match(/(?<="collectionId":")(hero-banners|events)(?=")/g) ?? []));
    });
    await observeLayoutShifts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await finishSplash(page);
    await expect(page.getByRole('group', { name: 'Films' })).toBeVisible();
    if (isMobile) {
      expect(asked).not.toContain('events');
      await scrollByScreen(page);
    }
    await expect(page.getByRole('region', { name: 'Events' })).toBeAttached();
    expect(asked.indexOf('hero-banners')).toBe(0);
    expect(asked.filter((name) => name === 'events')).toHaveLength(1);
    expect(asked.at(-1)).toBe('events');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  },
);

test('an event with a time goes to the calendar at that time', async ({ page }) => {
  await open(page, '/events');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: LOOK }) });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/DTSTART:\d{8}T201500\r\n/);
  expect(file).toContain('LOCATION:Nishagandhi Open-Air Theatre\\, Thiruvananthapuram\r\n');
});

test('what is over is folded, and the page of a film has what is to come of it', async ({
  page,
}) => {
  await open(page, '/events');
  const past = page.getByRole('link', { name: 'Green Cardamom, with tea' });
  await expect(past).toHaveCount(0);
  await page.getByText('Past events').click();
  await expect(past).toBeVisible();

  await page.getByRole('link', { name: LOOK }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: LOOK }) });
  await card.getByRole('link', { name: 'About the film' }).click();
  // Until the page of the film is there, the end of the list would be scrolled to.
  await expect(page.getByRole('heading', { level: 1, name: 'കനൽപ്പീലി' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const events = page.getByRole('region', { name: 'Events' });
  await expect(events.getByRole('link', { name: LOOK })).toBeVisible();
});

test(
  'what can be done with an event is large enough for a finger, and apart',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/events');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: LOOK }) });
    const boxes = await Promise.all(
      [
        card.getByRole('button', { name: 'Read More' }),
        card.getByRole('link', { name: /Find out more/ }),
        card.getByRole('link', { name: 'About the film' }),
        card.getByRole('button', { name: 'Add to calendar' }),
        card.getByRole('button', { name: 'Share' }),
      ].map((target) => target.boundingBox()),
    );
    for (const [position, box] of boxes.entries()) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const next = boxes[position + 1];
      if (!box || !next) continue;
      const isBelow = next.y >= box.y + box.height;
      if (!isBelow) expect(next.x - (box.x + box.width)).toBeGreaterThanOrEqual(8);
    }
  },
);

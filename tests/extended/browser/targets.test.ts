import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../browser/support/fixtures';

/** Expects that each is high enough for a finger, and below the one before it or apart from it. */
async function expectApart(targets: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
  for (const [position, box] of boxes.entries()) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const next = boxes[position + 1];
    if (!box || !next) continue;
    const isBelow = next.y >= box.y + box.height;
    if (!isBelow) expect(next.x - (box.x + box.width)).toBeGreaterThanOrEqual(8);
  }
}

const cardWith = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).first();

test(
  'the actions of an announcement are large enough and far enough apart for a finger',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/announcements');
    const card = cardWith(page, 'About the film');
    await expectApart([
      card.getByRole('button', { name: 'Read More' }),
      card.getByRole('link', { name: 'About the film' }),
      card.getByRole('button', { name: 'Share' }),
    ]);
  },
);

test(
  'the actions of an event are large enough and far enough apart for a finger',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/events');
    const card = cardWith(page, 'Kanalppeeli, twenty unfinished minutes');
    await expectApart([
      card.getByRole('button', { name: 'Read More' }),
      card.getByRole('link', { name: /Find out more/ }),
      card.getByRole('link', { name: 'About the film' }),
      card.getByRole('button', { name: 'Add to calendar' }),
      card.getByRole('button', { name: 'Share' }),
    ]);
  },
);

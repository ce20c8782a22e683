import { expect, open, test } from './support/fixtures';

test(
  'one announcement is expanded at a time, and its address expands it on another visit',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'Explore Announcements »»' }).click();
    await expect(page).toHaveURL('/announcements');
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
      8,
    );

    const cards = page.getByRole('listitem').filter({ has: page.getByText('Read More') });
    await cards.nth(0).getByRole('button', { name: 'Read More' }).click();
    await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Read More' }).last().click();
    await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);

    const linked = page.getByRole('link', { name: 'The moving cinema is back on the road' });
    await linked.click();
    await expect(page).toHaveURL(/\/announcements\?announcement=item_\d{13}$/);
    // Before: a page that is left in the moment of its navigation is restored at its top.
    await expectLinked();
    await page.reload();
    await expectLinked();

    async function expectLinked() {
      const card = page.getByRole('listitem').filter({ has: linked });
      await expect(card.getByRole('button', { name: 'Read Less' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(1);
      await expect(linked).toBeFocused();
      await expect(linked).toBeInViewport();
    }
  },
);

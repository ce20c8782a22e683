import { accessibilityViolations } from '../../browser/support/accessibility';
import { photo, uniqueText } from '../../browser/support/files';
import { expect, horizontalOverflow, open, test } from '../../browser/support/fixtures';

// new-kind.test.ts runs it in a copy of the project that has this kind, from the folder extended/browser.

test.use({ isSignedIn: true });

test('an award is added, edited, shown to visitors, deleted and restored', async ({ page }) => {
  const title = uniqueText('Best film');
  await page.goto('/admin/awards');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Organizer').fill('Festival of Kochi');
  await page.getByLabel('Picture (optional)').setInputFiles(await photo());
  await page.getByLabel(/^What it shows(?! in)/).fill('A golden lantern');
  await page.getByRole('button', { name: 'Add Award' }).click();
  await expect(page.getByText('Award added successfully!')).toBeVisible();

  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit award' });
  await form.getByLabel('Organizer').fill('Festival of Goa');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Award updated successfully!')).toBeVisible();

  const shown = page.getByRole('listitem').filter({ hasText: title });
  await open(page, '/awards');
  await expect(shown).toContainText('Festival of Goa');
  await expect(shown.getByRole('img', { name: 'A golden lantern' })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);

  await page.goto('/admin/awards');
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Award deleted successfully!')).toBeVisible();
  await open(page, '/awards');
  await expect(page.getByText('There are no awards yet.')).toBeVisible();

  await page.goto('/admin/trash');
  await card.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`Restored: ${title}`)).toBeVisible();
  await open(page, '/awards');
  await expect(shown).toContainText('Festival of Goa');
});

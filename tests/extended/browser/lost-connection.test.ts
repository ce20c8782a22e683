import { FAULT_LOGS, FAULTS, interceptWithFaults } from '../../browser/support/faults';
import { expect, test } from '../../browser/support/fixtures';

test.use({ isSignedIn: true });

// Product 13.6, 14.12: a lost connection leaves an administrator where they are.
const DATABASE = /\/documents[:/]/;

test('an administrator who was let in stays where the role cannot be read', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeVisible();
  const setFault = await interceptWithFaults(page, DATABASE);
  for (const [position, name] of ['responds with 503', 'refuses connections'].entries()) {
    setFault(FAULTS[name]);
    const tab = ['Viewed', 'Spam'][position] ?? '';
    await page.getByRole('link', { name: new RegExp(`^${tab}`) }).press('Enter');
    await expect(page.getByText('The messages could not be loaded')).toBeVisible();
    await expect(page).toHaveURL(`/admin/contact?tab=${tab.toLowerCase()}`);
  }
});

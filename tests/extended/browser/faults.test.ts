import type { Page } from '@playwright/test';
import { site } from '../../../src/company/site';
import { FAULTS, FAULT_LOGS, interceptWithFaults } from '../../browser/support/faults';
import { DATABASE, expect, test } from '../../browser/support/fixtures';
import { anAdmin, PASSWORD, startSessionAs } from '../../browser/support/test-data';

// The SDK's answers to each fault, as a browser has them. What a screen makes of a failure is told in
// tests/screens.

const articles = (page: Page) => page.getByRole('article').first();

for (const { address, what, reads, isSignedIn } of [
  { address: '/movies', what: 'The movies', reads: DATABASE, isSignedIn: false },
  // Not the read of the role, without which the guard stays closed.
  { address: '/admin/movies', what: 'The movies', reads: /:runQuery/, isSignedIn: true },
]) {
  test.describe(address, () => {
    test.use({ isSignedIn });

    test('reports each fault of its list, shows no empty one, and loads it again', async ({
      page,
      expectLogged,
    }) => {
      expectLogged(FAULT_LOGS);
      const main = page.getByRole('main');
      const failure = page.getByRole('alert').filter({ hasText: `${what} could not be loaded` });
      const retry = () => failure.getByRole('button', { name: 'Try again' }).press('Enter');
      const setFault = await interceptWithFaults(page, reads);
      for (const [position, [name, fault]] of Object.entries(FAULTS).entries()) {
        await test.step(name, async () => {
          setFault(fault);
          const requested = page.waitForRequest(reads);
          await (position === 0 ? page.goto(address) : retry());
          await requested;
          await expect(failure).toBeAttached();
          await expect(main.getByText(/^No |yet\.$/)).toHaveCount(0);
        });
      }
      setFault();
      await retry();
      await expect(main.getByText('Platform 3B').first()).toBeAttached();
      await expect(failure).toHaveCount(0);
    });
  });
}

test('without the role, the admin area stays closed', async ({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  await startSessionAs(page, await anAdmin());
  const setFault = await interceptWithFaults(page, DATABASE);
  for (const fault of Object.values(FAULTS)) {
    setFault(fault);
    await page.goto('/admin/contact');
    await expect(page.getByRole('heading', { name: `Welcome to ${site.name}` })).toBeAttached();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Mark as Viewed' })).toHaveCount(0);
  }
  setFault();
  await page.goto('/admin/contact');
  await expect(articles(page)).toBeAttached();
});

for (const [name, requests] of [
  ['signing in', /accounts:signInWithPassword/],
  ['a sign-in whose role cannot be read', /documents:batchGet/],
] as const) {
  test(`${name} fails with each fault, and succeeds after it`, async ({ page, expectLogged }) => {
    expectLogged(FAULT_LOGS);
    const { email } = await anAdmin();
    await page.goto('/admin-login');
    await page.getByLabel('Email').fill(email);
    const password = page.getByLabel('Password', { exact: true });
    const signIn = async () => {
      const requested = page.waitForRequest(requests);
      await password.fill(PASSWORD);
      await password.press('Enter');
      await requested;
    };
    const setFault = await interceptWithFaults(page, requests);
    for (const fault of Object.values(FAULTS)) {
      setFault(fault);
      await signIn();
      await expect(
        page.locator('form[aria-busy=false]').getByText('Invalid credentials'),
      ).toBeAttached();
    }
    setFault();
    await signIn();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeAttached();
  });
}

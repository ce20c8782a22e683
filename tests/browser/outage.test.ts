import type { Page } from '@playwright/test';
import { site } from '../../src/company/site';
import { anAdmin, database, startSessionAs, PASSWORD } from './support/test-data';
import { advanceClockUntil, FAULT_LOGS } from './support/faults';
import { expect, test } from './support/fixtures';

// The emulators are suspended: they accept connections and do not respond until they are resumed.
// Runs alone, after all other tests.
test.describe.configure({ mode: 'serial' });

const groups = (process.env['EMULATORS_GROUPS'] ?? '').split(',').map(Number);
const signalEmulators = (signal: NodeJS.Signals) =>
  groups.forEach((group) => process.kill(-group, signal));
const suspendEmulators = () => signalEmulators('SIGSTOP');
const resumeEmulators = () => signalEmulators('SIGCONT');

test.beforeEach(({ page, expectLogged }) => {
  expectLogged(FAULT_LOGS);
  return page.clock.install();
});
test.afterEach(resumeEmulators);

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).press('Enter');

test('a list says that it could not be loaded, and loads after the outage', async ({ page }) => {
  suspendEmulators();
  await page.goto('/movies');
  await advanceClockUntil(page, page.getByText('The movies could not be loaded'));
  resumeEmulators();
  await tryAgain(page);
  // Which ones depends on what the tests before have added.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeAttached();
});

test('a message that was written during the outage is stored once', async ({ page }) => {
  const email = `${Date.now()}@example.test`;
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Elsa');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Still there?');
  await page.clock.fastForward(3_000);
  suspendEmulators();
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await advanceClockUntil(page, page.getByText('Something went wrong. Please try again later.'));
  await expect(page.getByLabel('Message')).toHaveValue('Still there?');
  resumeEmulators();
  await tryAgain(page);
  await expect(page.getByText('Thank you for reaching out!')).toBeAttached();
  const stored = await database.collection('contactMessages').where('email', '==', email).get();
  expect(stored.size).toBe(1);
});

test('the admin area stays closed, and opens to an administrator after the outage', async ({
  page,
}) => {
  await startSessionAs(page, await anAdmin());
  suspendEmulators();
  await page.goto('/admin/contact');
  await advanceClockUntil(page, page.getByRole('heading', { name: `Welcome to ${site.name}` }));
  await expect(page).toHaveURL('/');
  resumeEmulators();
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeAttached();
});

test('signing in fails, and succeeds after the outage', async ({ page }) => {
  const { email } = await anAdmin();
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  suspendEmulators();
  await password.press('Enter');
  await advanceClockUntil(page, page.getByText('Invalid credentials'));
  resumeEmulators();
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeAttached();
});

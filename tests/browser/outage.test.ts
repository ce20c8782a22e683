import type { Page } from '@playwright/test';
import { anAdmin, database, signInAs } from './backstage';
import { expectInTime, LOGGED } from './faults';
import { expect, test } from './fixtures';

// The emulators themselves stand still: connections are taken and nobody answers, until they go on
// where they were. Runs by itself, after everything else.
test.describe.configure({ mode: 'serial' });

const group = Number(process.env['EMULATORS_GROUP']);
const standStill = () => process.kill(-group, 'SIGSTOP');
const goOn = () => process.kill(-group, 'SIGCONT');

test.beforeEach(({ page, expectLogged }) => {
  expectLogged(LOGGED);
  return page.clock.install();
});
test.afterEach(goOn);

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).press('Enter');

test('a list says that it could not be loaded, and is there afterwards', async ({ page }) => {
  standStill();
  await page.goto('/movies');
  await expectInTime(page, page.getByText('The movies could not be loaded'));
  goOn();
  await tryAgain(page);
  await expect(page.getByRole('link', { name: /Platform 3B/ })).toBeAttached();
});

test('a message that arrives after all is stored once', async ({ page }) => {
  const email = `${Date.now()}@example.test`;
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Elsa');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Still there?');
  await page.clock.fastForward(3_000);
  standStill();
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expectInTime(page, page.getByText('Something went wrong. Please try again later.'));
  await expect(page.getByLabel('Message')).toHaveValue('Still there?');
  goOn();
  await tryAgain(page);
  await expect(page.getByText('Thank you for reaching out!')).toBeAttached();
  const stored = await database.collection('contactMessages').where('email', '==', email).get();
  expect(stored.size).toBe(1);
});

test('the admin area opens to nobody, and to its owner afterwards', async ({ page }) => {
  await signInAs(page, await anAdmin());
  standStill();
  await page.goto('/admin/contact');
  await expectInTime(page, page.getByRole('heading', { name: 'Welcome to Nilavu Pictures' }));
  await expect(page).toHaveURL('/');
  goOn();
  await page.goto('/admin/contact');
  await expect(page.getByRole('article').first()).toBeAttached();
});

test('signing in ends as a failure, and works afterwards', async ({ page }) => {
  const { email } = await anAdmin();
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('moonlight-2025');
  standStill();
  await password.press('Enter');
  await expectInTime(page, page.getByText('Invalid credentials'));
  goOn();
  await password.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeAttached();
});

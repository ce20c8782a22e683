import { randomUUID } from 'node:crypto';
import { expect, test } from '../../browser/support/fixtures';
import { anAdmin, mailedLink, PASSWORD, startSessionAs } from '../../browser/support/test-data';

test('a colleague is invited from a phone, chooses a password by the mail and signs in, until removed @phone', async ({
  page,
  browser,
}) => {
  await startSessionAs(page, await anAdmin());
  const email = `${randomUUID()}@example.test`;
  const name = `രേഖ ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${name} is in the team now.`)).toBeVisible();

  // A page of Firebase's asks for the password, and leads to the sign-in.
  const link = await mailedLink(email);
  expect(link.searchParams.get('continueUrl')).toBe(new URL('/admin-login', page.url()).href);
  link.searchParams.set('newPassword', PASSWORD);
  await fetch(link, { redirect: 'manual' });
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/admin-login');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/admin$/);
  await theirs.goto('/admin/team');
  await expect(theirs.getByRole('article', { name })).toContainText('You');

  await page.getByRole('article', { name }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${name} is no longer in the team.`)).toBeVisible();
  // The desk that is open asks for its messages when it comes to the front.
  await theirs.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(theirs).toHaveURL(/:\d+\/$/);
  await expect(theirs.getByText('You are no longer an administrator.')).toBeVisible();
});

import { randomUUID } from 'node:crypto';
import { accessibilityViolations } from '../../browser/support/accessibility';
import { expect, test } from '../../browser/support/fixtures';
import { anAdmin, database, PASSWORD, startSessionAs } from '../../browser/support/test-data';

const REFUSALS = /Failed to load resource|PasswordError/;

test('a session of ten minutes ago is asked for the password before somebody is removed, and goes on', async ({
  page,
  expectLogged,
}) => {
  expectLogged(REFUSALS);
  const uid = randomUUID();
  const record = database.doc(`users/${uid}`);
  await record.set({ role: 'admin', name: `Anu ${uid.slice(0, 8)}`, email: 'anu@example.test' });
  await startSessionAs(page, await anAdmin(), 600);
  await page.goto('/admin/team');
  const card = page.getByRole('article', { name: `Anu ${uid.slice(0, 8)}` });
  await card.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Your password' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect((await record.get()).get('role')).toBe('admin');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('not it');
  await password.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(card).toHaveCount(0);
  expect((await record.get()).data()).toMatchObject({ by: expect.any(String) });
  expect((await record.get()).get('role')).toBeUndefined();
  expect(await accessibilityViolations(page)).toEqual([]);
});

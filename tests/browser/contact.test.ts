// product 9.3, 9.8.
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from './support/test-data';
import { accessibilityViolations } from './support/accessibility';
import { expect, open, test } from './support/fixtures';

test('a message is validated, sent, confirmed and stored once', async ({ page }) => {
  const email = `${randomUUID()}@example.test`;
  await page.clock.install();
  await open(page, '/contact');

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations(page, false)).toEqual([]);

  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('നമസ്കാരം. <b>When</b> does it open?');
  // A form that is sent within three seconds is treated as a bot's.
  await page.clock.fastForward(3_000);
  // Both clicks come before any answer: a second one that is late lands beside the thanks, and takes
  // the focus.
  await page.getByRole('button', { name: 'Send message' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

  const thanks = page.getByText('Thank you for reaching out! We will get back to you soon.');
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  const sent = database.collection('contactMessages').where('email', '==', email);
  const { docs } = await sent.get();
  expect(docs.map((message) => message.data())).toEqual([
    {
      name: 'Anna',
      email,
      message: 'നമസ്കാരം. <b>When</b> does it open?',
      timestamp: expect.any(Timestamp),
    },
  ]);
});

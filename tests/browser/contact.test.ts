import { Timestamp } from 'firebase-admin/firestore';
import { CONTACT_SETTINGS } from '../../src/company/contact-settings';
import { database } from './support/test-data';
import { accessibilityViolations, expect, open, test } from './support/fixtures';

test(
  'a message is validated, sent, confirmed and stored once',
  { tag: '@sizes' },
  async ({ page }, { project }) => {
    const email = `anna-${project.name}@example.test`;
    await page.clock.install();
    await open(page, '/contact');

    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(await accessibilityViolations(page)).toEqual([]);

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
  },
);

test('phone, email, address and map link to the company', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(main.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(
    main.getByText(CONTACT_SETTINGS.address.split('\n').at(-2) ?? '').first(),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: /Open in Google Maps/ })).toBeVisible();

  await main.getByRole('link', { name: /Open in Google Maps/ }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
});

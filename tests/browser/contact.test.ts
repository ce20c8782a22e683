import type { Page } from '@playwright/test';
import { accessibilityProblems, DATABASE, expect, open, test } from './fixtures';

const DOCUMENTS = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/demo-cinema/databases/(default)/documents`;

/** The messages of that sender as they are stored, read past the rules. */
async function stored(email: string): Promise<unknown[]> {
  const response = await fetch(`${DOCUMENTS}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'contactMessages' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'email' },
            op: 'EQUAL',
            value: { stringValue: email },
          },
        },
      },
    }),
  });
  const answers = (await response.json()) as { document?: { fields: unknown } }[];
  return answers.flatMap(({ document }) => (document ? [document.fields] : []));
}

/** A form that is sent faster than a person can write counts as a robot's. */
const takeTime = (page: Page) => page.clock.fastForward(3_000);

test('a message is checked, sent, thanked for and stored once', async ({ page }, { project }) => {
  const email = `anna-${project.name}@example.test`;
  await page.clock.install();
  await open(page, '/contact');

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('നമസ്കാരം. <b>When</b> does it open?');
  await takeTime(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();

  const thanks = page.getByText('Thank you for reaching out! We will get back to you soon.');
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  expect(await stored(email)).toEqual([
    {
      name: { stringValue: 'Anna' },
      email: { stringValue: email },
      message: { stringValue: 'നമസ്കാരം. <b>When</b> does it open?' },
      timestamp: { timestampValue: expect.any(String) },
    },
  ]);
});

test('a connection that breaks after the message arrived does not store it twice', async ({
  page,
  expectLogged,
}, { project }) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const email = `babu-${project.name}@example.test`;
  await page.clock.install();
  await open(page, '/contact');
  await page.getByLabel('Name').fill('Babu');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('Once only.');

  // The message arrives, its answer does not.
  await page.route(DATABASE, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await takeTime(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Once only.');

  await page.unroute(DATABASE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
});

test('phone, mail, address and map lead to the company', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(main.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByText(/Kochi, Kerala/).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /Open in Google Maps/ })).toBeVisible();

  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible();
});

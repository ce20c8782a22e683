// product 9.4.
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { accessibilityViolations } from './support/accessibility';
import { FAULTS, FAULT_LOGS, interceptWithFaults } from './support/faults';
import { expect, open, test } from './support/fixtures';
import { database } from './support/test-data';

test('a contact message that fails for any reason stays in the form, and is stored only once', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  const email = `${randomUUID()}@example.test`;
  await page.clock.install();
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  expect(await accessibilityViolations(page, false)).toEqual([]);
  await page.getByLabel('Name').fill('Devi');
  await page.getByLabel('Email').fill(email);
  const message = page.getByLabel('Message');
  await message.fill('Are there seats left?');
  // A form that is sent within three seconds is treated as a bot's.
  await page.clock.fastForward(3_000);
  const failure = page
    .locator('form[aria-busy=false]')
    .getByText('Something went wrong. Please try');
  const setFault = await interceptWithFaults(page, /documents:commit/);
  const send = async () => {
    const requested = page.waitForRequest(/documents:commit/);
    await page.getByRole('button', { name: /Send message|Try again/ }).press('Enter');
    await requested;
  };
  // The 403 comes first: after an unknown outcome it would mean that the message is stored.
  for (const [name, fault] of Object.entries(FAULTS)) {
    await test.step(name, async () => {
      setFault(fault);
      await send();
      await expect(failure).toBeAttached();
      await expect(message).toHaveValue('Are there seats left?');
    });
  }
  setFault();
  await send();
  await expect(page.getByText('Thank you for reaching out!')).toBeFocused();
  const { docs } = await database.collection('contactMessages').where('email', '==', email).get();
  expect(docs.map((stored) => stored.data())).toEqual([
    {
      name: 'Devi',
      email,
      message: 'Are there seats left?',
      timestamp: expect.any(Timestamp),
    },
  ]);
});

// product 10.18, 15.23.
import { expect, open, test } from '../support/fixtures';
import { database } from '../support/test-data';

test.use({ isSignedIn: true });

test('an event keeps its time while the hour is cleared, and its year has at most four digits', async ({
  page,
}) => {
  const event = database.doc('events/half-typed');
  const stored = { title: 'Half typed', place: 'Kochi', day: '2026-12-18', time: '18:30' };
  await event.set({ ...stored, timestamp: new Date() });
  try {
    await open(page, '/admin/events');
    const card = page.getByRole('article', { name: 'Half typed' });
    await card.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('form', { name: 'Edit event' });
    const time = form.getByLabel(/^Time/);
    await time.click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('Backspace');
    await form.getByRole('button', { name: 'Save' }).click();
    const missing = form.getByText('A part of this is missing');
    await expect(missing).toBeVisible();
    await expect(time).toBeFocused();
    expect((await event.get()).data()).toMatchObject(stored);

    // The focus is in the hour.
    await page.keyboard.type('07');
    await expect(time).toHaveValue('19:30');
    await expect(missing).toHaveCount(0);

    const last = form.getByLabel(/^Last day/);
    await last.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('1219');
    await time.focus();
    await expect(missing).toBeVisible();
    await last.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('1219202612');
    await expect(last).toHaveValue(/^\d{4}-12-19$/);
    await last.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('122026');
    await time.focus();
    await expect(last).toHaveValue('2026-12-20');

    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Event updated successfully!')).toBeVisible();
    expect((await event.get()).data()).toMatchObject({ time: '19:30', lastDay: '2026-12-20' });
  } finally {
    await event.delete();
  }
});

// product 34.2.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, fill, message, more } from '../../support/admin-screen';
import { anEvent, letters } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries } from '../../support/memory/database';

const set = (label: RegExp | string, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function opened() {
  const page = renderAt('/admin/events');
  await screen.findByRole('form', { name: 'Add an event' });
  return page;
}

test('an event of several days is added with its end', async () => {
  const { visitor } = await opened();
  fill('Title', 'Festival');
  fill('Place', 'Harbour');
  set('Day', '2026-12-18');
  set(/^Last day/, '2026-12-20');
  set(/^Time/, '10:00');
  set(/^Ends at/, '22:00');
  await visitor.click(button('Add Event'));
  expect(await message('Event added successfully!')).toBeVisible();
  expect(stored('event')).toMatchObject([
    { day: '2026-12-18', lastDay: '2026-12-20', time: '10:00', endTime: '22:00' },
  ]);
  expect(
    within(await card('Festival')).getByText(/^18 December 2026, 10:00 to 20 December 2026, 22:00/),
  ).toBeVisible();
});

test('an event has its day and place, a long text is cut, and a link leads to it on the site', async () => {
  storeEntries(
    'event',
    anEvent({ id: 'look', title: 'Look', place: 'Harbour', description: letters(101) }),
    anEvent({ title: 'Tea' }),
  );
  await opened();
  const look = within(await card('Look'));
  expect(look.getByText('18 December 2026')).toBeVisible();
  expect(look.getByText('Harbour')).toBeVisible();
  expect(look.getByText(`${letters(100)}...`)).toBeVisible();
  expect(await more('Look', /^View on site/)).toLeadTo('/events?event=look');
});

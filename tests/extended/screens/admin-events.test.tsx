// product 34.2, 40.16.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, card, cards, fill, message, more } from '../../support/admin-screen';
import { anEvent, letters } from '../../support/builders';
import { select, tools } from '../../support/bulk-screen';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries } from '../../support/memory/database';
import { editEntry } from '../../../src/store/write/edit-entry';
import { isInMalayalam } from '../../support/translations';

const hall = (title: string) => ({ title, place: 'Town hall', place_ml: 'ടൗൺ ഹാൾ' });

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

test('an event shows its day and place, a shortened text, and a link to it on the site', async () => {
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

test.runIf(isInMalayalam)(
  'the translations of several entries are confirmed in one action, and their cards are no longer marked',
  async () => {
    storeEntries('event', ...['Look', 'Tea', 'Walk'].map((title) => anEvent(hall(title))));
    for (const event of stored('event').slice(0, 2)) {
      await editEntry('event', event, { ...event, place: 'New hall' });
    }
    const { visitor } = renderAt('/admin/events');
    const marked = () => screen.queryAllByText('Translation to be looked at');
    await card('Walk');
    expect(marked()).toHaveLength(2);
    await visitor.click(await select('Walk'));
    const tool = { name: 'Translations still right' };
    expect(tools('events').queryByRole('button', tool)).not.toBeInTheDocument();
    await visitor.click(await select('Look'));
    await visitor.click(await select('Tea'));
    await visitor.click(tools('events').getByRole('button', tool));
    await message('2 events are marked as still right in translation.');
    await waitFor(() => expect(marked()).toHaveLength(0));
    expect(document.body).not.toHaveFocus();
    await visitor.click(button('Undo'));
    await message('2 events are to be looked at again.');
    await waitFor(() => expect(marked()).toHaveLength(2));
  },
);

test.runIf(isInMalayalam)(
  'after a correction of the place its translation is marked, and one press confirms it',
  async () => {
    storeEntries(
      'event',
      anEvent({ title: 'Look', place: 'Town hall', place_ml: 'ടൗൺ ഹാൾ' }),
      anEvent({ title: 'Tea', place: 'Harbour', place_ml: 'തുറമുഖം' }),
    );
    const { visitor, router } = renderAt('/admin/events');
    await visitor.click(within(await card('Look')).getByRole('button', { name: /^Edit/ }));
    fill('Place', 'New hall');
    expect(screen.queryByRole('button', { name: 'Still right' })).not.toBeInTheDocument();
    await visitor.click(button('Save'));
    await message('Event updated successfully!');

    await act(() => router.navigate('/admin/events?missing=outdated'));
    expect(await screen.findByText(/with a translation to be looked at/)).toBeVisible();
    const look = await card('Look');
    expect(cards()).toEqual([look]);
    await visitor.click(within(look).getByRole('button', { name: /^Edit/ }));
    const translation = screen.getByRole('textbox', { name: /^Place in Malayalam/ });
    expect(translation).toHaveAccessibleDescription(/has changed since it was written/);
    fill(/^Place in Malayalam/, 'ഹാൾ');
    expect(screen.queryByRole('button', { name: 'Still right' })).not.toBeInTheDocument();
    fill(/^Place in Malayalam/, 'ടൗൺ ഹാൾ');
    await visitor.click(button('Still right'));
    await message('The translation is marked as still right.');
    expect(screen.queryByRole('button', { name: 'Still right' })).not.toBeInTheDocument();
    expect(stored('event')).toContainEqual(
      expect.objectContaining({ place: 'New hall', place_ml: 'ടൗൺ ഹാൾ' }),
    );
    expect(stored('event').filter((event) => 'outdated' in event)).toEqual([]);
  },
);

// product 34.2.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addEntry } from '../../../src/store/write/add-entry';
import { unpublish } from '../../../src/store/write/publishing';
import { deleteEntry } from '../../../src/store/write/trash';
import { readSearchIndex } from '../../../src/store/read/search-index';
import {
  answerDialog,
  button,
  card,
  cards,
  field,
  fill,
  message,
  more,
  pressMore,
  pressOn,
} from '../../support/admin-screen';
import { anEvent, letters } from '../../support/builders';
import { setUpPictures, uploaded } from '../../support/chosen-pictures';
import { chooseMovie } from '../../support/choose-movie';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { added, edited } from '../../support/stored-entries';
import { storedEvents } from '../../support/stored-lists';

vi.mock('../../../src/studio/pictures/upload/resize');
vi.mock('../../../src/store/files/pictures');

setUpPictures();
beforeEach(() => {
  signedInAs('admin');
  storedEvents();
  vi.mocked(readSearchIndex).mockResolvedValue([{ key: 'Ukadal', title: 'Kadal' }]);
});

const set = (label: RegExp | string, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function opened() {
  const page = renderAt('/admin/events');
  await screen.findByRole('form', { name: 'Add an event' });
  return page;
}

test('the form adds an event with all that is known of it', async () => {
  const { visitor } = await opened();
  fill('Title', ' First look ');
  fill('Place', 'Tagore Theatre, Thiruvananthapuram');
  set('Day', '2026-12-18');
  set(/^Time/, '18:30');
  fill(/^Description/, 'With the director.');
  fill(/^Link/, 'festival.example/look');
  await chooseMovie(visitor, 'Kadal');
  const files = [new File(['picture'], 'look.png', { type: 'image/png' })];
  fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files } });
  await screen.findByText(/Ready/);
  await visitor.click(button('Add Event'));
  expect(await message('Event added successfully!')).toBeVisible();
  expect(added('event')).toEqual([
    {
      title: 'First look',
      place: 'Tagore Theatre, Thiruvananthapuram',
      day: '2026-12-18',
      time: '18:30',
      description: 'With the director.',
      link: 'https://festival.example/look',
      movieId: 'kadal',
      picture: uploaded('look.png'),
    },
  ]);
  expect(within(await card('First look')).getByText(/^18 December 2026, 18:30/)).toBeVisible();
  expect(field('Title')).toHaveValue('');
});

test('title, place and day are enough', async () => {
  const { visitor } = await opened();
  fill('Title', 'Tea');
  fill('Place', 'Harbour');
  set('Day', '2026-12-18');
  await visitor.click(button('Add Event'));
  expect(await message('Event added successfully!')).toBeVisible();
  expect(added('event')).toEqual([{ title: 'Tea', place: 'Harbour', day: '2026-12-18' }]);
});

test('what is missing or wrong is said at its field, and nothing is stored', async () => {
  const { visitor } = await opened();
  fill(/^Link/, 'no link');
  await visitor.click(button('Add Event'));
  await waitFor(() =>
    expect(field('Title')).toHaveAccessibleDescription(/Please give the event a title\./),
  );
  expect(field('Place')).toHaveAccessibleDescription(/Please say where it is\./);
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(
    /Please choose the day on which it begins\./,
  );
  expect(field(/^Link/)).toHaveAttribute('aria-invalid', 'true');
  expect(addEntry).not.toHaveBeenCalled();
});

test.each([
  [{ 'Last day': '2026-12-17' }, 'Last day', 'The last day is before the first one.'],
  [
    { Time: '23:30', 'Ends at': '02:00' },
    'Ends at',
    'It would end before it begins. After midnight it ends on the next day: choose that as the last day.',
  ],
  [{ 'Ends at': '21:00' }, 'Time', 'Please say when it begins, too.'],
])('with %j it says at "%s": %s', async (times, label, error) => {
  const { visitor } = await opened();
  fill('Title', 'Tea');
  fill('Place', 'Harbour');
  set('Day', '2026-12-18');
  for (const [name, value] of Object.entries(times)) set(new RegExp(`^${name}`), value);
  await visitor.click(button('Add Event'));
  await waitFor(() =>
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription(
      new RegExp(error),
    ),
  );
  expect(addEntry).not.toHaveBeenCalled();
  expect(field('Title')).toHaveValue('Tea');
});

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
  expect(added('event')).toMatchObject([
    { day: '2026-12-18', lastDay: '2026-12-20', time: '10:00', endTime: '22:00' },
  ]);
  expect(
    within(await card('Festival')).getByText(/^18 December 2026, 10:00 to 20 December 2026, 22:00/),
  ).toBeVisible();
});

test('an edit changes what was edited, and clears what was cleared', async () => {
  const before = anEvent({
    title: 'Look',
    time: '18:30',
    description: 'Soon.',
    link: 'https://x.example/',
  });
  storedEvents(before);
  const { visitor } = await opened();
  await pressOn('Look', 'Edit');
  const form = within(await screen.findByRole('form', { name: 'Edit event' }));
  for (const [label, value] of [
    ['Title', 'First look'],
    [/^Time/, ''],
  ] as const) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
  await visitor.click(button('Save'));
  expect(await message('Event updated successfully!')).toBeVisible();
  const { id: _id, time: _time, ...fields } = before;
  expect(edited('event')).toEqual([[before, { ...fields, title: 'First look' }]]);
  const saved = await card('First look');
  await waitFor(() => expect(saved).toHaveFocus());
});

test('a deletion asks first and can be undone', async () => {
  storedEvents(anEvent({ title: 'Look' }), anEvent({ title: 'Tea' }));
  const { visitor } = await opened();
  await pressOn('Look', 'Delete');
  expect(await screen.findByRole('dialog', { name: 'Delete this event?' })).toBeVisible();
  await answerDialog('Cancel');
  expect(deleteEntry).not.toHaveBeenCalled();
  await pressOn('Look', 'Delete');
  await answerDialog('Delete');
  expect(await message('Event deleted successfully!')).toBeVisible();
  await waitFor(() => expect(cards()).toHaveLength(1));
  await visitor.click(button('Undo'));
  expect(await card('Look')).toBeVisible();
});

test('"Unpublish" makes it a draft', async () => {
  const look = anEvent({ id: 'look', title: 'Look' });
  storedEvents(look);
  await opened();
  await pressMore('Look', 'Unpublish');
  await answerDialog('Unpublish');
  await waitFor(() => expect(unpublish).toHaveBeenCalledOnce());
  expect(vi.mocked(unpublish).mock.calls[0]?.slice(0, 2)).toEqual(['event', look]);
  expect(await screen.findByText('No events available.')).toBeVisible();
});

test('an event has its day and place, a long text is cut, and a link leads to it on the site', async () => {
  storedEvents(
    anEvent({ id: 'look', title: 'Look', place: 'Harbour', description: letters(101) }),
    anEvent({ title: 'Tea' }),
  );
  await opened();
  const look = within(await card('Look'));
  expect(look.getByText('18 December 2026')).toBeVisible();
  expect(look.getByText('Harbour')).toBeVisible();
  expect(look.getByText(`${letters(100)}...`)).toBeVisible();
  expect(await more('Look', /^View on site/)).toHaveAttribute('href', '/events?event=look');
});

test('an event that is called as its place is shows both', async () => {
  storedEvents(anEvent({ title: 'Grand Theatre', place: 'Grand Theatre' }));
  renderAt('/admin/events');
  expect(within(await card('Grand Theatre')).getAllByText('Grand Theatre')).toHaveLength(2);
});

test('a search shows what it finds', async () => {
  storedEvents(anEvent({ title: 'Look' }), anEvent({ title: 'Tea' }));
  const { visitor, address } = await opened();
  await card('Look');
  await visitor.type(screen.getByRole('searchbox'), 'Tea');
  await visitor.click(button('Search'));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(address()).toBe('/admin/events?search=Tea');
  await visitor.clear(screen.getByRole('searchbox'));
  await visitor.type(screen.getByRole('searchbox'), 'Rain');
  await visitor.click(button('Search'));
  expect(await screen.findByText(/^No events found/)).toBeVisible();
});

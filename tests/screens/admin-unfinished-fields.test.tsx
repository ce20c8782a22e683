// product 15.23. That a browser has no value for it: browser/editing/unfinished-times.test.ts.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerDialog, button, card, fill, message, pressMore } from '../support/admin-screen';
import { selectAll, tools } from '../support/bulk-screen';
import { aMovie, anEvent } from '../support/builders';
import { renderAt } from '../support/render-at';
import { stored, storedDrafts, storeEntries } from '../support/memory/database';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
});

/** Leaves a day or a time typed in part: its value is empty, and jsdom has no parts. */
function typeInPart(input: HTMLElement) {
  fireEvent.focus(input);
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
  fireEvent.input(input, { target: { value: '' } });
  fireEvent.keyUp(input, { key: 'Backspace' });
}

/** Types all of it. */
function finish(input: HTMLElement, value: string) {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: false } });
  fireEvent.input(input, { target: { value } });
  fireEvent.keyUp(input, { key: '5' });
}

const MISSING = 'A part of this is missing: please fill it in, or empty the field.';
const MISSING_IN_REQUIRED = 'A part of this is missing: please fill it in.';

const LOOK = { title: 'Look', place: 'Kochi', day: '2026-12-18', time: '18:30' };

async function editLook() {
  storeEntries('event', anEvent(LOOK));
  renderAt('/admin/events');
  fireEvent.click(within(await card('Look')).getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('form', { name: 'Edit event' }));
  return { form, time: form.getByLabelText(/^Time/) };
}

test('the time of an event without its hour is not sent, shows an error and has the focus; completed it is stored', async () => {
  const { form, time } = await editLook();
  typeInPart(time);
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'First look' } });
  expect(screen.queryByText(MISSING)).toBeNull();
  fireEvent.click(button('Save'));
  expect(time).toHaveAccessibleDescription(expect.stringContaining(MISSING));
  expect(time).toHaveFocus();
  expect(stored('event')).toMatchObject([LOOK]);
  finish(time, '18:35');
  expect(screen.queryByText(MISSING)).toBeNull();
  fireEvent.click(button('Save'));
  await message('Event updated successfully!');
  expect(stored('event')).toMatchObject([{ title: 'First look', time: '18:35' }]);
});

test('a time that is typed again is stored unchanged, and a cleared one is removed', async () => {
  const { time } = await editLook();
  typeInPart(time);
  finish(time, '18:30');
  expect(time).toHaveValue('18:30');
  typeInPart(time);
  fireEvent.blur(time);
  await screen.findByText(MISSING);
  finish(time, '');
  await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull());
  fireEvent.click(button('Save'));
  await message('Event updated successfully!');
  expect(stored('event')[0]).not.toHaveProperty('time');
});

test('a day without its year shows an error on blur', async () => {
  renderAt('/admin/events');
  await screen.findByRole('form', { name: 'Add an event' });
  fill('Title', 'Look');
  fill('Place', 'Kochi');
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-12-18' } });
  const last = screen.getByLabelText(/^Last day/);
  typeInPart(last);
  fireEvent.blur(last);
  await waitFor(() => expect(last).toHaveAccessibleDescription(expect.stringContaining(MISSING)));
  fireEvent.click(button('Add Event'));
  expect(stored('event')).toEqual([]);
});

test('a day that was typed with a year of two digits gets its century on blur', async () => {
  renderAt('/admin/events');
  const day = await screen.findByLabelText(/^Day/);
  expect(day).toHaveAttribute('min', '1895-01-01');
  expect(day).toHaveAttribute('max', '2036-12-31');
  fireEvent.change(day, { target: { value: '0026-12-18' } });
  fireEvent.blur(day);
  await waitFor(() => expect(day).toHaveValue('2026-12-18'));
  expect(screen.queryByText(/10 of 10/)).toBeNull();
});

test('a time of publication without its hour publishes nothing', async () => {
  renderAt('/admin/events');
  await screen.findByRole('form', { name: 'Add an event' });
  fill('Title', 'Look');
  fill('Place', 'Kochi');
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-12-18' } });
  fireEvent.click(await screen.findByRole('radio', { name: /^Publish on/ }));
  const time = screen.getByLabelText('Date and time');
  fireEvent.change(time, { target: { value: '2026-11-27T18:00' } });
  typeInPart(time);
  fireEvent.click(button('Schedule'));
  expect(time).toHaveAccessibleDescription(MISSING_IN_REQUIRED);
  expect(time).toHaveFocus();
  expect(storedDrafts()).toEqual([]);
  expect(stored('event')).toEqual([]);
});

test('an end without its hour cannot be set in its dialog', async () => {
  storeEntries('event', anEvent(LOOK));
  renderAt('/admin/events');
  await pressMore(await card('Look'), 'Set an end');
  const end = await screen.findByLabelText('Leaves the site on');
  fireEvent.change(end, { target: { value: '2026-11-29T23:59' } });
  typeInPart(end);
  await answerDialog('Set the end');
  expect(end).toHaveAccessibleDescription(MISSING_IN_REQUIRED);
  expect(end).toHaveFocus();
  expect(stored('event')).toHaveLength(1);
});

test('a release date without its year changes nothing for several movies', async () => {
  storeEntries('movie', aMovie({ title: 'A' }), aMovie({ title: 'B' }));
  const { visitor } = renderAt('/admin/movies');
  await visitor.click(await selectAll());
  await visitor.click(tools('movies').getByRole('button', { name: 'Change a field' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.selectOptions(dialog.getByLabelText('What to change'), 'Release Date');
  const date = dialog.getByLabelText(/^Release Date/);
  fireEvent.change(date, { target: { value: '2027-03-01' } });
  typeInPart(date);
  await answerDialog('Change 2 movies');
  expect(date).toHaveAccessibleDescription(expect.stringContaining(MISSING));
  expect(date).toHaveFocus();
  expect(stored('movie').map(({ releaseDate }) => releaseDate)).toEqual([undefined, undefined]);
});

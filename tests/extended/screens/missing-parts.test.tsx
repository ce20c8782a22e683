// product 3.8.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, card, field, fill, message, pressMore, pressOn } from '../../support/admin-screen';
import { aDraft } from '../../support/a-draft';
import { aMovie, anEvent } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';

// Modules that cannot be loaded, as after a new version or without a connection.
const missing = vi.hoisted(() => () => {
  throw new Error('no such file');
});
vi.mock('../../../src/content/movie/studio/edit/MovieForm', missing);
vi.mock('../../../src/studio/app/home/Overview', missing);
vi.mock('../../../src/studio/form/LateNotices', missing);
vi.mock('../../../src/studio/form/PublicationChoice', missing);
vi.mock('../../../src/studio/form/fields/MovieField', missing);
vi.mock('../../../src/studio/form/OtherEditors', missing);
vi.mock('../../../src/studio/form/FormWarnings', missing);
vi.mock('../../../src/studio/form/TimeFields', missing);

const event = anEvent({ title: 'First look' });

beforeEach(() => {
  // Vitest's words for what a module throws.
  expectLogged(/error when mocking a module/);
  storeEntries('event', event);
});

test('parts of a form and a dialog that cannot be loaded are named, and the rest works', async () => {
  const { visitor } = renderAt('/admin/events');
  await screen.findByRole('form', { name: 'Add an event' });
  expect(await message(/^The choice of a film could not be loaded/)).toBeVisible();
  fill('Title', 'Tea');
  fill('Place', 'Harbour');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-18' } });
  expect(await message(/^The choice of when visitors see it could not be loaded/)).toBeVisible();
  await visitor.click(button('Add Event'));
  expect(await message('Event added successfully!')).toBeVisible();
  expect(stored('event')[0]).toMatchObject({ title: 'Tea', place: 'Harbour', day: '2026-12-18' });
  expect(within(await card('Tea')).getByRole('button', { name: 'Edit' })).toBeVisible();
  await pressMore('Tea', 'Set an end');
  expect(await message('The dialog could not be loaded.')).toBeVisible();
});

test('if the notice of changes cannot be loaded, a message says so and the typed text is preserved', async () => {
  const { visitor } = renderAt('/admin/events');
  await pressOn('First look', 'Edit');
  await screen.findByRole('form', { name: /^Edit / });
  fill('Title', 'Second look');
  storeEntries('event', { ...event, title: 'Look' });
  await visitor.click(button('Save'));
  expect(await message(/^What has become of this meanwhile could not be loaded/)).toBeVisible();
  expect(field('Title')).toHaveValue('Second look');
});

test('the tabs stay if an editor cannot be loaded, and a button reloads the page or says why not', async () => {
  network.cut(/^HEAD/);
  const { visitor } = renderAt('/admin?tab=movies');
  expect(await message(/^The editor could not be loaded/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Latest Videos' })).toBeVisible();
  await visitor.click(button('Try again'));
  expect(network.requests(/^HEAD/)).toHaveLength(1);
  expect(
    await message(/^The editor could not be loaded. The site cannot be reached./),
  ).toBeVisible();
});

test('a page says that the form of an unpublished entry could not be loaded', async () => {
  const draft = aDraft('movie', aMovie({ id: 'the-id', title: 'Kadal' }));
  storeDrafts(draft);
  renderAt('/admin/coming/movie%3Athe-id');
  expect(await message(/^The form could not be loaded/)).toBeVisible();
});

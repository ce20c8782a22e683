// product 38.1, 38.2, 38.4, 38.8.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Unpublished } from '../../src/domain/entries/unpublished';
import { releaseDue } from '../../src/services/store/release-due';
import { listUnpublished, reschedule } from '../../src/services/store/unpublished';
import { message } from '../support/admin-screen';
import { aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

const NOW = new Date('2026-11-22T09:00:00');
const SUNDAY = new Date('2026-11-29T23:59:00');
const MONDAY = new Date('2026-11-30T12:00:00');
const since = new Date('2026-11-20T10:00:00');
const FRIDAY = new Date('2026-11-27T18:00:00');

type Times = Pick<Unpublished, 'publishAt' | 'until' | 'leftAt'>;

const clip = (times: Times): Unpublished => ({
  id: 'video:v',
  kind: 'video',
  path: 'videos/v',
  entry: aVideo({ id: 'v', title: 'Clip' }),
  savedAt: since,
  ...times,
});

beforeEach(() => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  signedInAs('admin');
  vi.mocked(releaseDue).mockResolvedValue(0);
  vi.mocked(reschedule).mockResolvedValue();
});
afterEach(() => void vi.useRealTimers());

async function opened(times: Times) {
  vi.mocked(listUnpublished).mockResolvedValue([clip(times)]);
  renderAt('/admin/coming');
  return screen.findByRole('article', { name: 'Clip' });
}
const press = async (card: HTMLElement, name: string) =>
  void fireEvent.click(await within(card).findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const answer = async (name: string) =>
  void fireEvent.click(within(await dialog()).getByRole('button', { name }));
const setEnd = async (value: string) =>
  void fireEvent.change(within(await dialog()).getByLabelText('Leaves the site on'), {
    target: { value },
  });

test('says until when it is on the site, and offers neither to publish nor to schedule it', async () => {
  const card = await opened({ publishAt: since, until: SUNDAY });
  expect(card).toHaveTextContent('On the site until Sunday 29 November 2026, 23:59, in 7 days');
  expect(within(card).queryByRole('button', { name: 'Publish now' })).toBeNull();
  expect(within(card).queryByRole('button', { name: 'Reschedule' })).toBeNull();
  expect(releaseDue).not.toHaveBeenCalled();
});

test('says that it left the site, and when', async () => {
  const card = await opened({ leftAt: since });
  expect(card).toHaveTextContent('Draft: it left the site on Friday 20 November 2026, 10:00');
  expect(await within(card).findByRole('button', { name: 'Publish now' })).toBeVisible();
});

test('the calendar has the beginning and the end', async () => {
  await opened({ publishAt: FRIDAY, until: SUNDAY });
  const links = within(screen.getByRole('table')).getAllByRole('link', { name: /Clip/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['18:00 Clip', 'until 23:59 Clip']);
});

test('its end is moved, and removed', async () => {
  const card = await opened({ publishAt: since, until: SUNDAY });
  await press(card, 'Change the end');
  expect(await dialog()).toHaveTextContent('Until Sunday 29 November 2026, 23:59');
  await setEnd('2026-11-30T12:00');
  await answer('Set the end');
  const [, publication] = vi.mocked(reschedule).mock.calls[0] ?? [];
  expect(publication).toEqual({ from: since, until: MONDAY });
  expect(
    await message('Saved. Visitors see it until Monday 30 November 2026, 12:00.'),
  ).toBeVisible();
  await press(await screen.findByRole('article', { name: 'Clip' }), 'Change the end');
  await answer('Remove the end');
  expect(await message('Saved. Visitors see it already.')).toBeVisible();
  expect(vi.mocked(reschedule).mock.lastCall?.[1]).toEqual(since);
});

test('an end that has passed, or comes before the beginning, is refused in a sentence', async () => {
  const card = await opened({ publishAt: FRIDAY });
  await press(card, 'Set an end');
  await answer('Set the end');
  expect(await dialog()).toHaveTextContent('Please choose a date and a time.');
  await setEnd('2026-11-21T09:00');
  expect(await dialog()).toHaveTextContent('That end has passed. Choose a later one.');
  await setEnd('2026-11-26T09:00');
  await answer('Set the end');
  expect(await dialog()).toHaveTextContent('It would end before it begins. Choose a later end.');
  expect(reschedule).not.toHaveBeenCalled();
});

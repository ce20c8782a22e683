// product 29.5.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, field, fill, message } from '../../support/admin-screen';
import { aDraft } from '../../support/a-draft';
import { aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { stored, storedDrafts, storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { OLD_FILE, OLD_PICTURE } from '../../support/memory/movie-forms';
import { files } from '../../support/memory/files';

const FRIDAY = new Date('2026-11-27T18:00:41.123');
const picture = OLD_PICTURE;

const ENTRIES = {
  movie: (times = {}) => aDraft('movie', aMovie({ id: 'the-id', title: 'Kadal', picture }), times),
  video: (times = {}) => aDraft('video', aVideo({ id: 'the-id', title: 'Kadal' }), times),
  announcement: (times = {}) =>
    aDraft('announcement', anAnnouncement({ key: 'the-id', title: 'Kadal', picture }), times),
};
const unpublished = (kind: keyof typeof ENTRIES, publishAt?: Date) =>
  ENTRIES[kind](publishAt && { publishAt });
const title = (kind: keyof typeof ENTRIES) => field(kind === 'movie' ? 'Movie Title' : /^Title/);
const choice = (name: string | RegExp) => screen.findByRole('radio', { name });

/** Opens the form of a stored entry. */
async function opened(kind: keyof typeof ENTRIES, publishAt?: Date) {
  const entry = unpublished(kind, publishAt);
  files.put(OLD_FILE);
  storeDrafts(entry);
  const page = renderAt(`/admin/coming/${encodeURIComponent(entry.id)}`);
  await screen.findByRole('form', { name: /^Edit / });
  await choice('Publish now');
  return { ...page, entry };
}

beforeEach(() => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
});

describe.each(['movie', 'announcement'] as const)('%s', (kind) => {
  test('an edit preserves the time as it is stored, with its seconds', async () => {
    const { address } = await opened(kind, FRIDAY);
    expect(await choice(/Publish on/)).toBeChecked();
    expect(screen.getByLabelText('Date and time')).toHaveValue('2026-11-27T18:00');
    fireEvent.change(title(kind), { target: { value: 'Edited' } });
    fireEvent.click(button('Save'));
    expect(await message('Scheduled: Friday 27 November 2026, 18:00.')).toBeVisible();
    expect(storedDrafts()).toMatchObject([{ entry: { title: 'Edited' }, publishAt: FRIDAY }]);
    await waitFor(() => expect(address()).toBe('/admin/coming'));
  });

  test('another choice publishes the edit at once', async () => {
    await opened(kind);
    expect(await choice('Save as draft')).toBeChecked();
    expect(button('Save')).toBeEnabled();
    fireEvent.change(title(kind), { target: { value: 'Edited' } });
    fireEvent.click(await choice('Publish now'));
    fireEvent.click(button('Publish now'));
    expect(await message('Published.')).toBeVisible();
    expect(stored(kind)).toMatchObject([{ title: 'Edited' }]);
    expect(storedDrafts()).toEqual([]);
  });
});

test.each([
  ['video', 1],
  ['announcement', 0],
] as const)('the form of a draft leads to its history, if it has one: %s', async (kind, links) => {
  await opened(kind);
  const form = within(screen.getByRole('form', { name: /^Edit / }));
  expect(form.queryAllByRole('link', { name: 'History' })).toHaveLength(links);
});

test('a draft is given a time, and a scheduled entry is made a draft', async () => {
  const first = await opened('announcement');
  fireEvent.click(await choice(/Publish on/));
  const time = await screen.findByLabelText('Date and time');
  fireEvent.change(time, { target: { value: '2026-11-28T10:00' } });
  fireEvent.click(button('Schedule'));
  expect(await message('Scheduled: Saturday 28 November 2026, 10:00.')).toBeVisible();
  storeDrafts({ ...unpublished('announcement', FRIDAY), id: 'announcement:other' });
  await first.router.navigate('/admin/coming/announcement%3Aother');
  // The form before has another time.
  await waitFor(() =>
    expect(screen.getByLabelText('Date and time')).toHaveValue('2026-11-27T18:00'),
  );
  fireEvent.click(await choice('Save as draft'));
  fireEvent.click(button('Save as draft'));
  expect(await message('Saved as a draft. Visitors do not see it.')).toBeVisible();
  const times = storedDrafts().map(({ id, publishAt }) => [id, publishAt]);
  expect(times).toEqual([
    ['announcement:other', undefined],
    ['announcement:the-id', new Date('2026-11-28T10:00')],
  ]);
});

test('an entry that has become due can be edited with its time', async () => {
  const due = new Date('2026-11-22T08:00:00');
  await opened('video', due);
  fill(/^Title/, 'Edited');
  fireEvent.click(button('Save'));
  expect(await message('Saved. Visitors see it already.')).toBeVisible();
  // It moves to its list with the next look at what is coming up.
  await waitFor(() =>
    expect(stored('video')).toMatchObject([{ title: 'Edited', publishedAt: due }]),
  );
});

describe('an entry that somebody publishes while it is edited', () => {
  function publishElsewhere() {
    memory.remove('unpublished/video:the-id');
    storeEntries('video', ENTRIES.video().entry);
  }

  test('is saved publicly after a question', async () => {
    await opened('video');
    publishElsewhere();
    fill(/^Title/, 'Edited');
    fireEvent.click(button('Save'));
    await screen.findByRole('dialog', { name: 'Save it for visitors to see?' });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
    expect(await message('Saved. It had been published meanwhile.')).toBeVisible();
    expect(stored('video')).toMatchObject([{ title: 'Edited' }]);
  });

  test('is not saved if the question is cancelled, and the text is preserved', async () => {
    const { address } = await opened('video');
    publishElsewhere();
    fill(/^Title/, 'Edited');
    fireEvent.click(button('Save'));
    await screen.findByRole('dialog', { name: 'Save it for visitors to see?' });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button('Save')).toBeEnabled());
    expect(field(/^Title/)).toHaveValue('Edited');
    expect(address()).toBe('/admin/coming/video%3Athe-id');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(stored('video')).toMatchObject([{ title: 'Kadal' }]);
  });
});

test('the address of a film is shown as text, without a field or a link', async () => {
  await opened('movie');
  const address = button('Copy link').closest('p');
  expect(address).toHaveTextContent(/^Address: https:\/\/.+\/movie\/the-id/);
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  expect(screen.queryByRole('link', { name: /movie\/the-id/ })).toBeNull();
});

test('a missing entry, and one that cannot be read, are reported', async () => {
  expectLogged(/no answer/);
  const { router } = renderAt('/admin/coming/movie%3Anobody');
  expect(await screen.findByText(/^It is no longer there: it was published/)).toBeVisible();
  const links = within(screen.getByText(/^Look in/)).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/movies', '/admin/trash']);
  network.refuse(/^batchGet unpublished/, 'unavailable', { message: 'no answer' });
  await router.navigate('/admin/coming/movie%3Aother');
  expect(await screen.findByText(/The entry/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit' })).toBeVisible();
});

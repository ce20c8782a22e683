// product 29.7.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endOf, startOf, type Unpublished } from '../../../src/store/documents/unpublished';
import { listAnnouncements } from '../../../src/store/read/lists';
import { publish } from '../../../src/store/write/publishing';
import { releaseDue } from '../../../src/store/write/release-due';
import { deleteUnpublished } from '../../../src/store/write/trash';
import { listUnpublished, reschedule } from '../../../src/store/write/unpublished';
import { message, more, pressMore } from '../../support/admin-screen';
import { anAnnouncement, aVideo } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { inMockedTrash } from '../../support/mocked-trash';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';

const NOW = new Date('2026-11-22T09:00:00');
const FRIDAY = new Date('2026-11-27T18:00:00');
const saved = { savedAt: new Date('2026-11-21T10:00:00') };

const kadal: Unpublished = {
  id: 'movie:kadal',
  kind: 'movie',
  path: 'Movies/Upcoming/Movies/kadal',
  entry: {
    id: 'kadal',
    collection: 'Upcoming',
    title: 'Kadal',
    description: 'The sea.',
    status: 'Upcoming',
    picture: { src: 'https://pictures.test/kadal.webp' },
  },
  publishAt: FRIDAY,
  ...saved,
};
const LONG = 'ഒരു വളരെ നീണ്ട തലക്കെട്ട് '.repeat(5).trim();
const news: Unpublished = {
  id: 'announcement:news',
  kind: 'announcement',
  path: 'Movies/Announcements',
  entry: { key: 'news', title: LONG, description: 'Soon.' },
  ...saved,
};
const still: Unpublished = {
  id: 'image:still',
  kind: 'image',
  path: 'images/still',
  entry: {
    id: 'still',
    path: 'images/still',
    picture: { src: 'https://pictures.test/still.webp', alt: 'The shore' },
  },
  publishAt: new Date('2026-11-22T08:00:00'),
  ...saved,
};

let stored: readonly Unpublished[] = [];
const remove = ({ id }: Pick<Unpublished, 'id'>) => {
  stored = stored.filter((entry) => entry.id !== id);
};

beforeEach(() => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  signedInAs('admin');
  stored = [kadal, news];
  vi.mocked(listUnpublished).mockImplementation(async () => stored);
  vi.mocked(releaseDue).mockResolvedValue(0);
  vi.mocked(publish).mockImplementation(async (entry) => {
    remove(entry);
    return entry.id.slice(entry.kind.length + 1);
  });
  vi.mocked(reschedule).mockImplementation(async (entry, publication = 'draft') => {
    const { publishAt: _before, until: _end, ...rest } = entry;
    const [start, until] = [startOf(publication), endOf(publication)];
    const publishAt = start === 'now' ? new Date() : start;
    remove(entry);
    stored = [...stored, { ...rest, ...(publishAt instanceof Date && { publishAt, until }) }];
  });
  vi.mocked(deleteUnpublished).mockImplementation(async (deleted) => {
    const before = stored;
    remove(deleted);
    return inMockedTrash('unpublished:movie:kadal', () => {
      stored = before;
    });
  });
});

const opened = () => renderAt('/admin/coming');
const card = (name: string) => screen.findByRole('article', { name });
const press = async (name: string, action: string) =>
  void fireEvent.click(within(await card(name)).getByRole('button', { name: action }));
const dialog = () => screen.findByRole('dialog');
const answer = async (action: string) =>
  void fireEvent.click(within(await dialog()).getByRole('button', { name: action }));

test('shows scheduled entries and drafts with their kind, time, and who saved them', async () => {
  opened();
  const movie = await card('Kadal');
  expect(movie).toHaveTextContent('Movie');
  expect(movie).toHaveTextContent('Friday 27 November 2026, 18:00, in 5 days');
  expect(movie).toHaveTextContent(/Saved 21 Nov 2026/);
  const draft = await card(LONG);
  expect(draft).toHaveTextContent(/Announcement.*Draft/);
  expect(within(draft).getByRole('heading')).toHaveAttribute('lang', 'ml');
  expect(within(movie).getByRole('link')).toHaveAttribute('href', '/admin/coming/movie%3Akadal');
  expect(await more(movie, 'Preview')).toHaveAttribute('href', '/admin/preview/movie%3Akadal');
  expect(releaseDue).not.toHaveBeenCalled();
});

test('a video without a picture of its own has that of YouTube', async () => {
  const entry = aVideo({ id: 'v', title: 'Clip', videoUrl: 'https://youtu.be/abcdefghijk' });
  stored = [{ id: 'video:v', kind: 'video', path: 'videos/v', entry, ...saved }];
  opened();
  const clip = await card('Clip');
  // Its code comes after the list.
  await waitFor(() =>
    expect(clip.querySelector('img')?.src).toMatch(/^https:\/\/i\.ytimg\.com\/vi\/abcdefghijk\//),
  );
});

test('publishes what is due before it shows the list', async () => {
  stored = [still, ...stored];
  vi.mocked(releaseDue).mockImplementation(async () => {
    remove(still);
    return 1;
  });
  opened();
  expect(await card('Kadal')).toBeVisible();
  expect(screen.queryByRole('article', { name: 'The shore' })).toBeNull();
});

test('what is due and could not be moved says so', async () => {
  stored = [still];
  opened();
  expect(await card('The shore')).toHaveTextContent(
    'On the site since Sunday 22 November 2026, 08:00; it moves to its list with the next visit',
  );
});

test('an announcement that is due waits for room, and says so', async () => {
  const waiting = {
    ...still,
    id: 'announcement:news',
    kind: 'announcement',
    path: 'Movies/Announcements',
    entry: anAnnouncement({ title: 'News' }),
  } as Unpublished;
  stored = [waiting, still];
  const full = Array.from({ length: 100 }, () => anAnnouncement());
  vi.mocked(listAnnouncements).mockResolvedValue(full);
  opened();
  expect(await card('News')).toHaveTextContent(
    /On the site since Sunday 22 November 2026, 08:00\. There are 100 announcements, and no room/,
  );
  expect(await card('The shore')).toHaveTextContent(/it moves to its list with the next visit/);
});

test('publishes an entry after a question; the focus moves to the next', async () => {
  opened();
  await press('Kadal', 'Publish now');
  expect(await dialog()).toHaveTextContent(/Publish this now\?Kadal/);
  await answer('Publish now');
  expect(await message('Published: Kadal')).toBeVisible();
  expect(publish).toHaveBeenCalledExactlyOnceWith(kadal);
  const link = screen.getByRole('link', { name: /View on site/ });
  expect(link).toHaveAttribute('href', '/movie/kadal');
  const next = await card(LONG);
  await waitFor(() => expect(next).toHaveFocus());
  expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull();
});

test('publishes nothing if the question is canceled', async () => {
  opened();
  await press('Kadal', 'Publish now');
  await answer('Cancel');
  expect(await card('Kadal')).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
});

test('a failure is reported, and the entry stays', async () => {
  expectLogged(/no answer/);
  vi.mocked(publish).mockRejectedValueOnce(
    Object.assign(new Error('no answer'), { code: 'unavailable' }),
  );
  opened();
  await press('Kadal', 'Publish now');
  await answer('Publish now');
  expect(await message('It could not be published.')).toBeVisible();
  expect(await card('Kadal')).toBeVisible();
});

test('gives an entry another time, which is said in words and cannot be past', async () => {
  opened();
  await pressMore('Kadal', 'Reschedule');
  const field = within(await dialog()).getByLabelText('Date and time');
  expect(field).toHaveValue('2026-11-27T18:00');
  fireEvent.change(field, { target: { value: '2026-11-22T08:00' } });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/That time has passed/));
  await answer('Schedule');
  expect(reschedule).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2026-12-01T10:30' } });
  expect(
    await screen.findByText(/^Tuesday 1 December 2026, 10:30 \(.+\), in 9 days$/),
  ).toBeVisible();
  await answer('Schedule');
  expect(await message('Scheduled: Tuesday 1 December 2026, 10:30.')).toBeVisible();
  expect(reschedule).toHaveBeenCalledExactlyOnceWith(kadal, new Date('2026-12-01T10:30:00'));
  const moved = await card('Kadal');
  const words = 'Tuesday 1 December 2026, 10:30, in 9 days';
  await waitFor(() => expect(moved).toHaveTextContent(words));
  await waitFor(() => expect(moved).toHaveFocus());
});

test('gives a draft a time', async () => {
  opened();
  await pressMore(LONG, 'Schedule');
  const field = within(await dialog()).getByLabelText('Date and time');
  await answer('Schedule');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Please choose a date and a time.'),
  );
  fireEvent.change(field, { target: { value: '2026-11-23T08:00' } });
  await answer('Schedule');
  expect(await message('Scheduled: Monday 23 November 2026, 08:00.')).toBeVisible();
});

test('makes a scheduled entry a draft', async () => {
  opened();
  await pressMore('Kadal', 'Make it a draft');
  expect(await message('Saved as a draft. Visitors do not see it.')).toBeVisible();
  expect(reschedule).toHaveBeenCalledExactlyOnceWith(kadal, 'draft');
  await waitFor(async () => expect(await card('Kadal')).toHaveTextContent('Draft'));
});

test('says so if the trash cannot hold what was stored, and then there is no way back', async () => {
  vi.mocked(deleteUnpublished).mockImplementationOnce(async (deleted) => void remove(deleted));
  opened();
  await press('Kadal', 'Delete');
  await answer('Delete');
  expect(await message('It is deleted for ever: the trash could not hold it.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('says so when nothing is waiting', async () => {
  stored = [];
  opened();
  expect(await screen.findByText(/^Nothing is waiting\./)).toBeVisible();
});

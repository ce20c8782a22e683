// product 16.29.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { getUnpublished, listUnpublished } from '../../../src/store/write/unpublished';
import { answerDialog, button, card, pressMore, pressOn } from '../../support/admin-screen';
import { anAnnouncement, aVideo } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { storedAnnouncements } from '../../support/stored-announcements';
import { setUpMovies } from '../../support/stored-movies';

vi.mock('../../../src/studio/pictures/upload/resize');
vi.mock('../../../src/store/files/pictures');

setUpMovies();
beforeEach(() => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
});
afterEach(() => void vi.useRealTimers());

const OLDEST = '/admin/announcements?sort=oldest#list';
const FULL = /^There are 100 announcements, as many as there can be/;
const REFUSED = /Delete or unpublish an old one first, or save this one as a draft\./;
const WAITS = /Visitors see this one from its time on, but it stays in “Coming up”/;

const many = (length: number) =>
  Array.from({ length }, (_, index) => anAnnouncement({ title: `News ${index}` }));
const scheduled = (id: string, at: string, title = id) =>
  ({
    id: `announcement:${id}`,
    kind: 'announcement',
    path: 'Movies/Announcements',
    entry: anAnnouncement({ key: id, title }),
    publishAt: new Date(at),
    savedAt: new Date('2026-11-21T10:00:00'),
  }) as Unpublished;

const choose = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('radio', { name }));
const setTime = (value: string) =>
  void fireEvent.change(screen.getByLabelText('Date and time'), { target: { value } });
const linkIn = (element: HTMLElement) =>
  within(element).getByRole('link', { name: 'Show the oldest' });

describe('the form of a new announcement', () => {
  test('says at once that the list is full, and leads to the oldest', async () => {
    storedAnnouncements(...many(100));
    renderAt('/add-announcement');
    const notice = await screen.findByText(FULL);
    expect(notice).toHaveTextContent(REFUSED);
    expect(notice).toHaveRole('status');
    expect(linkIn(notice)).toHaveAttribute('href', OLDEST);
  });

  test('says nothing to a draft, and that a scheduled one will wait', async () => {
    storedAnnouncements(...many(100));
    renderAt('/add-announcement');
    const notice = await screen.findByText(FULL);
    await choose('Save as draft');
    await waitFor(() => expect(notice).toBeEmptyDOMElement());
    await choose(/Publish on/);
    setTime('2026-11-27T18:00');
    expect(await screen.findByText(WAITS)).toHaveTextContent(FULL);
  });

  test('says nothing once an old one is deleted', async () => {
    storedAnnouncements(...many(100));
    renderAt('/add-announcement');
    await screen.findByText(FULL);
    await pressOn('News 0', 'Delete');
    await answerDialog('Delete');
    await waitFor(() => expect(screen.queryByText(FULL)).toBeNull());
  });

  test('counts those that are scheduled before it', async () => {
    storedAnnouncements(...many(99));
    vi.mocked(listUnpublished).mockResolvedValue([scheduled('a', '2026-11-26T10:00:00')]);
    renderAt('/add-announcement');
    await choose(/Publish on/);
    setTime('2026-11-27T18:00');
    const notice = await screen.findByText(/^There are 99 announcements, and those that are/);
    expect(notice).toHaveTextContent(WAITS);
    setTime('2026-11-25T18:00');
    await waitFor(() => expect(notice).toBeEmptyDOMElement());
  });
});

test('the form of a scheduled one does not count it twice', async () => {
  const own = scheduled('own', '2026-11-27T18:00:00');
  storedAnnouncements(...many(99));
  vi.mocked(listUnpublished).mockResolvedValue([own, scheduled('b', '2026-11-26T10:00:00')]);
  vi.mocked(getUnpublished).mockResolvedValue(own);
  renderAt('/admin/coming/announcement%3Aown');
  expect(await screen.findByText(WAITS)).toBeVisible();
  setTime('2026-11-26T09:00');
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
});

test('the form of a published one says nothing', async () => {
  storedAnnouncements(...many(100));
  renderAt('/add-announcement');
  await screen.findByText(FULL);
  await pressOn('News 0', 'Edit');
  const form = await screen.findByRole('form', { name: 'Edit announcement' });
  expect(within(form).queryByText(FULL)).toBeNull();
});

describe('in “Coming up”', () => {
  const clip = {
    ...scheduled('v', '2026-11-27T18:00:00'),
    id: 'video:v',
    kind: 'video',
    path: 'videos/v',
    entry: aVideo({ id: 'v', title: 'Clip' }),
  } as Unpublished;
  beforeEach(() => {
    storedAnnouncements(...many(100));
    vi.mocked(listUnpublished).mockResolvedValue([
      scheduled('a', '2026-11-27T18:00:00', 'Premiere'),
      clip,
    ]);
    renderAt('/admin/coming');
  });

  test('an announcement that will wait says so, and nothing else does', async () => {
    const news = await card('Premiere');
    expect(news).toHaveTextContent(WAITS);
    expect(linkIn(news)).toHaveAttribute('href', OLDEST);
    expect(await card('Clip')).not.toHaveTextContent(WAITS);
  });

  test('the question before it is published says that there is no room', async () => {
    const press = async (name: string) =>
      fireEvent.click(within(await card(name)).getByRole('button', { name: 'Publish now' }));
    await press('Premiere');
    expect(await screen.findByRole('dialog')).toHaveTextContent(REFUSED);
    fireEvent.click(button('Cancel'));
    await press('Clip');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Visitors see it at once.');
  });

  test('another time is told to wait before it is stored', async () => {
    await pressMore('Premiere', 'Reschedule');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(WAITS);
    setTime('2026-11-20T18:00');
    await waitFor(() => expect(dialog).not.toHaveTextContent(WAITS));
  });
});

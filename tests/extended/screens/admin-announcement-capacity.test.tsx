// product 16.29.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { listUnpublished } from '../../../src/store/write/unpublished';
import { button, card } from '../../support/admin-screen';
import { anAnnouncement, aVideo } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { storedAnnouncements } from '../../support/stored-announcements';
import { setUpMovies } from '../../support/stored-movies';

setUpMovies();
beforeEach(() => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
});

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
});

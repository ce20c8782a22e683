// product 16.29.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, card } from '../../support/admin-screen';
import { aDraft } from '../../support/a-draft';
import { anAnnouncement, aVideo } from '../../support/builders';
import { renderAt } from '../../support/render-at';
import { storeEntries, storeDrafts } from '../../support/memory/database';

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
const FRIDAY = { publishAt: new Date('2026-11-27T18:00:00') };

const linkIn = (element: HTMLElement) =>
  within(element).getByRole('link', { name: 'Show the oldest' });

test('the form of a new announcement says at once that the list is full, and leads to the oldest', async () => {
  storeEntries('announcement', ...many(100));
  renderAt('/add-announcement');
  const notice = await screen.findByText(FULL);
  expect(notice).toHaveTextContent(REFUSED);
  expect(notice).toHaveRole('status');
  expect(linkIn(notice)).toLeadTo(OLDEST);
});

describe('in “Coming up”', () => {
  beforeEach(() => {
    storeEntries('announcement', ...many(100));
    storeDrafts(
      aDraft('announcement', anAnnouncement({ title: 'Premiere' }), FRIDAY),
      aDraft('video', aVideo({ title: 'Clip' }), FRIDAY),
    );
    renderAt('/admin/coming');
  });

  test('an announcement that will wait says so, and nothing else does', async () => {
    const news = await card('Premiere');
    expect(news).toHaveTextContent(WAITS);
    expect(linkIn(news)).toLeadTo(OLDEST);
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

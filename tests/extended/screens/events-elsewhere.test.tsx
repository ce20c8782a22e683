// product 4.5, 6.6, 10.17, 34.3, 34.4.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listComingEvents, getEvent } from '../../../src/store/read/events';
import { listLandingBanners, listAnnouncements } from '../../../src/store/read/lists';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { aBanner, anEvent, anAnnouncement } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { allNearViewport, stubViewport } from '../../support/near-viewport';
import { renderAt } from '../../support/render-at';
import { withoutDeadLinks } from '../../../src/store/links/away-movies';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the landing page and shows its hero. */
async function openHero() {
  vi.mocked(listLandingBanners).mockResolvedValue([aBanner()]);
  const page = renderAt('/');
  await section('Welcome');
  const image = document.querySelector('section[aria-label="Welcome"] img');
  await act(async () => fireEvent.load(image ?? document.body));
  return page;
}

/** Opens the landing page, whose events are near. */
async function openLandingPage() {
  allNearViewport();
  const page = await openHero();
  await waitFor(() => expect(listComingEvents).toHaveBeenCalledExactlyOnceWith(10));
  return page;
}

test('the landing page has the next three below the announcements, with a link to all', async () => {
  const events = Array.from({ length: 5 }, (_, n) => anEvent({ title: `Event ${n}` }));
  vi.mocked(listComingEvents).mockResolvedValue(events);
  await openLandingPage();
  const { getAllByRole, getByRole } = await section('Events');
  expect(getAllByRole('heading', { level: 3 })).toHaveTexts(['Event 0', 'Event 1', 'Event 2']);
  expect(getByRole('link', { name: 'Event 0' })).toLeadTo(`/events?event=${events[0]?.id}`);
  expect(getByRole('link', { name: 'All events' })).toLeadTo('/events');
  const regions = screen.getAllByRole('region').map((region) => region.textContent);
  const at = (text: string) => regions.findIndex((content) => content.startsWith(text));
  expect(at('Events')).toBe(at('ANNOUNCEMENTS') + 1);
  expect(at('Upcoming Movies')).toBe(at('Events') + 1);
});

test('the events of the landing page are read when they come near, and not before', async () => {
  const viewport = stubViewport();
  vi.mocked(listComingEvents).mockResolvedValue([anEvent()]);
  await openHero();
  // By when they would have been: their code has loaded.
  await import('../../../src/site/pages/home/EventsSection');
  await act(async () => undefined);
  expect(listComingEvents).not.toHaveBeenCalled();

  await viewport.comeNear();
  await section('Events');
  expect(listComingEvents).toHaveBeenCalledExactlyOnceWith(10);
});

test('the landing page has nothing of events while there are none', async () => {
  await openLandingPage();
  expect(screen.queryByRole('heading', { name: 'Events' })).not.toBeInTheDocument();
});

test('events that the landing page cannot read leave nothing but a line in the log', async () => {
  expectLogged(/silent/);
  vi.mocked(listComingEvents).mockRejectedValue(new Error('silent'));
  await openLandingPage();
  expect(await screen.findByRole('heading', { name: 'Upcoming Movies' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Events' })).not.toBeInTheDocument();
  expect(screen.queryByText(/The events could not be loaded/)).not.toBeInTheDocument();
});

test('among the results of a search, events have their day and are opened where they are', async () => {
  vi.mocked(readSearchIndex).mockResolvedValue([
    { key: 'Elook', title: 'Kadal, a first look', releaseDate: '2026-12-11' },
  ]);
  renderAt('/search?q=kadal');
  const events = await section('Events');
  expect(events.getByRole('link', { name: 'Kadal, a first look' })).toLeadTo('/events?event=look');
  expect(events.getByText('11 December 2026')).toBeVisible();
});

const event = anEvent({ id: 'e', title: 'Premiere', movieId: 'kadal' });

function storeLinks(address: string) {
  vi.mocked(listLandingBanners).mockResolvedValue([
    aBanner({ title: 'Rain', link: '/movie/kadal' }),
  ]);
  vi.mocked(listAnnouncements).mockResolvedValue([
    anAnnouncement({ title: 'Dates', movieId: 'kadal' }),
  ]);
  vi.mocked(listComingEvents).mockResolvedValue(address === '/events' ? [event] : []);
  vi.mocked(getEvent).mockResolvedValue({ ...event, id: 'linked', title: 'Linked' });
}

const open = async (address: string, title: string) => {
  storeLinks(address);
  renderAt(address);
  await screen.findByRole('heading', { name: title });
  return screen.queryByRole('link', { name: 'About the film' });
};

const PLACES = [
  ['/', 'Rain'],
  ['/announcements', 'Dates'],
  ['/events', 'Premiere'],
  ['/events?event=linked', 'Linked'],
] as const;

test.each(PLACES)('what leads to a film has a link to it: %s', async (address, title) => {
  expect(await open(address, title)).toBeVisible();
});

test.each(PLACES)('what leads to a film that is away has no link to it: %s', async (...at) => {
  vi.mocked(withoutDeadLinks).mockImplementation(
    (read) => async () =>
      (await read()).map((entry) => ({ ...entry, movieId: undefined, link: undefined })),
  );
  expect(await open(...at)).toBeNull();
});

// product 4.1, 4.5, 6.6, 10.17, 34.3, 34.4.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBanner, anAnnouncement, anEvent } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { allNearViewport, stubViewport } from '../../support/near-viewport';
import { renderAt } from '../../support/render-at';
import { storeEntries } from '../../support/memory/database';
import { giveUpPictures } from '../../support/memory/timers';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { AWAY_DOCUMENT } from '../../../src/firebase/collections';

/** The question for those that are to come. */
const COMING = /^runQuery events by day$/;
const COMING_DAY = '2999-12-18';
const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the landing page and shows its hero. */
async function openHero() {
  storeEntries('banner', aBanner());
  const page = renderAt('/');
  await section('Welcome');
  await showHero();
  return page;
}
/** Its picture has loaded; the rest of the landing page waits for it. */
async function showHero() {
  const image = document.querySelector('section[aria-label="Welcome"] img');
  await act(async () => void fireEvent.load(image ?? document.body));
}

/** Opens the landing page, whose events are near. */
async function openLandingPage() {
  allNearViewport();
  const page = await openHero();
  await waitFor(() => expect(network.requests(COMING)).toHaveLength(1));
  await network.quiet();
  return page;
}

test('the landing page has the next three events below the announcements, with a link to all', async () => {
  const events = Array.from({ length: 5 }, (_, n) =>
    anEvent({ id: `${n}`, title: `Event ${n}`, day: COMING_DAY }),
  );
  storeEntries('event', ...events);
  await openLandingPage();
  const { getAllByRole, getByRole } = await section('Events');
  expect(getAllByRole('heading', { level: 3 })).toHaveTexts(['Event 0', 'Event 1', 'Event 2']);
  expect(getByRole('link', { name: 'Event 0' })).toLeadTo(`/events?event=${events[0]?.id}`);
  expect(getByRole('link', { name: 'All events' })).toLeadTo('/events');
  const regions = screen.getAllByRole('region').map((region) => region.textContent);
  const order = ['Welcome to', 'ANNOUNCEMENTS', 'Events', 'Upcoming Movies', 'Latest Videos'];
  const at = order.map((text) => regions.findIndex((content) => content.includes(text)));
  expect(at).toEqual([0, 1, 2, 3, 4]);
});

test('the events of the landing page are read when they are near, and not before', async () => {
  const viewport = stubViewport();
  storeEntries('event', anEvent({ day: COMING_DAY }));
  await openHero();
  // By when they would have been: their code has loaded.
  await import('../../../src/site/pages/home/EventsSection');
  await act(async () => undefined);
  expect(network.requests(COMING)).toEqual([]);

  await viewport.comeNear();
  await section('Events');
  expect(network.requests(COMING)).toHaveLength(1);
});

test('the landing page has no section of events while there are none', async () => {
  await openLandingPage();
  expect(screen.queryByRole('heading', { name: 'Events' })).not.toBeInTheDocument();
});

test('if the landing page cannot read events, the error is only logged', async () => {
  expectLogged(/unavailable/);
  network.refuse(COMING, 'unavailable');
  await openLandingPage();
  expect(await screen.findByRole('heading', { name: 'Upcoming Movies' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Events' })).not.toBeInTheDocument();
  expect(screen.queryByText(/The events could not be loaded/)).not.toBeInTheDocument();
});

test('in the results of a search, events have their day and a link to the page of events', async () => {
  storeEntries('event', anEvent({ id: 'look', title: 'Kadal, a first look', day: '2026-12-11' }));
  renderAt('/search?q=kadal');
  const events = await section('Events');
  expect(events.getByRole('link', { name: 'Kadal, a first look' })).toLeadTo('/events?event=look');
  expect(events.getByText('11 December 2026')).toBeVisible();
});

const open = async (address: string, title: string) => {
  allNearViewport();
  storeEntries('banner', aBanner({ title: 'Rain', link: '/movie/kadal' }));
  storeEntries('announcement', anAnnouncement({ title: 'Dates', movieId: 'kadal' }));
  const event = { id: 'e', title: 'Premiere', movieId: 'kadal', day: '2020-01-01' };
  storeEntries('event', anEvent({ ...event, ...(address === '/events' && { day: COMING_DAY }) }));
  renderAt(address);
  await screen.findByRole('heading', { name: title });
  await showHero();
  giveUpPictures();
  await network.quiet();
};

const filmLink = () => screen.queryByRole('link', { name: 'About the film' });

const PLACES = [
  ['/', 'Rain'],
  ['/announcements', 'Dates'],
  ['/events', 'Premiere'],
  ['/events?event=e', 'Premiere'],
] as const;

test.each(PLACES)('an entry that names a film has a link to it: %s', async (address, title) => {
  await open(address, title);
  expect(await screen.findByRole('link', { name: 'About the film' })).toBeVisible();
});

test.each(PLACES)(
  'an entry that names a film that has left the site has no link: %s',
  async (...at) => {
    memory.put({ [AWAY_DOCUMENT]: { movies: ['kadal'] } });
    await open(...at);
    await waitFor(() => expect(filmLink()).toBeNull());
  },
);

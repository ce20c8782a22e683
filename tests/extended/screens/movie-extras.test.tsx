// product 5.18, 5.19, 5.29, 5.32, 22.7, 34.6.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatDate } from '../../../src/content/values/partial-date';
import {
  aFullMovie,
  aGalleryImage,
  aMovie,
  anAnnouncement,
  anEvent,
  aVideo,
} from '../../support/builders';
import { expectLogged } from '../../support/console';
import { allNearViewport } from '../../support/near-viewport';
import { renderAt } from '../../support/render-at';
import { storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

beforeEach(() => {
  allNearViewport();
  storeEntries('movie', aMovie({ id: 'kadal', title: 'Kadal' }));
});

const STILLS = /^runQuery .*images/;
const VIDEOS = /^runQuery videos/;

const stills = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aGalleryImage({ path: `images/s${n}`, title: `Still no. ${n + 1}`, movieId: 'kadal' }),
  );
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const bothRead = () =>
  waitFor(() => {
    expect(network.requests(STILLS)).not.toEqual([]);
    expect(network.requests(VIDEOS)).not.toEqual([]);
  });

test('nothing is read before the end of the page is near, and the film is shown', async () => {
  vi.unstubAllGlobals();
  renderAt('/movie/kadal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
  expect(network.requests(STILLS)).toEqual([]);
  expect(network.requests(VIDEOS)).toEqual([]);
});

test('a film without stills and videos has neither section', async () => {
  renderAt('/movie/kadal');
  await bothRead();
  await network.quiet();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveTexts(['About']);
});

test('twelve stills are shown, open in the lightbox, and all of them are a link away', async () => {
  storeEntries('image', ...stills(13));
  const { visitor, address, router } = renderAt('/movie/kadal');
  const { getAllByRole, getByRole } = await section('Stills');
  expect(getAllByRole('button')).toHaveLength(12);
  expect(getByRole('link', { name: 'All stills' })).toLeadTo('/gallery?movie=kadal');

  await visitor.click(getByRole('button', { name: 'Still no. 11' }));
  const lightbox = within(await screen.findByRole('dialog', { name: 'Still no. 11' }));
  expect(address()).toBe('/movie/kadal?picture=images%2Fs10');
  expect(lightbox.getByText('11 / 12')).toBeVisible();
  // The lightbox is on the page of the movie.
  expect(lightbox.queryByRole('link', { name: /About the film/ })).not.toBeInTheDocument();
  await visitor.click(lightbox.getByRole('button', { name: 'Next picture' }));
  await screen.findByRole('dialog', { name: 'Still no. 12' });
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/movie/kadal');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Still no. 12' })).toHaveFocus());
});

test('a link opens a still immediately, without scrolling', async () => {
  vi.unstubAllGlobals();
  storeEntries('image', ...stills(2));
  renderAt('/movie/kadal?picture=images%2Fs1');
  expect(await screen.findByRole('dialog', { name: 'Still no. 2' })).toBeVisible();
});

test('videos are cards that open the player', async () => {
  storeEntries(
    'video',
    aVideo({ id: 'trailer', title: 'The trailer', movieId: 'kadal' }),
    aVideo({ id: 'song', title: 'The song', movieId: 'kadal' }),
    aVideo({ title: 'Of no film' }),
  );
  const { visitor, address } = renderAt('/movie/kadal');
  const { getByRole, getAllByRole } = await section('Videos');
  expect(getAllByRole('heading', { level: 3 })).toHaveTexts(['The trailer', 'The song']);
  expect(document.querySelector('iframe')).toBeNull();
  await visitor.click(getByRole('button', { name: 'Play The song' }));
  const player = await screen.findByRole('dialog', { name: 'The song' });
  expect(address()).toBe('/movie/kadal?video=song');
  expect(player.querySelector('iframe')).not.toBeNull();
});

test('the coming events of a film are tickets above its news, without links to the film', async () => {
  const look = { id: 'look', title: 'First look', day: '2999-12-18', movieId: 'kadal' };
  storeEntries('event', anEvent(look), anEvent({ day: '2999-12-18', movieId: 'other' }));
  storeEntries('announcement', anAnnouncement({ movieId: 'kadal' }));
  renderAt('/movie/kadal');
  const { getAllByRole, getByRole, queryByRole } = await section('Events');
  expect(getAllByRole('heading', { level: 3 })).toHaveTexts(['First look']);
  expect(getByRole('link', { name: 'First look' })).toLeadTo('/events?event=look');
  expect(getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(queryByRole('link', { name: 'About the film' })).not.toBeInTheDocument();
  const news = await screen.findByRole('region', { name: 'News' });
  const events = screen.getByRole('region', { name: 'Events' });
  expect(events.compareDocumentPosition(news)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a section that cannot be read says so, can be tried again, and does not affect the other', async () => {
  expectLogged(/unavailable/);
  network.refuse(STILLS, 'unavailable');
  storeEntries('image', ...stills(1));
  storeEntries('video', aVideo({ title: 'The trailer', movieId: 'kadal' }));
  const { visitor } = renderAt('/movie/kadal');
  expect((await section('Stills')).getByText(/The stills could not be loaded/)).toBeVisible();
  expect((await section('Videos')).getByRole('heading', { name: 'The trailer' })).toBeVisible();
  network.accept(STILLS);
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Still no. 1' })).toBeVisible();
});

test('tickets are links by seller and city, with the day on which the sale begins', async () => {
  const ahead = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const tickets = `Sridar, Kochi, https://tickets.example/a
ശ്രീകല, https://tickets.example/b
Bad, Kochi, javascript://x.example/%0aalert(1)`;
  storeEntries(
    'movie',
    aMovie({ id: 'kadal', tickets, ticketsFrom: ahead, ticketUrl: 'https://tickets.example/k' }),
  );
  renderAt('/movie/kadal');
  const { getAllByRole, getByText } = await section('Tickets');
  expect(getByText(`Tickets from ${formatDate(ahead)}`)).toBeVisible();
  const button = screen.getByRole('link', { name: /^Tickets from/ });
  expect(button).toHaveTextContent(formatDate(ahead));
  expect(button).toLeadTo('https://tickets.example/k');
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Sridar, Kochi (opens in a new tab)', 'https://tickets.example/a'],
      ['ശ്രീകല (opens in a new tab)', 'https://tickets.example/b'],
    ],
  );
  const toTickets =
    screen.getByRole('link', { name: 'Tickets by city' }).getAttribute('href') ?? '';
  expect(document.querySelector(toTickets)?.nextElementSibling).toBe(
    screen.getByRole('region', { name: 'Tickets' }),
  );
});

test('awards, press quotes and services to watch are listed in their stored order', async () => {
  storeEntries('movie', aMovie({ id: 'kadal', ...aFullMovie() }));
  renderAt('/movie/kadal');
  expect((await section('Awards')).getByRole('listitem')).toHaveTextContent(
    'Best Film, Festival of Kochi, 2026',
  );
  const press = await section('Press');
  expect(press.getByText('“Tender and true”')).toBeVisible();
  expect(press.getByRole('link', { name: /The Daily/ })).toLeadTo(
    'https://daily.example.com/kadal',
  );
  expect((await section('Where to watch')).getByRole('link')).toLeadTo(
    'https://watch.example.com/kadal',
  );
});

test('the four newest announcements of the film are its news', async () => {
  const ofMovie = Array.from({ length: 5 }, (_, n) =>
    anAnnouncement({ title: `News no. ${n + 1}`, movieId: 'kadal' }),
  );
  const others = [anAnnouncement({ title: 'Other' }), anAnnouncement({ movieId: 'other' })];
  storeEntries('announcement', ...others, ...ofMovie);
  renderAt('/movie/kadal');
  const { getAllByRole } = await section('News');
  expect(getAllByRole('heading', { level: 3 })).toHaveTexts([
    'News no. 1',
    'News no. 2',
    'News no. 3',
    'News no. 4',
  ]);
});

test('a wide picture replaces the poster behind the head of the page', async () => {
  const { backdrop, picture } = aFullMovie();
  storeEntries('movie', aMovie({ id: 'kadal', backdrop, picture }));
  renderAt('/movie/kadal');
  await screen.findByRole('heading', { level: 1 });
  const behind = () => document.querySelector('article > header > img');
  expect(behind()).toHaveAttribute('src', backdrop.src);
  expect(behind()).toHaveAttribute('alt', '');
  expect(behind()).toHaveAttribute('fetchpriority', 'high');
});

test('the sections are busy until all have been read, so that the footer waits for them', async () => {
  const answer = network.hold(VIDEOS);
  renderAt('/movie/kadal');
  await bothRead();
  const sections = () => document.querySelector('#tickets')?.parentElement;
  expect(sections()).toHaveAttribute('class', expect.stringContaining('reading'));
  answer();
  await waitFor(() => expect(sections()).not.toHaveAttribute('class'));
});

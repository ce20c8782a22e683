// product 2.9, 4.2, 4.6, 4.4, 4.5, 4.7, 4.8 and 4.11.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FRAME_SETTINGS } from '../../src/company/frame-settings';
import { site } from '../../src/company/site';
import { aBanner, aMovie, anAnnouncement, aVideo, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';
import { skipPauses } from '../support/skipped-pauses';

beforeEach(() => {
  allNearViewport();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const heroImage = () => document.querySelector('section[aria-label="Welcome"] img');
// Awaited, as parts of the page may still be suspended when the event comes.
const load = (image: Element | null) =>
  act(async () => void fireEvent.load(image ?? document.body));
const fail = (image: Element | null) =>
  act(async () => void fireEvent.error(image ?? document.body));

describe('hero', () => {
  test('the placeholder is shown until the first picture has loaded', async () => {
    storeEntries('banner', aBanner());
    renderAt('/');
    expect(await screen.findByText('Loading Experience...')).toBeVisible();
    expect(screen.getByText('Bringing you something amazing. Just a moment.')).toBeVisible();
    const hero = await section('Welcome');
    expect(hero.getByText('Loading Experience...')).toBeVisible();

    await load(heroImage());
    expect(screen.queryByText('Loading Experience...')).not.toBeInTheDocument();
    expect(hero.getByRole('heading', { name: `Welcome to ${site.name}` })).toBeVisible();
    const tickets = hero.getByRole('link', { name: /Grab Your Tickets!/ });
    expect(tickets).toHaveAttribute('target', '_blank');
    expect(tickets).toLeadTo(FRAME_SETTINGS.ticketUrl);
  });

  test('a banner is cropped around its focal point', async () => {
    const { picture, ...banner } = aBanner();
    storeEntries('banner', { ...banner, picture: { ...picture, focus: '30% 70%' } });
    renderAt('/');
    await section('Welcome');
    expect(heroImage()).toHaveStyle({ objectPosition: '30% 70%' });
  });

  test('a banner that names a movie shows its title, its line and a link', async () => {
    storeEntries(
      'banner',
      aBanner({ title: 'Kadal', line: 'In theatres 18 December', link: '/movie/kadal' }),
    );
    renderAt('/home');

    const hero = await section('Welcome');
    expect(hero.getByRole('heading', { name: 'Kadal' })).toBeVisible();
    expect(hero.getByText('In theatres 18 December')).toBeVisible();
    expect(hero.getByRole('link', { name: 'About the film' })).toLeadTo('/movie/kadal');
  });

  const OTHER = { id: 'mazha', ticketUrl: 'https://tickets.example/mazha' };
  const KADAL = { id: 'kadal', ticketUrl: 'https://tickets.example/kadal' };
  test.each([
    [
      'its own',
      { ticketUrl: 'https://tickets.example/own' },
      [KADAL],
      'https://tickets.example/own',
    ],
    ['those of the film that it links to', {}, [OTHER, KADAL], KADAL.ticketUrl],
    ['those of the company if its film has none', {}, [{ id: 'kadal' }], FRAME_SETTINGS.ticketUrl],
    ['those of the company if its film is not read', {}, [OTHER], FRAME_SETTINGS.ticketUrl],
  ])('the tickets of a banner are %s', async (_, fields, movies, href) => {
    storeEntries('banner', aBanner({ link: '/movie/kadal', ...fields }));
    storeEntries('movie', ...movies.map((movie) => aMovie({ title: 'Read', ...movie })));
    renderAt('/');
    const hero = await section('Welcome');
    await screen.findAllByRole('heading', { name: 'Read' });
    const tickets = hero.getByRole('link', { name: /Grab Your Tickets!/ });
    await waitFor(() => expect(tickets).toLeadTo(href));
    expect(network.repeated(/Movies/)).toEqual([]);
  });

  test('a banner shows from when its film has tickets, and links to the film; otherwise it says nothing about tickets', async () => {
    const [link, ticketUrl] = ['/movie/kadal', 'https://tickets.example/own'];
    storeEntries('banner', aBanner({ link, ticketUrl }));
    storeEntries('movie', aMovie({ ...KADAL, ticketsFrom: '2999-12-01' }));
    storeEntries('announcement', anAnnouncement({ title: 'Read after the banners' }));
    const answer = network.hold(/Movies.Upcoming/);
    renderAt('/');
    await screen.findByRole('heading', { name: 'Read after the banners' });
    expect(screen.queryByRole('link', { name: /Tickets/ })).not.toBeInTheDocument();
    answer();
    const hero = await section('Welcome');
    expect(await hero.findByRole('link', { name: /^Tickets from 1.December.2999$/ })).toLeadTo(
      link,
    );
    expect(hero.queryByRole('link', { name: /Grab Your Tickets!/ })).not.toBeInTheDocument();
  });

  test('a banner whose picture fails is removed, and the default banner is shown if none remains', async () => {
    const banners = [aBanner(), aBanner()] as const;
    storeEntries('banner', ...banners);
    renderAt('/');
    await section('Welcome');
    await fail(heroImage());
    await waitFor(() => expect(heroImage()).toHaveAttribute('src', banners[1].picture.src));
    await fail(heroImage());
    await waitFor(() => expect(heroImage()?.getAttribute('src')).toMatch(/default-banner/));
  });

  test('the default banner is shown if no picture loads or fails in time', async () => {
    skipPauses();
    storeEntries('banner', aBanner(), aBanner());
    renderAt('/');
    await section('Welcome');
    await waitFor(() => expect(heroImage()?.getAttribute('src')).toMatch(/default-banner/));
    await load(heroImage());
    expect(heroImage()?.getAttribute('src')).toMatch(/default-banner/);
  });

  test('if the banners cannot be read, the default banner is shown and the error is logged', async () => {
    expectLogged(/banners refused/);
    network.refuse(/hero-banners/, 'unavailable', { message: 'banners refused' });
    renderAt('/');
    await section('Welcome');
    expect(heroImage()?.getAttribute('src')).toMatch(/default-banner/);
  });

  test('several banners are a carousel with buttons for previous, next and play', async () => {
    // Swiper cannot measure slides without a layout.
    vi.unstubAllGlobals();
    storeEntries('banner', aBanner(), aBanner(), aBanner());
    renderAt('/');

    await section('Welcome');
    await load(heroImage());
    expect(await screen.findByRole('button', { name: 'Next banner' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous banner' })).toBeVisible();
    // Reduced motion is on in these tests, so the carousel is paused.
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

describe('announcements', () => {
  test('the four newest are shown with a link to all', async () => {
    const seven = Array.from({ length: 7 }, (_, n) =>
      anAnnouncement({ title: `Announcement ${n}` }),
    );
    storeEntries('announcement', ...seven);
    renderAt('/');

    const announcements = await section('ANNOUNCEMENTS');
    const headings = await announcements.findAllByRole('heading', { level: 3 });
    expect(headings).toHaveTexts([
      'Announcement 0',
      'Announcement 1',
      'Announcement 2',
      'Announcement 3',
    ]);
    expect(announcements.getByRole('link', { name: 'Explore Announcements »»' })).toLeadTo(
      '/announcements',
    );
  });

  test('a text of more than 80 characters is cut', async () => {
    storeEntries(
      'announcement',
      anAnnouncement({ description: `${letters(80)}tail` }),
      anAnnouncement({ description: letters(80) }),
    );
    renderAt('/');
    const announcements = await section('ANNOUNCEMENTS');
    expect(await announcements.findByText(`${letters(80)}...`)).toBeVisible();
    expect(announcements.getAllByRole('button', { name: 'Read More' })).toHaveLength(1);
  });

  test('a section that fails shows an error, can be tried again and does not affect the others', async () => {
    expectLogged(/announcements refused/);
    const message = 'announcements refused';
    network.refuse(/Announcements/, 'unavailable', { message, times: 1 });
    storeEntries('announcement', anAnnouncement({ title: 'Back' }));
    storeEntries('movie', aMovie({ title: 'Kadal' }));
    const { visitor } = renderAt('/');

    const announcements = await section('ANNOUNCEMENTS');
    expect(await announcements.findByText(/The announcements could not be loaded/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Kadal' })).toBeVisible();

    await visitor.click(announcements.getByRole('button', { name: 'Try again' }));
    expect(await announcements.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(network.repeated()).toEqual(['batchGet Movies/Announcements']);
  });
});

test('the first 20 upcoming movies are cards in the ten layout classes, with a link to the rest', async () => {
  storeEntries('movie', ...Array.from({ length: 21 }, () => aMovie()));
  renderAt('/');

  const upcoming = await section('Upcoming Movies');
  const cards = await upcoming.findAllByRole('listitem');
  expect(cards).toHaveLength(20);
  expect(cards[9]).toHaveClass('a10');
  expect(cards[10]).toHaveClass('a1');
  expect(upcoming.getByRole('link', { name: 'All upcoming movies' })).toLeadTo(
    '/movies?status=Upcoming',
  );
});

describe('latest videos', () => {
  test('the play button opens the player over the page, and the close button closes it', async () => {
    storeEntries(
      'video',
      aVideo({ id: 'one', title: 'Rain' }),
      aVideo({ id: 'two', title: 'Sea' }),
    );
    const { visitor, address } = renderAt('/');
    await visitor.click(await screen.findByRole('button', { name: 'Play Rain' }));
    const player = within(await screen.findByRole('dialog', { name: 'Rain' }));
    expect(player.getByTitle('Rain')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
    );
    expect(address()).toBe('/?video=one');

    await visitor.click(player.getByRole('button', { name: 'Close video' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/');
    expect(network.repeated()).toEqual([]);
  });

  test('a stored link that is not a YouTube link has no player', async () => {
    storeEntries('video', aVideo({ id: 'bad', title: 'Bad', videoUrl: 'javascript:alert(1)' }));
    const { visitor } = renderAt('/');
    await visitor.click(await screen.findByRole('button', { name: 'Play Bad' }));
    expect(await screen.findByText('This video is not available.')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('link', { name: /Watch on YouTube/ })).not.toBeInTheDocument();
  });
});

test('without documents every section has its own text', async () => {
  renderAt('/');
  expect(await screen.findByText('Nothing to announce just now.')).toBeVisible();
  expect(await screen.findByText('The next film is still a secret.')).toBeVisible();
  expect(await screen.findByText('The first trailer is on its way.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('distant sections are not shown, and the videos are not read, before they are near', async () => {
  vi.unstubAllGlobals();
  storeEntries('movie', aMovie({ title: 'Kadal' }));
  renderAt('/');
  expect(await screen.findByText('Nothing to announce just now.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Upcoming Movies' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Kadal' })).not.toBeInTheDocument();
  expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
  expect(network.requests(/videos/)).toEqual([]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listAnnouncements } from '../../src/services/announcements';
import { listLandingBanners } from '../../src/services/hero-banners';
import { movies } from '../../src/services/movies';
import { listLandingVideos } from '../../src/services/videos';
import { aBanner, aMovie, anAnnouncement, aVideo, letters, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

beforeEach(() => {
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(movies).mockReturnValue(pagesOf());
  vi.mocked(listLandingVideos).mockResolvedValue([]);
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const heroImage = () => document.querySelector('section[aria-label="Welcome"] img');
const load = (image: Element | null) => act(() => fireEvent.load(image ?? document.body));
const fail = (image: Element | null) => act(() => fireEvent.error(image ?? document.body));

describe('hero', () => {
  test('the placeholder stands until the first picture is there', async () => {
    vi.mocked(listLandingBanners).mockResolvedValue([aBanner()]);
    renderAt('/');

    expect(await screen.findByText('Loading Experience...')).toBeVisible();
    expect(screen.getByText('Bringing you something amazing. Just a moment.')).toBeVisible();
    const hero = await section('Welcome');
    expect(hero.getByText('Loading Experience...')).toBeVisible();

    load(heroImage());
    expect(screen.queryByText('Loading Experience...')).not.toBeInTheDocument();
    expect(hero.getByRole('heading', { name: 'Welcome to Nilavu Pictures' })).toBeVisible();
    const tickets = hero.getByRole('link', { name: /Grab Your Tickets!/ });
    expect(tickets).toHaveAttribute('target', '_blank');
    expect(tickets).toHaveAttribute('href', 'https://tickets.example/nilavu');
  });

  test('a banner that names a film shows its title, its line and the way to it', async () => {
    vi.mocked(listLandingBanners).mockResolvedValue([
      aBanner({ title: 'Kadal', line: 'In theatres 18 December', link: '/movie/kadal' }),
    ]);
    renderAt('/home');

    const hero = await section('Welcome');
    expect(hero.getByRole('heading', { name: 'Kadal' })).toBeVisible();
    expect(hero.getByText('In theatres 18 December')).toBeVisible();
    expect(hero.getByRole('link', { name: 'About the film' })).toHaveAttribute(
      'href',
      '/movie/kadal',
    );
  });

  test('a picture that does not load is left out; without any the default banner stands in', async () => {
    const banners = [aBanner(), aBanner()] as const;
    vi.mocked(listLandingBanners).mockResolvedValue(banners);
    renderAt('/');

    await section('Welcome');
    fail(heroImage());
    expect(heroImage()).toHaveAttribute('src', banners[1].picture.src);
    fail(heroImage());
    expect(heroImage()?.getAttribute('src')).toMatch(/default-banner/);
  });

  test('banners that cannot be read give the default banner and a line in the console', async () => {
    expectLogged(/banners refused/);
    vi.mocked(listLandingBanners).mockRejectedValue(new Error('banners refused'));
    renderAt('/');

    await section('Welcome');
    expect(heroImage()?.getAttribute('src')).toMatch(/default-banner/);
  });

  test('several banners turn in a carousel that can be paused and stepped', async () => {
    vi.mocked(listLandingBanners).mockResolvedValue([aBanner(), aBanner(), aBanner()]);
    renderAt('/');

    await section('Welcome');
    load(heroImage());
    expect(await screen.findByRole('button', { name: 'Next banner' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous banner' })).toBeVisible();
    // Reduced motion is on in these tests: it waits to be started.
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

describe('announcements', () => {
  test('the four newest are shown, with a way to all', async () => {
    const seven = Array.from({ length: 7 }, (_, n) => anAnnouncement({ title: `News ${n}` }));
    vi.mocked(listAnnouncements).mockResolvedValue(seven);
    renderAt('/');

    const announcements = await section('ANNOUNCEMENTS');
    const headings = await announcements.findAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'News 0',
      'News 1',
      'News 2',
      'News 3',
    ]);
    expect(announcements.getByRole('link', { name: 'Explore Announcements »»' })).toHaveAttribute(
      'href',
      '/announcements',
    );
  });

  test('a text of more than 80 characters is cut; one card is open at a time', async () => {
    const long = `${letters(80)}tail`;
    vi.mocked(listAnnouncements).mockResolvedValue([
      anAnnouncement({ description: long }),
      anAnnouncement({ description: long }),
      anAnnouncement({ description: letters(80) }),
    ]);
    const { visitor } = renderAt('/');

    const announcements = await section('ANNOUNCEMENTS');
    expect(await announcements.findAllByText(`${letters(80)}...`)).toHaveLength(2);
    expect(announcements.getByText(letters(80))).toBeVisible();
    const [first, second, third] = announcements.getAllByRole('button', { name: 'Read More' });
    expect(third).toBeUndefined();

    if (first) await visitor.click(first);
    expect(announcements.getAllByText(long)).toHaveLength(1);
    if (second) await visitor.click(second);
    expect(announcements.getAllByText(long)).toHaveLength(1);
    expect(first).toHaveTextContent('Read More');
    expect(second).toHaveTextContent('Read Less');

    if (second) await visitor.click(second);
    expect(announcements.queryByText(long)).not.toBeInTheDocument();
  });

  test('a section that fails says so, tries again, and breaks no other', async () => {
    expectLogged(/announcements refused/);
    vi.mocked(listAnnouncements).mockRejectedValueOnce(new Error('announcements refused'));
    vi.mocked(listAnnouncements).mockResolvedValueOnce([anAnnouncement({ title: 'Back' })]);
    vi.mocked(movies).mockReturnValue(pagesOf([aMovie({ title: 'Kadal' })]));
    const { visitor } = renderAt('/');

    const announcements = await section('ANNOUNCEMENTS');
    expect(await announcements.findByText(/The announcements could not be loaded/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Kadal' })).toBeVisible();

    await visitor.click(announcements.getByRole('button', { name: 'Try again' }));
    expect(await announcements.findByRole('heading', { name: 'Back' })).toBeVisible();
    expect(listLandingVideos).toHaveBeenCalledTimes(1);
  });
});

test('upcoming movies are cards in the ten layout classes, with a way to the rest', async () => {
  vi.mocked(movies).mockReturnValue(pagesOf(Array.from({ length: 11 }, () => aMovie())));
  renderAt('/');

  const upcoming = await section('Upcoming Movies');
  const cards = await upcoming.findAllByRole('listitem');
  expect(cards).toHaveLength(11);
  expect(cards[9]).toHaveClass('a10');
  expect(cards[10]).toHaveClass('a1');
  expect(movies).toHaveBeenCalledWith('Upcoming');
  expect(upcoming.getByRole('link', { name: 'All upcoming movies' })).toHaveAttribute(
    'href',
    '/movies?status=Upcoming',
  );
});

describe('latest videos', () => {
  test('play opens the player over the page; the close button leads back', async () => {
    vi.mocked(listLandingVideos).mockResolvedValue([
      aVideo({ id: 'one', title: 'Rain' }),
      aVideo({ id: 'two', title: 'Sea' }),
    ]);
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
    expect(listLandingVideos).toHaveBeenCalledTimes(1);
  });

  test('a stored link that is no YouTube link gets no player', async () => {
    vi.mocked(listLandingVideos).mockResolvedValue([
      aVideo({ id: 'bad', title: 'Bad', videoUrl: 'javascript:alert(1)' }),
    ]);
    const { visitor } = renderAt('/');

    await visitor.click(await screen.findByRole('button', { name: 'Play Bad' }));
    expect(await screen.findByText('This video is not available.')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('link', { name: /Watch on YouTube/ })).not.toBeInTheDocument();
  });
});

test('an empty database gives every section its own words', async () => {
  renderAt('/');
  expect(await screen.findByText('Nothing to announce just now.')).toBeVisible();
  expect(screen.getByText('The next film is still a secret.')).toBeVisible();
  expect(screen.getByText('The first trailer is on its way.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

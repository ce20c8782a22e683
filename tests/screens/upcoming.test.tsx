// product 5.22, 5.23, 5.24.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpcomingMovie } from '../../src/domain/movies/release-order';
import { moviesReader } from '../../src/services/movies/movies';
import { listInCinemas } from '../../src/services/movies/movies-by-release';
import { upcomingReader } from '../../src/services/movies/upcoming-movies';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { emptyLandingPage } from '../support/empty-landing-page';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';

const anUpcomingMovie = (title: string, releaseDate?: string): UpcomingMovie => {
  const [year = 0, month = 0, day = 0] = releaseDate?.split('-').map(Number) ?? [];
  const movie = aMovie({ title });
  return releaseDate ? { ...movie, releaseDate, release: { year, month, day } } : movie;
};
const card = (title: string) => screen.getByRole('link', { name: new RegExp(title) });
const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T23:59+05:30'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the list of upcoming movies', () => {
  test('has the months as headings, a count, and the days that are left for the first', async () => {
    vi.mocked(upcomingReader).mockReturnValue(
      pagesOf([
        anUpcomingMovie('Kadal', '2026-12-18'),
        anUpcomingMovie('Mazha', '2026-12-25'),
        anUpcomingMovie('Nilavu', '2027-01-08'),
        anUpcomingMovie('Secret'),
      ]),
    );
    renderAt('/movies?status=Upcoming');

    await screen.findByRole('heading', { name: 'Kadal' });
    expect(headings()).toEqual([
      'H1 Movies',
      'H2 December 2026',
      'H3 Kadal',
      'H3 Mazha',
      'H2 January 2027',
      'H3 Nilavu',
      'H2 Date to be announced',
      'H3 Secret',
    ]);
    expect(screen.getByText('4 upcoming')).toBeVisible();
    expect(card('Kadal')).toHaveTextContent('18 December 2026 · in 26 days');
    expect(card('Mazha')).toHaveTextContent('25 December 2026Mazha');
    expect(listInCinemas).not.toHaveBeenCalled();
  });

  test.each([
    ['2026-11-22', 'today'],
    ['2026-11-23', 'tomorrow'],
    ['2026-11-24', 'in 2 days'],
  ])('a film of %s comes %s', async (day, words) => {
    vi.mocked(upcomingReader).mockReturnValue(pagesOf([anUpcomingMovie('Kadal', day)]));
    renderAt('/movies?status=Upcoming');
    await screen.findByRole('heading', { name: 'Kadal' });
    expect(card('Kadal')).toHaveTextContent(`November 2026 · ${words}`);
  });

  test('each month is a wall of its own, from the class a1 on', async () => {
    vi.mocked(upcomingReader).mockReturnValue(
      pagesOf([anUpcomingMovie('Kadal', '2026-12-18'), anUpcomingMovie('Secret')]),
    );
    renderAt('/movies?status=Upcoming');
    const december = await screen.findByRole('region', { name: 'December 2026' });
    expect(within(december).getByRole('listitem')).toHaveClass('a1');
    const unknown = screen.getByRole('region', { name: 'Date to be announced' });
    expect(within(unknown).getByRole('listitem')).toHaveClass('a1');
  });

  test('the count has a plus while there are more', async () => {
    vi.mocked(upcomingReader).mockReturnValue(
      pagesOf(
        Array.from({ length: 20 }, () => anUpcomingMovie('Film')),
        [anUpcomingMovie('The last one')],
      ),
    );
    const { visitor } = renderAt('/movies?status=Upcoming');
    expect(await screen.findByText('20+ upcoming')).toBeVisible();
    await visitor.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('21 upcoming')).toBeVisible();
  });

  test('a release date that has passed is not shown as coming, and a text is shown as stored', async () => {
    vi.mocked(upcomingReader).mockReturnValue(
      pagesOf([
        aMovie({ title: 'Late', releaseDate: '2026-11-21' }),
        aMovie({ title: 'Vague', releaseDate: 'when it is done' }),
      ]),
    );
    renderAt('/movies?status=Upcoming');
    await screen.findByRole('heading', { name: 'Late' });
    expect(card('Late')).toHaveTextContent('UpcomingLate');
    expect(card('Vague')).toHaveTextContent('when it is doneVague');
  });
});

test('the landing page says how many days are left until the first film', async () => {
  emptyLandingPage();
  allNearViewport();
  vi.mocked(upcomingReader).mockReturnValue(pagesOf([anUpcomingMovie('Kadal', '2026-11-29')]));
  renderAt('/');
  const title = await screen.findByRole('heading', { name: 'Kadal' });
  expect(title.closest('li')).toHaveTextContent('29 November 2026 · in 7 days');
});

describe('in cinemas now', () => {
  const running = aMovie({ title: 'Kadal', status: 'Released', releaseDate: '2026-11-06' });

  test.each(['/movies', '/movies?status=Released'])('is above the list of %s', async (address) => {
    vi.mocked(listInCinemas).mockResolvedValue([running]);
    vi.mocked(moviesReader).mockReturnValue(pagesOf([running, aMovie({ title: 'Mazha' })]));
    renderAt(address);

    const section = await screen.findByRole('region', { name: 'In cinemas now' });
    expect(within(section).getByRole('link', { name: /Kadal/ })).toHaveTextContent('Released 2026');
    await screen.findByRole('heading', { name: 'Mazha' });
    const list = address === '/movies' ? 'All movies' : 'Released';
    expect(headings()).toEqual([
      'H1 Movies',
      'H2 In cinemas now',
      'H3 Kadal',
      `H2 ${list}`,
      'H3 Kadal',
      'H3 Mazha',
    ]);
  });

  test('is left out if there is nothing or it cannot be read, and "Show more" reads it no more', async () => {
    expectLogged(/unavailable/);
    vi.mocked(listInCinemas).mockRejectedValue(new Error('unavailable'));
    const page = Array.from({ length: 20 }, () => aMovie({ title: 'Mazha' }));
    vi.mocked(moviesReader).mockReturnValue(pagesOf(page, [aMovie({ title: 'The last one' })]));
    const { visitor } = renderAt('/movies');

    await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
    await screen.findByRole('heading', { name: 'The last one' });
    expect(screen.queryByText('In cinemas now')).toBeNull();
    expect(listInCinemas).toHaveBeenCalledTimes(1);
  });
});

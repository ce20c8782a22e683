// product 4.12, 5.30.
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/domain/day';
import { formatReleaseDate } from '../../src/domain/movies/release-date';
import { upcomingReader } from '../../src/services/movies/upcoming-movies';
import { aMovie, pagesOf } from '../support/builders';
import { emptyLandingPage } from '../support/empty-landing-page';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';

beforeEach(() => {
  emptyLandingPage();
  allNearViewport();
});
afterEach(() => vi.unstubAllGlobals());

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const line = async () => {
  const { parentElement } = await screen.findByText(/^Next release/);
  return within(parentElement ?? document.body);
};

test('the film that comes out first is named below the hero with its day and tickets', async () => {
  const releaseDate = inDays(26);
  const tickets = 'https://tickets.example/kadal';
  const movie = aMovie({ id: 'kadal', title: 'Kadal', releaseDate, ticketUrl: tickets });
  vi.mocked(upcomingReader).mockReturnValue(pagesOf([movie, aMovie({ id: 'later' })]));
  renderAt('/');
  const next = await line();
  expect(next.getByText(/Next release · in 2[567] days/)).toBeVisible();
  expect(next.getByRole('link', { name: 'Kadal' })).toHaveAttribute('href', '/movie/kadal');
  expect(next.getByText(formatReleaseDate(releaseDate))).toBeVisible();
  expect(next.getByRole('link', { name: /^Tickets/ })).toHaveAttribute('href', tickets);
});

test('until tickets are sold, it says from when', async () => {
  const movie = { releaseDate: inDays(26), ticketUrl: 'https://tickets.example/k' };
  const from = inDays(9);
  vi.mocked(upcomingReader).mockReturnValue(pagesOf([aMovie({ ...movie, ticketsFrom: from })]));
  renderAt('/');
  const tickets = (await line()).getByRole('link', { name: /^Tickets from/ });
  expect(tickets).toHaveTextContent(formatReleaseDate(from));
});

test.each([
  ['no date', {}],
  ['a day that has passed', { releaseDate: '2020-01-01' }],
  ['a date that is not understood', { releaseDate: 'Soon' }],
])('a film with %s is not announced there', async (_, fields) => {
  vi.mocked(upcomingReader).mockReturnValue(pagesOf([aMovie({ title: 'Kadal', ...fields })]));
  renderAt('/');
  await screen.findByRole('heading', { name: 'Kadal' });
  expect(screen.queryByText(/Next release/)).not.toBeInTheDocument();
});

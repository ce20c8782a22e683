import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getMovie } from '../../src/services/movies';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

const fact = (term: string) => screen.getByText(term).nextElementSibling;

test('given a movie, its page shows the name and everything that is known', async () => {
  vi.mocked(getMovie).mockResolvedValue(
    aMovie({
      title: 'Kadal',
      description: 'A boat comes back empty.',
      genre: 'Drama',
      releaseDate: '2026-12-18',
      director: 'Anju Paul',
      actors: 'Ravi Menon, Leela Das',
      writers: 'Anju Paul',
      runtimeMinutes: 132,
      ticketUrl: 'https://tickets.example/kadal',
    }),
  );
  renderAt('/movie/kadal');

  expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
  expect(getMovie).toHaveBeenCalledWith('kadal');
  expect(screen.getByText('A boat comes back empty.')).toBeVisible();
  expect(fact('Genre')).toHaveTextContent('Drama');
  expect(fact('Release Date')).toHaveTextContent('18 December 2026');
  expect(fact('Director')).toHaveTextContent('Anju Paul');
  expect(fact('Actor(s)')).toHaveTextContent('Ravi Menon, Leela Das');
  expect(fact('Writer(s)')).toHaveTextContent('Anju Paul');
  expect(fact('Runtime')).toHaveTextContent('132 minutes');
  expect(screen.getByRole('link', { name: /Grab Your Tickets!/ })).toHaveAttribute(
    'href',
    'https://tickets.example/kadal',
  );
  await waitFor(() => expect(document.title).toBe('Kadal – Nilavu Pictures'));
});

test('what is missing is said so, field by field', async () => {
  vi.mocked(getMovie).mockResolvedValue(aMovie({ title: '', description: '' }));
  renderAt('/movie/bare');

  expect(await screen.findByText('Description not available.')).toBeVisible();
  for (const term of ['Genre', 'Release Date', 'Director', 'Actor(s)', 'Writer(s)'])
    expect(fact(term)).toHaveTextContent('Information not available');
  expect(screen.queryByText('Runtime')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Grab Your Tickets!/ })).not.toBeInTheDocument();
});

test('a loader shows while the movie loads', async () => {
  vi.mocked(getMovie).mockReturnValue(new Promise(() => undefined));
  renderAt('/movie/slow');
  await waitFor(() => expect(getMovie).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible());
});

test('an unknown movie is a page that is not found, inside the frame', async () => {
  vi.mocked(getMovie).mockResolvedValue(null);
  renderAt('/movie/nobody');

  expect(await screen.findByRole('heading', { level: 1, name: 'Movie not found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a failed read says so and can be tried again', async () => {
  expectLogged(/silent/);
  vi.mocked(getMovie).mockRejectedValueOnce(new Error('silent'));
  vi.mocked(getMovie).mockResolvedValueOnce(aMovie({ title: 'There after all' }));
  const { visitor } = renderAt('/movie/x');

  expect(await screen.findByText(/The movie could not be loaded/)).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'There after all' })).toBeVisible();
});

test('the trailer opens over the page; Escape and Back close it', async () => {
  const trailerUrl = 'https://youtu.be/abcdefghijk';
  vi.mocked(getMovie).mockResolvedValue(aMovie({ title: 'Kadal', trailerUrl }));
  const { visitor, address } = renderAt('/movie/kadal');

  await visitor.click(await screen.findByRole('button', { name: 'Watch the trailer' }));
  expect(await screen.findByTitle('Kadal: trailer')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
  expect(address()).toBe('/movie/kadal?trailer=open');

  await visitor.click(screen.getByRole('button', { name: 'Close video' }));
  await waitFor(() => expect(screen.queryByTitle('Kadal: trailer')).not.toBeInTheDocument());
  expect(address()).toBe('/movie/kadal');
  expect(getMovie).toHaveBeenCalledTimes(1);
});

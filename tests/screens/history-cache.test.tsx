// product 2.10.
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMovie } from '../../src/services/movies/movie';
import { moviesReader } from '../../src/services/movies/movies';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

const movieLink = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

const KADAL = aMovie({ title: 'Kadal' });

beforeEach(() => {
  vi.mocked(getMovie).mockResolvedValue({ ...KADAL });
  vi.mocked(moviesReader).mockReturnValueOnce(pagesOf([KADAL]));
  vi.mocked(moviesReader).mockReturnValue(pagesOf([aMovie({ title: 'Mazha' })]));
});

/** Opens a movie from the list of movies. */
async function openMovie() {
  const page = renderAt('/movies');
  await page.visitor.click(await movieLink('Kadal'));
  await screen.findByRole('heading', { level: 1, name: 'Kadal' });
  return page;
}

test('Back shows the page with its data and reads nothing', async () => {
  const { router } = await openMovie();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(moviesReader).toHaveBeenCalledTimes(1);
});

test('a link to the same page reads it again', async () => {
  const { visitor } = await openMovie();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await visitor.click(within(navigation).getByRole('link', { name: 'Movies' }));
  expect(await movieLink('Mazha')).toBeVisible();
});

test('Back reads again after the admin area was open', async () => {
  signedInAs('admin');
  const { router } = await openMovie();
  await act(() => router.navigate('/admin/about'));
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate(-2));
  expect(await movieLink('Mazha')).toBeVisible();
});

test('Back shows the data of a second attempt, not the failure before it', async () => {
  expectLogged(/unavailable/);
  vi.mocked(moviesReader).mockReset();
  vi.mocked(moviesReader).mockReturnValue(
    vi.fn(pagesOf([KADAL])).mockRejectedValueOnce(new Error('unavailable')),
  );
  const { visitor, router } = renderAt('/movies');
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
  await visitor.click(await movieLink('Kadal'));
  await screen.findByRole('heading', { level: 1, name: 'Kadal' });
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
});

test('Back repeats a read that failed', async () => {
  expectLogged(/unavailable/);
  vi.mocked(moviesReader).mockReset();
  vi.mocked(moviesReader).mockReturnValue(
    vi.fn(pagesOf([KADAL])).mockRejectedValueOnce(new Error('unavailable')),
  );
  const { router } = renderAt('/movies');
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  expect(await movieLink('Kadal')).toBeVisible();
});

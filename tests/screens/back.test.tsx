import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMovie, movies } from '../../src/services/movies';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';

const film = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

beforeEach(() => {
  vi.mocked(getMovie).mockResolvedValue(aMovie({ title: 'Kadal' }));
  vi.mocked(movies).mockReturnValueOnce(pagesOf([aMovie({ title: 'Kadal' })]));
  vi.mocked(movies).mockReturnValue(pagesOf([aMovie({ title: 'Mazha' })]));
});

/** From the list of movies to one of them, as its visitor goes. */
async function openFilm() {
  const page = renderAt('/movies');
  await page.visitor.click(await film('Kadal'));
  await screen.findByRole('heading', { level: 1, name: 'Kadal' });
  return page;
}

test('Back shows a page as it was, without reading it again', async () => {
  const { router } = await openFilm();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(movies).toHaveBeenCalledTimes(1);
});

test('a link to the same page reads it again', async () => {
  const { visitor } = await openFilm();
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  await visitor.click(within(navigation).getByRole('link', { name: 'Movies' }));
  expect(await film('Mazha')).toBeVisible();
});

test('so does Back once the admin area has been open', async () => {
  signedInAs('admin');
  const { router } = await openFilm();
  await act(() => router.navigate('/admin/about'));
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate(-2));
  expect(await film('Mazha')).toBeVisible();
});

test('Back shows what a second attempt has read, not the failure before it', async () => {
  expectLogged(/unavailable/);
  vi.mocked(movies).mockReset();
  vi.mocked(movies).mockReturnValue(
    vi.fn(pagesOf([aMovie({ title: 'Kadal' })])).mockRejectedValueOnce(new Error('unavailable')),
  );
  const { visitor, router } = renderAt('/movies');
  await visitor.click(await screen.findByRole('button', { name: 'Try again' }));
  await visitor.click(await film('Kadal'));
  await screen.findByRole('heading', { level: 1, name: 'Kadal' });
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
});

test('Back reads again what had failed', async () => {
  expectLogged(/unavailable/);
  vi.mocked(movies).mockReset();
  vi.mocked(movies).mockReturnValue(
    vi.fn(pagesOf([aMovie({ title: 'Kadal' })])).mockRejectedValueOnce(new Error('unavailable')),
  );
  const { router } = renderAt('/movies');
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  expect(await film('Kadal')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { movies } from '../../src/services/movies';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';

const cards = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

test('given movies, /movies shows them as cards that link to their details', async () => {
  vi.mocked(movies).mockReturnValue(
    pagesOf([aMovie({ id: 'kadal', title: 'Kadal' }), aMovie({ title: 'നിലാവ്' })]),
  );
  renderAt('/movies');

  const link = await screen.findByRole('link', { name: /Kadal/ });
  expect(link).toHaveAttribute('href', '/movie/kadal');
  expect(screen.getByRole('heading', { name: 'നിലാവ്' })).toBeVisible();
  expect(movies).toHaveBeenCalledWith('All');
});

test('cards take the layout classes a1 to a10 and begin again', async () => {
  vi.mocked(movies).mockReturnValue(pagesOf(Array.from({ length: 12 }, () => aMovie())));
  renderAt('/movies');

  await screen.findAllByRole('heading', { level: 3 });
  const classes = cards().map((card) => /\ba\d+\b/.exec(card.className)?.[0]);
  expect(classes).toEqual('a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a1 a2'.split(' '));
});

test('choosing a filter asks for that status and keeps it in the address', async () => {
  vi.mocked(movies).mockImplementation((status) => pagesOf([aMovie({ title: `Only ${status}` })]));
  const { visitor, address } = renderAt('/movies');

  const bar = await screen.findByRole('navigation', { name: 'Filter movies' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['All', 'Released', 'Upcoming']);
  await visitor.click(within(bar).getByRole('link', { name: 'Released' }));

  expect(await screen.findByRole('heading', { name: 'Only Released' })).toBeVisible();
  expect(address()).toBe('/movies?status=Released');
  expect(within(bar).getByRole('link', { name: 'Released' })).toHaveAttribute('aria-current');
});

test('a shared address opens with its filter', async () => {
  vi.mocked(movies).mockReturnValue(pagesOf([aMovie()]));
  renderAt('/movies?status=upcoming');

  await screen.findAllByRole('heading', { level: 3 });
  expect(movies).toHaveBeenCalledWith('Upcoming');
});

test('without a match it says so in the words of the specification', async () => {
  vi.mocked(movies).mockReturnValue(pagesOf());
  renderAt('/movies?status=Released');

  expect(await screen.findByText('No movies found for "Released"')).toBeVisible();
});

test('a database that fails is never called an empty list, and can be asked again', async () => {
  expectLogged(/unavailable/);
  const answers = vi.fn().mockRejectedValueOnce(new Error('unavailable'));
  answers.mockResolvedValueOnce([aMovie({ title: 'Second try' })]);
  vi.mocked(movies).mockReturnValue(answers);
  const { visitor } = renderAt('/movies');

  expect(await screen.findByRole('alert')).toHaveTextContent('The movies could not be loaded.');
  expect(screen.queryByText(/No movies found/)).not.toBeInTheDocument();

  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Second try' })).toBeVisible();
});

test('"Show more" adds the next twenty and the address remembers how far', async () => {
  const first = Array.from({ length: 20 }, () => aMovie());
  vi.mocked(movies).mockReturnValue(pagesOf(first, [aMovie({ title: 'The last one' })]));
  const { visitor, address } = renderAt('/movies');

  await screen.findAllByRole('heading', { level: 3 });
  expect(cards()).toHaveLength(20);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));

  expect(await screen.findByRole('heading', { name: 'The last one' })).toBeVisible();
  expect(cards()).toHaveLength(21);
  expect(address()).toBe('/movies?page=2');
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a next page that fails keeps what is there and can be asked again', async () => {
  const first = Array.from({ length: 20 }, () => aMovie());
  const answers = vi.fn().mockResolvedValueOnce(first).mockRejectedValueOnce(new Error('gone'));
  answers.mockResolvedValueOnce([aMovie({ title: 'Late' })]);
  vi.mocked(movies).mockReturnValue(answers);
  const { visitor } = renderAt('/movies');

  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More movies could not be loaded.');
  expect(cards()).toHaveLength(20);

  await visitor.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
});

/** A list of which one film is there, and the rest comes, or fails, when a test says so. */
function givenTheRestIsLate() {
  const rest = deferred();
  vi.mocked(movies).mockReturnValue(async (show) => {
    const first = aMovie({ id: 'kadal', title: 'Kadal' });
    show?.([first]);
    await rest.promise;
    return [first, aMovie({ id: 'mazha', title: 'Mazha' })];
  });
  return rest;
}

test('what is there already is shown while the rest is looked for', async () => {
  const rest = givenTheRestIsLate();
  renderAt('/movies');
  expect(await screen.findByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mazha/ })).toBeNull();

  rest.resolve();
  expect(await screen.findByRole('link', { name: /Mazha/ })).toBeVisible();
  expect(cards()).toHaveLength(2);
});

test('a rest that cannot be read is logged, and takes nothing away', async () => {
  expectLogged(/unavailable/);
  const rest = givenTheRestIsLate();
  renderAt('/movies');
  await screen.findByRole('link', { name: /Kadal/ });

  rest.reject(new Error('unavailable'));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

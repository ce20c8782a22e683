// product 5.4, 5.5, 5.7, 5.9.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moviesReader } from '../../src/store/read/lists';
import { site } from '../../src/company/site';
import { aMovie, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';

const cards = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

test('given movies, /movies shows them as cards that link to their details', async () => {
  vi.mocked(moviesReader).mockReturnValue(
    pagesOf([aMovie({ id: 'kadal', title: 'Kadal' }), aMovie({ title: 'നിലാവ്' })]),
  );
  renderAt('/movies');

  const link = await screen.findByRole('link', { name: /Kadal/ });
  expect(link).toHaveAttribute('href', '/movie/kadal');
  expect(screen.getByRole('heading', { name: 'നിലാവ്' })).toBeVisible();
  expect(moviesReader).toHaveBeenCalledWith('All', { after: undefined });
});

test('cards have the layout classes a1 to a10 in turn', async () => {
  vi.mocked(moviesReader).mockReturnValue(pagesOf(Array.from({ length: 12 }, () => aMovie())));
  renderAt('/movies');

  await screen.findAllByRole('heading', { level: 3 });
  const classes = cards().map((card) => /\ba\d+\b/.exec(card.className)?.[0]);
  expect(classes).toEqual('a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a1 a2'.split(' '));
});

test('choosing a filter reads the movies with that status and is in the address', async () => {
  vi.mocked(moviesReader).mockImplementation((status) =>
    pagesOf([aMovie({ title: `Only ${status}` })]),
  );
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

test('the filter of the address is applied', async () => {
  vi.mocked(moviesReader).mockReturnValue(pagesOf([aMovie()]));
  renderAt('/movies?status=released');

  await screen.findAllByRole('heading', { level: 3 });
  expect(moviesReader).toHaveBeenCalledWith('Released', { after: undefined });
});

test('without a match the list has the text of product 5.6', async () => {
  vi.mocked(moviesReader).mockReturnValue(pagesOf());
  renderAt('/movies?status=Released');

  expect(await screen.findByText('No movies found for "Released"')).toBeVisible();
});

test('a failed read is reported, not shown as an empty list, and can be tried again', async () => {
  expectLogged(/unavailable/);
  const answers = vi.fn().mockRejectedValueOnce(new Error('unavailable'));
  answers.mockResolvedValueOnce([aMovie({ title: 'Second try' })]);
  vi.mocked(moviesReader).mockReturnValue(answers);
  const { visitor } = renderAt('/movies');

  expect(await screen.findByRole('alert')).toHaveTextContent('The movies could not be loaded.');
  expect(screen.queryByText(/No movies found/)).not.toBeInTheDocument();

  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Second try' })).toBeVisible();
});

test('"Show more" adds the next 20, and the number of pages is in the address', async () => {
  const first = Array.from({ length: 20 }, () => aMovie());
  vi.mocked(moviesReader).mockReturnValue(pagesOf(first, [aMovie({ title: 'The last one' })]));
  const { visitor, address } = renderAt('/movies');

  await screen.findAllByRole('heading', { level: 3 });
  expect(cards()).toHaveLength(20);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));

  expect(await screen.findByRole('heading', { name: 'The last one' })).toBeVisible();
  expect(cards()).toHaveLength(21);
  expect(address()).toBe('/movies?page=2');
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('if the next page fails, the pages before it remain and it can be tried again', async () => {
  const first = Array.from({ length: 20 }, () => aMovie());
  const answers = vi.fn().mockResolvedValueOnce(first).mockRejectedValueOnce(new Error('gone'));
  answers.mockResolvedValueOnce([aMovie({ title: 'Late' })]);
  vi.mocked(moviesReader).mockReturnValue(answers);
  const { visitor } = renderAt('/movies');

  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More movies could not be loaded.');
  expect(cards()).toHaveLength(20);

  const retry = screen.getByRole('link', { name: 'Try again' });
  expect(retry).toHaveFocus();
  await visitor.click(retry);
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
});

/** A list with a partial result; the test settles the complete one. */
function givenPartialResult() {
  const complete = deferred();
  vi.mocked(moviesReader).mockReturnValue(async (onPartial) => {
    const first = aMovie({ id: 'kadal', title: 'Kadal' });
    onPartial?.([first]);
    await complete.promise;
    return [first, aMovie({ id: 'mazha', title: 'Mazha' })];
  });
  return complete;
}

test('a partial result is shown until the complete one is read', async () => {
  const complete = givenPartialResult();
  renderAt('/movies');
  expect(await screen.findByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mazha/ })).toBeNull();

  complete.resolve();
  expect(await screen.findByRole('link', { name: /Mazha/ })).toBeVisible();
  expect(cards()).toHaveLength(2);
});

test('if the complete result cannot be read, the error is logged and the partial result remains', async () => {
  expectLogged(/unavailable/);
  const complete = givenPartialResult();
  renderAt('/movies');
  await screen.findByRole('link', { name: /Kadal/ });

  complete.reject(new Error('unavailable'));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: /Kadal/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('search engines are told which movies are listed, in their order (product 23.7)', async () => {
  vi.mocked(moviesReader).mockReturnValue(
    pagesOf([aMovie({ id: 'kadal' }), aMovie({ id: 'നിലാവ്' })]),
  );
  renderAt('/movies');

  await screen.findAllByRole('heading', { level: 3 });
  const list = document.querySelector('[itemtype="https://schema.org/ItemList"]');
  const items = [...(list?.querySelectorAll('[itemprop="itemListElement"]') ?? [])];
  expect(
    items.map((item) => [
      item.querySelector('meta[itemprop="position"]')?.getAttribute('content'),
      item.querySelector('link[itemprop="url"]')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['1', `${site.origin}/movie/kadal`],
    ['2', `${site.origin}/movie/${encodeURIComponent('നിലാവ്')}`],
  ]);
});

// product 5.21, 5.28.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { allNearViewport } from '../support/near-viewport';
import { renderAt } from '../support/render-at';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';

describe('related movies', () => {
  const movie = aMovie({ id: 'kadal', title: 'Kadal', director: 'Anju Paul' });
  const others = ['Boat', 'Rain', 'Night', 'Lamp'].map((title) =>
    aMovie({ title, director: 'Anju Paul' }),
  );
  const READ = /^batchGet search/;

  beforeEach(() => {
    storeEntries('movie', movie, ...others);
    allNearViewport();
  });

  test('at the end of the page are three related films, in the order of the index', async () => {
    renderAt('/movie/kadal');

    const section = await screen.findByRole('region', { name: 'More films' });
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles).toHaveTexts(['Boat', 'Rain', 'Night']);
  });

  test.each([
    ['the index is missing', () => memory.remove('search/changes'), null],
    ['it cannot be read', () => network.refuse(READ, 'unavailable'), /unavailable/],
  ])('are not shown if %s', async (_, begin, logged) => {
    if (logged) expectLogged(logged);
    begin();
    renderAt('/movie/kadal');
    await waitFor(() => expect(network.requests(READ)).not.toEqual([]));
    await network.quiet();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
    expect(screen.queryByText('More films')).not.toBeInTheDocument();
  });

  test('are not shown for a film without any', async () => {
    storeEntries('movie', aMovie({ ...movie, id: 'alone', director: 'Nobody Else' }));
    renderAt('/movie/alone');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
    await waitFor(() => expect(network.requests(READ)).not.toEqual([]));
    await network.quiet();
    expect(screen.queryByText('More films')).not.toBeInTheDocument();
  });

  test('are not read before the end of the page is near', async () => {
    vi.unstubAllGlobals();
    renderAt('/movie/kadal');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
    expect(network.requests(READ)).toEqual([]);
  });
});

describe('the neighbours in a list', () => {
  const FILMS = ['a', 'b', 'c'].map((id) => aMovie({ id, title: `Film ${id}` }));

  beforeEach(() => {
    storeEntries('movie', ...FILMS);
  });

  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const neighbours = () =>
    within(screen.getByRole('navigation', { name: 'Films of the list' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test.each(['/movies', '/movies?status=Upcoming'])(
    'a film that is opened from %s links to the previous and the next one of the list, and Back to the list',
    async (list) => {
      const { visitor, address, router } = renderAt(list);
      await visitor.click(await screen.findByRole('link', { name: /Film b/ }));
      await title('Film b');
      expect(neighbours()).toEqual([
        ['Previous Film a', '/movie/a'],
        ['Next Film c', '/movie/c'],
      ]);
      await visitor.click(screen.getByRole('link', { name: 'Next Film c' }));
      await title('Film c');
      expect(neighbours()).toEqual([['Previous Film b', '/movie/b']]);
      await visitor.click(screen.getByRole('link', { name: 'Previous Film b' }));
      await title('Film b');
      await router.navigate(-1);
      await screen.findByRole('link', { name: /Film a/ });
      expect(address()).toBe(list);
      // One read in each collection for each movie that was opened.
      expect(network.requests(/^batchGet Movies/)).toHaveLength(6);
    },
  );

  test('a film that is opened from the films in cinemas links to its neighbours among them', async () => {
    vi.setSystemTime(new Date('2026-11-22T12:00+05:30'));
    const released = { status: 'Released', releaseDate: '2026-11-06' } as const;
    storeEntries('movie', ...FILMS.slice(0, 2).map((movie) => ({ ...movie, ...released })));
    const { visitor } = renderAt('/movies');
    const section = await screen.findByRole('region', { name: 'In cinemas now' });
    await visitor.click(within(section).getByRole('link', { name: /Film b/ }));
    await title('Film b');
    expect(neighbours()).toEqual([['Previous Film a', '/movie/a']]);
  });

  test('a film that is opened by its address links to no others', async () => {
    renderAt('/movie/b');
    await title('Film b');
    expect(screen.queryByRole('navigation', { name: 'Films of the list' })).not.toBeInTheDocument();
  });

  test.each([
    null,
    { list: 5 },
    { list: [{ id: 'a' }, null] },
    { list: [{ id: 'a', title: 'A' }] },
  ])('a history entry with the state %j links to no others', async (state) => {
    const { router } = renderAt('/about');
    await router.navigate('/movie/b', { state });
    await title('Film b');
    expect(screen.queryByRole('navigation', { name: 'Films of the list' })).not.toBeInTheDocument();
  });
});

// product 5.1, 5.2, 5.5.
import { describe, expect, test } from 'vitest';
import { getMovie } from '../../src/store/read/movies';
import { moviesReader } from '../../src/store/read/lists';
import { day, openDatabase } from '../support/database';

const { store } = openDatabase();

const movie = (title: string, status: unknown, published?: unknown) => ({
  title,
  description: 'D',
  status,
  ...(published === undefined ? {} : { timestamp: published }),
});
const titles = (page: readonly { title: string }[]) => page.map(({ title }) => title);

describe('a list of movies', () => {
  test('has the movies of both collections by their status, newest first', async () => {
    await store({
      'Movies/Upcoming/Movies/a': movie('Stored upcoming, now released', 'Released', day(2)),
      'Movies/Released/Movies/b': movie('Stored released, now upcoming', 'Upcoming', day(3)),
      'Movies/Released/Movies/c': movie('Released', 'Released', day(1)),
    });
    expect(titles(await moviesReader('All')())).toEqual([
      'Stored released, now upcoming',
      'Stored upcoming, now released',
      'Released',
    ]);
    expect(titles(await moviesReader('Released')())).toEqual([
      'Stored upcoming, now released',
      'Released',
    ]);
    expect(titles(await moviesReader('Upcoming')())).toEqual(['Stored released, now upcoming']);
  });

  test('compares the status without regard to case', async () => {
    await store({
      'Movies/Released/Movies/a': movie('lower', 'released', day(3)),
      'Movies/Released/Movies/b': movie('upper', 'RELEASED', day(2)),
      'Movies/Released/Movies/c': movie('mixed', 'rElEaSeD', day(1)),
    });
    expect(titles(await moviesReader('Released')())).toEqual(['lower', 'upper', 'mixed']);
    expect(await moviesReader('Upcoming')()).toEqual([]);
  });

  test('includes movies whose timestamp or status is missing or of the wrong type', async () => {
    await store({
      'Movies/Upcoming/Movies/a': movie('dated', 'Upcoming', day(1)),
      'Movies/Upcoming/Movies/b': movie('undated', 'Upcoming'),
      'Movies/Upcoming/Movies/c': movie('text as timestamp', 'Upcoming', 'yesterday'),
      'Movies/Upcoming/Movies/d': {},
    });
    const found = titles(await moviesReader('Upcoming')());
    expect(found[0]).toBe('dated');
    expect(found.toSorted()).toEqual(['', 'dated', 'text as timestamp', 'undated']);
    expect(await moviesReader('All')()).toHaveLength(4);
  });

  test('has pages of 20 without duplicates, also of more than a visitor may read by one query', async () => {
    const count = 125;
    const documents = Array.from({ length: count }, (_, n) => [
      `Movies/${n % 3 === 0 ? 'Released' : 'Upcoming'}/Movies/m${n}`,
      movie(`${n}`, 'Upcoming', day(n + 1)),
    ]);
    await store(Object.fromEntries(documents));
    const next = moviesReader('Upcoming');
    const pages = [await next()];
    while (pages.at(-1)?.length) pages.push(await next());
    expect(pages.map((page) => page.length)).toEqual([20, 20, 20, 20, 20, 20, 5, 0]);
    const newestFirst = Array.from({ length: count }, (_, n) => `${count - 1 - n}`);
    expect(titles(pages.flat())).toEqual(newestFirst);
  });
});

describe('one movie', () => {
  test('is found in either collection', async () => {
    await store({
      'Movies/Upcoming/Movies/here': movie('Here', 'Upcoming'),
      'Movies/Released/Movies/there': movie('There', 'Upcoming'),
    });
    expect(await getMovie('here')).toMatchObject({
      id: 'here',
      collection: 'Upcoming',
      title: 'Here',
    });
    expect(await getMovie('there')).toMatchObject({ collection: 'Released', status: 'Upcoming' });
  });

  test.each(['unknown', '', '.', '..', '__x__', 'a/b', 'a/b/c', 'x'.repeat(1501), 'നിലാവ്'])(
    'is null for the id %j',
    async (id) => {
      expect(await getMovie(id)).toBeNull();
    },
  );
});

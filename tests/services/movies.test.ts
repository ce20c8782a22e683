import { describe, expect, test } from 'vitest';
import { getMovie, movies } from '../../src/services/movies';
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
  test('holds both places, newest first, whatever the path says', async () => {
    await store({
      'Movies/Upcoming/Movies/a': movie('Stored upcoming, now released', 'Released', day(2)),
      'Movies/Released/Movies/b': movie('Stored released, now upcoming', 'Upcoming', day(3)),
      'Movies/Released/Movies/c': movie('Released', 'Released', day(1)),
    });
    expect(titles(await movies('All')())).toEqual([
      'Stored released, now upcoming',
      'Stored upcoming, now released',
      'Released',
    ]);
    expect(titles(await movies('Released')())).toEqual([
      'Stored upcoming, now released',
      'Released',
    ]);
    expect(titles(await movies('Upcoming')())).toEqual(['Stored released, now upcoming']);
  });

  test('compares the status without regard to case', async () => {
    await store({
      'Movies/Released/Movies/a': movie('lower', 'released', day(3)),
      'Movies/Released/Movies/b': movie('upper', 'RELEASED', day(2)),
      'Movies/Released/Movies/c': movie('mixed', 'rElEaSeD', day(1)),
    });
    expect(titles(await movies('Released')())).toEqual(['lower', 'upper', 'mixed']);
    expect(await movies('Upcoming')()).toEqual([]);
  });

  test('loses no movie whose time or status is missing or of the wrong type', async () => {
    await store({
      'Movies/Upcoming/Movies/a': movie('dated', 'Upcoming', day(1)),
      'Movies/Upcoming/Movies/b': movie('undated', 'Upcoming'),
      'Movies/Upcoming/Movies/c': movie('text for a time', 'Upcoming', 'yesterday'),
      'Movies/Upcoming/Movies/d': {},
    });
    const found = titles(await movies('Upcoming')());
    expect(found[0]).toBe('dated');
    expect(found.toSorted()).toEqual(['', 'dated', 'text for a time', 'undated']);
    expect(await movies('All')()).toHaveLength(4);
  });

  test('comes in pages of twenty and holds each movie once', async () => {
    const documents = Array.from({ length: 45 }, (_, n) => [
      `Movies/${n % 3 === 0 ? 'Released' : 'Upcoming'}/Movies/m${n}`,
      movie(`${n}`, 'Upcoming', day(n + 1)),
    ]);
    await store(Object.fromEntries(documents));
    const next = movies('Upcoming');
    const pages = [await next(), await next(), await next(), await next()];
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5, 0]);
    const newestFirst = Array.from({ length: 45 }, (_, n) => `${44 - n}`);
    expect(titles(pages.flat())).toEqual(newestFirst);
  });

  test('is empty without documents', async () => {
    expect(await movies('All')()).toEqual([]);
  });
});

describe('one movie', () => {
  test('is found in either place', async () => {
    await store({
      'Movies/Upcoming/Movies/here': movie('Here', 'Upcoming'),
      'Movies/Released/Movies/there': movie('There', 'Upcoming'),
    });
    expect(await getMovie('here')).toMatchObject({ id: 'here', place: 'Upcoming', title: 'Here' });
    expect(await getMovie('there')).toMatchObject({ place: 'Released', status: 'Upcoming' });
  });

  test.each(['nobody', '', '.', '..', '__x__', 'a/b', 'a/b/c', 'x'.repeat(1501), 'നിലാവ്'])(
    'is null for the id %j',
    async (id) => {
      expect(await getMovie(id)).toBeNull();
    },
  );
});

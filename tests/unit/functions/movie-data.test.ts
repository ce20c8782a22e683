// product 23.5.
import { expect, test } from 'vitest';
import { movieData } from '../../../src/content/meta/movie-data';
import { site } from '../../../src/company/site';
import { aMovie } from '../../support/builders';

/** As it is sent: without the fields that are undefined. */
const sent = (movie: Parameters<typeof movieData>[0]): unknown =>
  JSON.parse(JSON.stringify(movieData(movie)));

const productionCompany = { '@type': 'Organization', name: site.name, url: `${site.origin}/` };

test('a movie is described with all known values', () => {
  const movie = aMovie({
    id: 'boat',
    title: 'The Boat',
    description: 'It comes\nback empty.',
    picture: { src: 'https://pictures.test/boat.webp' },
    genre: 'Drama, Thriller / Sea',
    releaseDate: '2026-12-18',
    director: 'Anu Andersson',
    actors: 'Ann, Jr., Ben; Cy and Dee & Eve',
    writers: 'Sandy Anders as himself',
    music: 'Rex Thomas',
    language: 'Malayalam',
    runtimeMinutes: 121,
    certificate: 'U/A 13+',
  });
  expect(sent(movie)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'The Boat',
    url: `${site.origin}/movie/boat`,
    image: 'https://pictures.test/boat.webp',
    description: 'It comes back empty.',
    director: [{ '@type': 'Person', name: 'Anu Andersson' }],
    actor: ['Ann, Jr.', 'Ben', 'Cy', 'Dee', 'Eve'].map((name) => ({ '@type': 'Person', name })),
    author: [{ '@type': 'Person', name: 'Sandy Anders' }],
    musicBy: [{ '@type': 'Person', name: 'Rex Thomas' }],
    genre: ['Drama', 'Thriller', 'Sea'],
    inLanguage: 'Malayalam',
    contentRating: 'U/A 13+',
    duration: 'PT121M',
    datePublished: '2026-12-18',
    productionCompany,
  });
});

test('unknown values are left out', () => {
  expect(sent(aMovie({ id: 'boat', title: 'The Boat', description: '', actors: ' , ' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'The Boat',
    url: `${site.origin}/movie/boat`,
    productionCompany,
  });
});

test.each(['Christmas 2026', '2026-02-30'])('the release date %s is left out', (releaseDate) =>
  expect(sent(aMovie({ releaseDate }))).not.toHaveProperty('datePublished'),
);

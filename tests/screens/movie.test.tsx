// product 2.15, 5.10, 5.11, 5.16, 5.20, 12.6.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formFieldsOf } from '../../src/studio/form/fields/field-table';
import { movieFields } from '../../src/content/movie/studio/edit/movie-fields';
import type { Movie } from '../../src/content/movie/movie';
import { aFullMovie, aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

/** Opens the page of a movie with these fields. */
function openMovie(fields: Partial<Movie> = {}) {
  storeEntries('movie', aMovie({ ...fields, id: 'kadal' }));
  return renderAt('/movie/kadal');
}
const fact = (term: string) => screen.getByText(term).nextElementSibling;

async function pageOf(movie: Movie) {
  cleanup();
  openMovie(movie);
  await screen.findByRole('heading', { level: 1, name: movie.title });
}

// The lists load later (movie-extras.test.tsx).
const optional = formFieldsOf(movieFields).filter(
  ([name, { type, blank, language }]) =>
    !blank && !language && type !== 'choice' && type !== 'lines' && name !== 'ticketsFrom',
);
const full: Movie = aMovie(aFullMovie());

test('every text of a movie is shown as stored, with the names of the facts', async () => {
  await pageOf(full);
  expect(screen.getByText(full.description)).toBeVisible();
  expect(fact('Genre')).toHaveTextContent('Drama');
  expect(fact('Actor(s)')).toHaveTextContent('Ravi Menon, Meera Das');
  for (const [name] of optional.filter(([, { type }]) => type === 'text')) {
    expect(screen.getByRole('main')).toHaveTextContent(String(Reflect.get(full, name)));
  }
});

/** What is shown of the fields that are no text. */
const SHOWN: Record<string, () => HTMLElement | null> = {
  releaseDate: () => screen.queryByText('18 December 2026', { selector: 'dd, dd *' }),
  runtimeMinutes: () => screen.queryByText('2 hours 12 minutes'),
  ticketUrl: () => document.querySelector('main a[href="https://tickets.example.com/kadal"]'),
  trailerUrl: () => screen.queryByRole('button', { name: 'Watch the trailer' }),
};

test.each(optional.filter(([, { type }]) => type !== 'text'))(
  '%s of a movie is shown, and nothing without it',
  async (name) => {
    await pageOf(full);
    expect(SHOWN[name]?.()).toBeInTheDocument();
    const rest = Object.fromEntries(Object.entries(full).filter(([field]) => field !== name));
    await pageOf(aMovie(rest));
    expect(SHOWN[name]?.()).toBeNull();
  },
);

const keyFacts = (heading: HTMLElement) =>
  [...(heading.nextElementSibling?.querySelectorAll('li') ?? [])].map((item) => item.textContent);

test('a line below the title has the known facts', async () => {
  openMovie(full);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(keyFacts(heading)).toEqual([
    '18 December 2026',
    '2 hours 12 minutes2 h 12 min',
    'Language: Malayalam',
    'Certificate: U/A 13+',
    'Drama',
  ]);
  expect(screen.getByText('2 h 12 min')).toHaveAttribute('aria-hidden', 'true');
});

test('a fact is marked with its language, but its name is not', async () => {
  openMovie({ language: 'തമിഴ്' });
  expect(await screen.findByText('തമിഴ്')).toHaveAttribute('lang', 'ml');
  expect(screen.getByText('Language:').closest('[lang="ml"]')).toBeNull();
});

test('the line below the title has no empty facts', async () => {
  openMovie({ releaseDate: 'Onam 2027' });
  expect(keyFacts(await screen.findByRole('heading', { level: 1 }))).toEqual(['Onam 2027']);
  cleanup();

  openMovie();
  expect(keyFacts(await screen.findByRole('heading', { level: 1 }))).toEqual([]);
});

test('actors with roles are a list, each with the role', async () => {
  const actors = 'Ravi Menon as Kunju, ലീല (അമ്മ), Biju';
  openMovie({ actors });
  await screen.findByRole('heading', { level: 1 });
  const cast = [...(fact('Actor(s)')?.querySelectorAll('li') ?? [])];
  expect(cast).toHaveTexts(['Ravi Menon, Kunju', 'ലീല, അമ്മ', 'Biju']);
});

test('directors, actors, writers and the rest of the crew are links to their films', async () => {
  const actors = 'Ravi Menon as Kunju, ലീല';
  const crew = { director: 'Anju Paul, Biju', actors, writers: 'Leela Das', music: 'Rex Thomas' };
  openMovie(crew);
  await screen.findByRole('heading', { level: 1 });
  const links = [...document.querySelectorAll('dd a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    ['Anju Paul', 'Biju', 'Ravi Menon', 'ലീല', 'Leela Das', 'Rex Thomas'].map((name) => [
      name,
      `/movies?person=${encodeURIComponent(name)}`,
    ]),
  );
  expect(fact('Director')).toHaveTextContent('Anju Paul, Biju');
});

test('missing fields have a text each', async () => {
  openMovie({ title: '', description: '' });

  expect(await screen.findByText('Description not available.')).toBeVisible();
  for (const term of ['Genre', 'Release Date', 'Director', 'Actor(s)', 'Writer(s)'])
    expect(fact(term)).toHaveTextContent('Information not available');
  for (const term of ['Music', 'Cinematography', 'Editing'])
    expect(screen.queryByText(term)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Grab Your Tickets!/ })).not.toBeInTheDocument();
});

test.each([
  ['is missing', undefined],
  ['does not load', { src: 'https://pictures.test/broken.webp' }],
])(
  'a poster that %s is replaced by a tile with the first letter of the title',
  async (_, picture) => {
    openMovie({ title: 'Kadal', ...(picture && { picture }) });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Kadal' });
    for (const image of document.querySelectorAll('main img')) fireEvent.error(image);
    expect(await screen.findByText('K')).toBeVisible();
    expect(screen.getByText('K').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(heading).toBeVisible();
  },
);

test('text from the database sets its own writing direction', async () => {
  openMovie({ title: 'ليلة قمراء', description: 'قصة', director: 'ليلى' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('قصة')).toHaveAttribute('dir', 'auto');
  expect(fact('Director')).toHaveAttribute('dir', 'auto');
});

test('a loader shows while the movie loads', async () => {
  network.hold(/^batchGet Movies/);
  openMovie();
  await waitFor(() => expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible());
});

test('an unknown movie shows the not-found page inside the frame', async () => {
  renderAt('/movie/nobody');

  expect(await screen.findByRole('heading', { level: 1, name: 'Movie not found' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.each(['kadal_', 'kadal%3E', 'kadal&fbclid=x', 'kadal%F0%9F%98%80', 'KADAL', 'Kadal./press'])(
  'without the function, /movie/%s also leads to the page of the film',
  async (end) => {
    storeEntries('movie', aMovie({ id: 'kadal', title: 'Kadal Kadannu' }));
    renderAt(`/movie/${end}`);
    expect(await screen.findByRole('heading', { level: 1, name: /Kadal Kadannu/ })).toBeVisible();
  },
);

test('a failed read is reported and can be tried again', async () => {
  expectLogged(/silent/);
  network.refuse(/^batchGet Movies/, 'internal', { message: 'silent' });
  const { visitor } = openMovie({ title: 'Second try' });

  expect(await screen.findByText(/The movie could not be loaded/)).toBeVisible();
  network.accept(/^batchGet Movies/);
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Second try' })).toBeVisible();
});

test('the trailer opens over the page, and its close button closes it', async () => {
  const trailerUrl = 'https://youtu.be/abcdefghijk';
  const { visitor, address } = openMovie({ title: 'Kadal', trailerUrl });

  await visitor.click(await screen.findByRole('button', { name: 'Watch the trailer' }));
  expect(await screen.findByTitle('Kadal: trailer')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
  expect(address()).toBe('/movie/kadal?trailer=open');

  await visitor.click(screen.getByRole('button', { name: 'Close video' }));
  await waitFor(() => expect(screen.queryByTitle('Kadal: trailer')).not.toBeInTheDocument());
  expect(address()).toBe('/movie/kadal');
  expect(network.repeated(/^batchGet Movies/)).toEqual([]);
});

test('only a word in another script is marked in a title, and the title keeps its accessible name (product 12.6)', async () => {
  openMovie({ title: 'Kadal, കടൽ' });
  const title = await screen.findByRole('heading', { level: 1, name: 'Kadal, കടൽ' });
  expect(title).not.toHaveAttribute('lang');
  expect(within(title).getByText('കടൽ')).toHaveAttribute('lang', 'ml');
});

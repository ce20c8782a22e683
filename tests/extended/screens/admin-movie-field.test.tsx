// product 16.17, 24.13 and 40.8.
import { movieKey } from '../../../src/content/search/search-entry';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearPosters } from '../../../src/store/read/posters';
import { button, fill } from '../../support/admin-screen';
import { aMovie, anEvent, aVideo } from '../../support/builders';
import { isInMalayalam } from '../../support/translations';
import { chooseMovie } from '../../support/choose-movie';
import { choose } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries, storeIndex } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { uploadedOf } from '../../support/memory/files';
import type { Movie } from '../../../src/content/movie/movie';

const entry = (id: string, title: string) => ({
  key: movieKey({ id, collection: 'Upcoming' }),
  title,
});
const film = (id: string, title: string, fields: Partial<Movie> = {}) =>
  aMovie({ id, title, ...fields });
const INDEX = /^batchGet search/;
const OWN = { src: 'https://pictures.test/own.webp', alt: 'A boat' };

beforeEach(() => {
  clearPosters();
  storeEntries('movie', film('mazha', 'Mazha'), film('kadal', 'Kadal'));
  storeEntries('event', anEvent({ title: 'A clip' }));
});

const form = (name: string) => screen.findByRole('form', { name });
const movieField = (name: string) =>
  form(name).then((element) => within(element).findByRole('combobox', { name: /^Film/ }));
/** A poster, or the letter in its place, follows the title. */
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function editVideo(fields: Parameters<typeof aVideo>[0]) {
  storeEntries('video', aVideo({ id: 'rain', title: 'Rain', ...fields }));
  const page = renderAt('/admin/videos');
  const card = within(await screen.findByRole('article', { name: 'Rain' }));
  await page.visitor.click(card.getByRole('button', { name: 'Edit' }));
  return page;
}

test('films with the same title are distinguished by their years, or by their addresses', async () => {
  storeIndex([
    { ...entry('mazha', 'Mazha'), releaseDate: '2019-05-01' },
    { ...entry('mazha-2', 'Mazha'), releaseDate: 'Christmas 2026' },
    entry('mazha-3', 'Mazha'),
    { ...entry('kadal', 'Kadal'), releaseDate: '2020-05-01' },
  ]);
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(await movieField('Upload YouTube Video'));
  await waitFor(() =>
    expect(options()).toEqual([
      'MMazha (2019)2019',
      'MMazha (2026)2026',
      'MMazha (mazha-3)',
      'KKadal2020',
    ]),
  );
});

test('the index is not read before the field is used', async () => {
  const { visitor } = renderAt('/admin/videos');
  const movie = await movieField('Upload YouTube Video');
  expect(network.requests(INDEX)).toEqual([]);
  await visitor.click(movie);
  await screen.findAllByRole('option');
  expect(network.repeated(INDEX)).toEqual([]);
});

test('a film is found by a word of its title or its director, with its poster, and Enter takes the only one', async () => {
  const picture = { src: 'https://pictures.test/sons.webp' };
  const sons = film('kadal', 'Kadal and sons', { director: 'Anagha Varier', picture });
  storeEntries('movie', film('mazha', 'മഴ'), sons);
  const answer = network.hold(/^batchGet Movies.*kadal$/);
  const { visitor } = renderAt('/admin/videos');
  const movie = await movieField('Upload YouTube Video');
  await visitor.type(movie, 'varier');
  await waitFor(() => expect(options()).toEqual(['KKadal and sons']));
  answer();
  await waitFor(() => expect(document.querySelector(`[src="${picture.src}"]`)).not.toBeNull());
  await visitor.keyboard('{Enter}');
  expect(movie).toHaveValue('Kadal and sons');
  await visitor.clear(movie);
  await visitor.type(movie, 'mazha');
  await waitFor(() => expect(options()).toEqual(['മമഴ']));
});

test('a title in another spelling is found, and one letter offers its title before titles that begin with it', async () => {
  storeIndex([entry('mazha', 'Mazha'), entry('m', 'M'), entry('kadal', 'Kadal & Kara, Part II')]);
  const { visitor } = renderAt('/admin/videos');
  const movie = await movieField('Upload YouTube Video');
  await visitor.type(movie, 'm');
  await waitFor(() => expect(options()).toEqual(['MM', 'MMazha']));
  await visitor.clear(movie);
  await visitor.type(movie, 'kadal and kara 2');
  await visitor.tab();
  expect(movie).toHaveValue('Kadal & Kara, Part II');
});

test.runIf(isInMalayalam)(
  'a film is found by its title in any language, by one letter and in other encodings, like an English one',
  async () => {
    storeIndex([
      entry('mazha', 'മഴ'),
      entry('mohanlal', 'മോഹൻലാൽ'),
      { ...entry('boat', 'The Boat'), titles: 'ml:വള്ളം' },
    ]);
    const { visitor } = renderAt('/admin/videos');
    const movie = await movieField('Upload YouTube Video');
    const type = async (text: string) => {
      await visitor.clear(movie);
      await visitor.type(movie, text);
    };
    await type('മ');
    await waitFor(() => expect(options()).toEqual(['മമഴ', 'മോമോഹൻലാൽ']));
    await type('വ');
    await waitFor(() => expect(options()).toEqual(['TThe Boat']));
    await type('മോഹന\u0d4d\u200dലാല\u0d4d\u200d');
    await visitor.tab();
    expect(movie).toHaveValue('മോഹൻലാൽ');
    await type('വള്ളം');
    await visitor.tab();
    expect(movie).toHaveValue('The Boat');
  },
);

test('Escape restores the chosen film, and other text is dropped on blur', async () => {
  const { visitor } = await editVideo({ movieId: 'kadal' });
  const movie = await movieField('Edit video');
  await waitFor(() => expect(movie).toHaveValue('Kadal'));
  await visitor.type(movie, ' and more');
  expect(await screen.findByText('No film has that in it.')).toBeVisible();
  await visitor.keyboard('{Escape}');
  expect(movie).toHaveValue('Kadal');
  await visitor.clear(movie);
  await visitor.type(movie, 'nothing like it');
  await visitor.tab();
  expect(movie).toHaveValue('Kadal');
});

test('a completely typed title is chosen on blur, also before the films are read', async () => {
  const answer = network.hold(/^batchGet search.0$/);
  const { visitor } = renderAt('/admin/videos');
  const movie = await movieField('Upload YouTube Video');
  await visitor.type(movie, 'kadal{ArrowDown}');
  expect(movie).not.toHaveAttribute('aria-activedescendant');
  await visitor.tab();
  expect(movie).toHaveValue('kadal');
  answer();
  await waitFor(() => expect(movie).toHaveValue('Kadal'));
  expect(button('No film')).toBeVisible();
});

test('a video gets its film, and a picture of its own', async () => {
  const { visitor } = renderAt('/admin/videos');
  await chooseMovie(visitor, 'Mazha');
  fill('Title', 'Rain');
  fill('Description', 'Two minutes of it.');
  fill('YouTube URL', 'https://youtu.be/abcdefghijk');
  expect(document.querySelector('img[src*="ytimg"]')).not.toBeNull();
  fireEvent.change(screen.getByLabelText(/^Picture/), {
    target: { files: [new File(['picture'], 'own.png', { type: 'image/png' })] },
  });
  await screen.findByText('own.png is ready.');
  expect(document.querySelector('img[src*="ytimg"]')).toBeNull();
  await visitor.click(button('Upload Video'));
  await waitFor(() => expect(stored('video')).toMatchObject([{ title: 'Rain', movieId: 'mazha' }]));
  expect(stored('video')[0]?.picture).toMatchObject({ src: uploadedOf('own.png') });
  expect(uploadedOf('own.png')).toContain('videos%2Fown-');
});

test('an edit keeps the id of an unknown film, and can remove film and picture', async () => {
  const { visitor } = await editVideo({ movieId: 'gone', picture: OWN });
  const movie = await movieField('Edit video');
  await waitFor(() => expect(movie).toHaveValue('A film that is not there any more'));
  await visitor.click(button('No film'));
  await waitFor(() => expect(movie).toHaveFocus());
  await visitor.click(button('Remove The current picture'));
  await visitor.click(button('Save'));
  await screen.findByText('Video updated successfully!');
  const after = stored('video').find(({ id }) => id === 'rain');
  expect(after).not.toHaveProperty('movieId');
  expect(after).not.toHaveProperty('picture');
  expect(network.requests(/^delete/)).toEqual([]);
});

test('films that cannot be read are reported beside the field and can be read again', async () => {
  expectLogged(/unavailable/);
  network.refuse(INDEX, 'unavailable');
  const { visitor } = renderAt('/admin/videos');
  const movie = await movieField('Upload YouTube Video');
  await visitor.click(movie);
  expect(await screen.findByText(/The films could not be loaded/)).toBeVisible();
  network.accept(INDEX);
  await visitor.click(button('Try again'));
  await visitor.click(movie);
  await waitFor(() => expect(options()).toEqual(['MMazha', 'KKadal']));
});

test('several pictures added at once all get the chosen film', async () => {
  const { visitor } = renderAt('/admin/gallery');
  const movie = await chooseMovie(visitor, 'Kadal');
  await choose('one.png', 'two.png');
  expect(screen.queryByText(/The words that you wrote/)).not.toBeInTheDocument();
  expect(movie).toHaveValue('Kadal');
  expect(screen.queryByRole('textbox', { name: /Subtitle/ })).not.toBeInTheDocument();
  await visitor.click(button('Add to the gallery'));
  await waitFor(() => expect(stored('image')).toHaveLength(2));
  expect(stored('image')).toMatchObject(
    ['two.png', 'one.png'].map((name) => ({
      movieId: 'kadal',
      picture: { src: uploadedOf(name) },
    })),
  );
});

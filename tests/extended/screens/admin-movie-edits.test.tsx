// product 5.15, 15.5.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, field, fill, message, card } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { dataAt, dataIn, idsIn, storeEntries } from '../../support/memory/database';
import { addressOf, files } from '../../support/memory/files';
import { memory } from '../../support/memory/firestore';
import {
  fillInMovie,
  newFiles,
  newPicture,
  OLD_FILE,
  OLD_PICTURE,
  openEditForm,
  openMovieForm,
  pictureFile,
} from '../../support/memory/movie-forms';
import { network } from '../../support/memory/network';
import { untilTimeout } from '../../support/memory/time';
import { inTrash } from '../../support/trashed';
import type { Movie } from '../../../src/content/movie/movie';

const value = () => (field('Address') as HTMLInputElement).value;
const UPCOMING = 'Movies/Upcoming/Movies';
const addedIds = () => idsIn(UPCOMING);

async function filledIn(title = 'The Last Bus') {
  const { visitor } = await openMovieForm();
  await fillInMovie(visitor, title);
  await screen.findByText(/Ready/);
  return visitor;
}
const send = () => void fireEvent.click(button('Upload Movie'));

test('the address follows the title, is stored as the id, and the next movie has another', async () => {
  await filledIn();
  expect(value()).toMatch(/^the-last-bus-[a-z0-9]{4}$/);
  fill('Movie Title', 'തിരയുടെ വീട്');
  const suggested = value();
  expect(suggested).toMatch(/^thirayude-veedu-[a-z0-9]{4}$/);
  expect(field('Address')).toHaveAccessibleDescription(
    expect.stringContaining(`nilavu.example/movie/${suggested}. This cannot be changed`),
  );
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual([suggested]);
  fill('Movie Title', 'തിരയുടെ വീട്');
  expect(value()).toMatch(/^thirayude-veedu-/);
  expect(value()).not.toBe(suggested);
});

test('a typed address no longer follows the title, until it is cleared', async () => {
  await filledIn();
  fill('Address', 'Last Bus 2027');
  fireEvent.blur(field('Address'));
  await waitFor(() => expect(value()).toBe('last-bus-2027'));
  fill('Movie Title', 'The Very Last Bus');
  expect(value()).toBe('last-bus-2027');
  fill('Address', '');
  expect(value()).toBe('');
  fireEvent.blur(field('Address'));
  await waitFor(() => expect(value()).toMatch(/^the-very-last-bus-/));
  fill('Address', 'last-bus-2027');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['last-bus-2027']);
});

test('the address of another movie is reported as taken on blur, and not sent', async () => {
  expectLogged(/at this address/);
  storeEntries('movie', aMovie({ id: 'last-bus', collection: 'Released' }));
  await filledIn();
  fill('Address', 'last-bus');
  fireEvent.blur(field('Address'));
  await waitFor(() =>
    expect(field('Address')).toHaveAccessibleDescription(/Another movie has this address/),
  );
  send();
  await message(/^Error uploading movie: There is a movie at this address already/);
  await waitFor(() => expect(field('Address')).toHaveFocus());
  expect(files.paths()).toEqual([]);
  expect(network.requests(/^upload/)).toEqual([]);
  fill('Address', 'last-bus-2');
  expect(field('Address')).not.toHaveAccessibleDescription(/Another movie/);
});

test('an address that is taken meanwhile is refused without overwriting, and another one is accepted', async () => {
  expectLogged(/at this address/);
  network.before(/^upload/, () =>
    storeEntries('movie', aMovie({ id: 'last-bus', title: 'Theirs' })),
  );
  await filledIn();
  fill('Address', 'last-bus');
  send();
  await message(/^Error uploading movie: There is a movie at this address already/);
  expect(field('Address')).toHaveAccessibleDescription(/Another movie has this address/);
  expect(dataAt(`${UPCOMING}/last-bus`)).toMatchObject({ title: 'Theirs' });
  await waitFor(() => expect(files.paths()).toEqual([]));
  fill('Address', 'last-bus-2');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['last-bus', 'last-bus-2']);
});

test('after an attempt with an unknown outcome the address is fixed, and all pictures are recognized', async () => {
  expectLogged(/No answer within/);
  network.silence(/^commit .*Movies.last-bus/);
  await filledIn();
  fill('Address', 'last-bus');
  await untilTimeout(send);
  await message('Error uploading movie: Check your connection and try again.');
  expect(field('Address')).toHaveAttribute('readonly');
  fill('Movie Title', 'Another Title');
  expect(value()).toBe('last-bus');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['last-bus']);
  const [stored] = Object.values(dataIn(UPCOMING));
  expect(stored).toMatchObject({ title: 'Another Title', img: newPicture().src });
  expect(newFiles()).toHaveLength(1);
  expect(field('Address')).not.toHaveAttribute('readonly');
});

test('a stored movie shows its address, which can be copied and cannot be changed', async () => {
  const { visitor } = await openEditForm(aMovie({ id: '4kX9aBcDeFgHiJkLmNoP', title: 'Tides' }));
  const address = 'https://nilavu.example/movie/4kX9aBcDeFgHiJkLmNoP';
  expect(screen.getByRole('link', { name: new RegExp(`^${address}`) })).toBeVisible();
  await visitor.click(button('Copy link'));
  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
});

test('typed text and the caret do not change until the field is left', async () => {
  const visitor = await filledIn();
  await visitor.clear(field('Address'));
  for (const text of ['My', 'My ', 'My F', 'My Film ']) {
    fill('Address', text);
    expect(value()).toBe(text);
  }
  expect(field('Address')).toHaveAccessibleDescription(
    expect.stringContaining('nilavu.example/movie/my-film.'),
  );
  fireEvent.blur(field('Address'));
  await waitFor(() => expect(value()).toBe('my-film'));
});

test('a sent address is stored in lower case with hyphens', async () => {
  await filledIn();
  fill('Address', 'My Film');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['my-film']);
});

const movie = aMovie({ id: 'tides', title: 'Tides', director: 'Anu', picture: OLD_PICTURE });
const changes = () => screen.findByRole('region', { name: 'Changed by somebody else' });

const TIDES = `${UPCOMING}/tides`;
/** Somebody else stores other fields of the movie. */
const change = (fields: object) => memory.put({ [TIDES]: { ...dataAt(TIDES), ...fields } });

describe('a movie that no longer exists when its edit is saved', () => {
  /** Saves an edit, after which the movie is in another place. */
  async function saveGone(place: (stored: object) => Readonly<Record<string, object>>) {
    files.put(OLD_FILE);
    const { visitor, address } = await openEditForm(movie);
    await visitor.type(field('Movie Title'), ' of May');
    memory.put(place(dataAt(TIDES) ?? {}));
    memory.remove(TIDES);
    await visitor.click(button('Save'));
    const notice = await screen.findByRole('region', { name: 'No longer there' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(field('Movie Title')).toHaveValue('Tides of May');
    return { visitor, address, notice };
  }

  test('is in the trash: the form says so and stores its text as a new draft', async () => {
    const { visitor, notice, address } = await saveGone((stored) => ({
      'trash/movie:tides': inTrash(TIDES, new Date(), stored),
    }));
    expect(notice).toHaveTextContent(/^Somebody has deleted this meanwhile\. It can be restored/);
    expect(within(notice).getByRole('link')).toLeadTo('/admin/trash');

    // Its files may go with it at any time: the draft gets its own.
    await screen.findByText('The picture is ready.');
    await visitor.click(button('Store as a new draft'));
    await message('Saved as a draft. Visitors do not see it.');
    const [[id = '', draft] = []] = Object.entries(dataIn('unpublished'));
    expect(id).toMatch(/^movie:tides-of-may-[a-z0-9]{4}$/);
    expect(draft?.['path']).toBe(`${UPCOMING}/${id.slice('movie:'.length)}`);
    const [own] = files.paths().filter((path) => path !== OLD_FILE && !/-1200\./.test(path));
    expect(draft?.['entry']).toMatchObject({ title: 'Tides of May', img: addressOf(own ?? '') });
    expect(idsIn(UPCOMING)).toEqual([]);
    await waitFor(() => expect(address()).toBe('/admin/movies'));
  });

  test('is unpublished: the form leads to the draft', async () => {
    const { notice } = await saveGone((entry) => ({
      'unpublished/movie:tides': { path: TIDES, entry, saved: new Date() },
    }));
    expect(notice).toHaveTextContent(/^Somebody has unpublished this meanwhile\./);
    expect(within(notice).getByRole('link')).toLeadTo('/admin/coming');
  });
});

test('if a movie cannot be read again after a failed edit, the form stays', async () => {
  expectLogged(/late/);
  const { visitor, router } = await openEditForm(movie);
  await visitor.type(field('Movie Title'), ' of May');
  network.refuse(/^batchGet Movies/, 'unavailable', { message: 'late' });
  const reads = network.requests(/^batchGet .*tides$/).length;
  await router.revalidate();
  await waitFor(() => expect(network.requests(/^batchGet .*tides$/).length).toBeGreaterThan(reads));
  expect(field('Movie Title')).toHaveValue('Tides of May');
});

test('Replace image succeeds if somebody else has changed other fields', async () => {
  storeEntries('movie', movie);
  const { visitor } = await openMovieForm();
  await card('Tides');
  change({ title: 'Ebb', Genre: 'Drama' });
  await visitor.upload(screen.getByLabelText('Replace image'), pictureFile());
  await message('Movie image updated successfully!');
  const stored = { title: 'Ebb', Genre: 'Drama', img: newPicture().src };
  expect(dataAt(TIDES)).toMatchObject(stored);
});

test('a picture that an earlier attempt has stored is neither uploaded again nor deleted', async () => {
  expectLogged(/No answer within/);
  network.silence(/^commit Movies.*tides/);
  const { visitor } = await openEditForm(movie);
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await untilTimeout(() => fireEvent.click(button('Save')));
  await message(/^Error updating movie/);
  change({ title: 'Ebb' });
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save'));
  await changes();
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(dataAt(TIDES)).toMatchObject({ title: 'Tides of May', img: newPicture().src });
  expect(network.requests(/^upload movies.rain/)).toHaveLength(1);
  expect(newFiles()).toHaveLength(1);
});

describe('the wide picture', () => {
  const WIDE = 'movies/wide-aaaaaaaaaaaa.webp';
  const backdrop = { src: addressOf(WIDE), width: 1920 };
  const withBackdrop = { ...movie, backdrop };

  const edit = async (stored: Movie) => (await openEditForm(stored)).visitor;

  test('is removed, and its files are preserved', async () => {
    files.put(OLD_FILE, WIDE);
    const visitor = await edit(withBackdrop);
    const current = screen.getAllByText('The current picture').at(-1)?.closest('li');
    expect(dataAt(TIDES)).toHaveProperty('backdrop');
    await visitor.click(within(current as HTMLElement).getByRole('button', { name: /^Remove/ }));
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(dataAt(TIDES)).not.toHaveProperty('backdrop');
    expect(files.paths()).toEqual(expect.arrayContaining([OLD_FILE, WIDE]));
  });
});

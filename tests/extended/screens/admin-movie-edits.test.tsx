// product 5.15, 15.5.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { idIn } from '../../../src/content/entry';
import { AddressTakenError } from '../../../src/content/movie/movie-address';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import { addEntry } from '../../../src/store/write/add-entry';
import { deletePicture, uploadPicture } from '../../../src/store/files/pictures';
import { button, field, fill, message, card } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import {
  NEW_PICTURE,
  openMovieForm,
  openEditForm,
  fillInMovie,
  OLD_PICTURE,
  pictureFile,
} from '../../support/movie-forms';
import { store, edited } from '../../support/stored-entries';
import { EditConflictError, EntryNotFoundError } from '../../../src/store/documents/conflict';
import type { Movie } from '../../../src/content/movie/movie';
import { getMovie } from '../../../src/store/read/movies';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { missingStateOf } from '../../../src/store/write/missing-state';
import { uploaded } from '../../support/chosen-pictures';

const value = () => (field('Address') as HTMLInputElement).value;
const addedIds = () => vi.mocked(addEntry).mock.calls.map(([ref]) => idIn(ref));

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

test('a typed address no longer follows the title; emptied, it does again', async () => {
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

test('an address of another movie is said to be taken when the field is left, and not sent', async () => {
  expectLogged(/at this address/);
  store('movie', aMovie({ id: 'last-bus', collection: 'Released' }));
  await filledIn();
  fill('Address', 'last-bus');
  fireEvent.blur(field('Address'));
  await waitFor(() =>
    expect(field('Address')).toHaveAccessibleDescription(/Another movie has this address/),
  );
  send();
  await message(/^Error uploading movie: There is a movie at this address already/);
  await waitFor(() => expect(field('Address')).toHaveFocus());
  expect(uploadPicture).not.toHaveBeenCalled();
  fill('Address', 'last-bus-2');
  expect(field('Address')).not.toHaveAccessibleDescription(/Another movie/);
});

test('an address that is taken meanwhile is refused without overwriting, and another one is free', async () => {
  expectLogged(/at this address/);
  vi.mocked(addEntry).mockRejectedValueOnce(new AddressTakenError());
  await filledIn();
  fill('Address', 'last-bus');
  send();
  await message(/^Error uploading movie: There is a movie at this address already/);
  expect(field('Address')).toHaveAccessibleDescription(/Another movie has this address/);
  expect(deletePicture).toHaveBeenCalledWith(NEW_PICTURE);
  fill('Address', 'last-bus-2');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['last-bus', 'last-bus-2']);
});

test('after an attempt with an unknown outcome the address is fixed, and all pictures are recognized', async () => {
  expectLogged(/late/);
  vi.mocked(addEntry).mockRejectedValueOnce(new TimeoutError('late'));
  await filledIn();
  fill('Address', 'last-bus');
  send();
  await message('Error uploading movie: Check your connection and try again.');
  expect(field('Address')).toHaveAttribute('readonly');
  fill('Movie Title', 'Another Title');
  expect(value()).toBe('last-bus');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['last-bus', 'last-bus']);
  expect(vi.mocked(addEntry).mock.lastCall?.[2]).toEqual({ pictures: [NEW_PICTURE.src] });
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

test('the text stays as it is typed, with the caret where it is, until the field is left', async () => {
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

test('what is sent from the field is stored in small letters with hyphens', async () => {
  await filledIn();
  fill('Address', 'My Film');
  send();
  await message('Movie uploaded successfully!');
  expect(addedIds()).toEqual(['my-film']);
});

const movie = aMovie({ id: 'tides', title: 'Tides', director: 'Anu', picture: OLD_PICTURE });
const theirs = { ...movie, title: 'Ebb', director: 'Bobby', genre: 'Drama' };
const changes = () => screen.findByRole('region', { name: 'Changed by somebody else' });

describe('a movie that is gone when its edit is saved', () => {
  /** Saves an edit, after which the movie is nowhere. */
  async function saveGone() {
    vi.mocked(editEntry).mockRejectedValueOnce(new EntryNotFoundError());
    const { visitor, address } = await openEditForm(movie);
    await visitor.type(field('Movie Title'), ' of May');
    store('movie');
    await visitor.click(button('Save'));
    const notice = await screen.findByRole('region', { name: 'No longer there' });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(field('Movie Title')).toHaveValue('Tides of May');
    expect(missingStateOf).toHaveBeenCalledExactlyOnceWith('movie', movie);
    return { visitor, address, notice };
  }

  test('is in the trash: the form says so and stores its text as a new draft', async () => {
    vi.mocked(missingStateOf).mockResolvedValue('in the trash');
    const { visitor, notice, address } = await saveGone();
    expect(notice).toHaveTextContent(/^Somebody has deleted this meanwhile\. It can be restored/);
    expect(within(notice).getByRole('link')).toLeadTo('/admin/trash');

    // Its files may go with it at any time: the draft gets its own.
    await screen.findByText('The picture is ready.');
    await visitor.click(button('Store as a new draft'));
    await message('Saved as a draft. Visitors do not see it.');
    const [reference, fields] = vi.mocked(addUnpublished).mock.lastCall ?? [];
    expect(reference?.id).toMatch(/^movie:tides-of-may-[a-z0-9]{4}$/);
    expect(reference?.path).toBe(`Movies/Upcoming/Movies/${reference?.id.slice('movie:'.length)}`);
    expect(fields).toMatchObject({ title: 'Tides of May', picture: uploaded('old.webp') });
    expect(editEntry).toHaveBeenCalledOnce();
    await waitFor(() => expect(address()).toBe('/admin/movies'));
  });

  test('is unpublished: the form leads to the draft', async () => {
    vi.mocked(missingStateOf).mockResolvedValue('unpublished');
    const { notice } = await saveGone();
    expect(notice).toHaveTextContent(/^Somebody has unpublished this meanwhile\./);
    expect(within(notice).getByRole('link')).toLeadTo('/admin/coming');
  });
});

test('the form stays if the movie cannot be read again', async () => {
  expectLogged(/late/);
  const { visitor, router } = await openEditForm(movie);
  await visitor.type(field('Movie Title'), ' of May');
  vi.mocked(getMovie).mockRejectedValueOnce(new TimeoutError('late'));
  await router.revalidate();
  await waitFor(() => expect(getMovie).toHaveBeenCalledTimes(2));
  expect(field('Movie Title')).toHaveValue('Tides of May');
});

test('Replace image succeeds if somebody else has changed other fields', async () => {
  store('movie', movie);
  vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(theirs));
  const { visitor } = await openMovieForm();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), pictureFile());
  await message('Movie image updated successfully!');
  expect(editEntry).toHaveBeenLastCalledWith('movie', theirs, {
    ...theirs,
    picture: NEW_PICTURE,
  });
});

test('a picture that an earlier attempt has stored is neither uploaded again nor deleted', async () => {
  expectLogged(/late/);
  vi.mocked(editEntry)
    .mockRejectedValueOnce(new TimeoutError('late'))
    .mockRejectedValueOnce(new EditConflictError({ ...movie, picture: NEW_PICTURE }));
  const { visitor } = await openEditForm(movie);
  await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
  await visitor.click(button('Save'));
  await message(/^Error updating movie/);
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save'));
  await changes();
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(uploadPicture).toHaveBeenCalledOnce();
  expect(deletePicture).not.toHaveBeenCalled();
});

describe('the wide picture', () => {
  const backdrop = { src: 'https://pictures.test/old-wide.webp', width: 1920 };
  const withBackdrop = { ...movie, backdrop };

  const edit = async (stored: Movie) => (await openEditForm(stored)).visitor;

  test('is removed, and its files are kept', async () => {
    const visitor = await edit(withBackdrop);
    const current = screen.getAllByText('The current picture').at(-1)?.closest('li');
    await visitor.click(within(current as HTMLElement).getByRole('button', { name: /^Remove/ }));
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(edited('movie').at(-1)?.[1]).not.toHaveProperty('backdrop');
    expect(deletePicture).not.toHaveBeenCalled();
  });
});

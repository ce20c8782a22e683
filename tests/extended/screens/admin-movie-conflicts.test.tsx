// product 15.5.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../../src/store/documents/conflict';
import type { Movie } from '../../../src/content/movie/movie';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import { getMovie } from '../../../src/store/read/movies';
import { deletePicture, uploadPicture } from '../../../src/store/files/pictures';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { editEntry } from '../../../src/store/write/edit-entry';
import { missingStateOf } from '../../../src/store/write/missing-state';
import { button, card, field, message } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { uploaded } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { edited } from '../../support/stored-entries';
import {
  NEW_PICTURE,
  OLD_PICTURE,
  openEditForm,
  openMovieForm,
  pictureFile,
  setUpMovies,
  storedMovies,
} from '../../support/stored-movies';

setUpMovies();

const movie = aMovie({ id: 'tides', title: 'Tides', director: 'Anu', picture: OLD_PICTURE });
const theirs = { ...movie, title: 'Ebb', director: 'Bobby', genre: 'Drama' };
const changes = () => screen.findByRole('region', { name: 'Changed by somebody else' });

/** Saves a changed title after somebody else has saved `stored`. */
async function saveAfterChange(stored: Movie = theirs) {
  vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(stored));
  const { visitor } = await openEditForm(movie);
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save'));
  return visitor;
}

test('changed fields stay, the others take the stored values, and saving again writes', async () => {
  const visitor = await saveAfterChange();
  await changes();
  expect(field('Movie Title')).toHaveValue('Tides of May');
  expect(field(/Director/)).toHaveValue('Bobby');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  const [before, after] = edited('movie')[1] ?? [];
  expect(before).toEqual(theirs);
  expect(after).toMatchObject({ title: 'Tides of May', director: 'Bobby', genre: 'Drama' });
});

test('the other text can replace the own one', async () => {
  const visitor = await saveAfterChange();
  await changes();
  await visitor.click(button('Use theirs: Movie Title'));
  expect(field('Movie Title')).toHaveValue('Ebb');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(edited('movie')[1]?.[1]).toMatchObject({ title: 'Ebb' });
});

test('a picture that somebody else has replaced is not overwritten with the previous one', async () => {
  const visitor = await saveAfterChange({ ...movie, picture: NEW_PICTURE });
  expect(await changes()).toHaveTextContent('The picture is another one now.');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(edited('movie')[1]?.[1]).toMatchObject({
    title: 'Tides of May',
    picture: NEW_PICTURE,
  });
});

describe('a movie that is gone when its edit is saved', () => {
  /** Saves an edit, after which the movie is nowhere. */
  async function saveGone() {
    vi.mocked(editEntry).mockRejectedValueOnce(new EntryNotFoundError());
    const { visitor, address } = await openEditForm(movie);
    await visitor.type(field('Movie Title'), ' of May');
    storedMovies();
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
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/admin/trash');

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
    expect(within(notice).getByRole('link')).toHaveAttribute('href', '/admin/coming');
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
  storedMovies(movie);
  vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(theirs));
  const { visitor } = await openMovieForm();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), pictureFile());
  await message('Movie image updated successfully!');
  expect(editEntry).toHaveBeenLastCalledWith('movie', theirs, { ...theirs, picture: NEW_PICTURE });
});

test('Replace image fails if somebody else has replaced the picture', async () => {
  expectLogged(/Somebody else/);
  storedMovies(movie);
  const other = { ...movie, picture: { src: 'https://pictures.test/theirs.webp' } };
  vi.mocked(editEntry).mockRejectedValueOnce(new EditConflictError(other));
  const { visitor } = await openMovieForm();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), pictureFile());
  expect(await message(/^Error updating movie image: Somebody else/)).toBeVisible();
  expect(editEntry).toHaveBeenCalledOnce();
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
  const wide = () => screen.getByLabelText(/^Wide Picture/);
  const withBackdrop = { ...movie, backdrop };

  const edit = async (stored: Movie) => (await openEditForm(stored)).visitor;

  test('is replaced, and its files are kept', async () => {
    const visitor = await edit(withBackdrop);
    await visitor.upload(wide(), pictureFile());
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(edited('movie').at(-1)?.[1]).toMatchObject({
      picture: OLD_PICTURE,
      backdrop: NEW_PICTURE,
    });
    expect(deletePicture).not.toHaveBeenCalled();
  });

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

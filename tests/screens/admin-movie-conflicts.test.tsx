import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EditConflictError, EntryNotFoundError } from '../../src/domain/conflict';
import type { Movie } from '../../src/domain/movie';
import { TimeoutError } from '../../src/domain/timeout';
import { deletePicture, uploadPicture } from '../../src/services/pictures';
import { updateMovie } from '../../src/services/movies-admin';
import { button, card, field, message } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import {
  NEW_PICTURE,
  OLD_PICTURE,
  openEditForm,
  openMovieForm,
  pictureFile,
  setUpMovies,
  storedMovies,
} from '../support/stored-movies';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/pictures');

setUpMovies();

const movie = aMovie({ id: 'tides', title: 'Tides', director: 'Anu', picture: OLD_PICTURE });
const theirs = { ...movie, title: 'Ebb', director: 'Bobby', genre: 'Drama' };
const changes = () => screen.findByRole('region', { name: 'Changed by somebody else' });

/** Saves a changed title after somebody else has saved `stored`. */
async function saveAfterChange(stored: Movie = theirs) {
  vi.mocked(updateMovie).mockRejectedValueOnce(new EditConflictError(stored));
  const { visitor } = await openEditForm(movie);
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save'));
  return visitor;
}

test('the form shows what somebody else has changed, and nothing is written', async () => {
  await saveAfterChange();
  expect(await changes()).toHaveFocus();
  expect(await changes()).toHaveTextContent(/Nothing of yours is saved yet/);
  expect(await changes()).toHaveTextContent(/Movie Title: Ebb/);
  expect(await changes()).toHaveTextContent(/Director: Bobby/);
  expect(await changes()).toHaveTextContent(/Genre: Drama/);
  expect(screen.queryByText('Movie updated successfully!')).not.toBeInTheDocument();
  expect(updateMovie).toHaveBeenCalledOnce();
});

test('changed fields stay, the others take the stored values, and saving again writes', async () => {
  const visitor = await saveAfterChange();
  await changes();
  expect(field('Movie Title')).toHaveValue('Tides of May');
  expect(field(/Director/)).toHaveValue('Bobby');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  const [before, after] = vi.mocked(updateMovie).mock.calls[1] ?? [];
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
  expect(vi.mocked(updateMovie).mock.calls[1]?.[1]).toMatchObject({ title: 'Ebb' });
});

test('a picture that somebody else has replaced is not overwritten with the previous one', async () => {
  const visitor = await saveAfterChange({ ...movie, picture: NEW_PICTURE });
  expect(await changes()).toHaveTextContent('The picture is another one now.');
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(vi.mocked(updateMovie).mock.calls[1]?.[1]).toMatchObject({
    title: 'Tides of May',
    picture: NEW_PICTURE,
  });
});

test('a second conflict is shown like the first', async () => {
  const visitor = await saveAfterChange();
  await changes();
  vi.mocked(updateMovie).mockRejectedValueOnce(
    new EditConflictError({ ...theirs, director: 'Chitra' }),
  );
  await visitor.click(button('Save'));
  expect(await screen.findByText('Chitra')).toBeVisible();
  expect(await changes()).toHaveFocus();
});

test('if the movie was deleted, the form is unchanged and a hint says so', async () => {
  expectLogged(/no longer there/);
  vi.mocked(updateMovie).mockRejectedValueOnce(new EntryNotFoundError());
  const { visitor } = await openEditForm(movie);
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save'));
  expect(await screen.findByText(/somebody may have deleted it/)).toBeVisible();
  expect(field('Movie Title')).toHaveValue('Tides of May');
});

test('Replace image succeeds if somebody else has changed other fields', async () => {
  storedMovies(movie);
  vi.mocked(updateMovie).mockRejectedValueOnce(new EditConflictError(theirs));
  const { visitor } = await openMovieForm();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), pictureFile());
  await message('Movie image updated successfully!');
  expect(updateMovie).toHaveBeenLastCalledWith(theirs, { ...theirs, picture: NEW_PICTURE });
});

test('Replace image fails if somebody else has replaced the picture', async () => {
  expectLogged(/Somebody else/);
  storedMovies(movie);
  const other = { ...movie, picture: { src: 'https://pictures.test/theirs.webp' } };
  vi.mocked(updateMovie).mockRejectedValueOnce(new EditConflictError(other));
  const { visitor } = await openMovieForm();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), pictureFile());
  expect(await message(/^Error updating movie image: Somebody else/)).toBeVisible();
  expect(updateMovie).toHaveBeenCalledOnce();
});

test('a picture that an earlier attempt has stored is neither uploaded again nor deleted', async () => {
  expectLogged(/late/);
  vi.mocked(updateMovie)
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
    expect(vi.mocked(updateMovie).mock.lastCall?.[1]).toMatchObject({
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
    expect(vi.mocked(updateMovie).mock.lastCall?.[1]).not.toHaveProperty('backdrop');
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('that an earlier attempt has stored is neither uploaded again nor deleted', async () => {
    const visitor = await edit(movie);
    vi.mocked(updateMovie).mockRejectedValueOnce(
      new EditConflictError({ ...theirs, backdrop: NEW_PICTURE }),
    );
    await visitor.upload(wide(), pictureFile());
    await visitor.click(button('Save'));
    await changes();
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(uploadPicture).toHaveBeenCalledOnce();
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('that somebody else has replaced is said to be another one, and is kept', async () => {
    const visitor = await saveAfterChange({ ...theirs, backdrop });
    expect(await changes()).toHaveTextContent(/The picture is another one now/);
    await visitor.click(button('Save'));
    await message('Movie updated successfully!');
    expect(vi.mocked(updateMovie).mock.lastCall?.[1]).toMatchObject({ backdrop });
  });

  test('is deleted again if the movie is not stored', async () => {
    const visitor = await edit(movie);
    expectLogged(/no longer there/);
    vi.mocked(updateMovie).mockRejectedValueOnce(new EntryNotFoundError());
    await visitor.upload(wide(), pictureFile());
    await visitor.click(button('Save'));
    await waitFor(() => expect(vi.mocked(deletePicture).mock.calls).toEqual([[NEW_PICTURE]]));
  });
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChangedMeanwhileError, GoneError } from '../../src/domain/conflict';
import type { Movie } from '../../src/domain/movie';
import { TimeoutError } from '../../src/domain/timeout';
import { deletePicture, uploadPicture } from '../../src/services/images';
import { updateMovie } from '../../src/services/movies-admin';
import { updateVideo } from '../../src/services/videos-admin';
import { button, card, field, message } from '../support/admin-screen';
import { aMovie, aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import {
  NEW_PICTURE,
  OLD_PICTURE,
  opened,
  picture,
  setUpMovies,
  store,
} from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpMovies();

const movie = aMovie({ id: 'tides', title: 'Tides', director: 'Anu', picture: OLD_PICTURE });
const theirs = { ...movie, title: 'Ebb', director: 'Bobby', genre: 'Drama' };
const news = () => screen.findByRole('region', { name: 'Changed by somebody else' });

/** The movie is open, and somebody else saves it before this form does. */
async function overtaken(by: Movie = theirs) {
  store(movie);
  vi.mocked(updateMovie).mockRejectedValueOnce(new ChangedMeanwhileError(by));
  const { visitor } = renderAt('/admin/movies/tides');
  await screen.findByRole('form', { name: 'Edit Tides' });
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save changes'));
  return visitor;
}

test('the second of two admins is told what the first has changed, and nothing is written', async () => {
  await overtaken();
  expect(await news()).toHaveFocus();
  expect(await news()).toHaveTextContent(/Nothing of yours is saved yet/);
  expect(await news()).toHaveTextContent(/Movie Title: Ebb/);
  expect(await news()).toHaveTextContent(/Director: Bobby/);
  expect(await news()).toHaveTextContent(/Genre: Drama/);
  expect(screen.queryByText('The changes are saved.')).not.toBeInTheDocument();
  expect(updateMovie).toHaveBeenCalledOnce();
});

test('what was typed stays, theirs is taken over elsewhere, and saving again writes on top', async () => {
  const visitor = await overtaken();
  await news();
  expect(field('Movie Title')).toHaveValue('Tides of May');
  expect(field(/Director/)).toHaveValue('Bobby');
  await visitor.click(button('Save changes'));
  await message('The changes are saved.');
  const [before, after] = vi.mocked(updateMovie).mock.calls[1] ?? [];
  expect(before).toEqual(theirs);
  expect(after).toMatchObject({ title: 'Tides of May', director: 'Bobby', genre: 'Drama' });
});

test('their text can be had in place of the own', async () => {
  const visitor = await overtaken();
  await news();
  await visitor.click(button('Use theirs: Movie Title'));
  expect(field('Movie Title')).toHaveValue('Ebb');
  await visitor.click(button('Save changes'));
  await message('The changes are saved.');
  expect(vi.mocked(updateMovie).mock.calls[1]?.[1]).toMatchObject({ title: 'Ebb' });
});

test('another picture of theirs is kept, not written over with the one from before', async () => {
  const visitor = await overtaken({ ...movie, picture: NEW_PICTURE });
  expect(await news()).toHaveTextContent('The picture is another one now.');
  await visitor.click(button('Save changes'));
  await message('The changes are saved.');
  expect(vi.mocked(updateMovie).mock.calls[1]?.[1]).toMatchObject({
    title: 'Tides of May',
    picture: NEW_PICTURE,
  });
});

test('a second surprise is shown like the first', async () => {
  const visitor = await overtaken();
  await news();
  vi.mocked(updateMovie).mockRejectedValueOnce(
    new ChangedMeanwhileError({ ...theirs, director: 'Chitra' }),
  );
  await visitor.click(button('Save changes'));
  expect(await screen.findByText('Chitra')).toBeVisible();
  expect(await news()).toHaveFocus();
});

test('a movie that was deleted meanwhile: the text stays, and the hint says so', async () => {
  expectLogged(/no longer there/);
  store(movie);
  vi.mocked(updateMovie).mockRejectedValueOnce(new GoneError());
  const { visitor } = renderAt('/admin/movies/tides');
  await screen.findByRole('form', { name: 'Edit Tides' });
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save changes'));
  expect(await screen.findByText(/somebody may have deleted it/)).toBeVisible();
  expect(field('Movie Title')).toHaveValue('Tides of May');
});

test('a picture is replaced whatever else somebody has changed', async () => {
  store(movie);
  vi.mocked(updateMovie).mockRejectedValueOnce(new ChangedMeanwhileError(theirs));
  const { visitor } = await opened();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), picture());
  await message('Movie image updated successfully!');
  expect(updateMovie).toHaveBeenLastCalledWith(theirs, { ...theirs, picture: NEW_PICTURE });
});

test('a picture that somebody else has replaced is not replaced unseen', async () => {
  expectLogged(/Somebody else/);
  store(movie);
  const other = { ...movie, picture: { src: 'https://pictures.test/theirs.webp' } };
  vi.mocked(updateMovie).mockRejectedValueOnce(new ChangedMeanwhileError(other));
  const { visitor } = await opened();
  await card('Tides');
  await visitor.upload(screen.getByLabelText('Replace image'), picture());
  expect(await message(/^Error updating movie image: Somebody else/)).toBeVisible();
  expect(updateMovie).toHaveBeenCalledOnce();
});

test('a video is edited with the same care', async () => {
  const video = aVideo({ id: 'rain', title: 'Rain', description: 'Old' });
  storedVideos(video);
  vi.mocked(updateVideo).mockRejectedValueOnce(
    new ChangedMeanwhileError({ ...video, description: 'Theirs' }),
  );
  const { visitor } = renderAt('/admin/videos');
  await card('Rain');
  await visitor.click(button('Edit'));
  await visitor.type(screen.getByDisplayValue('Rain'), '!');
  await visitor.click(button('Save'));
  expect(await news()).toHaveTextContent(/Description: Theirs/);
  await visitor.click(button('Save'));
  await message('Video updated successfully!');
  expect(vi.mocked(updateVideo).mock.calls[1]?.[0]).toMatchObject({ description: 'Theirs' });
});

test('a picture that an earlier attempt has stored is neither deleted nor stored again', async () => {
  expectLogged(/late/);
  store(movie);
  vi.mocked(updateMovie)
    .mockRejectedValueOnce(new TimeoutError('late'))
    .mockRejectedValueOnce(new ChangedMeanwhileError({ ...movie, picture: NEW_PICTURE }));
  const { visitor } = renderAt('/admin/movies/tides');
  await screen.findByRole('form', { name: 'Edit Tides' });
  await visitor.upload(screen.getByLabelText('Movie Image'), picture());
  await visitor.click(button('Save changes'));
  await message(/could not be saved/);
  await visitor.type(field('Movie Title'), ' of May');
  await visitor.click(button('Save changes'));
  await news();
  await visitor.click(button('Save changes'));
  await message('The changes are saved.');
  expect(uploadPicture).toHaveBeenCalledOnce();
  expect(deletePicture).toHaveBeenCalledExactlyOnceWith(OLD_PICTURE);
});

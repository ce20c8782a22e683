import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { deletePicture } from '../../src/services/images';
import {
  adminMovies,
  deleteMovie,
  setMovieStatus,
  updateMovie,
} from '../../src/services/movies-admin';
import { refusal, field, cards, card, button, message } from '../support/admin-screen';
import { aMovie, letters, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import {
  NEW_PICTURE,
  OLD_PICTURE,
  store,
  picture,
  opened,
  setUpMovies,
} from '../support/stored-movies';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpMovies();

describe('the current movies', () => {
  test('show title, picture, status and the beginning of the description', async () => {
    store(aMovie({ title: 'Tides', description: letters(101), picture: OLD_PICTURE }));
    const { visitor } = await opened();
    const tides = within(await card('Tides'));
    expect(tides.getByText(`${letters(100)}...`)).toBeVisible();
    expect(tides.getByText('Upcoming')).toBeVisible();
    expect(tides.getByRole('presentation')).toHaveAttribute('src', OLD_PICTURE.src);
    await visitor.click(tides.getByRole('button', { name: 'Read More' }));
    expect(tides.getByText(letters(101))).toBeVisible();
    await visitor.click(tides.getByRole('button', { name: 'Read Less' }));
    expect(tides.getByText(`${letters(100)}...`)).toBeVisible();
  });

  test('that cannot be read are never called none, and can be asked for again', async () => {
    expectLogged(/unavailable/);
    const read = vi.fn(pagesOf([aMovie({ title: 'Tides' })]));
    read.mockRejectedValueOnce(new Error('unavailable'));
    vi.mocked(adminMovies).mockReturnValueOnce(read);
    const { visitor } = await opened();
    expect(await screen.findByText(/The movies could not be loaded/)).toBeVisible();
    expect(screen.queryByText('No movies available.')).not.toBeInTheDocument();
    await visitor.click(button('Try again'));
    expect(await card('Tides')).toBeVisible();
  });

  test('grow by twenty, and are searched and filtered in the address', async () => {
    store(
      ...Array.from({ length: 21 }, () => aMovie()),
      aMovie({ title: 'Tides', status: 'Released' }),
    );
    const { visitor, address } = await opened();
    await screen.findAllByRole('article');
    expect(cards()).toHaveLength(20);
    await visitor.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(22));
    expect(address()).toBe('/admin/movies?page=2');

    await visitor.click(screen.getByRole('link', { name: 'Released' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await visitor.type(screen.getByRole('searchbox'), 'film{Enter}');
    expect(await screen.findByText('No movies available.')).toBeVisible();
    expect(address()).toBe('/admin/movies?status=Released&search=film');
    await visitor.click(screen.getByRole('link', { name: 'Show all movies' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
  });

  test('change their status, on further pages too', async () => {
    store(...Array.from({ length: 20 }, () => aMovie()), aMovie({ title: 'Tides' }));
    const { visitor } = await opened('/admin/movies?page=2');
    const tides = within(await card('Tides'));
    await visitor.click(tides.getByRole('button', { name: 'Mark as Released' }));
    expect(await message('Movie status updated!')).toBeVisible();
    await visitor.click(await tides.findByRole('button', { name: 'Mark as Upcoming' }));
    await waitFor(() =>
      expect(setMovieStatus).toHaveBeenLastCalledWith(expect.anything(), 'Upcoming'),
    );
  });

  test('that leave the filter hand the focus on', async () => {
    store(aMovie({ title: 'First' }), aMovie({ title: 'Second' }));
    const { visitor } = await opened('/admin/movies?status=Upcoming');
    const first = within(await card('First'));
    await visitor.click(first.getByRole('button', { name: 'Mark as Released' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(await card('Second')).toHaveFocus();
  });

  test('are deleted after a question that names them', async () => {
    store(aMovie({ title: 'Tides' }));
    const { visitor } = await opened();
    const tides = within(await card('Tides'));
    await visitor.click(tides.getByRole('button', { name: 'Delete' }));
    const question = () => within(screen.getByRole('dialog', { name: 'Delete this movie?' }));
    expect(question().getByText('Tides')).toBeVisible();
    await visitor.click(question().getByRole('button', { name: 'Cancel' }));
    expect(deleteMovie).not.toHaveBeenCalled();

    await visitor.click(tides.getByRole('button', { name: 'Delete' }));
    await visitor.click(question().getByRole('button', { name: 'Delete' }));
    expect(await message('Movie deleted successfully!')).toBeVisible();
    expect(await screen.findByText('No movies available.')).toBeVisible();
  });

  test('say why something could not be done', async () => {
    expectLogged(/not allowed/);
    store(aMovie({ title: 'Tides', picture: OLD_PICTURE }));
    vi.mocked(setMovieStatus).mockRejectedValue(refusal);
    vi.mocked(deleteMovie).mockRejectedValue(refusal);
    vi.mocked(updateMovie).mockRejectedValue(refusal);
    const { visitor } = await opened();
    const tides = within(await card('Tides'));
    await visitor.click(tides.getByRole('button', { name: 'Mark as Released' }));
    expect(await message('Error updating status: not allowed')).toBeVisible();
    await visitor.click(tides.getByRole('button', { name: 'Delete' }));
    await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await message('Error deleting movie: not allowed')).toBeVisible();
    await visitor.upload(tides.getByLabelText('Replace image'), picture());
    expect(await message('Error updating movie image: not allowed')).toBeVisible();
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith(NEW_PICTURE);
    expect(await card('Tides')).toBeVisible();
  });

  test('get another picture in place; the files of the old one go', async () => {
    expectLogged(/not a picture/);
    store(aMovie({ title: 'Tides', picture: OLD_PICTURE }));
    const { visitor } = await opened();
    const tides = within(await card('Tides'));
    await visitor.upload(tides.getByLabelText('Replace image'), picture('bad.jpg'));
    expect(await screen.findByText(/^Error updating movie image: This is not a pic/)).toBeVisible();

    await visitor.upload(tides.getByLabelText('Replace image'), picture());
    expect(await message('Movie image updated successfully!')).toBeVisible();
    await waitFor(() =>
      expect(tides.getByRole('presentation')).toHaveAttribute('src', NEW_PICTURE.src),
    );
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith(OLD_PICTURE);
  });
});

describe('editing', () => {
  const tides = () => aMovie({ id: 'tides', title: 'Tides', picture: OLD_PICTURE, genre: 'Drama' });

  test('fills the form in, writes, and goes back to the list', async () => {
    store(tides());
    const { visitor, address } = await opened('/admin/movies?status=Upcoming');
    await visitor.click(within(await card('Tides')).getByRole('link', { name: 'Edit' }));
    await screen.findByRole('form', { name: 'Edit Tides' });
    expect(address()).toBe('/admin/movies/tides');
    await visitor.clear(field(/Genre/));
    await visitor.type(field('Movie Title'), ' and Rain');
    await visitor.upload(screen.getByLabelText('Movie Image'), picture());
    await visitor.click(button('Save changes'));

    expect(await message('The changes are saved.')).toBeVisible();
    expect(await card('Tides and Rain')).toBeVisible();
    expect(address()).toBe('/admin/movies?status=Upcoming');
    const [before, after] = vi.mocked(updateMovie).mock.calls[0] ?? [];
    expect(before).toMatchObject({ id: 'tides', title: 'Tides' });
    expect(after).toMatchObject({ title: 'Tides and Rain', picture: NEW_PICTURE });
    expect(after).not.toHaveProperty('genre');
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith(OLD_PICTURE);
  });

  test('checks as the upload does, and asks before it is left unsaved', async () => {
    store(tides());
    const { visitor, address } = renderAt('/admin/movies/tides');
    await screen.findByRole('form', { name: 'Edit Tides' });
    await visitor.clear(field('Movie Title'));
    await visitor.click(button('Save changes'));
    expect(screen.getByText('All fields are required!')).toBeVisible();
    expect(updateMovie).not.toHaveBeenCalled();
    await visitor.click(button('Cancel'));
    await visitor.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/admin/movies'));
  });

  test('says why it failed and keeps what was changed', async () => {
    expectLogged(/not allowed/);
    store(tides());
    vi.mocked(updateMovie).mockRejectedValue(refusal);
    const { visitor } = renderAt('/admin/movies/tides');
    await screen.findByRole('form', { name: 'Edit Tides' });
    await visitor.type(field('Movie Title'), '!');
    await visitor.click(button('Save changes'));
    expect(await message('The changes could not be saved: not allowed')).toBeVisible();
    expect(field('Movie Title')).toHaveValue('Tides!');
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('shows a release date from other times as it is, and says when a movie is gone', async () => {
    store({ ...tides(), releaseDate: 'Summer 2019' });
    const { router } = renderAt('/admin/movies/tides');
    await screen.findByRole('form', { name: 'Edit Tides' });
    expect(field(/Release Date/)).toHaveValue('Summer 2019');
    await router.navigate('/admin/movies/gone');
    expect(await screen.findByText(/This movie is not there/)).toBeVisible();
  });
});

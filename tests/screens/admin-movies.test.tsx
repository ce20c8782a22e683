// product 16.4, 16.6.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { field, cards, card, button, message } from '../support/admin-screen';
import { aMovie, letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { dataAt, storeEntries } from '../support/memory/database';
import { files } from '../support/memory/files';
import {
  newPicture,
  OLD_FILE,
  OLD_PICTURE,
  openMovieForm,
  pictureFile,
} from '../support/memory/movie-forms';
import { network } from '../support/memory/network';
import { renderAt } from '../support/render-at';

describe('the current movies', () => {
  test('show title, picture, status and an excerpt of the description', async () => {
    storeEntries(
      'movie',
      aMovie({ title: 'Tides', description: letters(101), picture: OLD_PICTURE }),
    );
    const { visitor } = await openMovieForm();
    const tides = within(await card('Tides'));
    expect(tides.getByText(`${letters(100)}...`)).toBeVisible();
    expect(tides.getByText('Upcoming')).toBeVisible();
    expect(tides.getByRole('presentation')).toHaveAttribute('src', OLD_PICTURE.src);
    await visitor.click(tides.getByRole('button', { name: 'Read More' }));
    expect(tides.getByText(letters(101))).toBeVisible();
    await visitor.click(tides.getByRole('button', { name: 'Read Less' }));
    expect(tides.getByText(`${letters(100)}...`)).toBeVisible();
  });

  test('have Edit as their first action, and the status as the second', async () => {
    storeEntries('movie', aMovie({ title: 'Tides' }));
    await openMovieForm();
    const actions = within(await card('Tides')).getAllByText(
      /^(Edit|Mark as|Delete|Replace image|More)/,
    );
    expect(actions).toHaveTexts(['Edit', 'Mark as Released', 'Delete', 'Replace image', 'More']);
  });

  test('have pages of 20, and page, search and filter are in the address', async () => {
    storeEntries(
      'movie',
      ...Array.from({ length: 21 }, () => aMovie()),
      aMovie({ title: 'Tides', status: 'Released' }),
    );
    const { visitor, address } = await openMovieForm();
    await screen.findAllByRole('article');
    expect(cards()).toHaveLength(20);
    await visitor.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(cards()).toHaveLength(22));
    expect(address()).toBe('/admin/movies?page=2');

    await visitor.click(screen.getByRole('link', { name: 'Released' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await visitor.type(screen.getByRole('searchbox'), 'film{Enter}');
    expect(await screen.findByText('No movies available.')).toBeVisible();
    expect(
      screen.getByText(/^You asked for released movies\. You searched titles, people, .* “film”\./),
    ).toBeVisible();
    expect(address()).toBe('/admin/movies?status=Released&search=film');
    await visitor.click(screen.getByRole('link', { name: 'Show all movies' }));
    await waitFor(() => expect(cards()).toHaveLength(20));
  });

  test('change their status, also on further pages', async () => {
    const last = aMovie({ title: 'Tides' });
    storeEntries('movie', ...Array.from({ length: 20 }, () => aMovie()), last);
    const { visitor } = await openMovieForm('/admin/movies?page=2');
    const tides = within(await card('Tides'));
    await visitor.click(tides.getByRole('button', { name: 'Mark as Released' }));
    expect(await message('Movie status updated!')).toBeVisible();
    const stored = () => dataAt(`Movies/Upcoming/Movies/${last.id}`);
    expect(stored()).toMatchObject({ title: 'Tides', status: 'Released' });
    await visitor.click(await tides.findByRole('button', { name: 'Mark as Upcoming' }));
    await waitFor(() => expect(stored()).toMatchObject({ title: 'Tides', status: 'Upcoming' }));
  });

  test('that no longer match the filter are followed by the next one in the focus', async () => {
    storeEntries('movie', aMovie({ title: 'First' }), aMovie({ title: 'Second' }));
    const { visitor } = await openMovieForm('/admin/movies?status=Upcoming');
    const first = within(await card('First'));
    await visitor.click(first.getByRole('button', { name: 'Mark as Released' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    await waitFor(async () => expect(await card('Second')).toHaveFocus());
  });

  test('show why an action failed', async () => {
    expectLogged(/not allowed/);
    storeEntries('movie', aMovie({ title: 'Tides', picture: OLD_PICTURE }));
    network.refuse(/^commit Movies|^commit .*trash/, 'permission-denied', {
      message: 'not allowed',
    });
    const { visitor } = await openMovieForm();
    const tides = within(await card('Tides'));
    await visitor.click(tides.getByRole('button', { name: 'Mark as Released' }));
    expect(
      await message(/^Error updating status: You are signed in as an administrator/),
    ).toBeVisible();
    await visitor.click(tides.getByRole('button', { name: 'Delete' }));
    await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(
      await message(/^Error deleting movie: You are signed in as an administrator/),
    ).toBeVisible();
    await visitor.upload(tides.getByLabelText('Replace image'), pictureFile());
    expect(
      await message(/^Error updating movie image: You are signed in as an administrator/),
    ).toBeVisible();
    expect(network.requests(/^upload movies.rain-/)).toHaveLength(1);
    await waitFor(() => expect(files.paths()).toEqual([]));
    expect(await card('Tides')).toBeVisible();
  });

  test('get a new picture with Replace image, and the old files are preserved', async () => {
    expectLogged(/not a picture/);
    files.put(OLD_FILE);
    const described = { ...OLD_PICTURE, alt: 'A boat', focus: '20% 80%' };
    storeEntries('movie', aMovie({ title: 'Tides', picture: described }));
    const { visitor } = await openMovieForm();
    const tides = within(await card('Tides'));
    await visitor.upload(tides.getByLabelText('Replace image'), pictureFile('bad.jpg'));
    expect(await screen.findByText(/^Error updating movie image: This is not a pic/)).toBeVisible();

    await visitor.upload(tides.getByLabelText('Replace image'), pictureFile());
    expect(await message('Movie image updated successfully!')).toBeVisible();
    expect(
      await message(
        'Gone with the old picture: what it shows and its focal point. Give the new one its own with “Edit”.',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(tides.getByRole('presentation')).toHaveAttribute('src', newPicture().src),
    );
    expect(files.paths()).toContain(OLD_FILE);
  });
});

describe('editing', () => {
  const tides = () => aMovie({ id: 'tides', title: 'Tides', picture: OLD_PICTURE, genre: 'Drama' });

  test('fills in the form, writes and returns to the list', async () => {
    files.put(OLD_FILE);
    storeEntries('movie', tides());
    const { visitor, address } = await openMovieForm('/admin/movies?status=Upcoming');
    await visitor.click(within(await card('Tides')).getByRole('link', { name: 'Edit' }));
    await screen.findByRole('form', { name: 'Edit Tides' });
    expect(address()).toBe('/admin/movies/tides');
    await visitor.clear(field(/Genre/));
    await visitor.type(field('Movie Title'), ' and Rain');
    await visitor.upload(screen.getByLabelText('Movie Image'), pictureFile());
    await visitor.click(button('Save'));

    expect(await message('Movie updated successfully!')).toBeVisible();
    const saved = await card('Tides and Rain');
    await waitFor(() => expect(saved).toHaveFocus());
    expect(address()).toBe('/admin/movies?status=Upcoming');
    const view = await screen.findByRole('link', { name: /^View on site/ });
    expect(view).toLeadTo('/movie/tides');
    const stored = dataAt('Movies/Upcoming/Movies/tides');
    expect(stored).toMatchObject({ title: 'Tides and Rain', img: newPicture().src });
    expect(stored).not.toHaveProperty('Genre');
    expect(files.paths()).toContain(OLD_FILE);
  });

  test.each(['Cancel', 'Back'])(
    'returns the focus to the link that was opened by %s',
    async (way) => {
      storeEntries('movie', aMovie({ title: 'Ebb' }), tides());
      const { visitor, router, address } = renderAt('/admin/movies');
      await visitor.click(within(await card('Tides')).getByRole('link', { name: /^Edit/ }));
      await screen.findByRole('form', { name: 'Edit Tides' });
      await (way === 'Cancel' ? visitor.click(button('Cancel')) : router.navigate(-1));
      await waitFor(() => expect(address()).toBe('/admin/movies'));
      const tidesCard = within(await card('Tides'));
      await waitFor(() => expect(tidesCard.getByRole('link', { name: /^Edit/ })).toHaveFocus());
    },
  );

  test('shows a release date in another format unchanged, and a message for a missing movie', async () => {
    storeEntries('movie', { ...tides(), releaseDate: 'Summer 2019' });
    const { router } = renderAt('/admin/movies/tides');
    await screen.findByRole('form', { name: 'Edit Tides' });
    expect(field(/Release Date/)).toHaveValue('Summer 2019');
    await router.navigate('/admin/movies/gone');
    expect(await screen.findByText(/This movie is not there/)).toBeVisible();
  });
});

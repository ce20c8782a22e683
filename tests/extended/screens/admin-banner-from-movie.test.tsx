// product 16.25.
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Movie } from '../../../src/content/movie/movie';
import { movieKey } from '../../../src/content/search/search-entry';
import { editEntry } from '../../../src/store/write/edit-entry';
import { getMovie } from '../../../src/store/read/movies';
import { deletePicture, readPictureFile } from '../../../src/store/files/pictures';
import { readSearchIndex } from '../../../src/store/read/search-index';
import { button, field, fill, message, pressOn } from '../../support/admin-screen';
import { aBanner, aMovie } from '../../support/builders';
import { choose, uploaded } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { chooseMovie } from '../../support/choose-movie';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedBanners } from '../../support/stored-lists';
import { added } from '../../support/stored-entries';

const poster = { src: 'https://pictures.test/movies%2Fkadal.webp', alt: 'A boat', width: 960 };
const backdrop = { src: 'https://pictures.test/movies%2Fsea.webp', width: 1920 };
const kadal = (fields: Partial<Movie> = {}) =>
  aMovie({
    id: 'kadal',
    title: 'Kadal',
    genre: 'Drama',
    releaseDate: '2099-12-18',
    ticketUrl: 'https://tickets.example/kadal',
    picture: poster,
    backdrop,
    ...fields,
  });

function storeMovie(movie: Movie | null) {
  vi.mocked(getMovie).mockResolvedValue(movie);
}

beforeEach(() => {
  signedInAs('admin');
  storedBanners();
  storeMovie(kadal());
  vi.mocked(readSearchIndex).mockResolvedValue([
    { key: movieKey({ id: 'kadal', collection: 'Upcoming' }), title: 'Kadal' },
  ]);
  vi.mocked(readPictureFile).mockResolvedValue(new Blob(['sea'], { type: 'image/webp' }));
});

const form = (name = 'Add banners') => screen.findByRole('form', { name });

/** Chooses the movie in the open form. */
async function chooseKadal(visitor: UserEvent, name?: string) {
  const fields = within(await form(name));
  await visitor.click(fields.getByRole('button', { name: 'Fill in from a film' }));
  await chooseMovie(visitor, 'Kadal');
}

async function fillInFrom(movie: Movie) {
  storeMovie(movie);
  const { visitor } = renderAt('/admin');
  await chooseKadal(visitor);
  await visitor.click(await screen.findByRole('button', { name: 'Fill in what is blank' }));
  return visitor;
}

test('title, line, link, ticket link and the wide picture come from the film, with a file of their own', async () => {
  const visitor = await fillInFrom(kadal());
  expect(await message('Filled in: Title, Line, Link, Ticket Link, Picture.')).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Kadal');
  await screen.findByText(/is ready/);
  expect(readPictureFile).toHaveBeenCalledExactlyOnceWith({ src: backdrop.src });
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  expect(added('banner').at(-1)).toEqual({
    title: 'Kadal',
    line: 'In theatres 18 December 2099',
    link: '/movie/kadal',
    ticketUrl: 'https://tickets.example/kadal',
    picture: uploaded('sea.webp'),
  });
  expect(deletePicture).not.toHaveBeenCalled();
  expect(screen.queryByRole('combobox', { name: /^Film/ })).not.toBeInTheDocument();
});

test('a film without a wide picture gives its poster', async () => {
  const { backdrop: _none, ...movie } = kadal();
  await fillInFrom(movie);
  await screen.findByText(/is ready/);
  expect(readPictureFile).toHaveBeenCalledExactlyOnceWith({ src: poster.src });
  expect(field(/What it shows/)).toHaveValue('A boat');
});

test('what was typed or chosen before is kept, and it says so', async () => {
  const { visitor } = renderAt('/admin');
  await form();
  fill(/^Line/, 'At last');
  await choose('mine.png');
  await chooseKadal(visitor);
  await visitor.click(await screen.findByRole('button', { name: 'Fill in what is blank' }));
  expect(
    await message('Filled in: Title, Link, Ticket Link. Kept as it was: Line, Picture.'),
  ).toBeVisible();
  expect(field(/^Line/)).toHaveValue('At last');
  expect(readPictureFile).not.toHaveBeenCalled();
});

test('if the picture cannot be fetched, the other fields are filled in and it says what to do', async () => {
  expectLogged(/TypeError/);
  vi.mocked(readPictureFile).mockRejectedValue(new TypeError('Failed to fetch'));
  await fillInFrom(kadal());
  expect(
    await message(/^The picture of the original cannot be read here. Please choose its file/),
  ).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Kadal');
});

test('a film that has been deleted is reported', async () => {
  storeMovie(null);
  const { visitor } = renderAt('/admin');
  await chooseKadal(visitor);
  expect(await message('This film is not there any more.')).toBeVisible();
});

test('a film that cannot be read is reported and can be read again', async () => {
  expectLogged(/unavailable/);
  vi.mocked(getMovie).mockRejectedValueOnce(new Error('unavailable'));
  const { visitor } = renderAt('/admin');
  await chooseKadal(visitor);
  expect(await message(/The film could not be loaded/)).toBeVisible();
  await visitor.click(button('Try again'));
  expect(await screen.findByRole('button', { name: 'Fill in what is blank' })).toBeVisible();
});

test('a stored banner keeps its picture and takes over what it lacks', async () => {
  const before = aBanner({ id: 'sea', title: 'Sea' });
  storedBanners(before);
  const { visitor } = renderAt('/admin');
  await pressOn('Sea', 'Edit');
  await chooseKadal(visitor, 'Edit banner');
  await visitor.click(await screen.findByRole('button', { name: 'Fill in what is blank' }));
  await visitor.click(button('Save'));
  await message('Banner updated successfully!');
  expect(editEntry).toHaveBeenCalledExactlyOnceWith('banner', before, {
    title: 'Sea',
    line: 'In theatres 18 December 2099',
    link: '/movie/kadal',
    ticketUrl: 'https://tickets.example/kadal',
    picture: before.picture,
  });
});

// product 5.15.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { idIn } from '../../../src/content/entry';
import { AddressTakenError } from '../../../src/content/movie/movie-address';
import { TimeoutError } from '../../../src/shared/failures/timeout';
import { addEntry } from '../../../src/store/write/add-entry';
import { deletePicture, uploadPicture } from '../../../src/store/files/pictures';
import { button, field, fill, message } from '../../support/admin-screen';
import { aMovie } from '../../support/builders';
import { expectLogged } from '../../support/console';
import {
  fillInMovie,
  NEW_PICTURE,
  openEditForm,
  openMovieForm,
  setUpMovies,
  storedMovies,
} from '../../support/stored-movies';

setUpMovies();

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

test('what is no address is refused beside the field', async () => {
  await filledIn();
  fill('Address', 'ab');
  send();
  await waitFor(() => expect(field('Address')).toHaveFocus());
  expect(field('Address')).toHaveAccessibleDescription(/at least 3 characters/);
  expect(uploadPicture).not.toHaveBeenCalled();
});

test('an address of another movie is said to be taken when the field is left, and not sent', async () => {
  expectLogged(/at this address/);
  storedMovies(aMovie({ id: 'last-bus', collection: 'Released' }));
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

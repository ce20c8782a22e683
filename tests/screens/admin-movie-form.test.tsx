import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeoutError } from '../../src/domain/timeout';
import { deletePicture, uploadPicture } from '../../src/services/images';
import { addMovie } from '../../src/services/movies-admin';
import { refusal, field, card, button, message } from '../support/admin-screen';
import { letters } from '../support/builders';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { NEW_PICTURE, picture, opened, setUpMovies } from '../support/stored-movies';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpMovies();

async function filledIn(address?: string) {
  const page = await opened(address);
  await page.visitor.type(field('Movie Title'), ' Tides ');
  await page.visitor.type(field('Movie Description'), 'A lighthouse keeper.');
  await page.visitor.upload(screen.getByLabelText('Movie Image'), picture());
  await screen.findByText(/Ready/);
  return page;
}

test.each(['/admin/movies', '/uploadMovie'])(
  'the form at %s uploads a movie, which then stands on top of the list',
  async (address) => {
    const writing = deferred();
    const { visitor } = await filledIn(address);
    expect(await screen.findByText('No movies available.')).toBeVisible();
    expect(screen.getByLabelText('Movie Status')).toHaveValue('Upcoming');
    vi.mocked(uploadPicture).mockImplementation(async () => {
      await writing.promise;
      return NEW_PICTURE;
    });
    fireEvent.click(button('Upload Movie'));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Add a movie' }));
    writing.resolve();

    expect(await message('Movie uploaded successfully!')).toBeVisible();
    expect(await card('Tides')).toBeVisible();
    expect(addMovie).toHaveBeenCalledExactlyOnceWith(
      { id: expect.any(String), place: 'Upcoming' },
      {
        title: 'Tides',
        description: 'A lighthouse keeper.',
        status: 'Upcoming',
        picture: NEW_PICTURE,
      },
    );
    expect(uploadPicture).toHaveBeenCalledExactlyOnceWith('movies', expect.anything(), {
      onProgress: expect.any(Function),
      signal: expect.any(AbortSignal),
    });
    expect(field('Movie Title')).toHaveValue('');
    await visitor.click(button('Upload Movie'));
    expect(addMovie).toHaveBeenCalledOnce();
  },
);

test('writes all fields, to the place of the chosen status', async () => {
  const { visitor } = await filledIn();
  await visitor.selectOptions(screen.getByLabelText('Movie Status'), 'Released');
  await visitor.type(field(/Genre/), 'Drama');
  fireEvent.change(screen.getByLabelText(/Release Date/), { target: { value: '2026-12-18' } });
  await visitor.type(field(/Director/), 'Anu');
  await visitor.type(field(/Actor/), 'Bobby, Chitra');
  await visitor.type(field(/Writer/), 'Deepa');
  await visitor.type(field(/Language/), 'മലയാളം');
  await visitor.type(field(/Certificate/), 'U');
  await visitor.type(field(/Runtime/), '128');
  await visitor.type(field(/Ticket Link/), 'https://tickets.example.com/tides');
  await visitor.type(field(/Trailer Link/), 'youtu.be/abcdefghijk');
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  expect(addMovie).toHaveBeenCalledWith(
    { id: expect.any(String), place: 'Released' },
    expect.objectContaining({
      status: 'Released',
      genre: 'Drama',
      releaseDate: '2026-12-18',
      director: 'Anu',
      actors: 'Bobby, Chitra',
      writers: 'Deepa',
      language: 'മലയാളം',
      certificate: 'U',
      runtimeMinutes: 128,
      ticketUrl: 'https://tickets.example.com/tides',
      trailerUrl: 'https://youtu.be/abcdefghijk',
    }),
  );
});

test('left blank says so beside the fields and as a whole, until it is mended', async () => {
  const { visitor } = await opened();
  await visitor.type(field('Movie Title'), '   ');
  await visitor.click(button('Upload Movie'));
  expect(screen.getByText('All fields are required!')).toHaveRole('alert');
  await waitFor(() => expect(field('Movie Title')).toHaveFocus());
  expect(field('Movie Title')).toHaveAccessibleDescription('Please give the movie a title.');
  expect(field('Movie Description')).toHaveAccessibleDescription('Please describe the movie.');
  expect(screen.getByLabelText('Movie Image')).toHaveAccessibleDescription(/choose a picture/);

  await visitor.type(field('Movie Title'), 'Tides');
  await visitor.type(field('Movie Description'), 'Rain.');
  await visitor.click(button('Upload Movie'));
  await waitFor(() => expect(screen.getByLabelText('Movie Image')).toHaveFocus());
  await visitor.upload(screen.getByLabelText('Movie Image'), picture());
  expect(screen.queryByText('All fields are required!')).not.toBeInTheDocument();
  expect(addMovie).not.toHaveBeenCalled();
});

test.each([
  [/Trailer Link/, 'https://vimeo.com/1', /no link to a YouTube video/],
  [/Ticket Link/, 'http://tickets.example.com', /begins with https/],
  [/Runtime/, '1001', /whole minutes from 1 to 1000/],
  [/Runtime/, 'two hours', /whole minutes/],
  [/Certificate/, letters(21), /shorten this by one character: 20 fit/],
])('%s with %s is refused with words', async (name, text, words) => {
  const { visitor } = await filledIn();
  await visitor.type(field(name), text);
  await visitor.click(button('Upload Movie'));
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toHaveAccessibleDescription(words);
  expect(screen.queryByText('All fields are required!')).not.toBeInTheDocument();
  expect(addMovie).not.toHaveBeenCalled();
});

test('keeps everything when the picture was not uploaded', async () => {
  expectLogged(/no line/);
  vi.mocked(uploadPicture).mockRejectedValueOnce(new Error('no line'));
  const { visitor } = await filledIn();
  await visitor.click(button('Upload Movie'));
  expect(await message('Error uploading image')).toBeVisible();
  expect(field('Movie Title')).toHaveValue(' Tides ');
  expect(addMovie).not.toHaveBeenCalled();
  await visitor.click(button('Upload Movie'));
  expect(await message('Movie uploaded successfully!')).toBeVisible();
});

test('keeps everything when the movie was refused; its files are deleted again', async () => {
  expectLogged(/not allowed/);
  vi.mocked(addMovie).mockRejectedValueOnce(refusal);
  const { visitor } = await filledIn();
  await visitor.click(button('Upload Movie'));
  expect(await message('Error uploading movie: not allowed')).toBeVisible();
  expect(field('Movie Title')).toHaveValue(' Tides ');
  expect(deletePicture).toHaveBeenCalledExactlyOnceWith(NEW_PICTURE);
});

test('tries an attempt of unknown end again at the same address', async () => {
  expectLogged(/late/);
  vi.mocked(addMovie).mockRejectedValueOnce(new TimeoutError('late'));
  const { visitor } = await filledIn();
  await visitor.click(button('Upload Movie'));
  await message('Error uploading movie: late');
  expect(deletePicture).not.toHaveBeenCalled();
  await visitor.selectOptions(screen.getByLabelText('Movie Status'), 'Released');
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  const [first, second] = vi.mocked(addMovie).mock.calls.map(([address]) => address);
  expect(second).toEqual(first);
});

test('is not left with something in it unless its author says so', async () => {
  const { visitor, address } = await opened();
  await visitor.type(field('Movie Title'), 'Tides');
  await visitor.click(screen.getByRole('link', { name: 'About' }));
  await visitor.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/admin/movies');
  expect(field('Movie Title')).toHaveValue('Tides');
  await visitor.click(screen.getByRole('link', { name: 'About' }));
  await visitor.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/admin/about'));
});

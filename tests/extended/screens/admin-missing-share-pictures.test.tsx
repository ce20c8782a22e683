// product 16.15.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import { EntryNotFoundError } from '../../../src/store/documents/conflict';
import type { Movie } from '../../../src/content/movie/movie';
import {
  countMissingSharePictures,
  missingSharePicturesReader,
  setSharePicture,
  type SharedEntry,
} from '../../../src/store/read/admin/share-pictures';
import {
  deletePicture,
  readPictureFile,
  uploadSharePicture,
} from '../../../src/store/files/pictures';
import { button, refusal } from '../../support/admin-screen';
import { aGalleryImage, aMovie, anEvent, pagesOf } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { deferred } from '../../support/deferred';
import { openMovieForm } from '../../support/movie-forms';

const moviesCalled = (...titles: string[]) =>
  titles.map((title) => aMovie({ title, picture: { src: `https://pictures.test/${title}.webp` } }));
let missing: SharedEntry[] = [];

/** These entries have no share picture; storing one takes its entry away from them. */
function withoutSharePicture(...entries: (Movie | SharedEntry)[]) {
  const all = entries.map((entry) =>
    'kind' in entry ? entry : ({ kind: 'movie', entry } as const),
  );
  missing = all;
  vi.mocked(countMissingSharePictures).mockImplementation(async () =>
    [...new Set(missing.map(({ kind }) => kind))].map((kind) => ({
      kind,
      count: missing.filter((shared) => shared.kind === kind).length,
    })),
  );
  vi.mocked(missingSharePicturesReader).mockImplementation(() =>
    pagesOf(all.slice(0, 2), all.slice(2)),
  );
  vi.mocked(setSharePicture).mockImplementation(async (made) => {
    missing = missing.filter((shared) => shared !== made);
  });
}

beforeEach(() => {
  vi.mocked(drawSharePicture).mockResolvedValue(new Blob(['drawn']));
  vi.mocked(uploadSharePicture).mockImplementation(
    async (_, { stem }) => `https://x.test/${stem}.jpg`,
  );
});

const MAKE = 'Make missing share pictures';
async function start() {
  const page = await openMovieForm();
  fireEvent.click(await screen.findByRole('button', { name: MAKE }));
  return page;
}
const report = () => screen.findByRole('group', { name: 'Share pictures' });

test('nothing is offered while no movie lacks a share picture', async () => {
  withoutSharePicture();
  await openMovieForm();
  await screen.findByText('No movies available.');
  expect(screen.queryByRole('button', { name: MAKE })).not.toBeInTheDocument();
});

test('the missing ones are made one after the other, with progress, and then the offer is gone', async () => {
  const movies = moviesCalled('One', 'Two', 'Three');
  withoutSharePicture(...movies);
  const drawing = [deferred(), deferred(), deferred()];
  let drawn = 0;
  vi.mocked(drawSharePicture).mockImplementation(async () => {
    await drawing[drawn++]?.promise;
    return new Blob(['drawn']);
  });
  await openMovieForm();
  expect(await screen.findByText(/^3 movies have no picture/)).toBeVisible();
  fireEvent.click(button(MAKE));
  const bar = await screen.findByRole('progressbar', { name: 'Making share pictures: 0 of 3' });
  expect(bar).toHaveAttribute('max', '3');
  await waitFor(() => expect(button('Stop')).toHaveFocus());
  await waitFor(() => expect(drawSharePicture).toHaveBeenCalledOnce());
  drawing[0]?.resolve();
  await screen.findByText('Making share pictures: 1 of 3');
  drawing[1]?.resolve();
  await screen.findByText('50 percent are done.');
  drawing[2]?.resolve();
  expect(await report()).toHaveTextContent('3 share pictures were made.');
  await waitFor(async () => expect(await report()).toHaveFocus());
  expect(vi.mocked(setSharePicture).mock.calls).toEqual([
    [{ kind: 'movie', entry: movies[0] }, 'https://x.test/one.jpg'],
    [{ kind: 'movie', entry: movies[1] }, 'https://x.test/two.jpg'],
    [{ kind: 'movie', entry: movies[2] }, 'https://x.test/three.jpg'],
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: MAKE })).not.toBeInTheDocument());
  expect(countMissingSharePictures).toHaveBeenCalledTimes(2);
});

test('a movie that fails does not stop the others and is named; one that is gone is not', async () => {
  expectLogged(/Failed to fetch|not allowed|no longer there/);
  withoutSharePicture(...moviesCalled('Unreadable', 'Refused', 'Gone', 'Good'));
  vi.mocked(readPictureFile).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.mocked(setSharePicture)
    .mockRejectedValueOnce(refusal)
    .mockRejectedValueOnce(new EntryNotFoundError());
  await start();
  expect(await report()).toHaveTextContent(/^2 share pictures were made\./);
  const named = screen.getAllByRole('link', { name: /^(Unreadable|Refused|Gone|Good)$/ });
  expect(named).toHaveTexts(['Unreadable', 'Refused']);
  expect(deletePicture).toHaveBeenCalledWith({ src: 'https://x.test/refused.jpg' });
  expect(deletePicture).toHaveBeenCalledWith({ src: 'https://x.test/gone.jpg' });
});

test('those of all kinds are made: of a movie with its words, of the others without', async () => {
  const event = anEvent({ title: 'Night', picture: { src: 'https://pictures.test/night.webp' } });
  const image = aGalleryImage({ title: 'A set' });
  withoutSharePicture(
    ...moviesCalled('One'),
    { kind: 'event', entry: event },
    { kind: 'image', entry: image },
  );
  vi.mocked(setSharePicture).mockRejectedValue(refusal);
  expectLogged(/not allowed/);
  await openMovieForm();
  expect(
    await screen.findByText(/^1 movie, 1 event, and 1 gallery image have no picture/),
  ).toBeVisible();
  fireEvent.click(button(MAKE));
  const failed = within(await report());
  expect(vi.mocked(uploadSharePicture).mock.calls.map(([kind]) => kind)).toEqual([
    'movie',
    'event',
    'image',
  ]);
  const words = vi.mocked(drawSharePicture).mock.calls.map(([, text]) => text?.title);
  expect(words).toEqual(['One', undefined, undefined]);
  const places = ['One', 'Night', 'A set'].map((name) =>
    failed.getByRole('link', { name }).getAttribute('href'),
  );
  expect(places).toEqual([
    expect.stringMatching('/admin/movies/'),
    '/admin/events',
    '/admin/gallery',
  ]);
});

// product 16.15.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import { button } from '../../support/admin-screen';
import { aGalleryImage, aMovie, anEvent } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { deferred } from '../../support/deferred';
import { removeEntry, stored, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { files } from '../../support/memory/files';
import { openMovieForm } from '../../support/memory/movie-forms';

const moviesCalled = (...titles: string[]) =>
  titles.map((title) =>
    aMovie({
      id: title.toLowerCase(),
      title,
      picture: { src: `https://pictures.test/${title}.webp` },
    }),
  );
/** Those that were stored for films, by the beginning of their files' names. */
const shares = () =>
  stored('movie').map(({ picture }) => /movies%2F(\w+)-/.exec(picture?.share ?? '')?.[1]);

beforeEach(() => {
  vi.mocked(drawSharePicture).mockImplementation(
    async () => new Blob(['drawn'], { type: 'image/jpeg' }),
  );
});

const MAKE = 'Make missing share pictures';
async function start() {
  const page = await openMovieForm();
  fireEvent.click(await screen.findByRole('button', { name: MAKE }));
  return page;
}
const report = () => screen.findByRole('group', { name: 'Share pictures' });

test('nothing is offered while all movies have a share picture', async () => {
  await openMovieForm();
  await screen.findByText('No movies available.');
  expect(screen.queryByRole('button', { name: MAKE })).not.toBeInTheDocument();
});

test('the missing share pictures are made one after the other, with progress, and then the offer disappears', async () => {
  storeEntries('movie', ...moviesCalled('One', 'Two', 'Three'));
  const drawing = [deferred(), deferred(), deferred()];
  let drawn = 0;
  vi.mocked(drawSharePicture).mockImplementation(async () => {
    await drawing[drawn++]?.promise;
    return new Blob(['drawn'], { type: 'image/jpeg' });
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
  expect(shares()).toEqual(['one', 'two', 'three']);
  await waitFor(() => expect(screen.queryByRole('button', { name: MAKE })).not.toBeInTheDocument());
});

test('a movie that fails does not stop the others and is named; a deleted one is ignored', async () => {
  expectLogged(/deleted this picture|changed|no longer there/);
  const [unreadable = aMovie(), changed = aMovie(), gone = aMovie(), good = aMovie()] =
    moviesCalled('Unreadable', 'Changed', 'Gone', 'Good');
  storeEntries('movie', unreadable, changed, gone, good);
  network.refuse(/^get .*Unreadable/, 'not-found');
  const theirs = {
    src: 'https://pictures.test/Changed.webp',
    share: 'https://pictures.test/theirs.jpg',
  };
  network.before(/^upload movies.changed/, () =>
    storeEntries('movie', { ...changed, picture: theirs }),
  );
  network.before(/^upload movies.gone/, () => removeEntry('movie', gone));
  await start();
  expect(await report()).toHaveTextContent(/^2 share pictures were made\./);
  const named = screen.getAllByRole('link', { name: /^(Unreadable|Changed|Gone|Good)$/ });
  expect(named).toHaveTexts(['Unreadable', 'Changed']);
  expect(shares()).toEqual([undefined, undefined, 'good']);
  await waitFor(() => expect(files.paths()).toEqual([expect.stringMatching(/^movies\/good-/)]));
});

test('share pictures of all kinds are made: of a movie with its texts, of others without', async () => {
  const event = anEvent({ title: 'Night', picture: { src: 'https://pictures.test/night.webp' } });
  const image = aGalleryImage({ title: 'A set' });
  storeEntries('movie', ...moviesCalled('One'));
  storeEntries('event', event);
  storeEntries('image', image);
  const draw = vi.mocked(drawSharePicture);
  for (const _ of ['One', 'Night', 'A set']) draw.mockRejectedValueOnce(new Error('no room'));
  expectLogged(/no room/);
  await openMovieForm();
  expect(
    await screen.findByText(/^1 movie, 1 event, and 1 gallery image have no picture/),
  ).toBeVisible();
  fireEvent.click(button(MAKE));
  const failed = within(await report());
  expect(draw.mock.calls.map(([, text]) => text?.title)).toEqual(['One', undefined, undefined]);
  const places = ['One', 'Night', 'A set'].map((name) =>
    failed.getByRole('link', { name }).getAttribute('href'),
  );
  expect(places).toEqual([
    expect.stringMatching('/admin/movies/'),
    '/admin/events',
    '/admin/gallery',
  ]);
  fireEvent.click(button(MAKE));
  await screen.findByText('3 share pictures were made.');
  const folders = files.paths().map((path) => path.split('/')[0]);
  expect(folders.toSorted()).toEqual(['events', 'gallery', 'movies']);
});

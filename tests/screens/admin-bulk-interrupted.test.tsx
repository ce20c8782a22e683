// product 14.12.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Movie } from '../../src/domain/movies/movie';
import { adminMoviesReader } from '../../src/services/admin-lists/movies';
import { setFields } from '../../src/services/store/edit-entry';
import { deleteEntry } from '../../src/services/store/trash';
import { currentRole } from '../../src/services/session/session';
import { answerDialog, button, message } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { failures, names, offline, selectAll, TITLES, tools } from '../support/bulk-screen';
import { expectLogged } from '../support/console';
import { deferred } from '../support/deferred';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedMovies } from '../support/stored-movies';

beforeEach(() => void signedInAs('admin'));

/** Opens the list of movies and the question before all of them are deleted. */
async function askToDeleteAll() {
  const rendered = renderAt('/admin/movies');
  await rendered.visitor.click(await selectAll());
  await rendered.visitor.click(tools('movies').getByRole('button', { name: 'Delete' }));
  return rendered;
}

test('a lost connection interrupts, whatever else it takes along, and "Go on" does the rest', async () => {
  expectLogged(/Failed to fetch/);
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  const work = vi.mocked(deleteEntry).getMockImplementation();
  const { visitor, address } = await askToDeleteAll();
  vi.mocked(deleteEntry)
    .mockImplementationOnce(async (...call) => work?.(...call) ?? Promise.reject(offline))
    .mockRejectedValueOnce(offline)
    .mockImplementationOnce(async () => {
      vi.mocked(currentRole).mockRejectedValueOnce(offline);
      vi.mocked(adminMoviesReader).mockImplementationOnce(() => () => Promise.reject(offline));
      throw offline;
    });
  await answerDialog('Delete');
  expect(await message('Interrupted. 1 of 4 movies are deleted.')).toBeVisible();
  await message(/^The movies could not be loaded/);
  expect(failures()).toContainEqual(
    'Not all movies could be deleted.Check your connection and try again.',
  );
  expect(address()).toBe('/admin/movies');
  await visitor.click(button('Go on'));
  await message('4 movies are deleted.');
  await waitFor(() => expect(failures()).toEqual([]));
  await visitor.click(button('Undo'));
  await message('4 movies are restored.');
});

test('what is interrupted can go on although the list is not answered', async () => {
  expectLogged(/Failed to fetch/);
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  const { visitor } = await askToDeleteAll();
  vi.mocked(deleteEntry).mockRejectedValueOnce(offline);
  vi.mocked(deleteEntry).mockImplementationOnce(async () => {
    vi.mocked(currentRole).mockReturnValueOnce(new Promise(() => undefined));
    throw offline;
  });
  await answerDialog('Delete');
  await visitor.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await message('4 movies are deleted.')).toBeVisible();
});

test('an entry that keeps failing without an answer does not stop the others, and is named', async () => {
  expectLogged(/Failed to fetch/);
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  const work = vi.mocked(deleteEntry).getMockImplementation();
  vi.mocked(deleteEntry).mockImplementation(async (...call) => {
    const [, movie] = call;
    if ((movie as Movie).title === 'B') throw offline;
    return work?.(...call) ?? Promise.reject(offline);
  });
  const { visitor } = await askToDeleteAll();
  await answerDialog('Delete');
  expect(await message('Interrupted. 3 of 4 movies are deleted.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['B']));
  expect(deleteEntry).toHaveBeenCalledTimes(5);
  const report = within(screen.getByRole('group', { name: 'Movies' }));
  expect(report.getByRole('listitem')).toHaveTextContent('B: Check your connection and try again.');
  if (work) vi.mocked(deleteEntry).mockImplementation(work);
  await visitor.click(button('Go on'));
  await message('4 movies are deleted.');
});

test('without a connection the first failure interrupts', async () => {
  expectLogged(/Failed to fetch/);
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  await askToDeleteAll();
  vi.mocked(deleteEntry).mockRejectedValueOnce(offline);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await answerDialog('Delete');
  expect(await message('Interrupted. 0 of 4 movies are deleted.')).toBeVisible();
  expect(deleteEntry).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('shows the progress, and "Stop" ends after the entry at hand', async () => {
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  const work = vi.mocked(deleteEntry).getMockImplementation();
  const pause = deferred();
  vi.mocked(deleteEntry).mockImplementationOnce(async (...call) => {
    await pause.promise;
    return work?.(...call) ?? Promise.reject(offline);
  });
  const { visitor } = await askToDeleteAll();
  await answerDialog('Delete');
  expect(
    await screen.findByRole('progressbar', { name: '0 of 4 movies are deleted.' }),
  ).toHaveAttribute('max', '4');
  const mark = tools('movies').getByRole('button', { name: 'Mark as Released' });
  expect(mark).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(mark);
  await visitor.click(button('Stop'));
  pause.resolve();
  expect(await message('Interrupted. 1 of 4 movies are deleted.')).toBeVisible();
  expect(deleteEntry).toHaveBeenCalledOnce();
  expect(setFields).not.toHaveBeenCalled();
  await visitor.click(button('Leave the rest'));
  await waitFor(() => expect(names()).toEqual(['B', 'C', 'D']));
});

test('leaving the page stops it, too', async () => {
  storedMovies(...TITLES.map((title) => aMovie({ title })));
  const pause = deferred();
  const work = vi.mocked(deleteEntry).getMockImplementation();
  vi.mocked(deleteEntry).mockImplementationOnce(async (...call) => {
    await pause.promise;
    return work?.(...call) ?? Promise.reject(offline);
  });
  const { router } = await askToDeleteAll();
  await answerDialog('Delete');
  await screen.findByRole('progressbar');
  await router.navigate('/admin/about');
  await screen.findByRole('heading', { name: /^Welcome to/ });
  pause.resolve();
  await router.navigate('/admin/movies');
  await waitFor(() => expect(names()).toEqual(['B', 'C', 'D']));
  expect(deleteEntry).toHaveBeenCalledOnce();
});

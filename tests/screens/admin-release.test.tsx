// product 29.6.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminMoviesReader } from '../../src/services/admin-lists/movies';
import { repairSearchIndex } from '../../src/services/store/search-index-writer';
import { releaseDue } from '../../src/services/store/release-due';
import { sessionEmail } from '../../src/services/session/session';
import { card } from '../support/admin-screen';
import { aMovie } from '../support/builders';
import { renderAt } from '../support/render-at';
import { setUpMovies, storedMovies } from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();

test('a visit publishes what is due, and the open list shows it', async () => {
  vi.mocked(sessionEmail).mockReturnValue('devi@example.com');
  vi.mocked(releaseDue).mockImplementation(async () => {
    storedMovies(aMovie({ title: 'Kadal' }));
    return 1;
  });
  renderAt('/admin/movies');
  await screen.findByRole('form', { name: 'Add a movie' });
  expect(await card('Kadal')).toBeVisible();
  expect(releaseDue).toHaveBeenCalledOnce();
  await waitFor(() => expect(repairSearchIndex).toHaveBeenCalledOnce());
});

test('with nothing due the list is not read again', async () => {
  vi.mocked(sessionEmail).mockReturnValue('devi@example.com');
  vi.mocked(releaseDue).mockResolvedValue(0);
  renderAt('/admin/movies');
  await waitFor(() => expect(repairSearchIndex).toHaveBeenCalledOnce());
  expect(adminMoviesReader).toHaveBeenCalledOnce();
});

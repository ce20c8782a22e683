// product 37.2, 37.3, 37.4, 37.8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BaseChangedError } from '../../../src/store/documents/next-version';
import type { Movie } from '../../../src/content/movie/movie';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { adminMoviesReader } from '../../../src/store/read/admin/movies';
import { getMovie } from '../../../src/store/read/movies';
import { beginNext, saveNext } from '../../../src/store/write/next-version';
import {
  discardNext,
  listNextIds,
  readComparison,
  readPublished,
} from '../../../src/store/write/next-versions';
import { editEntry } from '../../../src/store/write/edit-entry';
import { getUnpublished, listUnpublished } from '../../../src/store/write/unpublished';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { more } from '../../support/admin-screen';
import { later } from '../../support/unpublished-entries';

const picture = { src: 'https://firebasestorage.googleapis.com/v0/b/demo/o/movies%2Fa.webp' };
const STORED = { title: 'Kadal', description: 'The sea.', status: 'Upcoming', img: picture.src };
const movie: Movie = {
  id: 'kadal',
  collection: 'Upcoming',
  title: 'Kadal',
  description: 'The sea.',
  status: 'Upcoming',
  picture,
};
const version: Unpublished<'movie'> = {
  id: 'movie:next:kadal' as Unpublished['id'],
  kind: 'movie',
  path: 'Movies/Upcoming/Movies/kadal',
  entry: { ...movie, title: 'Kadal, again' },
  savedAt: new Date(2026, 0, 1),
  base: STORED,
};

beforeEach(() => {
  vi.mocked(getMovie).mockResolvedValue(movie);
  // Saving leads to the list.
  vi.mocked(adminMoviesReader).mockReturnValue(async () => []);
  vi.mocked(readPublished).mockResolvedValue(STORED);
});

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

async function retitle(title: string) {
  const field = await screen.findByRole('textbox', { name: 'Movie Title' });
  fireEvent.change(field, { target: { value: title } });
}

describe('the form of a published movie', () => {
  test('asks when visitors see the changes, and saves them at once unless it is told otherwise', async () => {
    renderAt('/admin/movies/kadal');
    const choice = await screen.findByRole('group', { name: 'When do visitors see the changes?' });
    expect(within(choice).getByRole('radio', { name: 'At once' })).toBeChecked();
    await retitle('Kadal 2');
    await press('Save');
    await waitFor(() => expect(editEntry).toHaveBeenCalledOnce());
    expect(beginNext).not.toHaveBeenCalled();
  });

  test('stores the changes as a draft version, and what is published stays', async () => {
    vi.mocked(beginNext).mockResolvedValue(version.id);
    renderAt('/admin/movies/kadal');
    fireEvent.click(await screen.findByRole('radio', { name: 'Save as draft' }));
    await retitle('Kadal 2');
    await press('Save as draft');
    await screen.findByText('Saved as a draft version. Visitors see what was there before.');
    const after = expect.objectContaining({ title: 'Kadal 2' });
    expect(beginNext).toHaveBeenCalledExactlyOnceWith('movie', movie, after, undefined);
    expect(editEntry).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Open the draft' })).toLeadTo(
      '/admin/coming/movie%3Anext%3Akadal',
    );
  });

  test('says that there is a next version, with what can be done with it, and asks no more', async () => {
    vi.mocked(getUnpublished).mockResolvedValue({ ...version, publishAt: later() });
    renderAt('/admin/movies/kadal');
    const notice = await screen.findByRole('region', { name: 'Next version' });
    expect(notice).toHaveTextContent('There is a next version of this');
    expect(notice).toHaveTextContent('Visitors see it from');
    const links = within(notice).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go on editing it', '/admin/coming/movie%3Anext%3Akadal'],
      ['Preview', '/admin/preview/movie%3Anext%3Akadal'],
      ['Compare, publish or discard', '/admin/compare/movie%3Anext%3Akadal'],
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(getUnpublished).toHaveBeenCalledWith('movie:next:kadal');
  });
});

test('the card of a movie says that it has a next version', async () => {
  const other = { ...movie, id: 'other', title: 'Other' };
  vi.mocked(adminMoviesReader).mockReturnValue(async () => [movie, other]);
  vi.mocked(listNextIds).mockResolvedValue(new Set(['movie:next:kadal']));
  renderAt('/admin/movies');
  const link = await screen.findByRole('link', { name: 'Compare', description: 'Kadal' });
  expect(link).toLeadTo('/admin/compare/movie%3Anext%3Akadal');
  expect(screen.getAllByText(/It has a next version/)).toHaveLength(1);
  // All cards of a list ask once.
  expect(listNextIds).toHaveBeenCalledExactlyOnceWith('movie');
});

describe('the form of a next version', () => {
  const opened = { ...version, published: STORED };
  const open = () => renderAt('/admin/coming/movie%3Anext%3Akadal');
  beforeEach(() => void vi.mocked(getUnpublished).mockResolvedValue(version));

  test('saves it, and publishes it', async () => {
    open();
    await retitle('Kadal 3');
    fireEvent.click(await screen.findByRole('radio', { name: 'At once' }));
    await press('Publish now');
    await screen.findByText('Published.');
    const fields = expect.objectContaining({ title: 'Kadal 3' });
    expect(saveNext).toHaveBeenCalledExactlyOnceWith(opened, fields, 'now');
  });

  test('shows what was changed on the site since it was begun, and goes by that', async () => {
    const now = { ...STORED, title: 'Kadal, theirs', description: 'The ocean.' };
    vi.mocked(readPublished).mockResolvedValue(now);
    open();
    const notice = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(notice).toHaveTextContent('Movie Title: Kadal, theirs');
    expect(notice).toHaveTextContent('Movie Description: The ocean.');
    expect(screen.getByRole('textbox', { name: 'Movie Title' })).toHaveValue('Kadal, again');
    expect(screen.getByRole('textbox', { name: 'Movie Description' })).toHaveValue('The ocean.');
    await press('Save');
    await waitFor(() => expect(saveNext).toHaveBeenCalledOnce());
    expect(saveNext).toHaveBeenCalledWith(
      { ...version, base: now, published: now },
      expect.objectContaining({ title: 'Kadal, again', description: 'The ocean.' }),
      'draft',
    );
  });

  test('shows both when it is refused, keeps what the version changes, and the next press decides', async () => {
    const now = { ...STORED, title: 'Kadal, theirs', description: 'The ocean.' };
    vi.mocked(saveNext).mockRejectedValueOnce(
      new BaseChangedError(
        { ...movie, title: 'Kadal, theirs', description: 'The ocean.' },
        movie,
        now,
      ),
    );
    open();
    fireEvent.click(await screen.findByRole('radio', { name: 'At once' }));
    await press('Publish now');
    const notice = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(notice).toHaveTextContent('Movie Title: Kadal, theirs');
    expect(screen.getByRole('textbox', { name: 'Movie Title' })).toHaveValue('Kadal, again');
    expect(screen.getByRole('textbox', { name: 'Movie Description' })).toHaveValue('The ocean.');
    await press('Publish now');
    await screen.findByText('Published.');
    expect(saveNext).toHaveBeenLastCalledWith(
      { ...opened, base: now },
      expect.objectContaining({ title: 'Kadal, again', description: 'The ocean.' }),
      'now',
    );
  });
});

describe('Coming up', () => {
  beforeEach(() => void vi.mocked(listUnpublished).mockResolvedValue([version]));

  test('names a next version, and discards it', async () => {
    vi.mocked(discardNext).mockResolvedValue({ id: 'x', path: 'unpublished/x' });
    renderAt('/admin/coming');
    const card = await screen.findByRole('article', { name: 'Kadal, again' });
    expect(card).toHaveTextContent('Next version of a published movie');
    expect(await more(card, 'Compare')).toLeadTo('/admin/compare/movie%3Anext%3Akadal');
    fireEvent.click(within(card).getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this next version?' });
    vi.mocked(listUnpublished).mockResolvedValue([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('It is in the trash.');
    expect(discardNext).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
  });

  test.each([
    [{ ...STORED, title: 'Theirs' }, 'was changed after this version was begun'],
    [undefined, 'is not published: it was unpublished or deleted'],
  ])('says that one is not published at its time (%#)', async (published, text) => {
    vi.mocked(readPublished).mockResolvedValue(published);
    vi.mocked(listUnpublished).mockResolvedValue([{ ...version, publishAt: later() }]);
    renderAt('/admin/coming');
    const card = await screen.findByRole('article', { name: 'Kadal, again' });
    expect(card).toHaveTextContent(text);
    expect(card).toHaveTextContent('So it will not be published at its time.');
  });

  test('leads to the form if publishing it is refused', async () => {
    vi.mocked(saveNext).mockRejectedValue(new BaseChangedError(movie, movie, STORED));
    expectLogged(/changed it meanwhile/);
    vi.mocked(getUnpublished).mockResolvedValue(version);
    renderAt('/admin/coming');
    await press('Publish now');
    const dialog = await screen.findByRole('dialog', { name: 'Publish this now?' });
    expect(dialog).toHaveTextContent('in place of what is published now');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    await screen.findByRole('heading', { name: 'Edit the next version of a movie' });
  });
});

describe('the comparison', () => {
  const open = () => renderAt('/admin/compare/movie%3Anext%3Akadal');
  const next = { ...STORED, title: 'Kadal, again' };

  test('shows what the version changes, before and after', async () => {
    vi.mocked(readComparison).mockResolvedValue({
      version,
      next,
      published: { ...STORED, timestamp: new Date() },
    });
    open();
    const changes = await screen.findByRole('region', { name: 'What the version changes' });
    expect(within(changes).getAllByRole('group')).toHaveLength(1);
    expect(within(changes).getByRole('group', { name: 'Movie Title' })).toHaveTextContent('again');
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preview' })).toBeVisible();
  });

  test('shows apart what was changed on the site since, and leads to the form first', async () => {
    const published = { ...STORED, description: 'The ocean.' };
    vi.mocked(readComparison).mockResolvedValue({ version, next, published });
    open();
    const since = await screen.findByRole('region', {
      name: 'What was changed on the site since it was begun',
    });
    expect(within(since).getByRole('group', { name: 'Movie Description' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Look at it and decide' })).toLeadTo(
      '/admin/coming/movie%3Anext%3Akadal',
    );
  });

  test('of a version that is gone says so', async () => {
    vi.mocked(readComparison).mockResolvedValue(null);
    open();
    expect(await screen.findByText(/It is no longer there/)).toBeVisible();
  });
});

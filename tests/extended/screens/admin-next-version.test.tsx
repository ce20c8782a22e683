// product 37.2, 37.3, 37.4, 37.8.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Movie } from '../../../src/content/movie/movie';
import type { Unpublished } from '../../../src/store/documents/unpublished';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { aDraft } from '../../support/a-draft';
import { more } from '../../support/admin-screen';
import { aVideo } from '../../support/builders';
import { later } from '../../support/unpublished-entries';
import {
  storedDrafts,
  storeEntries,
  storeIndex,
  dataAt,
  idsIn,
  storeDrafts,
} from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { files } from '../../support/memory/files';

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

const PATH = version.path;
/** The movie is published with these fields. */
const publish = (fields: object = STORED) =>
  memory.put({ [PATH]: { ...fields, timestamp: new Date(2026, 0, 1) } });
const onSite = () => dataAt(PATH)?.['title'];

beforeEach(() => {
  files.put('movies/a.webp');
  publish();
  storeIndex();
});

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

async function retitle(title: string) {
  const field = await screen.findByRole('textbox', { name: 'Movie Title' });
  fireEvent.change(field, { target: { value: title } });
}

describe('the form of a published movie', () => {
  test('asks when visitors see the changes, and saves them immediately by default', async () => {
    renderAt('/admin/movies/kadal');
    const choice = await screen.findByRole('group', { name: 'When do visitors see the changes?' });
    expect(within(choice).getByRole('radio', { name: 'At once' })).toBeChecked();
    await retitle('Kadal 2');
    await press('Save');
    await waitFor(() => expect(onSite()).toBe('Kadal 2'));
    expect(storedDrafts()).toEqual([]);
  });

  test('stores the changes as a draft version, and the published entry does not change', async () => {
    renderAt('/admin/movies/kadal');
    fireEvent.click(await screen.findByRole('radio', { name: 'Save as draft' }));
    await retitle('Kadal 2');
    await press('Save as draft');
    await screen.findByText('Saved as a draft version. Visitors see what was there before.');
    expect(storedDrafts()).toMatchObject([{ id: version.id, entry: { title: 'Kadal 2' } }]);
    expect(onSite()).toBe('Kadal');
    expect(screen.getByRole('link', { name: 'Open the draft' })).toLeadTo(
      '/admin/coming/movie%3Anext%3Akadal',
    );
  });

  test('says that there is a next version, with its actions, instead of the choice', async () => {
    storeDrafts({ ...version, publishAt: later() });
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
  });
});

test('the card of a movie with a next version links to the version', async () => {
  storeEntries('movie', { ...movie, id: 'other', title: 'Other' });
  storeDrafts(version);
  renderAt('/admin/movies');
  expect(await screen.findAllByText(/It has a next version/)).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'Compare', description: 'Kadal' });
  expect(link).toLeadTo('/admin/compare/movie%3Anext%3Akadal');
  // All cards of a list ask once.
  expect(network.repeated(/^runQuery unpublished/)).toEqual([]);
});

test('the card of an entry of another kind with a next version links to the version', async () => {
  const video = aVideo({ id: 'clip', title: 'Clip' });
  storeEntries('video', video);
  const draft = aDraft('video', { ...video, title: 'Clip, again' });
  storeDrafts({ ...draft, id: 'video:next:clip' as Unpublished['id'], base: { title: 'Clip' } });
  renderAt('/admin/videos');
  const link = await screen.findByRole('link', { name: 'Compare', description: 'Clip' });
  expect(link).toLeadTo('/admin/compare/video%3Anext%3Aclip');
});

describe('the form of a next version', () => {
  const open = () => renderAt('/admin/coming/movie%3Anext%3Akadal');
  beforeEach(() => storeDrafts(version));

  test('saves it, and publishes it', async () => {
    open();
    await retitle('Kadal 3');
    fireEvent.click(await screen.findByRole('radio', { name: 'At once' }));
    await press('Publish now');
    await screen.findByText('Published.');
    expect(onSite()).toBe('Kadal 3');
    expect(storedDrafts()).toEqual([]);
  });

  test('shows the changes of the published entry since it was begun, and uses them as the base', async () => {
    const now = { ...STORED, title: 'Kadal, theirs', description: 'The ocean.' };
    publish(now);
    open();
    const notice = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(notice).toHaveTextContent('Movie Title: Kadal, theirs');
    expect(notice).toHaveTextContent('Movie Description: The ocean.');
    expect(screen.getByRole('textbox', { name: 'Movie Title' })).toHaveValue('Kadal, again');
    expect(screen.getByRole('textbox', { name: 'Movie Description' })).toHaveValue('The ocean.');
    await press('Save');
    const entry = { title: 'Kadal, again', description: 'The ocean.' };
    await waitFor(() => expect(storedDrafts()).toMatchObject([{ entry, base: now }]));
  });

  test('shows both versions after a refusal, preserves its changes, and publishes them with the next press', async () => {
    const now = { ...STORED, title: 'Kadal, theirs', description: 'The ocean.' };
    open();
    fireEvent.click(await screen.findByRole('radio', { name: 'At once' }));
    publish(now);
    await press('Publish now');
    const notice = await screen.findByRole('region', { name: 'Changed by somebody else' });
    expect(notice).toHaveTextContent('Movie Title: Kadal, theirs');
    expect(screen.getByRole('textbox', { name: 'Movie Title' })).toHaveValue('Kadal, again');
    expect(screen.getByRole('textbox', { name: 'Movie Description' })).toHaveValue('The ocean.');
    await press('Publish now');
    await screen.findByText('Published.');
    expect(dataAt(PATH)).toMatchObject({ title: 'Kadal, again', description: 'The ocean.' });
  });
});

describe('Coming up', () => {
  beforeEach(() => storeDrafts(version));

  test('names a next version, and discards it', async () => {
    renderAt('/admin/coming');
    const card = await screen.findByRole('article', { name: 'Kadal, again' });
    expect(card).toHaveTextContent('Next version of a published movie');
    expect(await more(card, 'Compare')).toLeadTo('/admin/compare/movie%3Anext%3Akadal');
    fireEvent.click(within(card).getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this next version?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('It is in the trash.');
    expect(storedDrafts()).toEqual([]);
    expect(idsIn('trash')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
  });

  test.each([
    [{ ...STORED, title: 'Theirs' }, 'was changed after this version was begun'],
    [undefined, 'is not published: it was unpublished or deleted'],
  ])('says that a version is not published at its time (%#)', async (published, text) => {
    if (published) publish(published);
    else memory.remove(PATH);
    storeDrafts({ ...version, publishAt: later() });
    renderAt('/admin/coming');
    const card = await screen.findByRole('article', { name: 'Kadal, again' });
    expect(card).toHaveTextContent(text);
    expect(card).toHaveTextContent('So it will not be published at its time.');
  });

  test('leads to the form if publishing it is refused', async () => {
    expectLogged(/changed it meanwhile/);
    renderAt('/admin/coming');
    await press('Publish now');
    const dialog = await screen.findByRole('dialog', { name: 'Publish this now?' });
    expect(dialog).toHaveTextContent('in place of what is published now');
    publish({ ...STORED, title: 'Theirs' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    await screen.findByRole('heading', { name: 'Edit the next version of a movie' });
  });
});

describe('the comparison', () => {
  const open = () => renderAt('/admin/compare/movie%3Anext%3Akadal');
  beforeEach(() => storeDrafts(version));

  test('shows the changes of the version, before and after', async () => {
    open();
    const changes = await screen.findByRole('region', { name: 'What the version changes' });
    expect(within(changes).getAllByRole('group')).toHaveLength(1);
    expect(within(changes).getByRole('group', { name: 'Movie Title' })).toHaveTextContent('again');
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Preview' })).toBeVisible();
  });

  test('shows changes of the published entry separately, and links to the form first', async () => {
    publish({ ...STORED, description: 'The ocean.' });
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

  test('of a version that no longer exists says so', async () => {
    memory.remove(`unpublished/${version.id}`);
    open();
    expect(await screen.findByText(/It is no longer there/)).toBeVisible();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Published } from '../../src/domain/entries/unpublished';
import { listAnnouncements } from '../../src/services/entries/announcements';
import { adminGalleryReader } from '../../src/services/admin/gallery-admin';
import { listBanners } from '../../src/services/admin/hero-banners-admin';
import { adminMoviesReader } from '../../src/services/admin/movies-admin';
import { unpublish } from '../../src/services/unpublished/publishing';
import { adminVideosReader } from '../../src/services/admin/videos-admin';
import { card, message } from '../support/admin-screen';
import {
  aBanner,
  aMovie,
  anAnnouncement,
  aGalleryImage,
  aVideo,
  pagesOf,
} from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { setUpMovies } from '../support/stored-movies';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();

/** The lists show these entries until they are unpublished. */
let published: readonly Published[] = [];
const entriesOf = <Kind extends Published['kind']>(kind: Kind) =>
  published.filter((one) => one.kind === kind).map(({ entry }) => entry as never);

beforeEach(() => {
  published = [];
  vi.mocked(adminMoviesReader).mockImplementation(() => pagesOf(entriesOf('movie')));
  vi.mocked(adminVideosReader).mockImplementation(() => pagesOf(entriesOf('video')));
  vi.mocked(adminGalleryReader).mockImplementation(() => pagesOf(entriesOf('image')));
  vi.mocked(listBanners).mockImplementation(async () => entriesOf('banner'));
  vi.mocked(listAnnouncements).mockImplementation(async () => entriesOf('announcement'));
  vi.mocked(unpublish).mockImplementation(async ({ kind, entry }) => {
    published = published.filter((one) => one.entry !== entry);
    return { id: `${kind}:the-id`, kind, path: 'any/path' };
  });
});

const press = async (name: string) =>
  void fireEvent.click(within(await card(name)).getByRole('button', { name: 'Unpublish' }));
const answer = async (name: string) =>
  void fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe.each([
  ['movie', 'movie', '/admin/movies', (title: string) => aMovie({ title })],
  ['video', 'video', '/admin/videos', (title: string) => aVideo({ title })],
  [
    'announcement',
    'announcement',
    '/add-announcement',
    (title: string) => anAnnouncement({ title }),
  ],
  ['banner', 'banner', '/admin', (title: string) => aBanner({ title })],
  ['image', 'gallery image', '/admin/gallery', (title: string) => aGalleryImage({ title })],
] as const)('%s', (kind, words, address, make) => {
  async function opened() {
    published = ['Kadal', 'Mazha'].map((title) => ({ kind, entry: make(title) }) as Published);
    renderAt(address);
    await card('Kadal');
    return published[0];
  }

  test('becomes a draft after a question, with a link to it; the focus moves to the next', async () => {
    const first = await opened();
    await press('Kadal');
    const dialog = await screen.findByRole('dialog', { name: `Unpublish this ${words}?` });
    expect(dialog).toHaveTextContent('Visitors will no longer see it. It stays here as a draft.');
    await answer('Unpublish');
    expect(await message('Unpublished: Kadal')).toBeVisible();
    expect(unpublish).toHaveBeenCalledExactlyOnceWith(first);
    const link = screen.getByRole('link', { name: 'Open the draft' });
    expect(link).toHaveAttribute('href', `/admin/coming/${kind}%3Athe-id`);
    const next = await card('Mazha');
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull();
  });

  test('stays published if the question is canceled, or if it fails', async () => {
    expectLogged(/no answer/);
    await opened();
    await press('Kadal');
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(unpublish).not.toHaveBeenCalled();
    const failure = Object.assign(new Error('no answer'), { code: 'unavailable' });
    vi.mocked(unpublish).mockRejectedValueOnce(failure);
    await press('Kadal');
    await answer('Unpublish');
    expect(await message('It could not be unpublished.')).toBeVisible();
    expect(await card('Kadal')).toBeVisible();
  });
});

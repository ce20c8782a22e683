// product 29.9, 36.4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { unpublish } from '../../src/services/store/publishing';
import { publishAgain } from '../../src/services/store/taking-back';
import { card, message } from '../support/admin-screen';
import { aBanner, aGalleryImage, aMovie, anAnnouncement, aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { storedAnnouncements } from '../support/stored-announcements';
import { storedBanners } from '../support/stored-banners';
import { stored } from '../support/stored-entries';
import { storedGallery } from '../support/stored-gallery';
import { setUpMovies, storedMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

setUpMovies();

const press = async (name: string) =>
  void fireEvent.click(within(await card(name)).getByRole('button', { name: 'Unpublish' }));
const answer = async (name: string) =>
  void fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

const OTHER = { title: 'Mazha' };

describe.each([
  [
    'movie',
    'movie',
    '/admin/movies',
    () => storedMovies(aMovie({ id: 'the-id', title: 'Kadal' }), aMovie(OTHER)),
  ],
  [
    'video',
    'video',
    '/admin/videos',
    () => storedVideos(aVideo({ id: 'the-id', title: 'Kadal' }), aVideo(OTHER)),
  ],
  [
    'announcement',
    'announcement',
    '/add-announcement',
    () =>
      storedAnnouncements(anAnnouncement({ key: 'the-id', title: 'Kadal' }), anAnnouncement(OTHER)),
  ],
  [
    'banner',
    'banner',
    '/admin',
    () => storedBanners(aBanner({ id: 'the-id', title: 'Kadal' }), aBanner(OTHER)),
  ],
  [
    'image',
    'gallery image',
    '/admin/gallery',
    () =>
      storedGallery(aGalleryImage({ path: 'images/the-id', title: 'Kadal' }), aGalleryImage(OTHER)),
  ],
] as const)('%s', (kind, words, address, storeTwo) => {
  async function opened() {
    storeTwo();
    const [first] = stored(kind);
    renderAt(address);
    await card('Kadal');
    return first;
  }

  test('becomes a draft after a question, with a link to it; the focus moves to the next', async () => {
    const first = await opened();
    await press('Kadal');
    const dialog = await screen.findByRole('dialog', { name: `Unpublish this ${words}?` });
    expect(dialog).toHaveTextContent('Visitors will no longer see it. It stays here as a draft.');
    await answer('Unpublish');
    expect(await message('Unpublished: Kadal')).toBeVisible();
    expect(unpublish).toHaveBeenCalledExactlyOnceWith(kind, first, undefined);
    const link = screen.getByRole('link', { name: 'Open the draft' });
    expect(link).toHaveAttribute('href', `/admin/coming/${kind}%3Athe-id`);
    const next = await card('Mazha');
    await waitFor(() => expect(next).toHaveFocus());
    expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull();
  });

  test('is published again by Undo, at its place', async () => {
    await opened();
    await press('Kadal');
    await answer('Unpublish');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await message('Published again: Kadal')).toBeVisible();
    await waitFor(() => {
      const names = screen
        .getAllByRole('article')
        .map((shown) => within(shown).getByRole('heading'));
      expect(names.map(({ textContent }) => textContent)).toEqual(['Kadal', 'Mazha']);
    });
  });

  test('gets an end in a dialog, and leaves the list of its kind', async () => {
    const first = await opened();
    const button = { name: 'Set an end' };
    fireEvent.click(await within(await card('Kadal')).findByRole('button', button));
    const dialog = await screen.findByRole('dialog', { name: 'When does it leave the site?' });
    const until = '2099-11-29T23:59';
    fireEvent.change(within(dialog).getByLabelText('Leaves the site on'), {
      target: { value: until },
    });
    await answer('Set the end');
    expect(await message('On the site until Sunday 29 November 2099, 23:59: Kadal')).toBeVisible();
    const end = { until: new Date(until) };
    expect(unpublish).toHaveBeenCalledExactlyOnceWith(kind, first, end);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
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

test('an Undo that fails says so, and the draft stays one', async () => {
  expectLogged(/no answer/);
  storedVideos(aVideo({ id: 'the-id', title: 'Kadal' }), aVideo(OTHER));
  renderAt('/admin/videos');
  await press('Kadal');
  await answer('Unpublish');
  const failure = Object.assign(new Error('no answer'), { code: 'unavailable' });
  vi.mocked(publishAgain).mockRejectedValueOnce(failure);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await message('It could not be published again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Kadal' })).toBeNull());
});

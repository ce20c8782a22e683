// product 17.18.
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { otherUsesOf } from '../../src/services/files/picture-uses';
import { deleteEntry } from '../../src/services/store/trash';
import { answerDialog, message, pressOn } from '../support/admin-screen';
import { aBanner, aGalleryImage, aMovie, aVideo } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedBanners } from '../support/stored-banners';
import { storedGallery } from '../support/stored-gallery';
import { storedMovies } from '../support/stored-movies';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/services/files/pictures');

const picture = { src: 'https://pictures.test/pier.webp', alt: 'A pier' };
beforeEach(() => void signedInAs('admin'));

const question = async () => within(await screen.findByRole('dialog'));

test('the question before an image is deleted says what else shows the picture', async () => {
  storedGallery(aGalleryImage({ title: 'Pier', picture, path: 'images/pier' }));
  vi.mocked(otherUsesOf).mockResolvedValue([
    { kind: 'movie', title: 'Tides', isUnpublished: false },
    { kind: 'banner', title: '', isUnpublished: true },
    { kind: 'settings', title: '', isUnpublished: false },
  ]);
  renderAt('/admin/gallery');
  await pressOn('Pier', 'Delete');
  const asked = await question();
  await asked.findByText('The same picture is also used here, where it stays:');
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Movie: Tides',
    'Banner (not published)',
    'The page about the company',
  ]);
  expect(otherUsesOf).toHaveBeenCalledExactlyOnceWith([picture], { path: 'images/pier' });
});

test('both pictures of a movie are looked for', async () => {
  const backdrop = { src: 'https://pictures.test/wide.webp' };
  storedMovies(aMovie({ id: 'tides', title: 'Tides', picture, backdrop, collection: 'Upcoming' }));
  renderAt('/admin/movies');
  await pressOn('Tides', 'Delete');
  expect(await (await question()).findByText('The picture is used nowhere else.')).toBeVisible();
  expect(otherUsesOf).toHaveBeenCalledExactlyOnceWith([picture, backdrop], {
    path: 'Movies/Upcoming/Movies/tides',
  });
});

test('the answer does not wait for it', async () => {
  vi.mocked(otherUsesOf).mockReturnValue(new Promise(() => {}));
  storedBanners(aBanner({ title: 'Pier', picture }));
  renderAt('/admin');
  await pressOn('Pier', 'Delete');
  expect(
    await (await question()).findByText('Looking where else the picture is used...'),
  ).toBeVisible();
  await answerDialog('Delete');
  await message('Image deleted successfully!');
  expect(deleteEntry).toHaveBeenCalledOnce();
});

test('where it cannot be looked up the question says so, and looks again', async () => {
  expectLogged(/no answer/);
  vi.mocked(otherUsesOf).mockRejectedValueOnce(new Error('no answer'));
  storedBanners(aBanner({ title: 'Pier', picture }));
  const { visitor } = renderAt('/admin');
  await pressOn('Pier', 'Delete');
  const asked = await question();
  expect(await asked.findByRole('alert')).toHaveTextContent(
    'Where else the picture is used could not be loaded.',
  );
  await visitor.click(asked.getByRole('button', { name: 'Try again' }));
  expect(await asked.findByText('The picture is used nowhere else.')).toBeVisible();
});

test('nothing is looked for where there is no picture', async () => {
  storedVideos(aVideo({ title: 'Teaser' }));
  renderAt('/admin/videos');
  await pressOn('Teaser', 'Delete');
  await question();
  await answerDialog('Cancel');
  expect(otherUsesOf).not.toHaveBeenCalled();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { movieKey, videoKey } from '../../src/domain/search/search-entry';
import { addEntry } from '../../src/services/store/add-entry';
import { deletePicture, uploadPicture } from '../../src/services/files/pictures';
import { readSearchIndex } from '../../src/services/search/search-index';
import { button, fill } from '../support/admin-screen';
import { aVideo } from '../support/builders';
import { choose, setUpPictures, uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { added, edited } from '../support/stored-entries';
import { storedGallery } from '../support/stored-gallery';
import { storedVideos } from '../support/stored-videos';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

const entry = (id: string, title: string) => ({
  key: movieKey({ id, collection: 'Upcoming' }),
  title,
});
const OWN = { src: 'https://pictures.test/own.webp', alt: 'A boat' };

setUpPictures();
beforeEach(() => {
  signedInAs('admin');
  storedVideos();
  storedGallery();
  vi.mocked(readSearchIndex).mockResolvedValue([
    entry('mazha', 'Mazha'),
    { key: videoKey('clip'), title: 'A clip' },
    entry('kadal', 'Kadal'),
  ]);
});

const form = (name: string) => screen.findByRole('form', { name });
const movieField = (name: string) =>
  form(name).then((element) => within(element).getByRole('combobox', { name: /^Film/ }));
const loaded = (name: string, title = 'Kadal') =>
  form(name).then((element) => within(element).findByRole('option', { name: title }));

async function editVideo(fields: Parameters<typeof aVideo>[0]) {
  storedVideos(aVideo({ id: 'rain', title: 'Rain', ...fields }));
  const page = renderAt('/admin/videos');
  const card = within(await screen.findByRole('article', { name: 'Rain' }));
  await page.visitor.click(card.getByRole('button', { name: 'Edit' }));
  await loaded('Edit video');
  return page;
}

test('films of one title are told by their years, or by their addresses', async () => {
  vi.mocked(readSearchIndex).mockResolvedValue([
    { ...entry('mazha', 'Mazha'), releaseDate: '2019-05-01' },
    { ...entry('mazha-2', 'Mazha'), releaseDate: 'Christmas 2026' },
    entry('mazha-3', 'Mazha'),
    { ...entry('kadal', 'Kadal'), releaseDate: '2020-05-01' },
  ]);
  renderAt('/admin/videos');
  await loaded('Upload YouTube Video');
  const options = within(await movieField('Upload YouTube Video')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'None',
    'Kadal',
    'Mazha (2019)',
    'Mazha (2026)',
    'Mazha (mazha-3)',
  ]);
});

test('a video gets its film from the films by title, and a picture of its own', async () => {
  const { visitor } = renderAt('/admin/videos');
  await loaded('Upload YouTube Video');
  const movie = await movieField('Upload YouTube Video');
  expect(
    within(movie)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Kadal', 'Mazha']);
  fill('Title', 'Rain');
  fill('Description', 'Two minutes of it.');
  fill('YouTube URL', 'https://youtu.be/abcdefghijk');
  await visitor.selectOptions(movie, 'Mazha');
  expect(document.querySelector('img[src*="ytimg"]')).not.toBeNull();
  fireEvent.change(screen.getByLabelText(/^Picture/), {
    target: { files: [new File(['picture'], 'own.png', { type: 'image/png' })] },
  });
  await screen.findByText('own.png is ready.');
  expect(document.querySelector('img[src*="ytimg"]')).toBeNull();
  await visitor.click(button('Upload Video'));
  await waitFor(() =>
    expect(added('video')).toEqual([
      expect.objectContaining({ title: 'Rain', movieId: 'mazha', picture: uploaded('own.png') }),
    ]),
  );
  expect(vi.mocked(uploadPicture).mock.lastCall?.[0]).toBe('videos');
});

test('an edit keeps the id of a film that is not listed, and can remove film and picture', async () => {
  const { visitor } = await editVideo({ movieId: 'gone', picture: OWN });
  const movie = await movieField('Edit video');
  expect(movie).toHaveValue('gone');
  expect(within(movie).getByRole('option', { selected: true })).toHaveTextContent(
    'A film that is not there any more',
  );
  await visitor.selectOptions(movie, 'None');
  await visitor.click(button('Remove The current picture'));
  await visitor.click(button('Save'));
  await screen.findByText('Video updated successfully!');
  const [, after] = edited('video').at(-1) ?? [];
  expect(after).not.toHaveProperty('movieId');
  expect(after).not.toHaveProperty('picture');
  expect(deletePicture).not.toHaveBeenCalled();
});

test('an edit of another field sends film and picture unchanged', async () => {
  const { visitor } = await editVideo({ movieId: 'gone', picture: OWN });
  fill('Description', 'New');
  await visitor.click(button('Save'));
  await screen.findByText('Video updated successfully!');
  expect(edited('video').at(-1)?.[1]).toMatchObject({
    movieId: 'gone',
    picture: OWN,
  });
  expect(deletePicture).not.toHaveBeenCalled();
});

test('films that cannot be read are reported beside the field and can be read again', async () => {
  expectLogged(/unavailable/);
  vi.mocked(readSearchIndex).mockRejectedValueOnce(new Error('unavailable'));
  const { visitor } = renderAt('/admin/videos');
  expect(await screen.findByText(/The films could not be loaded/)).toBeVisible();
  await visitor.click(button('Try again'));
  await loaded('Upload YouTube Video');
});

test('several pictures added at once all get the chosen film', async () => {
  const { visitor } = renderAt('/admin/gallery');
  await loaded('Add images');
  await visitor.selectOptions(await movieField('Add images'), 'Kadal');
  await choose('one.png', 'two.png');
  expect(screen.queryByText(/The words that you wrote/)).not.toBeInTheDocument();
  expect(await movieField('Add images')).toHaveValue('kadal');
  expect(screen.queryByRole('textbox', { name: /Subtitle/ })).not.toBeInTheDocument();
  await visitor.click(button('Add to the gallery'));
  await waitFor(() => expect(addEntry).toHaveBeenCalledTimes(2));
  expect(added('image')).toEqual(
    ['one.png', 'two.png'].map((name) => ({ movieId: 'kadal', picture: uploaded(name) })),
  );
});

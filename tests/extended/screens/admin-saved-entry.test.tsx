// product 14.15.
import { adminEntriesReader } from '../../../src/store/read/admin/entries';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../src/content/paths/paths';
import { button, card, cards, field, fill, message } from '../../support/admin-screen';
import {
  aBanner,
  aGalleryImage,
  aMovie,
  anAnnouncement,
  aVideo,
  pagesOf,
} from '../../support/builders';
import { choose, uploaded } from '../../support/chosen-pictures';
import { deferred } from '../../support/deferred';
import { renderAt } from '../../support/render-at';
import { storedAnnouncements } from '../../support/stored-announcements';
import { storedBanners, storedVideos } from '../../support/stored-lists';
import { storedGallery } from '../../support/stored-gallery';
import { fillInMovie, OLD_PICTURE, setUpMovies, storedMovies } from '../../support/stored-movies';

setUpMovies();

const video = aVideo({ title: 'Pier' });
const announcement = anAnnouncement({ title: 'Pier', picture: uploaded('pier.webp') });
const movie = aMovie({ title: 'Pier', picture: OLD_PICTURE });
const image = aGalleryImage({ title: 'Pier' });
const banner = aBanner({ title: 'Pier' });
beforeEach(() => {
  storedVideos(video);
  storedAnnouncements(announcement);
  storedMovies(movie);
  storedGallery(image);
  storedBanners(banner);
});

/** Where a message leads. */
const view = async (text: string) => {
  const toast = (await message(text)).closest<HTMLElement>('[role="status"]');
  return toast && within(toast).queryByRole('link', { name: /^View on site/ });
};

async function fillInVideo(title: string) {
  await screen.findByRole('form', { name: 'Upload YouTube Video' });
  fill('Title', title);
  fill('Description', 'Two minutes of it.');
  fill('YouTube URL', 'https://youtu.be/abcdefghijk');
}

const KINDS = [
  {
    kind: 'video',
    address: '/admin/videos',
    fillIn: () => fillInVideo('Rain'),
    name: 'Rain',
    add: 'Upload Video',
    added: 'Video uploaded successfully!',
    newPath: /^\/videos\?video=.+/,
    updated: 'Video updated successfully!',
    path: paths.video(video.id),
  },
  {
    kind: 'announcement',
    address: '/admin?tab=announcements',
    fillIn: async () => {
      await screen.findByRole('form', { name: 'Add an announcement' });
      fill('Title', 'Rain');
      fill('Description', 'It rains.');
      fireEvent.change(screen.getByLabelText('Image'), {
        target: { files: [new File(['picture'], 'rain.png', { type: 'image/png' })] },
      });
      await screen.findByText(/^rain.png is ready/);
    },
    name: 'Rain',
    add: 'Add Announcement',
    added: '✅ Announcement added successfully!',
    newPath: /^\/announcements\?announcement=item_\d+$/,
    updated: '✅ Announcement updated successfully!',
    path: paths.announcement(announcement.key),
  },
  {
    kind: 'gallery image',
    address: '/admin/gallery',
    fillIn: async () => {
      await screen.findByRole('form', { name: 'Add images' });
      await choose('rain.png');
      fill(/^Title/, 'Rain');
    },
    name: 'Rain',
    add: 'Add to the gallery',
    added: 'Image added successfully!',
    newPath: /^\/gallery\?picture=images%2F.+/,
    updated: 'Image updated successfully!',
    path: paths.picture(image.path),
  },
  {
    kind: 'banner',
    address: '/admin',
    fillIn: async () => {
      await screen.findByRole('form', { name: 'Add banners' });
      await choose('rain.png');
      fill(/^Title/, 'Rain');
    },
    name: 'Rain',
    add: 'Add New Banner',
    added: 'Image uploaded successfully!',
    newPath: /^\/$/,
    updated: 'Banner updated successfully!',
    path: undefined,
  },
];

test.each(KINDS)(
  'a $kind that was added is in view, and the message leads to where visitors see it',
  async (kind) => {
    const { visitor } = renderAt(kind.address);
    await kind.fillIn();
    await visitor.click(button(kind.add));
    const added = await card(kind.name);
    await waitFor(() => expect(added).toHaveFocus());
    expect((await view(kind.added))?.getAttribute('href')).toMatch(kind.newPath);
  },
);

test('a movie that was added is in view, also if the filter hides it', async () => {
  const { visitor, address } = renderAt('/admin?tab=movies&status=Released');
  await screen.findByRole('form', { name: 'Add a movie' });
  await fillInMovie(visitor, 'Rain');
  fill('Address', 'rain');
  await visitor.click(button('Upload Movie'));
  const added = await card('Rain');
  await waitFor(() => expect(added).toHaveFocus());
  expect(address()).toBe('/admin?tab=movies');
  expect((await view('Movie uploaded successfully!'))?.getAttribute('href')).toBe('/movie/rain');
});

test('the page of a movie returns to the list with the movie in view', async () => {
  const { visitor, address } = renderAt('/admin/movies?status=Upcoming');
  await visitor.click(within(await card('Pier')).getByRole('link', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit Pier' });
  await visitor.type(field('Movie Title'), ' at night');
  await visitor.click(button('Save'));
  const saved = await card('Pier at night');
  await waitFor(() => expect(saved).toHaveFocus());
  expect(address()).toBe('/admin/movies?status=Upcoming');
  const path = paths.movie(movie.id);
  expect((await view('Movie updated successfully!'))?.getAttribute('href')).toBe(path);
});

test('an entry that a search hides is shown in the whole list', async () => {
  const { visitor, address } = renderAt('/admin/videos?search=Pier');
  await card('Pier');
  await fillInVideo('Rain');
  await visitor.click(button('Upload Video'));
  const added = await card('Rain');
  await waitFor(() => expect(added).toHaveFocus());
  expect(address()).toBe('/admin/videos');
});

test('the focus stays with somebody who goes on before the list has been read again', async () => {
  const { visitor } = renderAt('/admin/videos');
  await fillInVideo('Rain');
  const reading = deferred();
  vi.mocked(adminEntriesReader).mockImplementation(() => async () => {
    await reading.promise;
    return pagesOf([aVideo({ title: 'Rain' }), video])();
  });
  await visitor.click(button('Upload Video'));
  await message('Video uploaded successfully!');
  await visitor.click(field('Title'));
  reading.resolve();
  await card('Rain');
  await waitFor(() => expect(field('Title')).toHaveFocus());
});

test('of several pictures the last one is in view, which is the first of the list', async () => {
  const { visitor } = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  await choose('rain.png', 'wind.png');
  await visitor.click(button('Add to the gallery'));
  await waitFor(() => expect(cards()).toHaveLength(3));
  await waitFor(() => expect(cards()[0]).toHaveFocus());
});

test('the form stays in view while it has pictures that were not stored', async () => {
  const { visitor } = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  await choose('rain.png', 'bad.png');
  await visitor.click(button('Add to the gallery'));
  expect(await view('Image added successfully!')).toBeNull();
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards().some((shown) => shown === document.activeElement)).toBe(false);
  expect(screen.getByText('bad.png')).toBeVisible();
});

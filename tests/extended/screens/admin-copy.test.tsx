// product 14.14.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addEntry } from '../../../src/store/write/add-entry';
import { readPictureFile } from '../../../src/store/files/pictures';
import { button, card, field, fill, message, pressMore } from '../../support/admin-screen';
import { aBanner, aFullMovie, aMovie, anAnnouncement, aVideo } from '../../support/builders';
import { uploaded } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedAnnouncements } from '../../support/stored-announcements';
import { storedBanners } from '../../support/stored-lists';
import { added } from '../../support/stored-entries';
import { storedMovies } from '../../support/stored-movies';
import { storedVideos } from '../../support/stored-lists';

beforeEach(() => {
  signedInAs('admin');
  vi.mocked(readPictureFile).mockImplementation(async () => new Blob(['pier']));
});

const picture = {
  src: 'https://pictures.test/pier-abc123def456.webp',
  alt: 'A pier',
  focus: '30% 70%',
};
/** The copy of that picture, with files of its own. */
const copied = { ...uploaded('pier.webp'), alt: 'A pier', focus: '30% 70%' };

async function duplicate(name: string) {
  await pressMore(name, 'Duplicate');
  await screen.findByText('This is a copy. Nothing of it is stored before you save it.');
}
const ready = () => screen.findByText(/^The copied picture is ready/);

test('a copy of a movie has its content, its status, a picture of its own and a new address', async () => {
  const movie = aMovie({ ...aFullMovie(), title: 'Pier', status: 'Released', picture });
  storedMovies(movie);
  const { visitor } = renderAt('/admin/movies');
  await duplicate('Pier');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Copy' })).toHaveFocus());
  expect(field('Movie Title')).toHaveValue('Copy of Pier');
  expect(field(/^Director/)).toHaveValue(movie.director);
  await waitFor(() => expect(screen.getAllByText(/^Ready/)).toHaveLength(2));
  expect(addEntry).not.toHaveBeenCalled();

  fill('Movie Title', 'Pier Two');
  await visitor.click(button('Upload Movie'));
  await message('Movie uploaded successfully!');
  const { id: _id, collection: _collection, backdrop: _backdrop, ...fields } = movie;
  expect(addEntry).toHaveBeenCalledExactlyOnceWith(
    {
      id: expect.stringMatching(/^movie:pier-two-[a-z0-9]{4}$/),
      kind: 'movie',
      path: expect.stringMatching(/^Movies\/Released\/Movies\/pier-two-[a-z0-9]{4}$/),
    },
    expect.objectContaining({
      ...fields,
      title: 'Pier Two',
      picture: expect.objectContaining(copied),
    }),
    { pictures: [] },
  );
  expect(screen.queryByRole('group', { name: 'Copy' })).not.toBeInTheDocument();
  expect(field('Movie Title')).toHaveValue('');
});

test('a copy of an announcement', async () => {
  const { key: _key, ...announcement } = anAnnouncement({
    title: 'Pier',
    subtitle: 'Soon',
    picture,
  });
  storedAnnouncements(anAnnouncement(announcement));
  const { visitor } = renderAt('/admin?tab=announcements');
  await duplicate('Pier');
  await ready();
  await visitor.click(button('Add Announcement'));
  await message('✅ Announcement added successfully!');
  expect(added('announcement')).toEqual([
    { ...announcement, title: 'Copy of Pier', picture: copied },
  ]);
});

test('a copy of a banner, whose title names a film, keeps the title', async () => {
  storedBanners(aBanner({ title: 'Pier', line: 'Soon', link: '/movie/pier', picture }));
  const { visitor } = renderAt('/admin');
  await duplicate('Pier');
  await ready();
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  const texts = { title: 'Pier', line: 'Soon', link: '/movie/pier' };
  expect(added('banner')).toEqual([{ ...texts, picture: copied }]);
});

test('a picture that cannot be read is to be chosen, or tried again', async () => {
  expectLogged(/Failed to fetch/);
  vi.mocked(readPictureFile).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  storedAnnouncements(anAnnouncement({ title: 'Pier', picture }));
  const { visitor } = renderAt('/admin?tab=announcements');
  await duplicate('Pier');
  expect(field('Title')).toHaveValue('Copy of Pier');
  expect(await screen.findByText(/^The picture of the original cannot be read here/)).toBeVisible();
  await visitor.click(button('Add Announcement'));
  expect(await screen.findByText('❌ Please upload an image.')).toBeVisible();
  expect(addEntry).not.toHaveBeenCalled();
  await visitor.click(button('Try again: The copied picture'));
  await ready();
});

test('a copy can be thrown away', async () => {
  storedVideos(aVideo({ title: 'Pier', picture }));
  const { visitor } = renderAt('/admin/videos');
  await duplicate('Pier');
  await ready();
  await visitor.click(button('Throw it away'));
  expect(field('Title')).toHaveValue('');
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('what is typed into the form is not replaced without a question', async () => {
  storedVideos(aVideo({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/videos');
  await card('Pier');
  fill('Title', 'Mine');
  await pressMore('Pier', 'Duplicate');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Replace what is in the form?' }),
  );
  await visitor.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(field('Title')).toHaveValue('Mine');
  await pressMore('Pier', 'Duplicate');
  await visitor.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(field('Title')).toHaveValue('Copy of Pier');
});

test('an entry that is edited is left for the copy, not without a question if it was changed', async () => {
  storedVideos(aVideo({ title: 'Pier' }), aVideo({ title: 'Boat' }));
  const { visitor } = renderAt('/admin/videos');
  await visitor.click(within(await card('Boat')).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit video' });
  await pressMore('Pier', 'Duplicate');
  await screen.findByRole('form', { name: 'Upload YouTube Video' });
  expect(screen.queryByRole('form', { name: 'Edit video' })).not.toBeInTheDocument();
  expect(field('Title')).toHaveValue('Copy of Pier');
});

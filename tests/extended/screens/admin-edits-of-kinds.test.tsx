import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editEntry } from '../../../src/store/write/edit-entry';
import { listNextIds } from '../../../src/store/write/next-versions';
import { getUnpublished } from '../../../src/store/write/unpublished';
import { deletePicture } from '../../../src/store/files/pictures';
import {
  answerDialog,
  button,
  card,
  field,
  fill,
  message,
  pressOn,
} from '../../support/admin-screen';
import { aBanner, aGalleryImage, aVideo } from '../../support/builders';
import { chooseReplacement, setUpPictures, uploaded } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedGallery } from '../../support/stored-gallery';
import { storedBanners } from '../../support/stored-lists';
import { deleteEntry } from '../../../src/store/write/trash';
import { expectLogged } from '../../support/console';
import { storedVideos } from '../../support/stored-lists';

vi.mock('../../../src/studio/pictures/upload/resize');
vi.mock('../../../src/store/files/pictures');

describe('images', () => {
  setUpPictures();
  beforeEach(() => void signedInAs('admin'));

  test('an image of a nested collection is edited there, and its path is not shown', async () => {
    const old = aGalleryImage({ id: '1', path: 'movies/tides/images/1', title: 'Pier' });
    storedGallery(old, aGalleryImage({ id: '1', path: 'images/1', title: 'Boat' }));
    const { visitor } = renderAt('/admin/gallery');
    await pressOn('Pier', 'Edit');
    expect(screen.queryByText(/movies\/tides/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit image' })).toHaveFocus());
    await chooseReplacement('new.png');
    await visitor.type(field(/Title/), ' at night');
    await visitor.click(button('Save'));
    expect(await message('Image updated successfully!')).toBeVisible();
    expect(editEntry).toHaveBeenCalledExactlyOnceWith('image', old, {
      picture: uploaded('new.png'),
      title: 'Pier at night',
    });
    expect(deletePicture).not.toHaveBeenCalled();
    const saved = await card('Pier at night');
    await waitFor(() => expect(saved).toHaveFocus());
    // It has no next version, which nobody looks for.
    expect(listNextIds).not.toHaveBeenCalled();
    expect(getUnpublished).not.toHaveBeenCalled();
  });

  test('an edit and the form for a new image have separate drafts', async () => {
    storedGallery(aGalleryImage({ title: 'Pier' }));
    const { visitor } = renderAt('/admin/gallery');
    await card('Pier');
    await visitor.type(field(/^Title/), 'Rain');
    await pressOn('Pier', 'Edit');
    await visitor.type(field(/^Title/), ' at night');
    await visitor.click(button('Cancel'));
    await answerDialog('Leave');
    await waitFor(() => expect(field(/^Title/)).toHaveValue('Rain'));

    await pressOn('Pier', 'Edit');
    expect(field(/^Title/)).toHaveValue('Pier at night');
    await visitor.click(button('Throw it away'));
    expect(field(/^Title/)).toHaveValue('Pier');
  });
});

describe('banners', () => {
  setUpPictures();
  beforeEach(() => void signedInAs('admin'));

  test('all fields and the picture of a banner can be changed, and the replaced files are kept', async () => {
    const before = aBanner({ id: 'tides', title: 'Tides', line: 'Soon', link: '/movie/tides' });
    storedBanners(before);
    const { visitor } = renderAt('/admin');
    await pressOn('Tides', 'Edit');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit banner' })).toHaveFocus());
    await chooseReplacement('new.png');
    await visitor.type(field(/Title/), ' of May');
    await visitor.clear(field(/Line/));
    await visitor.clear(field(/^Link/));
    await visitor.click(button('Save'));
    expect(await message('Banner updated successfully!')).toBeVisible();
    expect(editEntry).toHaveBeenCalledExactlyOnceWith('banner', before, {
      picture: uploaded('new.png'),
      title: 'Tides of May',
    });
    expect(deletePicture).not.toHaveBeenCalled();
    const saved = await card('Tides of May');
    await waitFor(() => expect(saved).toHaveFocus());
  });

  test('the question before a deletion names a banner without a title by its position', async () => {
    storedBanners(aBanner(), aBanner());
    renderAt('/admin');
    await pressOn('Banner 2', 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete this banner?' }));
    expect(question.getByText('Banner 2')).toBeVisible();
  });
});

describe('videos', () => {
  beforeEach(() => {
    signedInAs('admin');
    storedVideos(aVideo({ id: 'rain', title: 'Rain' }), aVideo({ id: 'sun', title: 'Sun' }));
  });

  const editForm = () => screen.queryByRole('form', { name: 'Edit video' });

  /** Opens the list and presses the Edit button of a video. */
  async function editing(title: string) {
    const page = renderAt('/admin/videos');
    const edit = async (name: string) => {
      const video = await screen.findByRole('article', { name });
      await page.visitor.click(within(video).getByRole('button', { name: 'Edit' }));
    };
    await edit(title);
    return { ...page, edit };
  }

  test('all fields of a video can be changed, and the focus moves to its card', async () => {
    storedVideos(aVideo({ id: 'rain', title: 'Rain', onLandingPage: false }));
    const { visitor } = await editing('Rain');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit video' })).toHaveFocus());
    expect(field('Title')).toHaveValue('Rain');
    await visitor.type(field('Title'), ' and wind');
    fill('Description', 'New');
    fill('YouTube URL', 'http://youtu.be/ABCDEFGHIJK');
    await visitor.click(button('Save'));

    expect(await screen.findByText('Video updated successfully!')).toBeVisible();
    expect(editEntry).toHaveBeenCalledExactlyOnceWith(
      'video',
      expect.objectContaining({ id: 'rain' }),
      {
        title: 'Rain and wind',
        description: 'New',
        videoUrl: 'https://youtu.be/ABCDEFGHIJK',
        onLandingPage: false,
      },
    );
    const video = await screen.findByRole('article', { name: 'Rain and wind' });
    await waitFor(() => expect(video).toHaveFocus());
    expect(editForm()).not.toBeInTheDocument();
  });

  test('the switch of a deleted video shows its message, and the list is read again', async () => {
    expectLogged(/no longer there/);
    const { visitor } = renderAt('/admin/videos');
    const rain = await screen.findByRole('article', { name: 'Rain' });
    await deleteEntry('video', { id: 'rain' });
    await visitor.click(within(rain).getByRole('switch'));
    expect(await screen.findByText('Failed to update landing page status.')).toBeVisible();
    await waitFor(() => expect(rain).not.toBeInTheDocument());
  });

  test('the form for a new video has its text again after an edit', async () => {
    const { visitor, edit } = await editing('Rain');
    await visitor.click(button('Cancel'));
    await visitor.type(field('Title'), 'Snow');
    await edit('Sun');
    expect(field('Title')).toHaveValue('Sun');
    await visitor.click(button('Cancel'));
    expect(field('Title')).toHaveValue('Snow');
  });
});

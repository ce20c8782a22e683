import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { editEntry } from '../../../src/store/write/edit-entry';
import { listNextIds } from '../../../src/store/write/next-versions';
import { getUnpublished } from '../../../src/store/write/unpublished';
import { deletePicture } from '../../../src/store/files/pictures';
import { button, card, field, message, pressOn } from '../../support/admin-screen';
import { aBanner, aGalleryImage } from '../../support/builders';
import { chooseReplacement, uploaded } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { storedGallery } from '../../support/stored-gallery';
import { storedBanners } from '../../support/stored-lists';

describe('images', () => {
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
});

describe('banners', () => {
  beforeEach(() => void signedInAs('admin'));

  test('the question before a deletion names a banner without a title by its position', async () => {
    storedBanners(aBanner(), aBanner());
    renderAt('/admin');
    await pressOn('Banner 2', 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete this banner?' }));
    expect(question.getByText('Banner 2')).toBeVisible();
  });
});

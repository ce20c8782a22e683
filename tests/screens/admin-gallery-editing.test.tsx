import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editEntry } from '../../src/services/store/edit-entry';
import { deletePicture } from '../../src/services/files/pictures';
import { answerDialog, button, card, field, message, pressOn } from '../support/admin-screen';
import { aGalleryImage } from '../support/builders';
import { chooseReplacement, setUpPictures, uploaded } from '../support/chosen-pictures';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedGallery } from '../support/stored-gallery';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

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

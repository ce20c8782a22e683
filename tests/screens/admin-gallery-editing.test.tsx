import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChangedMeanwhileError } from '../../src/domain/conflict';
import { deleteGalleryImage, updateGalleryImage } from '../../src/services/gallery-admin';
import { deletePicture } from '../../src/services/images';
import {
  answer,
  button,
  card,
  cards,
  field,
  message,
  pressOn,
  refusal,
} from '../support/admin-screen';
import { aGalleryImage } from '../support/builders';
import { chooseInstead, setUpPictures, uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedGallery } from '../support/stored-gallery';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpPictures();
beforeEach(() => void signedInAs('admin'));

test('an image of an older collection says where it is, and can be edited there', async () => {
  const old = aGalleryImage({ id: '1', path: 'movies/tides/images/1', title: 'Pier' });
  storedGallery(old, aGalleryImage({ id: '1', path: 'images/1', title: 'Boat' }));
  const { visitor } = renderAt('/admin/gallery');
  await pressOn('Pier', 'Edit');
  expect(screen.getByText('Stored at movies/tides/images/1')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit image' })).toHaveFocus());
  await chooseInstead('new.png');
  await visitor.type(field(/Title/), ' at night');
  await visitor.click(button('Save'));
  expect(await message('Image updated.')).toBeVisible();
  expect(updateGalleryImage).toHaveBeenCalledExactlyOnceWith(old, {
    picture: uploaded('new.png'),
    title: 'Pier at night',
  });
  expect(deletePicture).toHaveBeenCalledExactlyOnceWith(old.picture);
  const edit = within(await card('Pier at night')).getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(edit).toHaveFocus());
});

test('somebody else was faster: their change is shown, then mine is saved on top', async () => {
  const before = aGalleryImage({ title: 'Pier' });
  const theirs = { ...before, subtitle: 'Kochi' };
  storedGallery(before);
  vi.mocked(updateGalleryImage).mockRejectedValueOnce(new ChangedMeanwhileError(theirs));
  const { visitor } = renderAt('/admin/gallery');
  await pressOn('Pier', 'Edit');
  await visitor.type(field(/^Title/), ' at night');
  await visitor.click(button('Save'));
  const news = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(news).toHaveTextContent(/Subtitle: Kochi/);
  expect(news).not.toHaveTextContent(/The picture is another one/);
  await visitor.click(button('Save'));
  await message('Image updated.');
  expect(updateGalleryImage).toHaveBeenLastCalledWith(theirs, {
    picture: before.picture,
    title: 'Pier at night',
    subtitle: 'Kochi',
  });
});

test('an image that somebody else has deleted: a message, and the list is read again', async () => {
  expectLogged(/no longer there/);
  const pier = aGalleryImage({ title: 'Pier' });
  storedGallery(pier);
  const { visitor } = renderAt('/admin/gallery');
  await pressOn('Pier', 'Edit');
  await deleteGalleryImage(pier);
  await visitor.type(field(/^Title/), ' at night');
  await visitor.click(button('Save'));
  expect(await message('Error updating the image.')).toBeVisible();
  expect(await message('No images available.')).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Pier at night');
});

test('deleting asks, names the image and its picture; no means no', async () => {
  storedGallery(aGalleryImage({ title: 'Pier' }));
  renderAt('/admin/gallery');
  await pressOn('Pier', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete this image?' }));
  expect(question.getByText('Pier')).toBeVisible();
  expect(question.getByText(/Its picture goes with it/)).toBeVisible();
  await answer('Cancel');
  expect(deleteGalleryImage).not.toHaveBeenCalled();
});

test('a deleted image leaves the list, and the focus goes on to the next', async () => {
  const pier = aGalleryImage({ title: 'Pier', path: 'movies/tides/images/1' });
  storedGallery(pier, aGalleryImage({ title: 'Boat' }));
  renderAt('/admin/gallery');
  await pressOn('Pier', 'Delete');
  await answer('Delete');
  expect(await message('Image deleted from the gallery.')).toBeVisible();
  expect(deleteGalleryImage).toHaveBeenCalledExactlyOnceWith(pier);
  await waitFor(() => expect(screen.getByRole('article', { name: 'Boat' })).toHaveFocus());
});

test('a deletion that fails says so and leaves the image', async () => {
  expectLogged(/not allowed/);
  storedGallery(aGalleryImage({ title: 'Pier' }));
  vi.mocked(deleteGalleryImage).mockRejectedValueOnce(refusal);
  renderAt('/admin/gallery');
  await pressOn('Pier', 'Delete');
  await answer('Delete');
  expect(await message('Error deleting the image.')).toBeVisible();
  expect(cards()).toHaveLength(1);
});

test('an edit that was left has its words again; those of a new image wait meanwhile', async () => {
  storedGallery(aGalleryImage({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/gallery');
  await card('Pier');
  await visitor.type(field(/^Title/), 'Rain');
  await pressOn('Pier', 'Edit');
  await visitor.type(field(/^Title/), ' at night');
  await visitor.click(button('Cancel'));
  await answer('Leave');
  await waitFor(() => expect(field(/^Title/)).toHaveValue('Rain'));

  await pressOn('Pier', 'Edit');
  expect(field(/^Title/)).toHaveValue('Pier at night');
  await visitor.click(button('Throw it away'));
  expect(field(/^Title/)).toHaveValue('Pier');
});

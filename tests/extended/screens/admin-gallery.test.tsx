// product 16.10, 17.21.
import { screen, waitFor, within } from '@testing-library/react';
import { editEntry } from '../../../src/store/write/edit-entry';
import { listNextIds } from '../../../src/store/write/next-versions';
import { getUnpublished } from '../../../src/store/write/unpublished';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import { deletePicture, uploadPicture } from '../../../src/store/files/pictures';
import { button, card, field, fill, message, pressOn } from '../../support/admin-screen';
import { aGalleryImage, letters } from '../../support/builders';
import { expectLogged } from '../../support/console';
import { choose, chooseReplacement, uploaded } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { added } from '../../support/stored-entries';
import { storedGallery } from '../../support/stored-gallery';

beforeEach(() => {
  signedInAs('admin');
  storedGallery();
});

const addedFields = () => added('image');

async function opened() {
  const page = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  return page;
}

test('a card shows the texts of its image, and missing fields are left out', async () => {
  const description = `${letters(100)} and more`;
  const { picture } = aGalleryImage();
  storedGallery(
    aGalleryImage({
      title: 'കടൽപ്പാലം',
      subtitle: 'Kochi',
      description,
      picture: { ...picture, alt: 'A pier' },
    }),
    { id: 'a', path: 'images/a', picture: { ...picture, alt: 'A boat' } },
    { id: 'b', path: 'images/b', picture },
  );
  const { visitor } = await opened();
  const pier = within(await card('കടൽപ്പാലം'));
  expect(pier.getByRole('heading')).toHaveAttribute('lang', 'ml');
  expect(pier.getByText('Kochi')).toBeVisible();
  expect(pier.getByText('A pier')).toBeVisible();
  await visitor.click(pier.getByRole('button', { name: 'Read More' }));
  expect(pier.getByText(description)).toBeVisible();
  expect(within(await card('A boat')).getAllByText('A boat')).toHaveLength(1);
  expect(await card('Picture 3')).toBeVisible();
});

test('a picture is added to the gallery with all its texts', async () => {
  const { visitor } = await opened();
  await choose('pier.png');
  fill(/What it shows/, 'A pier in the rain');
  fill(/Title/, ' Pier ');
  fill(/Subtitle/, 'Kochi');
  fill(/Description/, 'Before the monsoon.');
  await visitor.dblClick(button('Add to the gallery'));
  expect(await message('Image added successfully!')).toBeVisible();
  expect(await card('Pier')).toBeVisible();
  expect(added('image')).toEqual([
    {
      picture: { ...uploaded('pier.png'), alt: 'A pier in the rain' },
      title: 'Pier',
      subtitle: 'Kochi',
      description: 'Before the monsoon.',
    },
  ]);
  expect(vi.mocked(uploadPicture).mock.calls[0]?.[0]).toBe('gallery');
  expect(field(/Title/)).toHaveValue('');
});

test('a picture is uploaded with the JPEG for links that is drawn of it, or without if it cannot be drawn', async () => {
  expectLogged(/no canvas/);
  const drawn = new Blob(['drawn']);
  vi.mocked(drawSharePicture)
    .mockResolvedValueOnce(drawn)
    .mockRejectedValueOnce(new Error('no canvas'));
  const { visitor } = await opened();
  await choose('one.png', 'two.png');
  await visitor.click(button('Add to the gallery'));
  expect(await message(/^The share picture could not be made/)).toBeVisible();
  await waitFor(() => expect(uploadPicture).toHaveBeenCalledTimes(2));
  const shares = vi.mocked(uploadPicture).mock.calls.map(([, { share }]) => share);
  expect(shares).toEqual([drawn, undefined]);
  expect(vi.mocked(drawSharePicture).mock.calls[0]?.[1]).toBeUndefined();
});

test('several pictures are added at once, each with its own texts; a file that is not a picture stays in the form', async () => {
  const { visitor } = await opened();
  await choose('one.png', 'bad.png', 'two.png');
  expect(screen.queryByRole('textbox', { name: /Subtitle/ })).not.toBeInTheDocument();
  const second = within(screen.getByRole('group', { name: 'two.png' }));
  await visitor.type(second.getByRole('textbox', { name: /Title/ }), 'Boats');
  await visitor.type(second.getByRole('textbox', { name: /What it shows/ }), 'Two boats');
  await visitor.click(button('Add to the gallery'));
  await message('Images added successfully!');
  expect(addedFields()).toEqual([
    { picture: uploaded('one.png') },
    { picture: { ...uploaded('two.png'), alt: 'Two boats' }, title: 'Boats' },
  ]);
  expect(screen.getByText('bad.png')).toBeVisible();
  expect(await card('Boats')).toBeVisible();
});

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

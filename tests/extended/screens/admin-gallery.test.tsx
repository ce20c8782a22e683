// product 16.10.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminGalleryReader } from '../../../src/services/admin-lists/gallery';
import { addEntry } from '../../../src/services/store/add-entry';
import { uploadPicture } from '../../../src/services/files/pictures';
import {
  answerDialog,
  button,
  card,
  cards,
  field,
  fill,
  message,
  pressOn,
  refusal,
} from '../../support/admin-screen';
import { aGalleryImage, letters } from '../../support/builders';
import { choose, setUpPictures, uploaded } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { deferred } from '../../support/deferred';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { added } from '../../support/stored-entries';
import { storedGallery } from '../../support/stored-gallery';

vi.mock('../../../src/admin/kit/uploads/resize');
vi.mock('../../../src/services/files/pictures');

setUpPictures();
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

// Must be the first test: on later visits the page waits for its list.
test('while the images load there is a loading status, and then a text if there are none', async () => {
  const reading = deferred();
  vi.mocked(adminGalleryReader).mockReturnValue(async () => {
    await reading.promise;
    return [];
  });
  await opened();
  expect(screen.getByRole('status', { name: 'Loading images' })).toBeVisible();
  expect(screen.queryByText('No images available.')).not.toBeInTheDocument();
  reading.resolve();
  expect(await message('No images available.')).toBeVisible();
});

test('the sidebar links to the gallery between Videos and Contact', async () => {
  const { visitor, address } = renderAt('/admin/about');
  const sidebar = within(await screen.findByRole('navigation', { name: 'Admin' }));
  const labels = sidebar.getAllByRole('link').map(({ textContent }) => textContent.trim());
  const areas = labels.filter((label) => !/^(Add|All) /.test(label));
  expect(areas.slice(areas.indexOf('Videos'), areas.indexOf('Contact'))).toEqual([
    'Videos',
    'Announcements',
    'Banners',
    'Gallery',
    'Events',
  ]);
  await visitor.click(sidebar.getByRole('link', { name: 'Gallery' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  expect(address()).toBe('/admin/gallery');
});

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

test('if one of several uploads fails, those before it are listed and the rest stays in the form', async () => {
  expectLogged(/not allowed/);
  const { visitor } = await opened();
  await choose('one.png', 'two.png');
  vi.mocked(uploadPicture)
    .mockResolvedValueOnce(uploaded('one.png'))
    .mockRejectedValueOnce(refusal);
  await visitor.click(button('Add to the gallery'));
  expect(await message('Error adding image!')).toBeVisible();
  expect(await card('Picture 1')).toBeVisible();
  // A single picture can have a title again.
  await visitor.type(await screen.findByRole('textbox', { name: /Title/ }), 'Boat');
  await visitor.click(button('Add to the gallery'));
  expect(await card('Boat')).toBeVisible();
  expect(addedFields()).toEqual([
    { picture: uploaded('one.png') },
    { picture: uploaded('two.png'), title: 'Boat' },
  ]);
});

test('without a picture nothing is sent and the field has a message', async () => {
  const { visitor } = await opened();
  await visitor.click(button('Add to the gallery'));
  await waitFor(() => expect(screen.getByLabelText('Pictures')).toHaveFocus());
  expect(screen.getByLabelText('Pictures')).toHaveAccessibleDescription(/choose a picture first/);
  expect(addEntry).not.toHaveBeenCalled();
});

test.each([
  [/Title/, 151, '150'],
  [/Subtitle/, 151, '150'],
  [/Description/, 2001, '2000'],
])('%s with %i characters is refused in the form', async (name, length, limit) => {
  await opened();
  await choose('pier.png');
  fill(name, letters(length));
  fireEvent.click(button('Add to the gallery'));
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toHaveAccessibleDescription(new RegExp(`${limit} fit`));
  expect(addEntry).not.toHaveBeenCalled();
});

test('a page has 25 images, and a deletion leaves the open pages open', async () => {
  storedGallery(...Array.from({ length: 27 }, (_, n) => aGalleryImage({ title: `Still ${n}` })));
  const { visitor, address } = await opened();
  await card('Still 0');
  expect(cards()).toHaveLength(25);
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(27));
  expect(address()).toBe('/admin/gallery?page=2');
  await pressOn('Still 26', 'Delete');
  await answerDialog('Delete');
  await waitFor(() => expect(cards()).toHaveLength(26));
});

test('a search is in the address and leaves the form unchanged', async () => {
  storedGallery(aGalleryImage({ title: 'Pier' }), aGalleryImage({ title: 'Boat' }));
  const { visitor, address } = await opened();
  await visitor.type(field(/Title/), 'Rain');
  await visitor.type(screen.getByRole('searchbox', { name: 'Search images' }), 'Boat{Enter}');
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(address()).toBe('/admin/gallery?search=Boat');
  expect(field(/Title/)).toHaveValue('Rain');
  await visitor.clear(screen.getByRole('searchbox'));
  await visitor.type(screen.getByRole('searchbox'), 'Snow{Enter}');
  expect(await message('No images found.')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Show all images' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
});

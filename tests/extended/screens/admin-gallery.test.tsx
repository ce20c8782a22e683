// product 16.10, 16.11, 16.26, 17.21, 18.1 and 40.16.
import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { outdatedIn } from '../../../src/content/base/outdated';
import { imageKind } from '../../../src/content/image/image';
import { isInMalayalam } from '../../support/translations';
import { drawSharePicture } from '../../../src/studio/pictures/upload/draw';
import { button, card, field, fill, message, pressOn, cards } from '../../support/admin-screen';
import { aGalleryImage, letters } from '../../support/builders';
import { files, uploadedOf } from '../../support/memory/files';
import { expectLogged } from '../../support/console';
import { choose, chooseReplacement } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';

import { photoBytes } from '../../support/picture-bytes';
import { stored, storedDrafts, storeEntries } from '../../support/memory/database';
import { network } from '../../support/memory/network';

async function opened() {
  const page = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  return page;
}

test('a card shows the texts of its image, without missing fields', async () => {
  const description = `${letters(100)} and more`;
  const { picture } = aGalleryImage();
  storeEntries(
    'image',
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

test('a picture is uploaded with a drawn JPEG for links, or without it if it cannot be drawn', async () => {
  expectLogged(/no canvas/);
  const drawn = new Blob(['drawn'], { type: 'image/jpeg' });
  vi.mocked(drawSharePicture)
    .mockResolvedValueOnce(drawn)
    .mockRejectedValueOnce(new Error('no canvas'));
  const { visitor } = await opened();
  await choose('one.png', 'two.png');
  await visitor.click(button('Add to the gallery'));
  expect(await message(/^The share picture could not be made/)).toBeVisible();
  await waitFor(() => expect(stored('image')).toHaveLength(2));
  expect(files.paths().filter((path) => path.endsWith('-1200.jpg'))).toHaveLength(1);
  expect(vi.mocked(drawSharePicture).mock.calls[0]?.[1]).toBeUndefined();
});

test('an image of a nested collection is edited in place, and its path is not shown', async () => {
  const old = aGalleryImage({ id: '1', path: 'movies/tides/images/1', title: 'Pier' });
  storeEntries('image', old, aGalleryImage({ id: '1', path: 'images/1', title: 'Boat' }));
  const { visitor } = renderAt('/admin/gallery');
  await pressOn('Pier', 'Edit');
  expect(screen.queryByText(/movies\/tides/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit image' })).toHaveFocus());
  await chooseReplacement('new.png');
  await visitor.type(field(/Title/), ' at night');
  await visitor.click(button('Save'));
  expect(await message('Image updated successfully!')).toBeVisible();
  const after = { title: 'Pier at night', path: old.path, picture: { src: uploadedOf('new.png') } };
  expect(stored('image')).toMatchObject([after, { title: 'Boat' }]);
  expect(network.requests(/^delete/)).toEqual([]);
  const saved = await card('Pier at night');
  await waitFor(() => expect(saved).toHaveFocus());
  // It has no next version, which nobody looks for.
  expect(network.requests(/unpublished by __name__|^batchGet unpublished/)).toEqual([]);
});

/** Named groups: that of the choice when they are published has a legend. */
const rows = () =>
  within(screen.getByRole('form', { name: 'Add images' }))
    .queryAllByRole('group')
    .filter((group) => group.hasAttribute('aria-label'));
const rowNames = () => rows().map((row) => row.getAttribute('aria-label'));
const row = (name: string) => within(screen.getByRole('group', { name }));
/** Of the images, the one first that was added first. */
const addedTitles = () =>
  stored('image')
    .toReversed()
    .map(({ title }) => title);
const addedFiles = () =>
  stored('image')
    .toReversed()
    .map(({ picture }) => /gallery%2F(\w+)-/.exec(picture.src)?.[1]);

/** A photo that was taken at that second, according to its EXIF data. */
const photo = (name: string, second: number) =>
  new File([photoBytes(`2026:03:14 18:00:${String(second).padStart(2, '0')}`)], name);

/** Opens the form and chooses files for it. */
async function openedWith(...chosen: readonly File[]) {
  const page = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: chosen } });
  await waitFor(() => expect(screen.getAllByText(/^Ready/)).toHaveLength(chosen.length));
  return page;
}

const THREE = [photo('second.jpg', 2), photo('third.jpg', 3), photo('first.jpg', 1)];

test('photos are listed by the time when they were taken, newest first, as in the gallery', async () => {
  const { visitor } = await openedWith(...THREE);
  expect(rowNames()).toEqual(['third.jpg', 'second.jpg', 'first.jpg']);
  await visitor.type(row('first.jpg').getByRole('textbox', { name: /Title/ }), 'First');
  await visitor.type(row('third.jpg').getByRole('textbox', { name: /Title/ }), 'Third');
  await visitor.click(button('Add to the gallery'));
  await message('Images added successfully!');
  // The last one that is stored is the newest.
  expect(addedFiles()).toEqual(['first', 'second', 'third']);
  expect(addedTitles()).toEqual(['First', undefined, 'Third']);
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(cards().map((shown) => within(shown).getByRole('heading').textContent)).toEqual([
    'Third',
    'Picture 2',
    'First',
  ]);
});

test('photos without an EXIF time are sorted by the time of their files, then by name', async () => {
  const file = (name: string, lastModified: number) => new File(['x'], name, { lastModified });
  await openedWith(file('old.jpg', 1000), file('IMG_9.jpg', 5000), file('IMG_10.jpg', 5000));
  expect(rowNames()).toEqual(['IMG_10.jpg', 'IMG_9.jpg', 'old.jpg']);
});

test('photos that are chosen later are sorted among the others, whose titles are preserved', async () => {
  const { visitor } = await openedWith(photo('one.jpg', 1), photo('three.jpg', 3));
  await visitor.type(row('one.jpg').getByRole('textbox', { name: /Title/ }), 'One');
  fireEvent.change(screen.getByLabelText('Pictures'), {
    target: { files: [photo('two.jpg', 2)] },
  });
  await waitFor(() => expect(rowNames()).toEqual(['three.jpg', 'two.jpg', 'one.jpg']));
  expect(row('one.jpg').getByRole('textbox', { name: /Title/ })).toHaveValue('One');
});

test('the progress counts stored pictures, and "Stop" keeps the rest with film and titles', async () => {
  const { visitor } = await openedWith(...THREE);
  await visitor.type(row('third.jpg').getByRole('textbox', { name: /Title/ }), 'Third');
  network.hold(/^upload gallery.second-/);
  await visitor.click(button('Add to the gallery'));
  const bar = await screen.findByRole('progressbar', { name: '1 of 3 are stored.' });
  expect(bar).toHaveAttribute('max', '3');
  await visitor.click(button('Stop'));
  const report = await screen.findByText(/^1 of 3 are stored\. The others are still here/);
  await waitFor(() => expect(report).toHaveFocus());
  expect(rowNames()).toEqual(['third.jpg', 'second.jpg']);
  expect(screen.queryByText('Images added successfully!')).not.toBeInTheDocument();

  await visitor.click(button('Add to the gallery'));
  await message('Images added successfully!');
  expect(addedFiles()).toEqual(['first', 'second', 'third']);
  expect(addedTitles()).toEqual([undefined, undefined, 'Third']);
});

test('the title of the last remaining picture moves into the form of a single one', async () => {
  const { visitor } = await openedWith(photo('one.jpg', 1), photo('two.jpg', 2));
  await visitor.type(row('one.jpg').getByRole('textbox', { name: /Title/ }), 'One');
  await visitor.click(button('Remove two.jpg'));
  await waitFor(() => expect(field(/^Title/)).toHaveValue('One'));
  await visitor.click(button('Add to the gallery'));
  await message('Image added successfully!');
  expect(addedTitles()).toEqual(['One']);
});

test('a title that is too long is named before anything is sent', async () => {
  const { visitor } = await openedWith(photo('one.jpg', 1), photo('two.jpg', 2));
  const title = row('one.jpg').getByRole('textbox', { name: /Title/ });
  fireEvent.change(title, { target: { value: 'x'.repeat(151) } });
  await visitor.click(button('Add to the gallery'));
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveAccessibleDescription(/^Please shorten this by one character: 150 fit\./);
  expect(network.requests(/^upload/)).toEqual([]);
});

test('50 pictures can be added together; the number of the others is shown', async () => {
  renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  const photos = Array.from({ length: 52 }, (_, n) => photo(`${n}.jpg`, n));
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: photos } });
  expect(
    await screen.findByText(/^50 pictures fit at once: 2 of those that you chose are not among/),
  ).toBeVisible();
  expect(rows()).toHaveLength(50);
});

test('a chosen time applies to each picture, a millisecond apart', async () => {
  const { visitor } = await openedWith(photo('one.jpg', 1), photo('two.jpg', 2));
  const at = '2099-11-27T18:00';
  await visitor.click(await screen.findByRole('radio', { name: /Publish on/ }));
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: at } });
  await visitor.click(button('Schedule'));
  await message(/^Scheduled: /);
  const time = new Date(at).getTime();
  const times = storedDrafts().map(({ publishAt }) => Number(publishAt));
  expect(times.toSorted()).toEqual([time, time + 1]);
  expect(stored('image')).toEqual([]);
});

test.runIf(isInMalayalam)(
  'the translation of a picture’s description is marked once the description is corrected',
  async () => {
    const picture = { ...aGalleryImage().picture, alt: 'A boat', alt_ml: 'വള്ളം' };
    storeEntries('image', aGalleryImage({ title: 'Pier', picture }), aGalleryImage());
    const { visitor, router } = await opened();
    await pressOn('Pier', 'Edit');
    fill(/^What it shows(?! in)/, 'Two boats');
    await visitor.click(button('Save'));
    await message('Image updated successfully!');

    await act(() => router.navigate('/admin/gallery?missing=outdated'));
    expect(await screen.findByText(/with a translation to be looked at/)).toBeVisible();
    expect(cards()).toEqual([await card('Pier')]);
    await pressOn('Pier', 'Edit');
    const words = field(/^What it shows in Malayalam/);
    expect(words).toHaveAccessibleDescription(/has changed since it was written/);
    fill(/^What it shows in Malayalam/, 'രണ്ടു വള്ളം');
    expect(screen.queryByRole('button', { name: 'Still right' })).not.toBeInTheDocument();
    fill(/^What it shows in Malayalam/, 'വള്ളം');
    await visitor.click(button('Still right'));
    await message('The translation is marked as still right.');
    expect(outdatedIn(imageKind, stored('image')[0] ?? {})).toEqual([]);
  },
);

// product 16.11, 16.26.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CanceledError } from '../../../src/shared/pictures/picture-errors';
import { addEntry } from '../../../src/store/write/add-entry';
import { addUnpublished } from '../../../src/store/write/save-unpublished';
import { uploadPicture } from '../../../src/store/files/pictures';
import { button, cards, field, message, refusal } from '../../support/admin-screen';
import { uploaded } from '../../support/chosen-pictures';
import { expectLogged } from '../../support/console';
import { deferred } from '../../support/deferred';
import { photoBytes } from '../../support/picture-bytes';
import { renderAt } from '../../support/render-at';
import { signedInAs } from '../../support/signed-in-as';
import { added } from '../../support/stored-entries';
import { storedGallery } from '../../support/stored-gallery';

beforeEach(() => {
  signedInAs('admin');
  storedGallery();
});

/** Named groups: that of the choice when they are published has a legend. */
const rows = () =>
  within(screen.getByRole('form', { name: 'Add images' }))
    .queryAllByRole('group')
    .filter((group) => group.hasAttribute('aria-label'));
const rowNames = () => rows().map((row) => row.getAttribute('aria-label'));
const row = (name: string) => within(screen.getByRole('group', { name }));
const addedTitles = () => added('image').map(({ title }) => title);
const addedFiles = () => added('image').map(({ picture }) => picture.src.split('/').at(-1));

/** A photo that was taken at that second, according to its EXIF data. */
const photo = (name: string, second: number) =>
  new File([photoBytes(`2026:03:14 18:00:${String(second).padStart(2, '0')}`)], name);

/** Opens the form and chooses files for it. */
async function openedWith(...files: readonly File[]) {
  const page = renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files } });
  await waitFor(() => expect(screen.getAllByText(/^Ready/)).toHaveLength(files.length));
  return page;
}

const THREE = [photo('second.jpg', 2), photo('third.jpg', 3), photo('first.jpg', 1)];

test('photos are listed by the time when they were taken, newest first, and are so in the gallery', async () => {
  const { visitor } = await openedWith(...THREE);
  expect(rowNames()).toEqual(['third.jpg', 'second.jpg', 'first.jpg']);
  await visitor.type(row('first.jpg').getByRole('textbox', { name: /Title/ }), 'First');
  await visitor.type(row('third.jpg').getByRole('textbox', { name: /Title/ }), 'Third');
  await visitor.click(button('Add to the gallery'));
  await message('Images added successfully!');
  // The last one that is stored is the newest.
  expect(addedFiles()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  expect(addedTitles()).toEqual(['First', undefined, 'Third']);
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Third',
    'Picture 2',
    'First',
  ]);
});

test('photos without an EXIF time have that of their files, and then the order of their names', async () => {
  const file = (name: string, lastModified: number) => new File(['x'], name, { lastModified });
  await openedWith(file('old.jpg', 1000), file('IMG_9.jpg', 5000), file('IMG_10.jpg', 5000));
  expect(rowNames()).toEqual(['IMG_10.jpg', 'IMG_9.jpg', 'old.jpg']);
});

test('photos that are chosen later are sorted among the others, whose titles stay', async () => {
  const { visitor } = await openedWith(photo('one.jpg', 1), photo('three.jpg', 3));
  await visitor.type(row('one.jpg').getByRole('textbox', { name: /Title/ }), 'One');
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [photo('two.jpg', 2)] } });
  await waitFor(() => expect(rowNames()).toEqual(['three.jpg', 'two.jpg', 'one.jpg']));
  expect(row('one.jpg').getByRole('textbox', { name: /Title/ })).toHaveValue('One');
});

test('the progress counts what is stored, and "Stop" keeps the rest with its film and titles', async () => {
  const { visitor } = await openedWith(...THREE);
  await visitor.type(row('third.jpg').getByRole('textbox', { name: /Title/ }), 'Third');
  const second = deferred();
  vi.mocked(uploadPicture)
    .mockResolvedValueOnce(uploaded('first.jpg'))
    .mockImplementationOnce(async (_folder, _picture, { signal } = {}) => {
      signal?.addEventListener('abort', () => second.reject(new CanceledError('stopped')));
      await second.promise;
      return uploaded('second.jpg');
    });
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
  expect(addedFiles()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  expect(addedTitles()).toEqual([undefined, undefined, 'Third']);
});

test('after a failure the rest is sent again in its order, and nothing twice', async () => {
  expectLogged(/not allowed/);
  const { visitor } = await openedWith(...THREE);
  vi.mocked(addEntry).mockImplementationOnce(async () => 'first');
  vi.mocked(uploadPicture)
    .mockResolvedValueOnce(uploaded('first.jpg'))
    .mockRejectedValueOnce(refusal);
  await visitor.click(button('Add to the gallery'));
  await message('Error adding image!');
  expect(await screen.findByText(/^1 of 3 are stored\./)).toBeVisible();
  await visitor.click(button('Try again: second.jpg'));
  await message('Images added successfully!');
  expect(addedFiles()).toEqual(['first.jpg', 'second.jpg', 'third.jpg']);
  expect(screen.queryByText(/are stored\./)).not.toBeInTheDocument();
});

test('the title of the last one that is left moves into the form of a single one', async () => {
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
  expect(uploadPicture).not.toHaveBeenCalled();
});

test('50 pictures fit at once; the others are counted', async () => {
  renderAt('/admin/gallery');
  await screen.findByRole('form', { name: 'Add images' });
  const files = Array.from({ length: 52 }, (_, n) => photo(`${n}.jpg`, n));
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files } });
  expect(
    await screen.findByText(/^50 pictures fit at once: 2 of those that you chose are not among/),
  ).toBeVisible();
  expect(rows()).toHaveLength(50);
});

test('a time that is chosen is that of each picture, a millisecond apart', async () => {
  const { visitor } = await openedWith(photo('one.jpg', 1), photo('two.jpg', 2));
  const at = '2099-11-27T18:00';
  await visitor.click(await screen.findByRole('radio', { name: /Publish on/ }));
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: at } });
  await visitor.click(button('Schedule'));
  await message(/^Scheduled: /);
  const time = new Date(at).getTime();
  const times = vi.mocked(addUnpublished).mock.calls.map(([, , when]) => Number(when));
  expect(times).toEqual([time, time + 1]);
  expect(addEntry).not.toHaveBeenCalled();
});

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editEntry } from '../../src/services/store/edit-entry';
import { deletePicture, uploadPicture } from '../../src/services/files/pictures';
import { button, card, field, fill, message, pressOn } from '../support/admin-screen';
import { aBanner } from '../support/builders';
import { chooseReplacement, setUpPictures, uploaded } from '../support/chosen-pictures';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedBanners } from '../support/stored-banners';

vi.mock('../../src/admin/kit/uploads/resize');
vi.mock('../../src/services/files/pictures');

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

test('the alternative text can be changed without uploading the picture again', async () => {
  const before = aBanner({ picture: { src: 'https://pictures.test/a.webp', alt: 'A boat' } });
  storedBanners(before);
  const { visitor } = renderAt('/admin');
  await pressOn('A boat', 'Edit');
  fill(/What it shows/, 'Two boats');
  await visitor.dblClick(button('Save'));
  await message('Banner updated successfully!');
  expect(editEntry).toHaveBeenCalledExactlyOnceWith('banner', before, {
    picture: { src: 'https://pictures.test/a.webp', alt: 'Two boats' },
  });
  expect(uploadPicture).not.toHaveBeenCalled();
});

test('the question before a deletion names a banner without a title by its position', async () => {
  storedBanners(aBanner(), aBanner());
  renderAt('/admin');
  await pressOn('Banner 2', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete this banner?' }));
  expect(question.getByText('Banner 2')).toBeVisible();
});

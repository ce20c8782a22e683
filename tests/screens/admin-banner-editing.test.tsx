import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChangedMeanwhileError } from '../../src/domain/conflict';
import { deleteBanner, updateBanner } from '../../src/services/hero-banners-admin';
import { deletePicture, uploadPicture } from '../../src/services/images';
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
import { aBanner } from '../support/builders';
import { chooseInstead, setUpPictures, uploaded } from '../support/chosen-pictures';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedBanners } from '../support/stored-banners';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

setUpPictures();
beforeEach(() => void signedInAs('admin'));

test('all fields and the picture of a banner can be changed; the replaced files go', async () => {
  const before = aBanner({ id: 'tides', title: 'Tides', line: 'Soon', link: '/movie/tides' });
  storedBanners(before);
  const { visitor } = renderAt('/admin');
  await pressOn('Tides', 'Edit');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit banner' })).toHaveFocus());
  await chooseInstead('new.png');
  await visitor.type(field(/Title/), ' of May');
  await visitor.clear(field(/Line/));
  await visitor.clear(field(/Link/));
  await visitor.click(button('Save'));
  expect(await message('Banner updated successfully!')).toBeVisible();
  expect(updateBanner).toHaveBeenCalledExactlyOnceWith(before, {
    picture: uploaded('new.png'),
    title: 'Tides of May',
  });
  expect(deletePicture).toHaveBeenCalledExactlyOnceWith(before.picture);
  const edit = within(await card('Tides of May')).getByRole('button', { name: 'Edit' });
  await waitFor(() => expect(edit).toHaveFocus());
});

test('words alone can be changed: the picture stays as it is', async () => {
  const before = aBanner({ picture: { src: 'https://pictures.test/a.webp', alt: 'A boat' } });
  storedBanners(before);
  const { visitor } = renderAt('/admin');
  await pressOn('A boat', 'Edit');
  fireEvent.change(field(/What it shows/), { target: { value: 'Two boats' } });
  await visitor.dblClick(button('Save'));
  await message('Banner updated successfully!');
  expect(updateBanner).toHaveBeenCalledExactlyOnceWith(before, {
    picture: { src: 'https://pictures.test/a.webp', alt: 'Two boats' },
  });
  expect(uploadPicture).not.toHaveBeenCalled();
});

test('somebody else was faster: their change is shown, then mine is saved on top', async () => {
  const before = aBanner({ title: 'Tides', line: 'Soon' });
  const theirs = { ...before, line: 'From Friday', picture: uploaded('theirs.webp') };
  storedBanners(before);
  vi.mocked(updateBanner).mockRejectedValueOnce(new ChangedMeanwhileError(theirs));
  const { visitor } = renderAt('/admin');
  await pressOn('Tides', 'Edit');
  await visitor.type(field(/Title/), ' of May');
  await visitor.click(button('Save'));
  const news = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(news).toHaveTextContent(/Line: From Friday/);
  expect(news).toHaveTextContent(/The picture is another one now/);
  await visitor.click(button('Save'));
  await message('Banner updated successfully!');
  expect(updateBanner).toHaveBeenLastCalledWith(theirs, {
    picture: theirs.picture,
    title: 'Tides of May',
    line: 'From Friday',
  });
});

test('an edit that fails keeps what was typed', async () => {
  expectLogged(/not allowed/);
  storedBanners(aBanner({ title: 'Tides' }));
  vi.mocked(updateBanner).mockRejectedValueOnce(refusal);
  const { visitor } = renderAt('/admin');
  await pressOn('Tides', 'Edit');
  await visitor.type(field(/Title/), ' of May');
  await visitor.click(button('Save'));
  expect(await message('Error updating banner!')).toBeVisible();
  expect(field(/Title/)).toHaveValue('Tides of May');
});

test('deleting asks, names the banner and its picture; no means no', async () => {
  storedBanners(aBanner(), aBanner());
  renderAt('/admin');
  await pressOn('Banner 2', 'Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Delete this banner?' }));
  expect(question.getByText('Banner 2')).toBeVisible();
  expect(question.getByText(/Its picture goes with it/)).toBeVisible();
  await answer('Cancel');
  expect(deleteBanner).not.toHaveBeenCalled();
  expect(cards()).toHaveLength(2);
});

test('a deleted banner leaves the list, and the focus goes on to the next', async () => {
  const tides = aBanner({ title: 'Tides' });
  storedBanners(tides, aBanner({ title: 'Rain' }));
  renderAt('/admin');
  await pressOn('Tides', 'Delete');
  await answer('Delete');
  expect(await message('Image deleted successfully!')).toBeVisible();
  expect(deleteBanner).toHaveBeenCalledExactlyOnceWith(tides);
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  expect(screen.getByRole('article')).toHaveAccessibleName('Rain');

  await pressOn('Rain', 'Delete');
  await answer('Delete');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Current banners' })).toHaveFocus());
  expect(screen.getByText(/No banners yet/)).toBeVisible();
});

test('a deletion that fails says so and leaves the banner', async () => {
  expectLogged(/not allowed/);
  storedBanners(aBanner({ title: 'Tides' }));
  vi.mocked(deleteBanner).mockRejectedValueOnce(refusal);
  renderAt('/admin');
  await pressOn('Tides', 'Delete');
  await answer('Delete');
  expect(await message('Error deleting image!')).toBeVisible();
  expect(cards()).toHaveLength(1);
});

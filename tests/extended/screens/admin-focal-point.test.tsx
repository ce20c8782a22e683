// product 17.13.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HeroBanner } from '../../../src/content/banner/banner';
import { button, fill, message, pressOn } from '../../support/admin-screen';
import { aBanner, aMovie } from '../../support/builders';
import { choose, chooseReplacement } from '../../support/chosen-pictures';
import { renderAt } from '../../support/render-at';
import { stored, storeEntries } from '../../support/memory/database';
import { uploadedOf } from '../../support/memory/files';
import { openEditForm } from '../../support/memory/movie-forms';

/** Its code loads when there is a picture. */
const focalPoint = () => screen.findByRole('group', { name: 'Focal point' });
const across = () => screen.getByRole('slider', { name: 'Focal point from the left' });
const down = () => screen.getByRole('slider', { name: 'Focal point from the top' });
const crop = (label: string) =>
  screen.getByText(label, { selector: 'figcaption' }).parentElement?.querySelector('img');

const picture = { src: 'https://pictures.test/boat.webp', focus: '30% 70%' };
const tides = (): HeroBanner => aBanner({ id: 'tides', title: 'Tides', picture });

async function openBanner(banner: HeroBanner = tides()) {
  storeEntries('banner', banner);
  const page = renderAt('/admin');
  await pressOn('Tides', 'Edit');
  await focalPoint();
  return page;
}

test('the arrow keys move the focal point of a chosen picture, which is stored with the entry', async () => {
  const { visitor } = renderAt('/admin');
  await screen.findByRole('form', { name: 'Add banners' });
  await choose('boat.png');
  await focalPoint();
  expect(across()).toHaveValue('50');
  across().focus();
  await visitor.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(across()).toHaveAttribute('aria-valuetext', '48 percent from the left');
  expect(down()).toHaveAttribute('aria-valuetext', '59 percent from the top');
  await visitor.click(button('Add New Banner'));
  await message('Image uploaded successfully!');
  const withFocus = { src: uploadedOf('boat.png'), focus: '48% 59%' };
  expect(stored('banner')).toMatchObject([{ picture: withFocus }]);
});

test('a press on the picture moves the point and the focus; the crops are updated', async () => {
  const { visitor } = await openBanner();
  const area = (await focalPoint()).querySelector('img')?.parentElement;
  vi.spyOn(area ?? document.body, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 100, 400, 200),
  );
  await visitor.pointer({
    keys: '[MouseLeft]',
    target: area ?? document.body,
    coords: { x: 180, y: 150 },
  });
  await waitFor(() => expect(across()).toHaveFocus());
  expect(across()).toHaveValue('20');
  expect(down()).toHaveValue('25');
  for (const label of ['Phone', 'Desktop']) {
    expect(crop(label)).toHaveStyle({ objectPosition: '20% 25%' });
  }
});

test('the focal point of a stored picture is shown and can be changed without a new upload', async () => {
  const before = tides();
  const { visitor } = await openBanner(before);
  expect(across()).toHaveValue('30');
  expect(down()).toHaveValue('70');
  fireEvent.change(down(), { target: { value: '10' } });
  await visitor.click(button('Save'));
  await message('Banner updated successfully!');
  expect(stored('banner')).toMatchObject([
    { ...before, picture: { ...picture, focus: '30% 10%' } },
  ]);
});

test('another picture begins at the centre, and removing it restores the point of the stored one', async () => {
  const { visitor } = await openBanner();
  await chooseReplacement('rain.png');
  expect(across()).toHaveValue('50');
  expect(down()).toHaveValue('50');
  fireEvent.change(across(), { target: { value: '5' } });
  await visitor.click(button('Remove rain.png'));
  expect(across()).toHaveValue('30');
  expect(down()).toHaveValue('70');
});

test('a moved focal point is part of the draft, and is discarded with it', async () => {
  await openBanner();
  fireEvent.change(across(), { target: { value: '5' } });
  cleanup();
  const { visitor } = await openBanner();
  expect(await message(/is back/)).toBeVisible();
  expect(across()).toHaveValue('5');
  await visitor.click(button('Throw it away'));
  expect(across()).toHaveValue('30');
});

test('a focal point that somebody else has moved meanwhile is shown, not overwritten', async () => {
  const theirs = { ...tides(), title: 'Ebb', picture: { ...picture, focus: '90% 90%' } };
  const { visitor } = await openBanner();
  storeEntries('banner', theirs);
  fill(/Title/, 'Tides of May');
  await visitor.click(button('Save'));
  const changes = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(changes).toHaveTextContent('Focal point: 90% 90%');
  expect(changes).not.toHaveTextContent('The picture is another one now');
  expect(across()).toHaveValue('90');
});

test('the poster of a movie has a focal point', async () => {
  const { visitor } = await openEditForm(aMovie({ id: 'tides', title: 'Tides', picture }));
  await focalPoint();
  expect(crop('Phone and desktop')).toHaveStyle({ objectPosition: '30% 70%' });
  fireEvent.change(across(), { target: { value: '5' } });
  await visitor.click(button('Save'));
  await message('Movie updated successfully!');
  expect(stored('movie')).toMatchObject([{ picture: { src: picture.src, focus: '5% 70%' } }]);
});

// product 8.3, 8.4.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aGalleryImage, aMovie } from '../support/builders';
import { renderAt } from '../support/render-at';
import { skipPauses } from '../support/skipped-pauses';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

const tiles = () => within(screen.getByRole('main')).getAllByRole('button');
const firstTile = () => screen.findByRole('button', { name: /Still|Second try/ });

test('every image is a button in a list, in order', async () => {
  const images = ['Kochi', 'Thrissur', 'Vagamon'].map((title) => aGalleryImage({ title }));
  storeEntries('image', ...images);
  renderAt('/gallery');

  await screen.findByRole('button', { name: 'Kochi' });
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  expect(document.title).toMatch(/^Gallery/);
  expect(tiles()).toHaveTexts(['Kochi', 'Thrissur', 'Vagamon']);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});

test('an image without a title is named by its alternative text or its position', async () => {
  const src = 'https://pictures.test/a.webp';
  const { title: _, ...untitled } = aGalleryImage();
  storeEntries(
    'image',
    { ...untitled, path: 'images/a', picture: { src, alt: 'A boat' } },
    { ...untitled, path: 'images/b', picture: { src, alt: '' } },
  );
  renderAt('/gallery');

  expect(await screen.findByRole('button', { name: 'A boat' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Picture 2' })).toBeVisible();
});

test('a Malayalam title is marked with its language, and markup is shown as text', async () => {
  storeEntries('image', aGalleryImage({ title: 'നിലാവ്' }), aGalleryImage({ title: '<b>Bold</b>' }));
  renderAt('/gallery');

  expect(await screen.findByText('നിലാവ്')).toHaveAttribute('lang', 'ml');
  expect(screen.getByText('<b>Bold</b>')).not.toHaveAttribute('lang');
});

test('each tile has the aspect ratio of its image within limits before it is loaded', async () => {
  const src = 'https://pictures.test/a.webp';
  const shapes = [{ width: 5000, height: 1000 }, { width: 200, height: 1000 }, {}];
  storeEntries('image', ...shapes.map((shape) => aGalleryImage({ picture: { src, ...shape } })));
  renderAt('/gallery');

  await screen.findAllByRole('button', { name: /Still/ });
  const ratios = tiles().map((tile) =>
    Number.parseFloat(tile.closest('li')?.style.aspectRatio ?? ''),
  );
  expect(ratios).toEqual([2.4, 0.6, 1.5]);
});

test('there are 9 placeholders while the gallery loads', async () => {
  network.hold(/^runQuery images/);
  renderAt('/gallery');

  const placeholders = await screen.findByRole('status', { name: 'Loading pictures' });
  expect(placeholders.querySelectorAll('.skeleton')).toHaveLength(9);
});

test('an image that does not load leaves its tile and name', async () => {
  storeEntries('image', aGalleryImage({ title: 'Still there' }));
  renderAt('/gallery');

  const tile = await firstTile();
  const picture = tile.querySelector('img');
  if (picture) fireEvent.error(picture);

  await waitFor(() => expect(tile.querySelector('img')).toBeNull());
  expect(tile).toHaveAccessibleName('Still there');
});

describe('if no picture can be loaded, a sentence says so', () => {
  const UNREACHABLE = /^The pictures cannot be shown: the place where they are kept/;
  const showImages = async (count: number) => {
    const images = Array.from({ length: count }, () => aGalleryImage());
    storeEntries('image', ...images);
    renderAt('/gallery');
    const buttons = await screen.findAllByRole('button', { name: /Still/ });
    return buttons.flatMap((button) => button.querySelector('img') ?? []);
  };
  const fail = async (picture: Element) => act(async () => void fireEvent.error(picture));
  const sentence = () => screen.queryByText(UNREACHABLE);

  test('once the first ones have failed, until one loads', async () => {
    const pictures = await showImages(6);
    for (const picture of pictures.slice(0, 3)) await fail(picture);
    expect(sentence()).toBeNull();
    for (const picture of pictures.slice(3, 4)) await fail(picture);
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    for (const picture of pictures.slice(4, 5)) fireEvent.load(picture);
    await waitFor(() => expect(sentence()).toBeNull());
  });

  test('but not if a single one has failed', async () => {
    for (const picture of await showImages(1)) await fail(picture);
    expect(sentence()).toBeNull();
  });

  test('also if none has loaded or failed in time', async () => {
    skipPauses();
    await showImages(2);
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
  });
});

test('the pictures of a film have its title as heading, a link to it and to all pictures', async () => {
  const first = Array.from({ length: 24 }, () => aGalleryImage({ movieId: 'kadal' }));
  const last = aGalleryImage({ title: 'The last', movieId: 'kadal' });
  storeEntries('image', ...first, last, aGalleryImage({ title: 'Another' }));
  storeEntries('movie', aMovie({ id: 'kadal', title: 'കടൽ' }));
  const { visitor, address } = renderAt('/gallery?movie=kadal');

  const movie = await screen.findByRole('link', { name: 'കടൽ' });
  expect(movie).toLeadTo('/movie/kadal');
  expect(movie).toHaveAttribute('lang', 'ml');
  await visitor.click(screen.getByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'The last' })).toBeVisible();
  expect(address()).toBe('/gallery?movie=kadal&page=2');
  expect(tiles()).toHaveLength(25);

  await visitor.click(screen.getByRole('link', { name: 'Show all pictures' }));
  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Another' })).toBeVisible();
  expect(screen.queryByText(/Pictures of/)).not.toBeInTheDocument();
});

test('the pictures of a missing film are an empty list with a message', async () => {
  renderAt('/gallery?movie=gone');

  expect(await screen.findByText('There are no pictures of this film yet.')).toBeVisible();
  expect(screen.getByText(/a film that is not here any more/)).toBeVisible();
});

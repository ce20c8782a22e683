import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { galleryImages, getGalleryImage } from '../../src/services/gallery';
import { aGalleryImage, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

const tiles = () => within(screen.getByRole('main')).getAllByRole('button');
const firstTile = () => screen.findByRole('button', { name: /Still|Second try/ });

test('every picture of the gallery is a button in a list, in order', async () => {
  const images = ['Kochi', 'Thrissur', 'Vagamon'].map((title) => aGalleryImage({ title }));
  vi.mocked(galleryImages).mockReturnValue(pagesOf(images));
  renderAt('/gallery');

  await screen.findByRole('button', { name: 'Kochi' });
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  expect(document.title).toMatch(/^Gallery/);
  expect(tiles().map((tile) => tile.textContent)).toEqual(['Kochi', 'Thrissur', 'Vagamon']);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
});

test('a picture without a title is called by what it shows, or by its place', async () => {
  const src = 'https://pictures.test/a.webp';
  const { title: _, ...untitled } = aGalleryImage();
  vi.mocked(galleryImages).mockReturnValue(
    pagesOf([
      { ...untitled, path: 'images/a', picture: { src, alt: 'A boat' } },
      { ...untitled, path: 'images/b', picture: { src, alt: '' } },
    ]),
  );
  renderAt('/gallery');

  expect(await screen.findByRole('button', { name: 'A boat' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Picture 2' })).toBeVisible();
});

test('a Malayalam title is marked as such, and markup is shown as the text that it is', async () => {
  vi.mocked(galleryImages).mockReturnValue(
    pagesOf([aGalleryImage({ title: 'നിലാവ്' }), aGalleryImage({ title: '<b>Bold</b>' })]),
  );
  renderAt('/gallery');

  expect(await screen.findByText('നിലാവ്')).toHaveAttribute('lang', 'ml');
  expect(screen.getByText('<b>Bold</b>')).not.toHaveAttribute('lang');
});

test('space is kept for each picture before it is there, whatever its shape', async () => {
  const src = 'https://pictures.test/a.webp';
  const shapes = [{ width: 5000, height: 1000 }, { width: 200, height: 1000 }, {}];
  vi.mocked(galleryImages).mockReturnValue(
    pagesOf(shapes.map((shape) => aGalleryImage({ picture: { src, ...shape } }))),
  );
  renderAt('/gallery');

  await screen.findAllByRole('button', { name: /Still/ });
  const ratios = tiles().map((tile) =>
    Number.parseFloat(tile.closest('li')?.style.aspectRatio ?? ''),
  );
  expect(ratios).toEqual([2.4, 0.6, 1.5]);
});

test('nine placeholders stand in while the gallery loads', async () => {
  vi.mocked(galleryImages).mockReturnValue(() => new Promise(() => undefined));
  renderAt('/gallery');

  const placeholders = await screen.findByRole('status', { name: 'Loading pictures' });
  expect(placeholders.querySelectorAll('.skeleton')).toHaveLength(9);
});

test('an empty gallery says so', async () => {
  vi.mocked(galleryImages).mockReturnValue(pagesOf());
  renderAt('/gallery');

  expect(await screen.findByText('There are no pictures here yet.')).toBeVisible();
  expect(getGalleryImage).not.toHaveBeenCalled();
});

test('a database that fails is never called an empty gallery, and can be asked again', async () => {
  expectLogged(/unavailable/);
  const answers = vi.fn().mockRejectedValueOnce(new Error('unavailable'));
  answers.mockResolvedValueOnce([aGalleryImage({ title: 'Second try' })]);
  vi.mocked(galleryImages).mockReturnValue(answers);
  const { visitor } = renderAt('/gallery');

  expect(await screen.findByRole('alert')).toHaveTextContent('The gallery could not be loaded.');
  expect(screen.queryByText(/no pictures/)).not.toBeInTheDocument();

  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await firstTile()).toBeVisible();
});

test('a picture that does not load leaves its tile and its name', async () => {
  vi.mocked(galleryImages).mockReturnValue(pagesOf([aGalleryImage({ title: 'Still there' })]));
  renderAt('/gallery');

  const tile = await firstTile();
  const picture = tile.querySelector('img');
  if (picture) fireEvent.error(picture);

  await vi.waitFor(() => expect(tile.querySelector('img')).toBeNull());
  expect(tile).toHaveAccessibleName('Still there');
});

test('"Show more" adds the next page and the address remembers how far', async () => {
  const first = Array.from({ length: 24 }, () => aGalleryImage());
  vi.mocked(galleryImages).mockReturnValue(pagesOf(first, [aGalleryImage({ title: 'The last' })]));
  const { visitor, address } = renderAt('/gallery');

  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));

  expect(await screen.findByRole('button', { name: 'The last' })).toBeVisible();
  expect(tiles()).toHaveLength(25);
  expect(address()).toBe('/gallery?page=2');
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
  expect(galleryImages).toHaveBeenCalledTimes(1);
});

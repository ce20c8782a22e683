import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { galleryImages, getGalleryImage } from '../../src/services/gallery';
import { aGalleryImage, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

const KOCHI = aGalleryImage({
  path: 'images/kochi',
  title: 'Blue hour',
  subtitle: 'Fort Kochi',
  description: 'Two hundred metres from our door.',
});
const SET = aGalleryImage({ path: 'gallery/on-set/images/slate', title: 'Scene 47' });
const LAST = aGalleryImage({ path: 'images/last', title: 'നിലാവ്' });

const lightbox = () => screen.findByRole('dialog');
const shown = async () => within(await lightbox());
const inLightbox = (name: string) =>
  within(screen.getByRole('dialog')).getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const isShowing = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(name));

async function openAt(title: string) {
  const opened = renderAt('/', '/gallery');
  await opened.visitor.click(await screen.findByRole('button', { name: new RegExp(title) }));
  await lightbox();
  return opened;
}

beforeEach(() => {
  vi.mocked(galleryImages).mockReturnValue(pagesOf([KOCHI, SET, LAST]));
});

describe('a picture of the grid', () => {
  test('opens with title, subtitle, description and its place', async () => {
    const { address } = await openAt('Blue hour');

    const { getByRole, getByText } = await shown();
    expect(getByRole('heading', { name: 'Blue hour' })).toBeVisible();
    expect(getByText('Fort Kochi')).toBeVisible();
    expect(getByText('Two hundred metres from our door.')).toBeVisible();
    expect(getByRole('img', { name: 'Blue hour' })).toBeInTheDocument();
    expect(getByText('1 / 3')).toBeVisible();
    expect(getByRole('status')).toHaveTextContent('Picture 1 of 3: Blue hour');
    expect(address()).toBe('/gallery?picture=images%2Fkochi');
    expect(galleryImages).toHaveBeenCalledTimes(1);
    expect(getGalleryImage).not.toHaveBeenCalled();
  });

  test('gives way to its neighbours by button, and one Back returns to the grid', async () => {
    const { visitor, address, router } = await openAt('Blue hour');

    expect(inLightbox('Previous picture')).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(inLightbox('Next picture'));
    await isShowing('Scene 47');
    await visitor.click(inLightbox('Next picture'));
    await isShowing('നിലാവ്');
    expect(screen.getByRole('heading', { name: 'നിലാവ്' })).toHaveAttribute('lang', 'ml');
    expect(address()).toBe('/gallery?picture=images%2Flast');

    expect(inLightbox('Next picture')).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(inLightbox('Next picture'));
    await isShowing('നിലാവ്');

    await router.navigate(-1);
    await closed();
    expect(address()).toBe('/gallery');
    await waitFor(() => expect(screen.getByRole('button', { name: 'നിലാവ്' })).toHaveFocus());
  });

  test('gives way by the arrow keys, but not by those of the browser', async () => {
    const { visitor } = await openAt('Scene 47');

    await visitor.keyboard('{ArrowLeft}');
    await isShowing('Blue hour');
    await visitor.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByText('1 / 3')).toBeVisible();
    await visitor.keyboard('{ArrowRight}{ArrowRight}');
    await isShowing('നിലാവ്');
    await waitFor(() =>
      expect(screen.getByRole('dialog').querySelector('.image-gallery-center img')).toHaveAttribute(
        'src',
        LAST.picture.src,
      ),
    );
  });

  test('closes by its button and gives the focus back to its tile', async () => {
    const { visitor, address } = await openAt('Scene 47');

    await visitor.click(inLightbox('Close picture'));
    await closed();
    expect(address()).toBe('/gallery');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Scene 47' })).toHaveFocus());
  });

  test('closes by Escape and by a click beside it, not by one on it', async () => {
    const { visitor, address } = await openAt('Scene 47');
    fireEvent(await lightbox(), new Event('cancel', { cancelable: true }));
    await closed();

    await visitor.click(screen.getByRole('button', { name: 'Scene 47' }));
    const picture = (await lightbox()).querySelector('img');
    if (!picture?.parentElement) throw new Error('no picture');
    await visitor.click(picture);
    await isShowing('Scene 47');
    await visitor.click(picture.parentElement);
    await closed();
    expect(address()).toBe('/gallery');
  });

  test('that does not load says so beside its words', async () => {
    await openAt('Blue hour');
    await waitFor(() => {
      const picture = screen.getByRole('dialog').querySelector('img[src*=".webp"]');
      if (picture) fireEvent.error(picture);
      expect(screen.getByText('This picture could not be loaded.')).toBeInTheDocument();
    });
    expect(screen.getByText('Two hundred metres from our door.')).toBeVisible();
  });
});

describe('a shared link', () => {
  test('opens its picture, and closing it stays on the site', async () => {
    const { visitor, address } = renderAt(`/gallery?picture=${encodeURIComponent(SET.path)}`);

    expect(await screen.findByText('2 / 3')).toBeVisible();
    await isShowing('Scene 47');
    await visitor.click(inLightbox('Next picture'));
    await isShowing('നിലാവ്');
    await visitor.click(inLightbox('Close picture'));
    await closed();
    expect(address()).toBe('/gallery');
    expect(screen.getByRole('button', { name: 'Scene 47' })).toBeVisible();
  });

  test('opens a picture beyond the first page by itself', async () => {
    vi.mocked(getGalleryImage).mockResolvedValue(aGalleryImage({ title: 'From far below' }));
    renderAt('/gallery?picture=images%2Ffar');

    expect(await lightbox()).toHaveAccessibleName('From far below');
    expect(getGalleryImage).toHaveBeenCalledWith('images/far');
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  });

  test('to a picture that is gone says so', async () => {
    vi.mocked(getGalleryImage).mockResolvedValue(null);
    const { visitor, address } = renderAt('/gallery?picture=images%2Fgone');

    expect(await screen.findByText('This picture is not here any more.')).toBeVisible();
    await visitor.click(inLightbox('Close picture'));
    await closed();
    expect(address()).toBe('/gallery');
  });

  test('that cannot be read is not called gone, and can be asked again', async () => {
    expectLogged(/unavailable/);
    vi.mocked(getGalleryImage)
      .mockRejectedValueOnce(new Error('unavailable'))
      .mockResolvedValueOnce(aGalleryImage({ title: 'After all' }));
    const { visitor } = renderAt('/gallery?picture=images%2Ffar');

    expect(await screen.findByText(/The picture could not be loaded/)).toBeVisible();
    await visitor.click(inLightbox('Try again'));
    await isShowing('After all');
  });
});

// product 2.9, 8.4, 8.5, 8.7, 12.4.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGalleryImage, aMovie } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';

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
  storeEntries('image', KOCHI, SET, LAST);
});

describe('a picture of the grid', () => {
  test('opens with title, subtitle, description and counter', async () => {
    const { address } = await openAt('Blue hour');

    const { getByRole, getByText } = await shown();
    expect(getByRole('heading', { name: 'Blue hour' })).toBeVisible();
    expect(getByText('Fort Kochi')).toBeVisible();
    expect(getByText('Two hundred metres from our door.')).toBeVisible();
    expect(getByRole('img', { name: 'Blue hour' })).toBeInTheDocument();
    expect(getByText('1 / 3')).toBeVisible();
    expect(getByRole('status')).toHaveTextContent('Picture 1 of 3: Blue hour');
    expect(address()).toBe('/gallery?picture=images%2Fkochi');
    expect(network.repeated(/images/)).toEqual([]);
    expect(network.requests(/^batchGet images/)).toEqual([]);
  });

  test('changes to the next one by button, and one Back returns to the grid', async () => {
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

  test('changes by the arrow keys, but not if Alt is pressed', async () => {
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

  test('closes by its button and returns the focus to its tile', async () => {
    const { visitor, address } = await openAt('Scene 47');

    await visitor.click(inLightbox('Close picture'));
    await closed();
    expect(address()).toBe('/gallery');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Scene 47' })).toHaveFocus());
  });

  test('closes by Escape and by a click beside it, but not by a click on it', async () => {
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

  test('that does not load has a message beside its texts', async () => {
    await openAt('Blue hour');
    await waitFor(() => {
      const picture = screen.getByRole('dialog').querySelector('img[src*=".webp"]');
      if (picture) fireEvent.error(picture);
      expect(screen.getByText('This picture could not be loaded.')).toBeInTheDocument();
    });
    expect(screen.getByText('Two hundred metres from our door.')).toBeVisible();
  });
});

describe('a picture of a film', () => {
  const movie = () => within(screen.getByRole('dialog')).queryByRole('link', { name: /film/ });

  test('leads to the page of its film, which is looked up once', async () => {
    const still = (path: string) => aGalleryImage({ path, title: path, movieId: 'mazha' });
    storeEntries('image', still('images/a'), still('images/b'));
    storeEntries('movie', aMovie({ id: 'mazha', title: 'Mazha' }));
    const { visitor, address } = await openAt('images/a');
    expect(await screen.findByRole('link', { name: 'About the film: Mazha' })).toBeVisible();
    await visitor.click(inLightbox('Next picture'));
    await isShowing('images/b');
    expect(network.repeated(/^batchGet Movies/)).toEqual([]);
    await visitor.click(await screen.findByRole('link', { name: 'About the film: Mazha' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mazha' })).toBeVisible();
    expect(address()).toBe('/movie/mazha');
  });

  test('that does not exist has no link', async () => {
    storeEntries('image', aGalleryImage({ title: 'Left over', movieId: 'deleted' }));
    await openAt('Left over');
    await waitFor(() => expect(network.requests(/^batchGet Movies.*deleted/)).not.toEqual([]));
    await network.quiet();
    expect(movie()).not.toBeInTheDocument();
  });
});

describe('a gallery with more than one page', () => {
  const FIRST = Array.from({ length: 24 }, (_, n) =>
    aGalleryImage({ path: `images/p${n}`, title: `No. ${n + 1}` }),
  );

  beforeEach(() => {
    memory.clear();
    storeEntries('image', ...FIRST, aGalleryImage({ path: 'images/after', title: 'No. 25' }));
  });

  test('continues in the lightbox with the next page', async () => {
    const { visitor, address } = await openAt('No. 22');
    expect(screen.getByText('22 / 24+')).toBeVisible();
    await visitor.click(inLightbox('Next picture'));
    await isShowing('No. 23');
    expect(await screen.findByText('23 / 25')).toBeVisible();
    await visitor.click(inLightbox('Next picture'));
    await visitor.click(inLightbox('Next picture'));
    await isShowing('No. 25');
    expect(inLightbox('Next picture')).toHaveAttribute('aria-disabled', 'true');

    await visitor.click(inLightbox('Close picture'));
    await closed();
    expect(address()).toBe('/gallery?page=2');
    await waitFor(() => expect(screen.getByRole('button', { name: 'No. 25' })).toHaveFocus());
  });

  test('tries again when the next page could not be read', async () => {
    const { visitor } = await openAt('No. 22');
    network.refuse(/^runQuery images/, 'unavailable');
    await visitor.click(inLightbox('Next picture'));
    expect(await screen.findByText('More pictures could not be loaded.')).toBeInTheDocument();
    expect(screen.getByText('23 / 24+')).toBeVisible();
    network.accept(/^runQuery images/);
    await visitor.click(inLightbox('Next picture'));
    await isShowing('No. 24');
    expect(await screen.findByText('24 / 25')).toBeVisible();
  });
});

const FAR = { path: 'images/far', publishedAt: new Date(2020, 0, 1) };

describe('a shared link', () => {
  test('opens its picture, and closing it shows the gallery', async () => {
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

  test('opens a picture that is not on the first page', async () => {
    const more = Array.from({ length: 22 }, () => aGalleryImage());
    const far = aGalleryImage({ ...FAR, title: 'On a later page' });
    storeEntries('image', ...more, far);
    renderAt('/gallery?picture=images%2Ffar');

    expect(await screen.findByRole('dialog', { name: 'On a later page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  });

  test('to a deleted picture shows a message', async () => {
    const { visitor, address } = renderAt('/gallery?picture=images%2Fgone');

    expect(await screen.findByText('This picture is not here any more.')).toBeVisible();
    await visitor.click(inLightbox('Close picture'));
    await closed();
    expect(address()).toBe('/gallery');
  });

  test('to a picture that cannot be read shows the failure and can be tried again', async () => {
    expectLogged(/unavailable/);
    const more = Array.from({ length: 22 }, () => aGalleryImage());
    const far = aGalleryImage({ ...FAR, title: 'After all' });
    storeEntries('image', ...more, far);
    network.refuse(/^batchGet images.far$/, 'unavailable');
    const { visitor } = renderAt('/gallery?picture=images%2Ffar');

    expect(await screen.findByText(/The picture could not be loaded/)).toBeVisible();
    network.accept(/^batchGet images.far$/);
    await visitor.click(inLightbox('Try again'));
    await isShowing('After all');
  });
});

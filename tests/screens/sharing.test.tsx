// product 12.7.
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aGalleryImage, aMovie, anAnnouncement, aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';
import { storeEntries } from '../support/memory/database';

const HERE = window.location.origin;
const share = vi.fn<typeof navigator.share>();
const shareButton = () => screen.findByRole('button', { name: 'Share' });
const dialog = (title: string) => screen.findByRole('dialog', { name: `Share ${title}` });

const withShareSheet = () =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

/** Makes the clipboard refuse; after renderAt, which gives each test a clipboard of its own. */
const withoutClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));

beforeEach(() => {
  storeEntries(
    'movie',
    aMovie({ id: 'kadal', title: 'Kadal', trailerUrl: 'https://youtu.be/abcdefghijk' }),
  );
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

describe('with the share function of the system', () => {
  beforeEach(() => {
    withShareSheet();
    share.mockResolvedValue();
  });

  const places: Readonly<Record<string, readonly [string, title: string, url: string]>> = {
    movie: ['/movie/kadal', 'Kadal', '/movie/kadal'],
    trailer: ['/movie/kadal?trailer=open', 'Kadal: trailer', '/movie/kadal?trailer=open'],
    video: ['/videos?video=rain', 'Rain', '/videos?video=rain'],
    picture: ['/gallery?picture=images%2Fboat', 'Boat', '/gallery?picture=images%2Fboat'],
    announcement: ['/announcements', 'News', '/announcements?announcement=item_1700000000001'],
  };

  test.each(Object.entries(places))('a %s is shared by its own address', async (what, place) => {
    const [address, title, url] = place;
    storeEntries('video', aVideo({ id: 'rain', title: 'Rain' }));
    storeEntries('image', aGalleryImage({ path: 'images/boat', title: 'Boat' }));
    storeEntries('announcement', anAnnouncement({ key: 'item_1700000000001', title: 'News' }));
    const { visitor } = renderAt(address);

    const overlay = ['trailer', 'video', 'picture'].includes(what);
    const inView = overlay ? within(await screen.findByRole('dialog')) : screen;
    await visitor.click(await inView.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title, url: HERE + url });
    expect(screen.queryByRole('dialog', { name: /^Share/ })).toBeNull();
  });

  test('a closed sheet is not a failure', async () => {
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    const { visitor } = renderAt('/movie/kadal');
    await visitor.click(await shareButton());
    expect(share).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('if the system refuses, the dialog opens', async () => {
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    const { visitor } = renderAt('/movie/kadal');
    await visitor.click(await shareButton());
    expect(await dialog('Kadal')).toBeVisible();
  });

  test('if the sheet does not return, the next press opens the dialog', async () => {
    share.mockReturnValue(new Promise(() => undefined));
    const { visitor } = renderAt('/movie/kadal');
    await visitor.click(await shareButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    await visitor.click(await shareButton());
    expect(await dialog('Kadal')).toBeVisible();
    expect(share).toHaveBeenCalledOnce();
  });
});

describe('without the share function of the system', () => {
  async function openDialog() {
    const { visitor } = renderAt('/movie/kadal');
    await visitor.click(await shareButton());
    return { visitor, inDialog: within(await dialog('Kadal')) };
  }

  test('a dialog links to WhatsApp with the title and the address', async () => {
    const { visitor, inDialog } = await openDialog();
    const link = inDialog.getByRole('link', { name: /^WhatsApp/ });
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://wa.me/');
    expect(searchParams.get('text')).toBe(`Kadal\n${HERE}/movie/kadal`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    await visitor.click(inDialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the link is copied, and the dialog says so', async () => {
    const { visitor, inDialog } = await openDialog();
    expect(inDialog.getByRole('status')).toBeEmptyDOMElement();
    await visitor.click(inDialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(inDialog.getByRole('status')).toHaveTextContent('Link copied'));
    expect(await navigator.clipboard.readText()).toBe(`${HERE}/movie/kadal`);
    expect(inDialog.queryByRole('textbox')).toBeNull();
  });

  test('if copying is impossible, the link is selected in a field', async () => {
    const { visitor, inDialog } = await openDialog();
    withoutClipboard();
    await visitor.click(inDialog.getByRole('button', { name: 'Copy link' }));
    const field = await inDialog.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(inDialog.getByRole('status')).not.toHaveTextContent('copied');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      `${HERE}/movie/kadal`,
    );
  });
});

test('Escape closes the dialog over a trailer, and the trailer remains', async () => {
  const { visitor, address } = renderAt('/movie/kadal?trailer=open');
  const player = within(await screen.findByRole('dialog'));
  await visitor.click(player.getByRole('button', { name: 'Share' }));
  const opened = await dialog('Kadal: trailer');
  fireEvent(opened, createEvent('cancel', opened, { bubbles: false, cancelable: true }));
  await waitFor(() => expect(opened).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Kadal: trailer' })).toBeVisible();
  expect(address()).toBe('/movie/kadal?trailer=open');
});

test('arrow keys in the dialog over a picture do not change the picture', async () => {
  storeEntries('image', aGalleryImage({ path: 'images/boat', title: 'Boat' }), aGalleryImage());
  const { visitor, address } = renderAt('/gallery?picture=images%2Fboat');
  await visitor.click(await shareButton());
  await dialog('Boat');
  await visitor.keyboard('{ArrowRight}');
  expect(address()).toBe('/gallery?picture=images%2Fboat');
});

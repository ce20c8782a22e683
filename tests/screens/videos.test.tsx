// product 7.1, 7.2, 7.3, 7.6, 7.7, 7.8, 11.4.
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aVideo, letters } from '../support/builders';
import { renderAt } from '../support/render-at';
import { Thumbnail } from '../../src/content/video/ui/Thumbnail';
import { storeEntries } from '../support/memory/database';
import { network } from '../support/memory/network';

const videos = (count: number) => Array.from({ length: count }, () => aVideo());
/** The requests for pages of the list. */
const reads = () => network.requests(/^runQuery videos by timestamp/);

const listed = () => document.querySelectorAll('main li');

// Must be the first test: later ones know where the list was left.
test('an address with 39 pages, opened for the first time, reads the first three', async () => {
  storeEntries('video', ...videos(30));
  const { visitor, address } = renderAt('/videos?page=39');

  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(listed()).toHaveLength(18);
  expect(reads()).toHaveLength(3);

  await visitor.click(more);
  await waitFor(() => expect(listed()).toHaveLength(24));
  expect(reads()).toHaveLength(4);
  expect(address()).toBe('/videos?page=4');
});

test('a video card has thumbnail, title, description and play button', async () => {
  storeEntries('video', aVideo({ title: 'Rain', description: 'Wet.' }));
  renderAt('/videos');

  const heading = await screen.findByRole('heading', { name: 'Rain' });
  const card = within(heading.closest('li') ?? heading);
  expect(card.getByText('Wet.')).toBeVisible();
  const play = card.getByRole('button', { name: 'Play Rain' });
  expect(play.querySelector('img')).toHaveAttribute(
    'src',
    'https://i.ytimg.com/vi/abcdefghijk/maxresdefault.jpg',
  );
});

test('a long description can be read in full, on the card and in the player', async () => {
  const description = `${letters(120)} and the rest.`;
  storeEntries(
    'video',
    aVideo({ id: 'rain', title: 'Rain', description }),
    aVideo({ description }),
  );
  const { visitor } = renderAt('/videos');

  expect(await screen.findAllByText(`${letters(120)}...`)).toHaveLength(2);
  const [first, second] = screen.getAllByRole('button', { name: 'Read More' });
  if (first) await visitor.click(first);
  expect(screen.getByText(description)).toBeVisible();
  expect(first).toHaveTextContent('Read Less');
  if (second) await visitor.click(second);
  expect(screen.getAllByText(description)).toHaveLength(1);

  await visitor.click(screen.getByRole('button', { name: 'Play Rain' }));
  const player = within(await screen.findByRole('dialog', { name: 'Rain' }));
  await visitor.click(player.getByRole('button', { name: 'Read More' }));
  expect(player.getByText(description)).toBeVisible();
});

test('"Show more" adds the next 6, and the number of pages is in the address', async () => {
  storeEntries('video', ...videos(6), aVideo({ title: 'The seventh' }));
  const { visitor, address } = renderAt('/videos');

  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'The seventh' })).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: /^Play/ });
  expect(buttons).toHaveLength(7);
  expect(address()).toBe('/videos?page=2');
  // The link is gone: the keyboard goes on at the first new video.
  await waitFor(() => expect(buttons[6]).toHaveFocus());
});

test('"Show more" that is pressed as soon as it is there moves the focus to the first new video', async () => {
  storeEntries('video', ...videos(6), aVideo({ title: 'The seventh' }));
  // Before the code of the player is there, and React has run the effects of what it shows.
  const press = new MutationObserver(() => {
    const link = screen.queryByRole('link', { name: 'Show more' });
    if (!link) return;
    press.disconnect();
    link.click();
  });
  press.observe(document.body, { childList: true, subtree: true });
  renderAt('/videos');

  const seventh = await screen.findByRole('button', { name: 'Play The seventh' });
  await waitFor(() => expect(seventh).toHaveFocus());
});

test('after the last page the focus is on the last video, also if that page was empty', async () => {
  storeEntries('video', ...videos(6));
  const { visitor } = renderAt('/videos');
  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Play/ })[5]).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the open player is in the address, and closing it removes it', async () => {
  storeEntries('video', aVideo({ id: 'rain', title: 'Rain' }));
  const { visitor, address } = renderAt('/videos');

  await visitor.click(await screen.findByRole('button', { name: 'Play Rain' }));
  const player = await screen.findByRole('dialog', { name: 'Rain' });
  expect(address()).toBe('/videos?video=rain');
  expect(within(player).getByRole('link', { name: /Watch on YouTube/ })).toLeadTo(
    'https://www.youtube.com/watch?v=abcdefghijk',
  );

  await visitor.click(within(player).getByRole('button', { name: 'Close video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/videos');
  expect(reads()).toHaveLength(1);
});

test('a link opens its video, also one that is not on the page', async () => {
  storeEntries('video', ...videos(6), aVideo({ id: 'old', title: 'An older one' }));
  const { visitor, address } = renderAt('/videos?video=old');

  expect(await screen.findByRole('dialog', { name: 'An older one' })).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Close video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/videos');
});

test('a link to a deleted video shows a message above the list', async () => {
  storeEntries('video', aVideo({ title: 'Rain' }));
  renderAt('/videos?video=gone');

  expect(await screen.findByRole('alert')).toHaveTextContent('This video is not here any more.');
  expect(await screen.findByRole('heading', { name: 'Rain' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('thumbnails', () => {
  const image = () => screen.getByRole('presentation');
  const loadWithWidth = (naturalWidth: number) => {
    Object.defineProperty(image(), 'naturalWidth', { value: naturalWidth, configurable: true });
    act(() => fireEvent.load(image()));
  };

  test('the grey picture that YouTube sends for a missing size is replaced by the next smaller size', () => {
    render(<Thumbnail video={{ videoUrl: 'https://youtu.be/abcdefghijk' }} sizes="92vw" />);
    expect(image()).toHaveAttribute('src', expect.stringContaining('/maxresdefault.jpg'));
    loadWithWidth(120);
    expect(image()).toHaveAttribute('src', expect.stringContaining('/sddefault.jpg'));
    loadWithWidth(640);
    expect(image()).toHaveAttribute('src', expect.stringContaining('/sddefault.jpg'));
  });

  test('a thumbnail without any size is replaced by a film frame', () => {
    const { container } = render(
      <Thumbnail video={{ videoUrl: 'https://youtu.be/abcdefghijk' }} sizes="92vw" />,
    );
    for (let size = 0; size < 4; size += 1) act(() => fireEvent.error(image()));
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
    expect(container.querySelector('span')).toBeInTheDocument();
  });

  test('a link that is not a YouTube link requests no thumbnail', () => {
    render(<Thumbnail video={{ videoUrl: 'javascript:alert(1)' }} sizes="92vw" />);
    expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  });

  test('a video with a picture requests nothing from YouTube, even if the picture does not load', () => {
    const picture = { src: 'https://pictures.test/own.webp', alt: 'A boat' };
    const { container } = render(
      <Thumbnail video={{ videoUrl: 'https://youtu.be/abcdefghijk', picture }} sizes="92vw" />,
    );
    expect(image()).toHaveAttribute('src', picture.src);
    act(() => fireEvent.error(image()));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('span')).toBeInTheDocument();
  });
});

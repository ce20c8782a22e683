import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getVideo, videos } from '../../src/services/videos';
import { aVideo, pagesOf } from '../support/builders';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';

const six = () => Array.from({ length: 6 }, () => aVideo());

test('the newest six videos are cards with thumbnail, title and play button', async () => {
  vi.mocked(videos).mockReturnValue(pagesOf([aVideo({ title: 'Rain', description: 'Wet.' })]));
  renderAt('/videos');

  const heading = await screen.findByRole('heading', { name: 'Rain' });
  const card = within(heading.closest('li') ?? heading);
  expect(card.getByText('Wet.')).toBeVisible();
  const play = card.getByRole('button', { name: 'Play Rain' });
  expect(play.querySelector('img')).toHaveAttribute(
    'src',
    'https://i.ytimg.com/vi/abcdefghijk/maxresdefault.jpg',
  );
  expect(videos).toHaveBeenCalledWith(6);
});

test('"Show more" adds the next six and the address remembers how far', async () => {
  vi.mocked(videos).mockReturnValue(pagesOf(six(), [aVideo({ title: 'The seventh' })]));
  const { visitor, address } = renderAt('/videos');

  await visitor.click(await screen.findByRole('link', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'The seventh' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(7);
  expect(address()).toBe('/videos?page=2');
});

test('play opens the player at an address of its own; closing it leads back', async () => {
  vi.mocked(videos).mockReturnValue(pagesOf([aVideo({ id: 'rain', title: 'Rain' })]));
  const { visitor, address } = renderAt('/videos');

  await visitor.click(await screen.findByRole('button', { name: 'Play Rain' }));
  const player = await screen.findByRole('dialog', { name: 'Rain' });
  expect(address()).toBe('/videos?video=rain');
  expect(within(player).getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdefghijk',
  );

  await visitor.click(within(player).getByRole('button', { name: 'Close video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/videos');
  expect(videos).toHaveBeenCalledTimes(1);
});

test('a shared link opens its video, also one that is not among the newest', async () => {
  vi.mocked(videos).mockReturnValue(pagesOf(six()));
  vi.mocked(getVideo).mockResolvedValue(aVideo({ id: 'old', title: 'From long ago' }));
  const { visitor, address } = renderAt('/videos?video=old');

  expect(await screen.findByRole('dialog', { name: 'From long ago' })).toBeVisible();
  expect(getVideo).toHaveBeenCalledWith('old');
  await visitor.click(screen.getByRole('button', { name: 'Close video' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/videos');
});

test('a link to a video that is gone shows the list', async () => {
  vi.mocked(videos).mockReturnValue(pagesOf([aVideo({ title: 'Rain' })]));
  vi.mocked(getVideo).mockResolvedValue(null);
  renderAt('/videos?video=gone');

  expect(await screen.findByRole('heading', { name: 'Rain' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without videos it says so', async () => {
  vi.mocked(videos).mockReturnValue(pagesOf());
  renderAt('/videos');
  expect(await screen.findByText('The first trailer is on its way.')).toBeVisible();
});

test('a failed read says so and can be tried again', async () => {
  expectLogged(/silent/);
  const answers = vi.fn().mockRejectedValueOnce(new Error('silent'));
  answers.mockResolvedValueOnce([aVideo({ title: 'Rain' })]);
  vi.mocked(videos).mockReturnValue(answers);
  const { visitor } = renderAt('/videos');

  expect(await screen.findByRole('alert')).toHaveTextContent('The videos could not be loaded.');
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rain' })).toBeVisible();
});

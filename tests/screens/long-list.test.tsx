// product 11.4.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { videosReader } from '../../src/services/entries/videos';
import { aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';

const cards = () => document.querySelectorAll('main li');

test('an address with 39 pages, opened for the first time, reads the first three', async () => {
  const read = vi.fn(async () => Array.from({ length: 6 }, () => aVideo()));
  vi.mocked(videosReader).mockReturnValue(read);
  const { visitor, address } = renderAt('/videos?page=39');

  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(cards()).toHaveLength(18);
  expect(read).toHaveBeenCalledTimes(3);

  await visitor.click(more);
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(read).toHaveBeenCalledTimes(4);
  expect(address()).toBe('/videos?page=4');
});

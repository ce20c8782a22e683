// @vitest-environment jsdom
// Here, because the windows of tests/screens have a location that cannot be replaced.
// product 3.5, 19.2.
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkError, lazy } from '../../src/shared/data/routing';
import { RouteError } from '../../src/site/components/PageMessage';
import { failOnConsoleOutput } from '../support/console';

failOnConsoleOutput();
const reload = vi.fn();
const fetching = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  fetching.mockReset();
  vi.stubGlobal('location', { href: 'https://site.test/about', reload });
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  cleanup();
});

/** Opens a page whose code or rendering fails with that error. */
function openBroken(error: Error) {
  const loader = () => {
    throw error;
  };
  const nothing = () => null;
  const route = { loader, Component: nothing, HydrateFallback: nothing, ErrorBoundary: RouteError };
  render(<RouterProvider router={createMemoryRouter([{ path: '/', ...route }])} />);
  return userEvent.setup({ delay: null });
}

const LOST = new ChunkError('A part of the site could not be loaded');

test('if code is missing and the site is reachable, the page is reloaded once', async () => {
  fetching.mockResolvedValue(new Response());
  openBroken(LOST);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();

  cleanup();
  openBroken(LOST);
  expect(await screen.findByRole('button', { name: 'Load again' })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('if code is missing and the site is not reachable, the page is not reloaded', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  openBroken(LOST);
  await waitFor(() => expect(fetching).toHaveBeenCalled());
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['is missing', LOST],
  ['throws', new Error('broken on purpose')],
])(
  'if code %s offline, the page says that the site cannot be reached, and "Try again" reloads once online',
  async (_, error) => {
    vi.stubGlobal('navigator', { onLine: false });
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetching.mockResolvedValueOnce(new Response());
    const visitor = openBroken(error);

    expect(await screen.findByRole('alert')).toHaveTextContent('The site cannot be reached.');
    const again = screen.getByRole('button', { name: 'Try again' });
    await visitor.click(again);
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();

    await visitor.click(again);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  },
);

test('code that has not loaded within two minutes is treated as missing', async () => {
  vi.useFakeTimers();
  try {
    const load = lazy(() => new Promise<{ page: string }>(() => undefined), 'page');
    const outcome = load().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toBeInstanceOf(ChunkError);
  } finally {
    vi.useRealTimers();
  }
});

// product 3.5.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../support/render-at';

// A module that cannot be loaded, as after a new version or without a connection.
vi.mock('../../src/site/pages/about/AboutPage', () => {
  throw new Error('no such file');
});

test('a page that reads nothing and whose code is missing says so', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  renderAt('/about');
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  vi.unstubAllGlobals();
});

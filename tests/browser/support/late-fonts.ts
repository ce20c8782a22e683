import type { Page } from '@playwright/test';
import { expect, finishSplash, scrollByScreen, untilAtRest, WHILE_LOADING } from './fixtures';
import { hold } from './held-requests';
import { fallbackShifts, layoutShift, observeLayoutShifts, whatMoved } from './layout-shift';

/**
 * That this movie does not exist is only known after the skeleton is shown, so its layout shifts.
 */
const UNKNOWN_MOVIE = '/movie/nobody';

/** Opens a page whose fonts load last, and expects no layout shift, neither then nor before. */
export async function openWithLateFonts(page: Page, address: string): Promise<void> {
  const fonts = await hold(page, '**/*.woff2');
  await observeLayoutShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached(WHILE_LOADING);
  await finishSplash(page);
  await untilAtRest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(fonts.count).toBeGreaterThanOrEqual(2);
  await fonts.release();
  if (address === '/') {
    // Both load later, and their arrival is part of the measurement.
    await scrollByScreen(page);
    await expect(page.getByRole('heading', { name: 'Events' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Next banner' })).toBeAttached();
    await untilAtRest(page);
  }
  if (address !== UNKNOWN_MOVIE) {
    expect(await layoutShift(page), await whatMoved(page)).toBeLessThanOrEqual(0.005);
  }
  for (const [family, shift] of await fallbackShifts(page)) {
    expect(shift, `the fonts replace ${family}`).toBeLessThanOrEqual(0.02);
  }
}

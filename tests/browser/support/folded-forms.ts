import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility';
import { expect, horizontalOverflow, open, setTextSize, untilAtRest } from './fixtures';
import { layoutShift, observeLayoutShifts } from './layout-shift';

/** The buttons of a form above a list. */
export const openForm = (page: Page) => page.getByRole('button', { name: 'Show all fields' });
export const closeForm = (page: Page) => page.getByRole('button', { name: 'Close the form' });

/**
 * Expects, on a page with a form above a list, that the list begins on the first screen of each
 * size and stays there, and that the form fits into the narrowest screen with large text.
 */
export async function beginsOnFirstScreen(
  page: Page,
  address: string,
  screens: readonly { readonly width: number; readonly height: number }[],
): Promise<void> {
  await observeLayoutShifts(page);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await open(page, address);
    await expect(page.getByRole('checkbox', { name: /^Select all/ })).toBeVisible();
    await untilAtRest(page);
    const heading = page.getByRole('heading', { name: /^Current/ });
    for (const part of [heading, page.getByRole('article').first()]) {
      const box = await part.boundingBox();
      expect(box?.y, `${screen.width}`).toBeLessThan(screen.height);
    }
    expect(await layoutShift(page)).toBeLessThan(0.01);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, '200%');
  await expect(openForm(page)).toBeVisible();
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
  await setTextSize(page, '');
  // A field at the edge of the form is clipped: pressing any part of it unfolds the form, as the
  // button does.
  const violations = await accessibilityViolations(page, false);
  expect(violations.filter((text) => !text.startsWith('All touch targets'))).toEqual([]);
}

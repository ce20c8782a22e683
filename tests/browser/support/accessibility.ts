import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the elements that are animated despite reduced motion (product 22.6), as texts. */
const movingParts = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    const lasts = (durations: string) =>
      durations.split(', ').some((text) => parseFloat(text) > 0.001);
    // The animation of the progress bar closes a message.
    return [...document.querySelectorAll(':not(.Toastify__progress-bar)')].flatMap((element) =>
      ['', '::before', '::after']
        .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
        .filter(({ style }) => lasts(style.transitionDuration) || lasts(style.animationDuration))
        .map(({ pseudo }) => `Moves: ${(element.cloneNode() as Element).outerHTML}${pseudo}`),
    );
  });

/**
 * Returns axe's violations of WCAG 2.2 A, AA and best practices, and animations despite reduced
 * motion, as texts. Contrast, which takes two thirds of the time, can be left out.
 */
export async function accessibilityViolations(page: Page, contrast = true): Promise<string[]> {
  // The half megabyte is only sent once to a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; undefined`);
  const found = await page.evaluate(async (enabled) => {
    const { violations } = await axe.run(
      { exclude: ['iframe'] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'color-contrast': { enabled } },
        iframes: false,
        // Without passed checks and selectors, which take half of the time.
        resultTypes: ['violations'],
        selectors: false,
      },
    );
    return violations.map(
      ({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, contrast);
  return [...found, ...(await movingParts(page))];
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare const axe: typeof Axe;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what still moves under reduced motion (product 22.6), each as a line of text. */
const movingParts = (page: Page) =>
  page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    const lasts = (durations: string) =>
      durations.split(', ').some((text) => parseFloat(text) > 0.001);
    // Its progress bar closes a message.
    return [...document.querySelectorAll(':not(.Toastify__progress-bar)')].flatMap((element) =>
      ['', '::before', '::after']
        .map((pseudo) => ({ pseudo, style: getComputedStyle(element, pseudo) }))
        .filter(({ style }) => lasts(style.transitionDuration) || lasts(style.animationDuration))
        .map(({ pseudo }) => `Moves: ${(element.cloneNode() as Element).outerHTML}${pseudo}`),
    );
  });

/**
 * Returns axe's violations of WCAG 2.2 A, AA and best practices, and what moves under reduced motion,
 * each as a line of text. Contrast, two thirds of the time, is left out on request.
 */
export async function accessibilityViolations(page: Page, contrast = true): Promise<string[]> {
  // A page takes the half megabyte once, however often it is checked.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; undefined`);
  const found = await page.evaluate(async (enabled) => {
    const { violations } = await axe.run(
      { exclude: ['iframe'] },
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'color-contrast': { enabled } },
        iframes: false,
        // Passed checks and selectors are left out: they take half of the time.
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

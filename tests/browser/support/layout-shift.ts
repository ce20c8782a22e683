import type { Page } from '@playwright/test';

/** Records the Cumulative Layout Shift of every page opened from now on, and the moved elements. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0, moved: [] });
    const nameOf = (node: unknown) =>
      node instanceof Element
        ? `${node.localName}.${node.className} "${node.textContent.slice(0, 30)}"`
        : String(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, {
          layoutShift: Reflect.get(globalThis, 'layoutShift') + Reflect.get(entry, 'value'),
        });
        for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources')) {
          const [before, after] = [previousRect, currentRect].map(
            ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' '),
          );
          Reflect.get(globalThis, 'moved').push(`${nameOf(node)} from ${before} to ${after}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Returns the elements that have moved and their previous positions, for the message of a failing
 * test.
 */
export const whatMoved = (page: Page): Promise<string> =>
  page.evaluate(() => Reflect.get(globalThis, 'moved').join('\n'));

/** Returns the Cumulative Layout Shift after fonts are loaded and painted. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(globalThis, 'layoutShift');
  });

/** The fallback families of src/company/fonts.css; the tests' browser has a font for each. */
export const FALLBACKS = ['Roboto', 'Arial', 'Noto', 'DejaVu'];

/**
 * Returns, for each fallback family, the layout shift when the site's fonts replace it, as they do
 * when they load late.
 */
export async function fallbackShifts(page: Page): Promise<readonly (readonly [string, number])[]> {
  const shifts: [string, number][] = [];
  for (const family of FALLBACKS) {
    const before = await setFonts(page, `'Anek on ${family}', 'Anek on Noto Malayalam'`);
    shifts.push([family, (await setFonts(page, '')) - before]);
  }
  return shifts;
}

/** Sets the fonts of the page, '' for its own. Returns the Cumulative Layout Shift so far. */
async function setFonts(page: Page, families: string): Promise<number> {
  await page.evaluate((value) => {
    document.documentElement.style.setProperty('--font', value);
  }, families);
  return layoutShift(page);
}

import type { Page } from '@playwright/test';

/** Records the Cumulative Layout Shift of every page that is opened from now on. */
export const observeLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(globalThis, {
          layoutShift: Reflect.get(globalThis, 'layoutShift') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the Cumulative Layout Shift after fonts are loaded and painted. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(globalThis, 'layoutShift');
  });

import type { Page, Route } from '@playwright/test';

/** Holds matching requests. Returns functions that count and release them. */
export async function hold(page: Page, address: string | RegExp) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  return {
    count: () => waiting.length,
    release: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

import type { Page } from '@playwright/test';
import { deferred } from '../../support/deferred';

/**
 * Delays scripts until the page's view has loaded, which may take longer on a busy machine than a
 * page waits.
 */
export async function scriptsAfterView(page: Page): Promise<void> {
  let view = deferred();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) view = deferred();
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/view/')) view.resolve();
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await view.promise;
    await route.continue();
  });
}

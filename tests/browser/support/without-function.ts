import type { Page } from '@playwright/test';

/** Pages are as a site without the function serves them: they have neither film nor view, and read for themselves. */
export async function withoutFunction(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.getElementById('movie')?.remove();
      document.querySelector('link[as=fetch]')?.remove();
    }).observe(document, { childList: true, subtree: true });
  });
}

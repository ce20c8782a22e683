import type { Page } from '@playwright/test';
import { VIEW_ID } from '../../../src/shared/data/first-view';
import { VIEW_DATA_ID } from '../../../src/site/data/page-view';

/** Simulates a site without the function: its pages have no view and read their data themselves. */
export async function withoutFunction(page: Page): Promise<void> {
  await page.addInitScript(
    (ids) => {
      new MutationObserver(() => {
        for (const id of ids) document.getElementById(id)?.remove();
        document.querySelector('link[as=fetch]')?.remove();
      }).observe(document, { childList: true, subtree: true });
    },
    [VIEW_DATA_ID, VIEW_ID],
  );
}

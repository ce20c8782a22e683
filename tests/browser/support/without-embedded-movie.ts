import type { Page } from '@playwright/test';

/** Pages of movies are as a site without the function serves them: they read for themselves. */
export const withoutEmbeddedMovie = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => document.getElementById('movie')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });

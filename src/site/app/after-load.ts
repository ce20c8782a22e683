import { pathOf } from '../../content/locale/language';
import type { RouteObject } from 'react-router-dom';
import { earlyErrors } from '../../shared/data/early-errors';
import { prefetchLinks, prefetchMoviePage } from '../data/prefetch-links';
import { splashLifted } from '../../shared/data/page-shown';
import { paths } from '../../content/paths/paths';
import { freshSettings } from '../../store/settings/settings';
import { offerLanguage } from './language-offer';
import { reportErrors } from './report-errors';
import { isTyping, shortcutKey } from '../../shared/ui/hooks';
import { isSearchKeyOn } from '../data/search-key-setting';

/** Starts everything that a page does not need while it loads. */
export function startAfterLoad(pages: () => RouteObject[]): void {
  if (import.meta.env.PROD) reportErrors(earlyErrors);
  prefetchLinks(pages);
  prefetchMoviePage(pages);
  openSearchByKey();
  refreshTicketLink();
  void removeSplash();
  if (!import.meta.env?.ONE_LANGUAGE) offerLanguage();
}

/** Removes the splash, which its own style has hidden. */
async function removeSplash(): Promise<void> {
  await splashLifted();
  document.getElementById('splash')?.remove();
}

/**
 * Reads the settings after the landing page has loaded, or when a link to it is followed, so that its
 * ticket link is current (product 27.5): the page itself does not wait for them.
 */
function refreshTicketLink(): void {
  if ([paths.home, '/home'].includes(pathOf(window.location.pathname))) void freshSettings();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && pathOf(link.pathname) === paths.home) void freshSettings();
  });
}

/** Opens the search by the key "/", except while typing (product 24.7). */
export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    const button = document.getElementById('search');
    if (
      shortcutKey(event) !== '/' ||
      ctrlKey ||
      metaKey ||
      altKey ||
      isTyping(target) ||
      !button ||
      !isSearchKeyOn()
    )
      return;
    event.preventDefault();
    button.click();
  });
}

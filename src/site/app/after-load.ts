import type { RouteObject } from 'react-router-dom';
import {
  pathOf,
  BASE,
  chosenLanguage,
  otherLanguages,
  ownLanguage,
  rememberLanguage,
} from '../../content/locale/language';
import { dayAt, today } from '../../content/locale/company-clock';
import { earlyErrors } from '../../shared/data/early-errors';
import { readAgain } from '../data/loader-cache';
import { prefetchLinks, prefetchMoviePageCode } from '../data/prefetch-links';
import { savesData } from '../../shared/data/data-saver';
import { splashEnded } from '../../shared/data/first-view';
import { paths } from '../../content/paths/paths';
import { refreshSettings } from '../../store/settings/settings';
import { mayEditContent } from './discover-admin';
import { reportErrors } from './report-errors';
import { isTyping, shortcutKey } from '../../shared/ui/hooks';
import { isSearchKeyOn } from '../data/search-key-setting';
import { LANGUAGES } from '../../company/languages';
import { CLOSE_OFFER } from '../../shared/words/frame';
import styles from './after-load.module.css';

/** Starts everything that a page does not need while it loads. */
export function startAfterLoad(pages: () => RouteObject[]): void {
  if (import.meta.env.PROD) reportErrors(earlyErrors);
  if (!savesData()) {
    prefetchLinks(pages);
    prefetchMoviePageCode(pages);
  }
  reloadAtMidnight();
  openSearchByKey();
  focusOnPress();
  refreshTicketLink();
  void removeSplash();
  if (otherLanguages) offerLanguage();
}

const MINUTE_MS = 60_000;

/**
 * Reads the page again when a new day begins at the company, because what is today, upcoming or
 * past depends on it. The day is also checked when the tab becomes visible, because browsers may
 * suspend the timers of hidden tabs.
 */
export function reloadAtMidnight(): void {
  let shown = Date.now();
  const look = () => {
    if (document.hidden || dayAt(shown) === today()) return;
    shown = Date.now();
    readAgain();
  };
  setInterval(look, MINUTE_MS);
  document.addEventListener('visibilitychange', look);
}

/** Removes the splash after its animation has hidden it. */
async function removeSplash(): Promise<void> {
  await splashEnded();
  document.getElementById('splash')?.remove();
}

/**
 * Reads the settings after the landing page has loaded, or when a link to it is followed, so that
 * its ticket link is current. The page itself does not wait for them.
 */
function refreshTicketLink(): void {
  if ([paths.home, '/home'].includes(pathOf(window.location.pathname))) void refreshSettings();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && pathOf(link.pathname) === paths.home) void refreshSettings();
  });
}

/** Opens the search on the key "/", except while the user is typing. */
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

/**
 * Focuses a control when it is pressed, as browsers other than Safari do, so that the focus can
 * return to it later. A control that must not take the focus prevents the default of the mousedown
 * event.
 */
export function focusOnPress(): void {
  let isPrevented = false;
  window.addEventListener('mousedown', (event) => (isPrevented = event.defaultPrevented));
  const focus = ({ target, detail }: MouseEvent) => {
    const control = target instanceof Element && target.closest<HTMLElement>('button, a, summary');
    // A click without a press comes from the keyboard or from a script.
    if (!control || !detail || isPrevented || control.contains(document.activeElement)) return;
    control.focus({ preventScroll: true });
  };
  document.addEventListener('click', focus, true);
}

/**
 * Offers the page in the language that the visitor has chosen before or else that the browser
 * prefers, in a line at the end of the window. Visitors are never redirected.
 */
export function offerLanguage(): void {
  // Visitors at an address of another language have followed a link to this language.
  if (BASE || mayEditContent(window.location.pathname)) return;
  const wanted = chosenLanguage() ?? preferred();
  const offered = otherLanguages?.().find(({ code }) => code === wanted);
  if (!offered) return;
  const line = document.createElement('p');
  line.className = `row between nowrap on-screen ${styles['offer']}`;
  const link = document.createElement('a');
  const leadToPage = () => {
    const { pathname, search, hash } = window.location;
    link.href = offered.base + pathname + search + hash;
  };
  leadToPage();
  link.lang = link.hreflang = offered.code;
  link.textContent = offered.offer;
  link.addEventListener('click', () => {
    // The visitor may have navigated to another page meanwhile.
    leadToPage();
    rememberLanguage(offered.code);
  });
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.ariaLabel = CLOSE_OFFER;
  close.textContent = '×';
  close.addEventListener('click', () => {
    rememberLanguage(ownLanguage().code);
    line.remove();
  });
  line.append(link, close);
  document.body.prepend(line);
}

/** Returns the first language of the browser that the site has. */
const preferred = () =>
  navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((code) => LANGUAGES.some((one) => one.code === code));

import { PAGE_STATE_KEY } from '../../content/locale/language';
import { readStoredObject, writeStored } from '../../shared/data/browser-storage';
import { pageRendered } from '../../shared/data/first-view';
import { isPageInUse, restorePosition } from '../../shared/data/scroll-position';

/** How long the page in the other language may take until its code asks for the state, in ms. */
const FOLLOWED_MS = 60_000;

/**
 * Shows the page as it was in the language that somebody comes from, as soon as what they saw and had opened
 * is there, until they do something. What was kept is used once.
 */
export async function restorePageState(): Promise<void> {
  const kept = readStoredObject('sessionStorage', PAGE_STATE_KEY);
  writeStored('sessionStorage', PAGE_STATE_KEY, null);
  const { href, keptAt, place, part, offset, open } = kept;
  if (href !== window.location.href || !(Date.now() - Number(keptAt) < FOLLOWED_MS)) return;
  const topOf = () =>
    typeof place === 'string' ? topAt(place, Number(part), Number(offset)) : window.scrollY;
  // In the view that the page may have been served with, and then in what takes its place.
  restorePosition(topOf);
  await pageRendered();
  if (isPageInUse()) return;
  const closed = new Set(Array.isArray(open) ? open.map(String) : []);
  restorePosition(() => {
    for (const selector of closed) if (openAt(selector)) closed.delete(selector);
    return topOf();
  });
}

/** The position of the window for a part of an element, or for the beginning of what is there of those around it. */
function topAt(selector: string, part: number, offset: number): number {
  const element = document.querySelector(selector);
  const end = selector.lastIndexOf('>');
  if (!element) return end > 0 ? topAt(selector.slice(0, end), 0, offset) : window.scrollY;
  const { top, height } = element.getBoundingClientRect();
  return window.scrollY + top + part * height + offset;
}

/** Opens what is at a place; returns false until something is there that can be opened. */
function openAt(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element?.matches('[aria-expanded=false]')) element.click();
  return element?.matches('details, [aria-expanded]') ?? false;
}

import { PAGE_STATE_KEY } from '../../content/locale/language';
import { readStoredObject, writeStored } from '../../shared/data/browser-storage';
import { pageRendered } from '../../shared/data/first-view';
import { hasUserInteracted, restorePosition } from '../../shared/data/scroll-position';

/**
 * The maximum time in ms until the page in the other language has loaded for the stored state to be
 * used.
 */
const FOLLOWED_MS = 60_000;

/**
 * After a change of language, restores the scroll position and the open elements of the previous
 * page as soon as they exist, until the user interacts with the page. The stored state is used
 * once.
 */
export async function restorePageState(): Promise<void> {
  const stored = readStoredObject('sessionStorage', PAGE_STATE_KEY);
  writeStored('sessionStorage', PAGE_STATE_KEY, null);
  const { href, keptAt, place, part, offset, open } = stored;
  if (href !== window.location.href || !(Date.now() - Number(keptAt) < FOLLOWED_MS)) return;
  // A user who has scrolled in the served view, before any script ran, stays at this position; the
  // browser itself scrolls to a hash.
  if (hasUserInteracted() || (window.scrollY > 0 && window.location.hash === '')) return;
  const topOf = () =>
    typeof place === 'string' ? topAt(place, Number(part), Number(offset)) : window.scrollY;
  // First in the served view, if there is one, then in the page that replaces it.
  restorePosition(topOf);
  await pageRendered();
  if (hasUserInteracted()) return;
  const closed = new Set(Array.isArray(open) ? open.map(String) : []);
  restorePosition(() => {
    for (const selector of closed) if (openAt(selector)) closed.delete(selector);
    return topOf();
  });
}

/**
 * Returns the scroll position of a point in an element or, if the element does not exist, of the
 * start of its closest existing ancestor.
 */
function topAt(selector: string, part: number, offset: number): number {
  const element = document.querySelector(selector);
  const end = selector.lastIndexOf('>');
  if (!element) return end > 0 ? topAt(selector.slice(0, end), 0, offset) : window.scrollY;
  const { top, height } = element.getBoundingClientRect();
  return window.scrollY + top + part * height + offset;
}

/** Opens an element; returns false if it does not exist yet or cannot be opened. */
function openAt(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element?.matches('[aria-expanded=false]')) element.click();
  return element?.matches('details, [aria-expanded]') ?? false;
}

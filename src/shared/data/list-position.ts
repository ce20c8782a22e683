import { type Cursor, dueCursorOf } from '../lists/merge-by-time';
import { PAGES_AT_ONCE } from '../limits';
import { writeStored, readStoredObject } from './browser-storage';
import type { ListPart } from './paged-list';
import { isFreshLoad } from './fresh-load';
import { hasUserInteracted, stopRestoringPosition } from './scroll-position';

const KEY = 'list-position';

/** The position in a list when its page was left: the part to read, and the scroll position. */
interface ListPosition {
  /** The number of pages before the part. */
  readonly skipped: number;
  /** The cursor at the start of the part. */
  readonly after: Cursor;
  /** The index of the first visible entry in the part. */
  readonly index: number;
  /** The distance of the entry from the top of the viewport in px. */
  readonly top: number;
}

let restored = false;

/**
 * Returns the position before this document was reloaded; null after a fresh load, for another URL,
 * and on later pages of the visit.
 */
export function storedPosition(): ListPosition | null {
  const { href, skipped, after, index, top } = readStoredObject('sessionStorage', KEY);
  const [loaded] = performance.getEntriesByType('navigation');
  if (restored || isFreshLoad() || href !== currentUrl() || loaded?.name !== window.location.href)
    return null;
  const isValid = isCount(skipped) && isCount(index) && typeof top === 'number' && isCursor(after);
  return isValid ? { skipped, after, index, top } : null;
}

/**
 * Restores the scroll position of the list before `element` after a reload, once per document,
 * unless the user has scrolled meanwhile; stores it when the page is left. Returns a function that
 * stops storing it.
 */
export function trackPosition<T>(
  element: Element | null,
  entries: readonly T[],
  part: ListPart<T>,
): () => void {
  const cards = () => Array.from(element?.previousElementSibling?.querySelectorAll('li') ?? []);
  const position = storedPosition();
  restored = true;
  const card = position?.skipped === (part.skipped ?? 0) ? cards()[position.index] : undefined;
  if (position && card && !hasUserInteracted()) {
    stopRestoringPosition();
    window.scrollBy({ top: card.getBoundingClientRect().top - position.top, behavior: 'instant' });
  }

  const save = () =>
    writeStored('sessionStorage', KEY, JSON.stringify(positionOf(cards(), entries, part)));
  // A phone may discard a hidden tab without a further event.
  document.addEventListener('visibilitychange', save);
  return () => document.removeEventListener('visibilitychange', save);
}

/** Returns the position of the first visible card; the part to read starts one page before it. */
function positionOf<T>(
  cards: readonly Element[],
  entries: readonly T[],
  { skipped = 0, after, size, cursorOf }: ListPart<T>,
) {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const index = Math.max(
    0,
    boxes.findIndex(({ bottom }) => bottom > 0),
  );
  const fitsAtOnce = skipped + Math.ceil(entries.length / size) <= PAGES_AT_ONCE;
  const further = fitsAtOnce ? 0 : Math.max(0, Math.floor(index / size) - 1);
  const cursors = entries
    .slice(0, further * size)
    .map((entry) => dueCursorOf(entry) ?? cursorOf(entry));
  return {
    href: currentUrl(),
    skipped: skipped + further,
    after: Object.assign({}, after, ...cursors),
    index: index - further * size,
    top: boxes[index]?.top ?? 0,
  };
}

const currentUrl = () => window.location.pathname + window.location.search;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isCursor = (value: unknown): value is Cursor =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((id) => typeof id === 'string');

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { bringIntoView, INPUTS } from '../../ui/navigation';
import type { SavedEntry } from './entry-form-options';

interface ToShow extends Pick<SavedEntry, 'key'> {
  readonly isNew: boolean;
}

/** The entry that is scrolled into view once its list has been read again. */
let toShow: ToShow | undefined;

/** Makes the list show a saved entry, unless the user interacts with the page before. */
export function showSaved(entry: ToShow): void {
  toShow = entry;
  const forget = new AbortController();
  for (const input of INPUTS) {
    const onInput = () => {
      if (toShow === entry) toShow = undefined;
      forget.abort();
    };
    window.addEventListener(input, onInput, { signal: forget.signal, passive: true });
  }
}

/**
 * Scrolls to the entry that was saved last, and focuses its card. If a search or filter hides a new
 * entry, navigates to the whole list.
 */
export function useSavedEntry<T>(
  list: RefObject<HTMLElement | null>,
  entries: readonly T[],
  keyOf: (entry: T) => string,
): void {
  const { search } = useLocation();
  const navigate = useNavigate();

  const show = useEffectEvent((shown: readonly T[]) => {
    const entry = toShow;
    if (!entry) return;
    const position = shown.findIndex((one) => keyOf(one) === entry.key);
    const card = list.current?.children[position]?.querySelector('article');
    if (card) {
      toShow = undefined;
      bringIntoView(card);
      card.dataset['saved'] = 'true';
      card.addEventListener('blur', () => delete card.dataset['saved'], { once: true });
    } else if (entry.isNew && search !== wholeList(search)) {
      void navigate({ search: wholeList(search) }, { preventScrollReset: true });
    }
  });
  useEffect(() => show(entries), [entries]);
}

/** Returns the query string without search, filter, order and pages of the list. */
function wholeList(search: string): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab ? `?tab=${tab}` : '';
}

import { shortcutKey } from '../../shared/ui/hooks/keys';
import { isSearchKeyOn } from '../data/search-key-setting';

/** Opens the search by the key "/", except where somebody types (product 24.7). */
export function openSearchByKey(): void {
  document.addEventListener('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    const isTyping =
      target instanceof Element &&
      target.closest('input, textarea, select, dialog, [contenteditable]');
    const button = document.getElementById('search');
    if (
      shortcutKey(event) !== '/' ||
      ctrlKey ||
      metaKey ||
      altKey ||
      isTyping ||
      !button ||
      !isSearchKeyOn()
    )
      return;
    event.preventDefault();
    button.click();
  });
}

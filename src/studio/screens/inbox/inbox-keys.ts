import { shortcutKey, isTyping } from '../../../shared/ui/hooks/keys';
import { useEffect } from 'react';

/** The list that the keys are for. */
export const MESSAGE_LIST_ID = 'messages';
/** The link that the key ? follows. */
export const HELP_LINK_ID = 'help';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The keys of the inbox while `on` (product 16.23): j and k move the focus between the messages; ? opens the page of help, and
 * any other one presses the control of the focused message that has it as its `aria-keyshortcuts`.
 */
export function useInboxKeys(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
}

function onKey(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || isTyping(target)) return;
  const key = shortcutKey(event);
  const cards = [...document.querySelectorAll<HTMLElement>(`#${MESSAGE_LIST_ID} article`)];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const step = STEPS[key];
  if (step !== undefined) {
    cards[at < 0 ? 0 : at + step]?.focus();
    return;
  }
  const control =
    key === '?'
      ? document.getElementById(HELP_LINK_ID)
      : cards[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (!control || control.getAttribute('aria-disabled') === 'true') return;
  event.preventDefault();
  control.click();
}

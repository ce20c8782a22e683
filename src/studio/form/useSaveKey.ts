import { shortcutKey } from '../../shared/ui/hooks/keys';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Sends a form that has changes by Ctrl+S or ⌘S, from anywhere but another form or a dialog
 * (product 15.12). The browser's own dialog, which would save the page, does not open then.
 */
export function useSaveKey(
  form: RefObject<HTMLFormElement | null>,
  { isChanged, pending }: { readonly isChanged: boolean; readonly pending: boolean },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && shortcutKey(event) === 's';
    const place = event.target instanceof Element && event.target.closest('form, dialog');
    if (!isSave || (place && place !== form.current)) return;
    event.preventDefault();
    if (!pending) form.current?.requestSubmit();
  });
  useEffect(() => {
    if (!isChanged) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isChanged]);
}

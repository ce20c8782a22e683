import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '../../shared/ui/hooks';

/** Marks the file inputs that accept pasted files. */
export const TAKES_PASTED = 'data-takes-pasted';

/**
 * Passes pasted files, such as a screenshot or a copied picture, to the file input that
 * `inputMeant` returns, as if they had been chosen there.
 */
export function usePastedFiles(
  input: RefObject<HTMLInputElement | null>,
  take: (files: readonly File[]) => void,
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target, defaultPrevented } = event;
    const files = [...(clipboardData?.files ?? [])];
    // Copied table cells are on the clipboard both as text and as a picture.
    const isText = isTyping(target) && clipboardData?.types.includes('text/plain');
    if (files.length === 0 || isText || defaultPrevented || inputMeant() !== input.current) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

/**
 * Returns the focused file input, the one under the pointer, or the first one in the form that has
 * the focus.
 */
function inputMeant(): HTMLInputElement | undefined {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`[${TAKES_PASTED}]:enabled`)];
  const focused = document.activeElement;
  return (
    inputs.find((input) => input === focused) ??
    inputs.find((input) => input.matches(':hover')) ??
    inputs.find(({ form }) => form !== null && form === focused?.closest('form'))
  );
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isTyping } from '../../shared/ui/hooks';

/** Marks the file inputs that take what is pasted. */
export const TAKES_PASTED = 'data-takes-pasted';

/**
 * Gives the files of the clipboard to the file input for which they are meant, as if they were chosen: a
 * screenshot, or a picture that was copied from a chat.
 */
export function usePastedFiles(
  input: RefObject<HTMLInputElement | null>,
  take: (files: readonly File[]) => void,
): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData, target, defaultPrevented } = event;
    const files = [...(clipboardData?.files ?? [])];
    // Cells of a table are on the clipboard as a picture, too.
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

/** The file input that has the focus or the pointer, or else the first one of the form that has the focus. */
function inputMeant(): HTMLInputElement | undefined {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(`[${TAKES_PASTED}]:enabled`)];
  const focused = document.activeElement;
  return (
    inputs.find((input) => input === focused) ??
    inputs.find((input) => input.matches(':hover')) ??
    inputs.find(({ form }) => form !== null && form === focused?.closest('form'))
  );
}

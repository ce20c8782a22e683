/** Whether the target of a key is a text or a dialog: it is for what is typed or answered there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  Boolean(
    target.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]'),
  );

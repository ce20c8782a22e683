import { useEffect } from 'react';

const forms = new Set<symbol>();

/** Whether something has been typed in that leaving would lose. */
export const hasUnsaved = () => forms.size > 0;

/** What was typed in may go: it has been stored, or its author said so. Call it before leaving. */
export const forgetUnsaved = () => forms.clear();

/**
 * Holds the page while a form differs from what is stored: leaving it asks first, and the end of
 * the session asks to sign in again instead of leaving.
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const form = Symbol('form');
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.add(form);
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty]);
}

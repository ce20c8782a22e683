import { useEffect } from 'react';

/** The forms on the page with unsaved changes, with the names of their drafts. */
const forms = new Map<symbol, string>();
/** Those of them that the user gave up. */
let givenUp: ReadonlySet<symbol> = new Set();

/** The draft names of the forms on the page that have unsaved changes. */
export const unsavedForms = (): readonly string[] =>
  [...forms].filter(([form]) => !givenUp.has(form)).map(([, draft]) => draft);

/** Whether the form on the page with that draft has unsaved changes. */
export const isUnsavedForm = (draft: string) => unsavedForms().includes(draft);

/** Whether a form on the page has unsaved changes. */
export const hasUnsaved = () => unsavedForms().length > 0;

/** Allows the page to be left: the changes were stored, or the user gave them up. */
export function clearUnsaved(): void {
  givenUp = new Set(forms.keys());
}

/** Undoes `clearUnsaved`, if the page was not left after all. */
export function restoreUnsaved(): void {
  givenUp = new Set();
}

/**
 * Registers a form's unsaved changes: leaving the page asks first (product 15.4), and the end of the
 * session asks to sign in again instead of leaving. `draft` is the name of the form's draft.
 */
export function useUnsavedChanges(dirty: boolean, draft: string): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const form = Symbol('form');
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.set(form, draft);
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, draft]);
}

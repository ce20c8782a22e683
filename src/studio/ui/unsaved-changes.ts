import type { Question } from './useConfirm';
import { useEffect } from 'react';

/** The question before a form with unsaved changes is left. */
export const LEAVE_QUESTION: Question = {
  title: 'Leave without saving?',
  note: 'What you have written is kept in this browser as a draft; chosen pictures are not.',
  action: 'Leave',
};

interface UnsavedForm {
  /** The name of the form's draft. */
  readonly draft: string;
  /** The question before the page is left. */
  readonly question: Question;
}

/** The forms on the page that have unsaved changes. */
const forms = new Map<symbol, UnsavedForm>();
/** The forms whose changes the user has discarded. */
let givenUp: ReadonlySet<symbol> = new Set();

const unsaved = () => [...forms].flatMap(([key, form]) => (givenUp.has(key) ? [] : [form]));

/** Returns the draft names of the forms on the page that have unsaved changes. */
export const unsavedForms = (): readonly string[] => unsaved().map(({ draft }) => draft);

/** Returns the question before a page with unsaved changes is left (product 15.4). */
export const leaveQuestion = (): Question => unsaved()[0]?.question ?? LEAVE_QUESTION;

/** Whether the form with that draft has unsaved changes on this page. */
export const isUnsavedForm = (draft: string) => unsavedForms().includes(draft);

/** Whether a form on the page has unsaved changes. */
export const hasUnsaved = () => unsavedForms().length > 0;

/** Allows the page to be left, after the changes were stored or the user has discarded them. */
export function clearUnsaved(): void {
  givenUp = new Set(forms.keys());
}

/** Undoes `clearUnsaved`, if the navigation was canceled. */
export function restoreUnsaved(): void {
  givenUp = new Set();
}

/**
 * Registers a form's unsaved changes: leaving the page asks first, and the end of the session asks
 * to sign in again. `draft` is the name of the form's draft.
 */
export function useUnsavedChanges(
  dirty: boolean,
  draft: string,
  question: Question = LEAVE_QUESTION,
): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const form = Symbol('form');
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    forms.set(form, { draft, question });
    window.addEventListener('beforeunload', warn);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty, draft, question]);
}

import { useSyncExternalStore } from 'react';
import { sessionEmail } from '../../../services/session/session';
import { clearUnsaved, hasUnsaved } from '../feedback/unsaved-changes';

interface Question {
  /** Whether somebody is signed in whose role was taken away: a sign-in would not help. */
  readonly roleGone: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/** The email address of the user whom the guard let in last. */
let admitted = '';

/** The user who is signed in is an administrator. */
export const admit = (): void => {
  admitted = sessionEmail();
};

/** Whether the user who is signed in was let in before. */
export const isAdmitted = (): boolean => admitted !== '' && admitted === sessionEmail();

/** The open question, if there is one: the guard opens it, and a dialog answers it. */
let open: Question | null = null;
const listeners = new Set<() => void>();

/**
 * To be called when the session is over or the role was read as gone. With unsaved changes it opens the
 * dialog to sign in again, and resolves with whether there is a session again. Without any it resolves
 * with false at once; whose role is gone is told so.
 */
export async function askToSignInAgain(): Promise<boolean> {
  if (hasUnsaved()) {
    open ??= ask(sessionEmail() !== '');
    announce();
    return open.answered;
  }
  if (isAdmitted()) {
    import('./say-role-gone').then(({ sayRoleGone }) => sayRoleGone()).catch(console.error);
  }
  admitted = '';
  return false;
}

/** Closes the dialog. Without a sign-in, the unsaved changes are given up. */
export function answerSignInAgain(signedIn: boolean): void {
  if (!signedIn) {
    clearUnsaved();
    admitted = '';
  }
  open?.answer(signedIn);
  open = null;
  announce();
}

/** The open question; null if there is none. */
export const useSignInAgainQuestion = (): Pick<Question, 'roleGone'> | null =>
  useSyncExternalStore(subscribe, () => open);

function ask(roleGone: boolean): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  return { roleGone, answered, answer };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

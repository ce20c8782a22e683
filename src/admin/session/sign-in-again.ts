import { useSyncExternalStore } from 'react';
import { currentRole, sessionEmail } from '../../services/session';
import { clearUnsaved, hasUnsaved } from '../forms/unsaved-changes';

interface Question {
  /** Whether somebody is signed in whose role was taken away: a sign-in would not help. */
  readonly roleGone: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/** The open question, if there is one: the guard opens it, and a dialog answers it. */
let open: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Opens the dialog to sign in again if there are unsaved changes. Resolves with whether there is a
 * session again; with false at once if nothing is unsaved.
 */
export async function askToSignInAgain(): Promise<boolean> {
  if (!hasUnsaved()) return false;
  const roleGone = await isRoleGone();
  open ??= ask(roleGone);
  announce();
  return open.answered;
}

/** False without an answer: signing in again may help. */
async function isRoleGone(): Promise<boolean> {
  try {
    return (await currentRole()) !== 'admin' && sessionEmail() !== '';
  } catch {
    return false;
  }
}

/** Closes the dialog. Without a sign-in, the unsaved changes are given up. */
export function answerSignInAgain(signedIn: boolean): void {
  if (!signedIn) clearUnsaved();
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

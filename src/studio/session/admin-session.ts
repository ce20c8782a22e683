import { useSyncExternalStore } from 'react';
import { sessionEmail } from '../../store/session/session';
import { isOtherAccount, setTabAccount, tabAccount } from '../../shared/data/tab-session';
import { ROLE_GONE } from '../ui/failure-hint';
import { notifyOutsideAdmin } from '../ui/notify-outside';
import { clearUnsaved, hasUnsaved } from '../ui/unsaved-changes';

// The state of the session of this tab in the admin area, and the question to sign in again.

interface Question {
  /** Whether the signed-in user has lost the role, so that signing in again would not help. */
  readonly roleGone: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/**
 * True from the first read of the role until the end of the session, which is delayed while there
 * are unsaved changes.
 */
let isIn = false;

/** Whether the guard shows the nested routes. */
export const isAdmin = (): boolean => isIn;

/**
 * Has to be called when the role of the signed-in user was read as administrator. The first such
 * user becomes the account of the tab.
 */
export function admitAdmin(): void {
  if (!tabAccount()) setTabAccount(sessionEmail());
  isIn = true;
  announce();
}

/** Whether the signed-in user was admitted since the page was loaded. */
export const isAdmittedAdmin = (): boolean => isIn && tabAccount() === sessionEmail();

/** The open question, which the guard opens and a dialog answers; null without one. */
let open: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Has to be called when the session has ended or the role was lost. With unsaved changes, opens the
 * dialog to sign in again and resolves with whether there is a session again; otherwise resolves
 * with false, and shows a message if the role was lost.
 */
export async function askToSignInAgain(): Promise<boolean> {
  if (hasUnsaved()) {
    open ??= ask(sessionEmail() !== '');
    announce();
    return open.answered;
  }
  if (isAdmittedAdmin()) notifyOutsideAdmin(ROLE_GONE);
  leave();
  return false;
}

/** Closes the dialog. Without a sign-in, the unsaved changes are discarded. */
export function answerSignInAgain(signedIn: boolean): void {
  if (!signedIn) {
    clearUnsaved();
    leave();
  }
  open?.answer(signedIn);
  open = null;
  announce();
}

/** Continues this tab with the session of the other user who has signed in. */
export function continueAsOtherUser(): void {
  setTabAccount(sessionEmail());
  answerSignInAgain(true);
}

/** Has to be called when somebody has signed in or out. */
export const notifySessionChange = announce;

/**
 * The email address of another user who has signed in since the tab was opened; '' if there is
 * none.
 */
export const useOtherAccount = (): string =>
  useSyncExternalStore(subscribe, () => {
    const email = sessionEmail();
    return isOtherAccount(email) ? email : '';
  });

/** Returns the open prompt to sign in again; null if there is none. */
export const useSignInAgainQuestion = (): Pick<Question, 'roleGone'> | null =>
  useSyncExternalStore(subscribe, () => open);

function leave() {
  setTabAccount('');
  isIn = false;
  announce();
}

function ask(roleGone: boolean): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  return { roleGone, answered, answer };
}

/** Calls a listener after each change, until the returned function is called. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

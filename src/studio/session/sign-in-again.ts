import { useSyncExternalStore } from 'react';
import { isOtherAccount, setTabAccount, tabAccount } from '../../shared/data/tab-account';
import { sessionEmail } from '../../store/session/session';
import { clearUnsaved, hasUnsaved } from '../ui/unsaved-changes';

interface Question {
  /** Whether somebody is signed in whose role was taken away: a sign-in would not help. */
  readonly roleGone: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/** Until the person who was let in is led away, which unsaved changes hold up. */
let isIn = false;

/** The user who is signed in is an administrator: the tab is begun with whoever comes first. */
export function admit(): void {
  if (!tabAccount()) setTabAccount(sessionEmail());
  isIn = true;
  announce();
}

/** Whether the guard lets the nested routes be seen. */
export const useIsIn = (): boolean => useSyncExternalStore(subscribe, () => isIn);

/** Whether the user who is signed in was let in before, since the page was loaded. */
export const isAdmitted = (): boolean => isIn && tabAccount() === sessionEmail();

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
  leave();
  return false;
}

/** Closes the dialog. Without a sign-in, the unsaved changes are given up. */
export function answerSignInAgain(signedIn: boolean): void {
  if (!signedIn) {
    clearUnsaved();
    leave();
  }
  open?.answer(signedIn);
  open = null;
  announce();
}

/** The tab goes on with the session of the other person who has signed in. */
export function goOnAsOther(): void {
  setTabAccount(sessionEmail());
  answerSignInAgain(true);
}

/** To be called when somebody has signed in or out. */
export const noticeSession = announce;

/** The email address of another person who has signed in since the tab was begun; '' for nobody. */
export const useOtherAccount = (): string =>
  useSyncExternalStore(subscribe, () => {
    const email = sessionEmail();
    return isOtherAccount(email) ? email : '';
  });

/** The open question; null if there is none. */
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

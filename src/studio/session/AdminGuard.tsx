import { useSyncExternalStore, type ReactNode } from 'react';
import { Outlet, redirect, type MiddlewareFunction } from 'react-router-dom';
import { paths } from '../../content/paths/paths';
import { currentRole, sessionEmail } from '../../store/session/session';
import {
  isOtherAccount,
  setSignInTarget,
  setTabAccount,
  tabAccount,
} from '../../shared/data/tab-session';
import { ROLE_GONE } from '../ui/failure-hint';
import { clearUnsaved, hasUnsaved } from '../ui/unsaved-changes';

// Who gets into the admin area. The security rules decide again about each read and write.

interface AdminGuardProps {
  /** Shown until the role is known: 'Loading...'. */
  readonly fallback: ReactNode;
}

/**
 * The component of the guarded route: renders the routes below it once the role was read and is that of an
 * administrator. Everybody else sees the fallback until the redirect.
 */
export const AdminGuard = ({ fallback }: AdminGuardProps) => (useIsAdmin() ? <Outlet /> : fallback);

/**
 * Middleware that runs before each navigation below the guard and before any code or data is requested:
 * a router runs the loaders of nested routes before it renders the component around them.
 */
export const askForRole: MiddlewareFunction = async ({ request }, next) => {
  await requireAdmin(request.url);
  return next();
};

/**
 * Reads users/<uid>.role and returns for administrators. Otherwise, and without an answer in time, throws a
 * redirect to the landing page; with unsaved changes a dialog is shown first. Without an answer, an
 * administrator who was let in before stays: a lost connection is no reason to lose a screen. Whoever opens a
 * link without being signed in is led to the sign-in, and from there to it.
 */
async function requireAdmin(url: string): Promise<void> {
  const wasIn = isAdmin;
  try {
    if ((await currentRole()) === 'admin') return rememberAdmin();
  } catch (error) {
    console.error(error);
    if (isRememberedAdmin()) return;
    throw redirect(paths.home);
  }
  if (await askToSignInAgain()) return;
  if (wasIn || sessionEmail()) throw redirect(paths.home);
  const { pathname, search } = new URL(url);
  setSignInTarget(pathname + search);
  throw redirect(paths.adminLogin);
}

interface Question {
  /** Whether somebody is signed in whose role was taken away: a sign-in would not help. */
  readonly roleGone: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/**
 * Whether the guard shows the nested routes: from the first reading of the role to the end of the session,
 * which unsaved changes delay.
 */
let isAdmin = false;

/**
 * To be called when the role of the signed-in user was read as admin. The first one becomes the account of
 * the tab.
 */
export function rememberAdmin(): void {
  if (!tabAccount()) setTabAccount(sessionEmail());
  isAdmin = true;
  announce();
}

/** Whether the guard lets the nested routes be seen. */
export const useIsAdmin = (): boolean => useSyncExternalStore(subscribe, () => isAdmin);

/** Whether the user who is signed in was let in before, since the page was loaded. */
export const isRememberedAdmin = (): boolean => isAdmin && tabAccount() === sessionEmail();

/** The open question, if there is one: the guard opens it, and a dialog answers it. */
let open: Question | null = null;
const listeners = new Set<() => void>();

/**
 * To be called when the session is over or the role was read as gone. With unsaved changes it opens the
 * dialog to sign in again, and resolves with whether there is a session again. Without any it resolves with
 * false at once, and a message says so if the role is gone.
 */
export async function askToSignInAgain(): Promise<boolean> {
  if (hasUnsaved()) {
    open ??= ask(sessionEmail() !== '');
    announce();
    return open.answered;
  }
  if (isRememberedAdmin()) {
    import('../ui/notify-outside')
      .then(({ notifyOutside }) => notifyOutside(ROLE_GONE))
      .catch(console.error);
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
  isAdmin = false;
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

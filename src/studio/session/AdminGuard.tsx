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

// Decides who sees the admin area. The security rules check each read and write independently.

interface AdminGuardProps {
  /** Shown until the role is known: 'Loading...'. */
  readonly fallback: ReactNode;
}

/**
 * The component of the guarded route: renders the nested routes once the role is read as
 * administrator. Everybody else sees the fallback until the redirect.
 */
export const AdminGuard = ({ fallback }: AdminGuardProps) => (useIsAdmin() ? <Outlet /> : fallback);

/**
 * Middleware of the guarded route. It runs before any code or data of a nested route is requested,
 * because a router runs the loaders of nested routes before it renders the guard.
 */
export const askForRole: MiddlewareFunction = async ({ request }, next) => {
  await requireAdmin(request.url);
  return next();
};

/**
 * Reads users/<uid>.role and returns for administrators. For others, and if there is no answer in
 * time, throws a redirect to the landing page; with unsaved changes a dialog is shown first. If
 * there is no answer, an administrator who was let in before stays, because a lost connection must
 * not cost a screen. Whoever opens a link without being signed in is sent to the sign-in page, and
 * from there to the link.
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
  /** Whether the signed-in user has lost the role: signing in again would not help. */
  readonly roleGone: boolean;
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/**
 * Whether the guard shows the nested routes: from the first read of the role until the end of the
 * session, which is delayed while there are unsaved changes.
 */
let isAdmin = false;

/**
 * Has to be called when the role of the signed-in user was read as administrator. The first such
 * user becomes the account of the tab.
 */
export function rememberAdmin(): void {
  if (!tabAccount()) setTabAccount(sessionEmail());
  isAdmin = true;
  announce();
}

/** Whether the guard shows the nested routes. */
const useIsAdmin = (): boolean => useSyncExternalStore(subscribe, () => isAdmin);

/** Whether the signed-in user was let in since the page was loaded. */
const isRememberedAdmin = (): boolean => isAdmin && tabAccount() === sessionEmail();

/** The open question, if there is one: the guard opens it, and a dialog answers it. */
let open: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Has to be called when the session has ended or the role is gone. With unsaved changes, opens the
 * dialog to sign in again and resolves with whether there is a session again. Without, resolves
 * with false at once, and shows a message if the role is gone.
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
export function goOnAsOther(): void {
  setTabAccount(sessionEmail());
  answerSignInAgain(true);
}

/** Has to be called when somebody has signed in or out. */
export const noticeSession = announce;

/**
 * The email address of another user who has signed in since the tab was opened; '' if there is
 * none.
 */
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

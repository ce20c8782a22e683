import { useEffect } from 'react';
import { tabAccount, hidePage, unhidePage } from '../../shared/data/tab-session';
import { useBackgroundImport } from '../../shared/ui/hooks';
import { onSessionChange, adoptStoredSession } from '../../store/session/session';
import { notifySessionChange, useOtherAccount, useSignInAgainQuestion } from './admin-session';
import { useSessionEnd, isSessionOver } from './useAdminSubmit';
import { hasUnsaved } from '../ui/unsaved-changes';

/** Loaded after the page is shown, because there may be no connection when it is needed. */
const loadDialog = () => import('./SessionDialog');

/**
 * Detects that the session has ended or that somebody else has signed in, in this tab or in another
 * one.
 */
export function SessionWatch() {
  const question = useSignInAgainQuestion();
  const other = useOtherAccount();
  const isAsked = question !== null || other !== '';
  const endSession = useSessionEnd();
  const dialog = useBackgroundImport(loadDialog, isAsked);
  useThawedPage();

  useEffect(
    () =>
      onSessionChange((signedIn) => {
        notifySessionChange();
        if (!signedIn) void endSession();
      }),
    [endSession],
  );

  if (!isAsked || !dialog) return null;
  const roleGone = question?.roleGone ?? false;
  return <dialog.SessionDialog {...{ email: tabAccount(), other, roleGone }} />;
}

/**
 * Hides the page when it enters the back/forward cache, and after it is restored until the
 * signed-in user is known.
 */
function useThawedPage(): void {
  const endSession = useSessionEnd();

  useEffect(() => {
    const look = async () => {
      hidePage();
      await adoptStoredSession();
      if (await isSessionOver()) {
        void endSession();
        // The page remains hidden until it is left; with unsaved changes, the dialog is shown over
        // it.
        if (!hasUnsaved()) return;
      }
      unhidePage();
    };
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hidePage();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look().catch(console.error);
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      unhidePage();
    };
  }, [endSession]);
}

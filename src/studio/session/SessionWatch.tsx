import { useEffect } from 'react';
import { tabAccount, dropCurtain, liftCurtain } from '../../shared/data/tab-session';
import { useBackgroundImport } from '../../shared/ui/hooks';
import { onSessionChange, followSession } from '../../store/session/session';
import { noticeSession, useOtherAccount, useSignInAgainQuestion } from './AdminGuard';
import { useSessionEnd, isSessionOver } from './useAdminSubmit';
import { hasUnsaved } from '../ui/unsaved-changes';

/** Rarely needed, and then perhaps without a connection: loaded once the page is shown. */
const loadDialog = () => import('./SessionDialog');

/** Notices when the session ends or somebody else signs in, in this tab or in another one. */
export function SessionWatch() {
  const asked = useSignInAgainQuestion();
  const other = useOtherAccount();
  const isAsked = asked !== null || other !== '';
  const endSession = useSessionEnd();
  const dialog = useBackgroundImport(loadDialog, isAsked);
  useThawedPage();

  useEffect(
    () =>
      onSessionChange((signedIn) => {
        noticeSession();
        if (!signedIn) void endSession();
      }),
    [endSession],
  );

  if (!isAsked || !dialog) return null;
  const roleGone = asked?.roleGone ?? false;
  return <dialog.SessionDialog {...{ email: tabAccount(), other, roleGone }} />;
}

/**
 * Hides a page that the browser freezes, for Back and Forward, until it is known who is signed in when it is
 * shown again.
 */
function useThawedPage(): void {
  const endSession = useSessionEnd();

  useEffect(() => {
    const look = async () => {
      dropCurtain();
      await followSession();
      if (await isSessionOver()) {
        void endSession();
        // The page is left, and with it what hides it; over unsaved changes there is a question.
        if (!hasUnsaved()) return;
      }
      liftCurtain();
    };
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dropCurtain();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look().catch(console.error);
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      liftCurtain();
    };
  }, [endSession]);
}

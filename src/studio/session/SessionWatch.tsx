import { useEffect } from 'react';
import { tabAccount } from '../../shared/data/tab-account';
import { useBackgroundImport } from '../../shared/ui/hooks/useBackgroundImport';
import { onSessionChange } from '../../store/session/session';
import { noticeSession, useOtherAccount, useSignInAgainQuestion } from './sign-in-again';
import { useSessionEnd } from './useSessionEnd';
import { useThawedPage } from './useThawedPage';

/** Rarely needed, and then perhaps without a connection: loaded once the page is shown. */
const loadDialog = () => import('./SessionDialog');

/** Notices when the session ends or becomes that of somebody else, in this tab or in another one. */
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

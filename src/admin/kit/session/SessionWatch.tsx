import { useEffect, useState } from 'react';
import { useBackgroundImport } from '../../../hooks/useBackgroundImport';
import { onSessionChange, sessionEmail } from '../../../services/session/session';
import { useSignInAgainQuestion } from './sign-in-again';
import { useSessionEnd } from './useSessionEnd';

/** Rarely needed, and then perhaps without a connection: loaded once the page is shown. */
const loadDialog = () => import('./SessionDialog');

/** Notices when the session ends, in this tab or in another one. */
export function SessionWatch() {
  const [email] = useState(sessionEmail);
  const asked = useSignInAgainQuestion();
  const endSession = useSessionEnd();
  const dialog = useBackgroundImport(loadDialog, asked);

  useEffect(
    () =>
      onSessionChange((signedIn) => {
        if (!signedIn) void endSession();
      }),
    [endSession],
  );

  return asked && dialog ? <dialog.SessionDialog email={email} roleGone={asked.roleGone} /> : null;
}

import { useEffect, useState } from 'react';
import { onSessionChange, sessionEmail } from '../../services/session';
import { SignInAgain } from './SignInAgain';
import { useSignInAgainQuestion } from './sign-in-again';
import { useSessionEnd } from './useSessionEnd';

/** Notices when the session ends, in this tab or in another one. */
export function SessionWatch() {
  const [email] = useState(sessionEmail);
  const asked = useSignInAgainQuestion();
  const endSession = useSessionEnd();

  useEffect(
    () =>
      onSessionChange((signedIn) => {
        if (!signedIn) void endSession();
      }),
    [endSession],
  );

  return asked && <SignInAgain email={email} />;
}

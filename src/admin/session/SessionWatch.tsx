import { lazy, Suspense, useEffect, useState } from 'react';
import { onSessionChange, sessionEmail } from '../../services/session';
import { SignInAgain } from './SignInAgain';
import { useSignInAgainQuestion } from './sign-in-again';
import { useSessionEnd } from './useSessionEnd';

/** Rarely needed, and never without a connection: the role was just read. */
const RoleGone = lazy(() => import('./RoleGone'));

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

  if (!asked) return null;
  if (!asked.roleGone) return <SignInAgain email={email} />;
  return (
    <Suspense>
      <RoleGone email={email} />
    </Suspense>
  );
}

import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { askToSignInAgain } from './sign-in-again';

/**
 * What to do once the session is known to be over: leave the area, unless something is typed in
 * and its author signs in again.
 */
export function useSessionEnd() {
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await askToSignInAgain())) await navigate(paths.home, { replace: true });
  }, [navigate]);
}

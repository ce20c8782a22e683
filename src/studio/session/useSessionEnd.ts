import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../content/paths/paths';
import { askToSignInAgain } from './sign-in-again';

/** A function for the end of the session: it leaves the area, unless the user signs in again. */
export function useSessionEnd() {
  const navigate = useNavigate();
  return useCallback(async () => {
    if (!(await askToSignInAgain())) await navigate(paths.home, { replace: true });
  }, [navigate]);
}

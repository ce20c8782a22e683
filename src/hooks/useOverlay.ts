import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * An overlay that is open while the address holds its parameter: the browser's Back closes it and
 * a link to it opens it (DESIGN R13). Returns the parameter's value, or null while it is closed.
 */
export function useOverlay(parameter: string) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const shown = search.get(parameter);

  // A second Escape before the address has changed must not go back twice and leave the page.
  const closing = useRef(false);
  useEffect(() => {
    if (shown === null) closing.current = false;
  }, [shown]);

  const go = (value: string | null, replace: boolean) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(parameter);
    else next.set(parameter, value);
    const state: unknown = value === null ? null : { openedHere: true };
    return navigate({ search: next.toString() }, { replace, state, preventScrollReset: true });
  };

  return {
    shown,
    open: (value: string) => void go(value, false),
    close: () => {
      if (closing.current) return;
      closing.current = true;
      if (wasOpenedHere(location.state)) void navigate(-1);
      else void go(null, true);
    },
  };
}

/** Whether the page beneath is the history entry before this one. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

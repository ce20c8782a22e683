import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

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

  const go = (value: string | null, options: NavigateOptions) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(parameter);
    else next.set(parameter, value);
    void navigate({ search: next.toString() }, { ...options, preventScrollReset: true });
  };

  return {
    shown,
    open: (value: string) => go(value, { replace: false, state: { openedHere: true } }),
    /** Shows something else in the same overlay: one Back still closes it. */
    change: (value: string) => go(value, { replace: true, state: location.state, flushSync: true }),
    close: () => {
      if (closing.current) return;
      closing.current = true;
      if (wasOpenedHere(location.state)) void navigate(-1);
      else go(null, { replace: true, state: null });
    },
  };
}

/** Whether the page beneath is the history entry before this one. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

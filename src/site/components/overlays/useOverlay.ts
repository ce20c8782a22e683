import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The state of an overlay that is open while the URL has a query parameter, so that Back closes it
 * and a link can open it. `shown` is the parameter's value, null while closed.
 */
export function useOverlay(parameter: string) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const shown = search.get(parameter);

  // Pressing Escape twice before the navigation has ended must not go back two history entries.
  const closing = useRef(false);
  useEffect(() => {
    if (shown === null) closing.current = false;
  }, [shown]);

  const navigateTo = (value: string | null, options: NavigateOptions, page?: number) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(parameter);
    else next.set(parameter, value);
    if (page) next.set('page', String(page));
    void navigate({ search: next.toString() }, { ...options, preventScrollReset: true });
  };

  return {
    shown,
    open: (value: string) => navigateTo(value, { replace: false, state: { openedHere: true } }),
    /** Shows another entry in the same overlay, which Back still closes. */
    change: (value: string) =>
      navigateTo(value, { replace: true, state: location.state, flushSync: true }),
    /** Opens more pages of the list to which closing the overlay returns. */
    extend: (page: number) => navigateTo(shown, { replace: true, state: null }, page),
    close: () => {
      if (closing.current) return;
      closing.current = true;
      if (wasOpenedHere(location.state)) void navigate(-1);
      else navigateTo(null, { replace: true, state: null });
    },
  };
}

/** Whether the previous history entry is the same page without the overlay. */
function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

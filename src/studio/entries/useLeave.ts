import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A function that leaves the page of an entry for its list. If a link of the list led here, that is
 * going back, which restores the list's filter and scroll position.
 */
export function useLeave(list: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void (isFromList(state) ? navigate(-1) : navigate(list));
}

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromList' in state;

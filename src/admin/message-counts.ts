import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { MessageCounts } from '../domain/inbox';
import { INBOX_REFRESH_MS } from '../domain/limits';
import { countMessages } from '../services/inbox';
import { useRefusalCheck } from './session/useRefusalCheck';

interface LiveCounts {
  /** Null until they are known. Stays the same object while the numbers do. */
  readonly counts: MessageCounts | null;
  readonly lookAgain: () => Promise<void>;
}

export const MessageCountsContext = createContext<LiveCounts>({
  counts: null,
  lookAgain: () => Promise.resolve(),
});

/** How many messages are new and viewed, as last seen by the layout. */
export const useMessageCounts = (): LiveCounts => useContext(MessageCountsContext);

/** Looks once a minute and whenever somebody comes back to the page. Numbers alone are read. */
export function useLiveCounts(): LiveCounts {
  const [counts, setCounts] = useState<MessageCounts | null>(null);
  const checkRefusal = useRefusalCheck();

  const lookAgain = useCallback(async () => {
    if (document.hidden) return;
    try {
      const found = await countMessages();
      setCounts((known) => (isSame(known, found) ? known : found));
    } catch (error) {
      // The last numbers stay; the next look is near.
      console.error(error);
      void checkRefusal(error);
    }
  }, [checkRefusal]);

  useEffect(() => {
    const look = () => void lookAgain();
    look();
    const timer = setInterval(look, INBOX_REFRESH_MS);
    // Phones say the one, desktops the other.
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [lookAgain]);

  return useMemo(() => ({ counts, lookAgain }), [counts, lookAgain]);
}

const isSame = (known: MessageCounts | null, found: MessageCounts) =>
  known?.new === found.new && known.viewed === found.viewed;

import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { MessageCounts } from '../../../content/message/inbox';
import { INBOX_REFRESH_MS } from '../../../shared/admin-limits';
import { countMessages } from '../../../store/messages/message-counts';
import { useRefusalCheck } from '../../session/useAdminSubmit';

interface LiveCounts {
  /** Null until they are known. The same object as long as the numbers do not change. */
  readonly counts: MessageCounts | null;
  readonly countAgain: () => Promise<void>;
}

export const MessageCountsContext = createContext<LiveCounts>({
  counts: null,
  countAgain: () => Promise.resolve(),
});

/** Returns the numbers of messages by status, as the layout last counted them. */
export const useMessageCounts = (): LiveCounts => useContext(MessageCountsContext);

/** Counts once a minute, and whenever the tab becomes visible. */
export function useLiveCounts(): LiveCounts {
  const [counts, setCounts] = useState<MessageCounts | null>(null);
  const checkRefusal = useRefusalCheck();

  const countAgain = useCallback(async () => {
    if (document.hidden) return;
    try {
      const next = await countMessages();
      setCounts((current) => (isSame(current, next) ? current : next));
    } catch (error) {
      // The previous numbers remain until the next count.
      console.error(error);
      void checkRefusal(error);
    }
  }, [checkRefusal]);

  useEffect(() => {
    const count = () => void countAgain();
    count();
    const timer = setInterval(count, INBOX_REFRESH_MS);
    // Phones fire one of the events, desktops the other.
    window.addEventListener('focus', count);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', count);
      document.removeEventListener('visibilitychange', count);
    };
  }, [countAgain]);

  return useMemo(() => ({ counts, countAgain }), [counts, countAgain]);
}

const isSame = (current: MessageCounts | null, next: MessageCounts) =>
  current?.new === next.new && current.viewed === next.viewed && current.spam === next.spam;

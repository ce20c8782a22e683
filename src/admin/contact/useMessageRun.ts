import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { ContactMessage, MessageStatus } from '../../domain/contact-message';
import { MESSAGES_AT_ONCE } from '../../domain/admin-limits';
import type { MessageChange } from '../../domain/inbox';
import { changeMessages } from '../../services/inbox';
import { useSubmit } from '../../hooks/useSubmit';
import { notify } from '../feedback/notify';
import { useRefusalCheck } from '../session/useRefusalCheck';
import { inboxList } from './inbox.loader';
import { useMessageCounts } from './message-counts';
import { outcome } from './run-texts';

/** One change of several messages, a batch after the other (product 16.19). */
export interface MessageRun {
  readonly status: 'running' | 'interrupted' | 'done';
  readonly change: MessageChange;
  /** Only messages of this tab are changed. */
  readonly tab: MessageStatus | undefined;
  readonly total: number;
  /** The messages that have not been tried. */
  readonly rest: readonly string[];
  /** How many somebody else had moved out of the tab: they stay as they are. */
  readonly left: number;
}

export type MessageRuns = ReturnType<typeof useMessageRun>;

/** Changes several messages; leaving the page stops after the current batch. */
export function useMessageRun() {
  const [run, setRun] = useState<MessageRun>();
  const abort = useRef(new AbortController());
  const deed = useId();
  const { revalidate } = useRevalidator();
  const { countAgain } = useMessageCounts();
  const checkRefusal = useRefusalCheck();
  useEffect(() => () => abort.current.abort(), []);

  const { submit } = useSubmit(async (from: MessageRun) => {
    const { signal } = (abort.current = new AbortController());
    let now = from;
    notify.dismiss(deed);
    setRun(now);
    try {
      while (now.rest.length > 0 && !signal.aborted) {
        const batch = now.rest.slice(0, MESSAGES_AT_ONCE);
        const left = await changeMessages(batch, now.change, now.tab);
        now = { ...now, rest: now.rest.slice(MESSAGES_AT_ONCE), left: now.left + left };
        setRun(now);
      }
      // A long run is reported in the page.
      if (ended(now) === undefined) notify.success(outcome(now));
    } catch (error) {
      notify.failure(FAILED[now.change === 'delete' ? 'delete' : 'mark'], error, deed);
      void checkRefusal(error);
      throw error;
    } finally {
      inboxList.forget();
      void countAgain();
      await revalidate();
      setRun(ended(now));
    }
  });

  return {
    run,
    isRunning: run?.status === 'running',
    start: (messages: readonly ContactMessage[], change: MessageChange, tab?: MessageStatus) =>
      submit({
        status: 'running',
        change,
        tab,
        total: messages.length,
        rest: messages.map(({ id }) => id),
        left: 0,
      }),
    stop: () => abort.current.abort(),
    goOn: () => run && void submit({ ...run, status: 'running' }),
    close: () => setRun(undefined),
  };
}

const FAILED = {
  delete: 'Not all messages could be deleted.',
  mark: 'Not all messages could be marked.',
};

/** What is shown of a run at its end: nothing of a short one, whose toast says it all. */
function ended(run: MessageRun): MessageRun | undefined {
  if (run.rest.length > 0) return { ...run, status: 'interrupted' };
  return run.total > MESSAGES_AT_ONCE ? { ...run, status: 'done' } : undefined;
}

import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker, type Location } from 'react-router-dom';
import { clearUnsaved, hasUnsaved, leaveQuestion } from './unsaved-changes';
import type { Confirm } from './useConfirm';

/**
 * Asks before a page with unsaved changes is left, and makes Back close an open question instead of
 * leaving (product 12.4, 15.4). Both are here because the router supports one blocker at a time.
 */
export function useLeaveGuard(confirm: Confirm, answer: ((yes: boolean) => void) | undefined) {
  const answerOpen = useRef(answer);
  useEffect(() => {
    answerOpen.current = answer;
  }, [answer]);

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (answerOpen.current) return historyAction === 'POP';
    return hasUnsaved() && screenOf(currentLocation) !== screenOf(nextLocation);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (answerOpen.current) {
      answerOpen.current(false);
      blocker.reset();
      return;
    }
    void askToLeave(blocker, confirm);
  }, [blocker, confirm]);
}

/** A tab is a screen of its own; filters, searches and pages leave a form where it is. */
const screenOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

async function askToLeave(blocker: Blocker, confirm: Confirm): Promise<void> {
  if (await confirm(leaveQuestion())) {
    clearUnsaved();
    blocker.proceed?.();
  } else {
    blocker.reset?.();
  }
}

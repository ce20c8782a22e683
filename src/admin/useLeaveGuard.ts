import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import type { Question } from './ConfirmDialog';
import { forgetUnsaved, hasUnsaved } from './session/unsaved';
import type { Confirm } from './useConfirm';

const LEAVE: Question = {
  title: 'Leave without saving?',
  note: 'What you have changed here will be lost.',
  action: 'Leave',
};

/**
 * Asks before a page with unsaved changes is left, and makes Back close an open question instead
 * of leaving (DESIGN R13). The router knows one blocker at a time, so both are here.
 */
export function useLeaveGuard(confirm: Confirm, answer: ((yes: boolean) => void) | undefined) {
  const answerOpen = useRef(answer);
  useEffect(() => {
    answerOpen.current = answer;
  }, [answer]);

  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (answerOpen.current) return historyAction === 'POP';
    return hasUnsaved() && currentLocation.pathname !== nextLocation.pathname;
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

async function askToLeave(blocker: Blocker, confirm: Confirm): Promise<void> {
  if (await confirm(LEAVE)) {
    forgetUnsaved();
    blocker.proceed?.();
  } else {
    blocker.reset?.();
  }
}

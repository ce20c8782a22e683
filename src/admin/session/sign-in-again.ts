import { useSyncExternalStore } from 'react';
import { forgetUnsaved, hasUnsaved } from './unsaved';

interface Question {
  readonly answered: Promise<boolean>;
  readonly answer: (signedIn: boolean) => void;
}

/** The question that is open, if one is: the guard asks it, and a dialog answers. */
let open: Question | null = null;
const listeners = new Set<() => void>();

/**
 * Asks for the password on the spot when something is typed in that leaving would lose. Resolves
 * with whether there is a session again; false at once when there is nothing to lose.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (!hasUnsaved()) return Promise.resolve(false);
  open ??= ask();
  announce();
  return open.answered;
}

/** Ends the question. Whoever leaves without signing in gives up what was typed in. */
export function answerSignInAgain(signedIn: boolean): void {
  if (!signedIn) forgetUnsaved();
  open?.answer(signedIn);
  open = null;
  announce();
}

/** Whether the question is open. */
export const useSignInAgainQuestion = (): boolean =>
  useSyncExternalStore(subscribe, () => open !== null);

function ask(): Question {
  let answer: Question['answer'] = () => undefined;
  const answered = new Promise<boolean>((resolve) => (answer = resolve));
  return { answered, answer };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce() {
  for (const listener of listeners) listener();
}

import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { failureCause } from '../../shared/failures/failure';
import { useSubmit } from '../../shared/ui/useSubmit';
import { endsSession } from '../session/refusal';
import { useRefusalCheck } from '../session/useAdminSubmit';
import { failureReason } from '../ui/failure-hint';
import { notify, type LaterUndo } from '../ui/notify';
import { countOf } from '../ui/text';

/** A write of a run, all or nothing. */
export interface RunStep {
  /** The number of entries that the step changes. */
  readonly size: number;
  /**
   * The name of the entry, if the step changes only one. If it fails because of this entry, the
   * failure is reported and the run continues.
   */
  readonly name?: string;
  /**
   * Writes, and returns the number of entries that did not change because somebody else has moved
   * them.
   */
  readonly change: () => Promise<number | void>;
  /** The same change, entry by entry, for a batch that fails because of one entry. */
  readonly parts?: () => readonly RunStep[];
}

/** A change of several entries. */
interface Task {
  /** The singular noun for the entries: 'message'. */
  readonly noun: string;
  /** Completes 'Two messages are …': 'deleted'. */
  readonly done: string;
  /** The message of an interruption. */
  readonly failed: string;
  /** Returns the task that undoes this one, and its steps. */
  readonly undo?: () => readonly [Task, readonly RunStep[]];
  /**
   * Whether "Undo" is the only way to revert the run, so that the message stays until it is closed
   * or the page is left.
   */
  readonly keepsUndo?: boolean;
  /** Where the change can be reverted after "Undo" has disappeared. */
  readonly later?: LaterUndo;
  /** Returns an addition to the message of the outcome; '' for none. */
  readonly remark?: () => string;
  /** Called before the page's data are read again. */
  readonly onEnd?: () => void;
}

/** The state of a task whose steps are executed one after the other. */
export interface Run extends Task {
  readonly status: 'running' | 'interrupted' | 'done';
  /** The number of steps at the beginning. */
  readonly steps: number;
  /** The number of entries at the beginning. */
  readonly total: number;
  /** The remaining steps. */
  readonly rest: readonly RunStep[];
  /** The number of entries that did not change because somebody else has moved them. */
  readonly left: number;
  /** Whether the last step had no response. */
  readonly isOutcomeUnknown: boolean;
  /**
   * The remaining steps that had no response, with the reason, which is shown until they succeed.
   */
  readonly unknownOutcomes: ReadonlyMap<RunStep, string>;
  readonly failures: readonly { readonly name: string; readonly reason: string }[];
}

export type Runs = ReturnType<typeof useRun>;
/** The part of a run that its status and buttons need. */
export type RunControls = Pick<
  Runs,
  'run' | 'progress' | 'isRunning' | 'stop' | 'resume' | 'undoLast' | 'close'
>;

/**
 * The number of entries above which a run is reported in the page, because its toast might be
 * missed.
 */
const LONG_RUN = 40;

export const isLong = ({ total }: Run): boolean => total > LONG_RUN;

/** Changes several entries; leaving the page stops the run after the current step. */
export function useRun(afterRun: () => void = () => undefined) {
  const [run, setRun] = useState<Run>();
  const [progress] = useState(runProgress);
  const abort = useRef(new AbortController());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const operation = useId();
  const undoOperation = `${operation} undo`;
  const { revalidate } = useRevalidator();
  const checkRefusal = useRefusalCheck();
  useEffect(
    () => () => {
      abort.current.abort();
      notify.dismiss(undoOperation);
    },
    [undoOperation],
  );

  /**
   * Executes the next step and returns the run after it; a step without a response is moved to the
   * end, so that a failing entry does not block the others. Throws errors that would also stop the
   * following steps: a second step in a row without a response, or the end of the session.
   */
  async function next(now: Run, step: RunStep, putOff: Set<RunStep>): Promise<Run> {
    const rest = now.rest.slice(1);
    try {
      const left = (await step.change()) ?? 0;
      return { ...now, rest, left: now.left + left, isOutcomeUnknown: false };
    } catch (error) {
      const cause = await checkRefusal(error);
      if (endsSession(cause)) throw cause;
      const isRefused = failureCause(error) === 'refused';
      if (step.parts && (isRefused || now.unknownOutcomes.has(step))) {
        console.error(error);
        return { ...now, rest: [...step.parts(), ...rest], isOutcomeUnknown: !isRefused };
      }
      const isLast = step.name === undefined || rest.length === 0 || putOff.has(step);
      if (!isRefused && (isLast || now.isOutcomeUnknown || !navigator.onLine)) throw error;
      console.error(error);
      const reason = failureReason(cause);
      if (!isRefused) {
        putOff.add(step);
        const unknownOutcomes = new Map(now.unknownOutcomes).set(step, reason);
        return { ...now, rest: [...rest, step], isOutcomeUnknown: true, unknownOutcomes };
      }
      const failure = { name: step.name ?? '', reason };
      return { ...now, rest, failures: [...now.failures, failure], isOutcomeUnknown: false };
    }
  }

  const { submit, pending } = useSubmit(async (from: Run) => {
    const { signal } = (abort.current = new AbortController());
    const putOff = new Set<RunStep>();
    let now = from;
    notify.dismiss(operation);
    notify.dismiss(undoOperation);
    progress.set(now);
    setRun(now);
    try {
      for (let [step] = now.rest; step && !signal.aborted; [step] = now.rest) {
        now = await next(now, step, putOff);
        progress.set(now);
      }
      // Other outcomes are reported in the page.
      if (ended(now) === undefined) {
        const { undo, later } = now;
        const stays = undo && now.keepsUndo;
        notify.saved(outcomeOf(now), {
          undo: undo && (() => void undoLast(undo)),
          operation: stays && undoOperation,
          later,
        });
      }
    } catch (error) {
      notify.failure(now.failed, error, operation);
      // When the run continues, it begins with the other steps.
      const [step, ...rest] = now.rest;
      if (step) {
        const unknownOutcomes = new Map(now.unknownOutcomes).set(step, failureReason(error));
        now = { ...now, rest: [...rest, step], unknownOutcomes };
      }
      throw error;
    } finally {
      now.onEnd?.();
      afterRun();
      const end = ended(now);
      setRun(end);
      const reading = revalidate();
      // An interrupted run can be continued while the list is read again, which may take long on a
      // bad connection.
      if (end?.status !== 'interrupted') await reading;
    }
  });

  const begin = (first: Run) => (last.current = submit(first));

  function start(task: Task, steps: readonly RunStep[]) {
    const total = steps.reduce((sum, { size }) => sum + size, 0);
    return begin({
      ...task,
      status: 'running',
      steps: steps.length,
      total,
      rest: steps,
      left: 0,
      isOutcomeUnknown: false,
      unknownOutcomes: new Map(),
      failures: [],
    });
  }

  /** Undoes the last run, once the current one has ended. */
  async function undoLast(undo: NonNullable<Task['undo']>): Promise<void> {
    await last.current;
    await start(...undo());
  }

  return {
    /** The current run as it was at its beginning or end; `progress` has its steps. */
    run,
    progress,
    isRunning: pending,
    start,
    undoLast,
    stop: () => abort.current.abort(),
    resume: () => run && void begin({ ...run, status: 'running', isOutcomeUnknown: false }),
    close: () => setRun(undefined),
  };
}

/** A store of the current run, so that each step renders only the progress and not the list. */
function runProgress() {
  let current: Run | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (run: Run) => {
      current = run;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns a finished run that has to be reported in the page; undefined if a toast suffices. */
function ended(run: Run): Run | undefined {
  if (run.rest.length > 0) return { ...run, status: 'interrupted' };
  return run.failures.length > 0 || isLong(run) ? { ...run, status: 'done' } : undefined;
}

/** Returns the number of entries that a run has processed. */
export const processedCount = ({ total, rest }: Run): number =>
  total - rest.reduce((sum, { size }) => sum + size, 0);

/** Returns the number of entries that a run has changed. */
export const changedCount = (run: Run): number =>
  processedCount(run) - run.left - run.failures.length;

/** Returns the progress of a run as a sentence: '40 of 180 messages are deleted.' */
export const progressOf = (run: Run): string =>
  `${changedCount(run)} of ${countOf(run.total, run.noun).toLowerCase()} ${verb(run.total)} ${run.done}.`;

/** Returns the result of a run as a sentence: 'One message is deleted.' */
export function outcomeOf(run: Run): string {
  const changed = changedCount(run);
  const done = `${countOf(changed, run.noun)} ${verb(changed)} ${run.done}.`;
  const text = [done, run.remark?.()].filter(Boolean).join(' ');
  if (run.left === 0) return text;
  return `${text} ${countOf(run.left, run.noun)} stayed: somebody else has moved ${run.left === 1 ? 'it' : 'them'} meanwhile.`;
}

const verb = (count: number) => (count === 1 ? 'is' : 'are');

/** Returns the changes that were not applied, with the reasons: refused, or no response. */
export const unappliedChanges = ({ rest, failures, unknownOutcomes }: Run): Run['failures'] => [
  ...failures,
  ...rest.flatMap((step) => {
    const reason = unknownOutcomes.get(step);
    return reason && step.name !== undefined ? { name: step.name, reason } : [];
  }),
];

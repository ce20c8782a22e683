import { countOf } from '../ui/text';
import type { Run } from './useRun';

/** How many entries a run has tried so far. */
export const triedIn = ({ total, rest }: Run): number =>
  total - rest.reduce((sum, { size }) => sum + size, 0);

/** How many entries a run has changed so far. */
export const changedIn = (run: Run): number => triedIn(run) - run.left - run.failures.length;

/** What a run has done so far: '40 of 180 messages are deleted.' */
export const progressOf = (run: Run): string =>
  `${changedIn(run)} of ${countOf(run.total, run.noun).toLowerCase()} ${verb(run.total)} ${run.done}.`;

/** What a run has done: 'One message is deleted.' */
export function outcomeOf(run: Run): string {
  const changed = changedIn(run);
  const done = `${countOf(changed, run.noun)} ${verb(changed)} ${run.done}.`;
  const text = [done, run.remark?.()].filter(Boolean).join(' ');
  if (run.left === 0) return text;
  return `${text} ${countOf(run.left, run.noun)} stayed: somebody else has moved ${run.left === 1 ? 'it' : 'them'} meanwhile.`;
}

const verb = (count: number) => (count === 1 ? 'is' : 'are');

/** What a run has not done, with the reasons: what was refused, and what is left without an answer. */
export const notDoneIn = ({ rest, failures, unanswered }: Run): Run['failures'] => [
  ...failures,
  ...rest.flatMap((step) => {
    const reason = unanswered.get(step);
    return reason && step.name !== undefined ? { name: step.name, reason } : [];
  }),
];

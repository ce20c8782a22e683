import type { MessageRun } from './useMessageRun';

const DONE = { delete: 'deleted', viewed: 'marked as viewed', new: 'marked as new', spam: 'spam' };

/** '3 messages' */
export const messagesIn = (count: number): string =>
  count === 1 ? 'One message' : `${count} messages`;

const changedIn = ({ total, rest, left }: MessageRun) => total - rest.length - left;

/** What a run has done so far: '40 of 180 messages are deleted.' */
export const progressOf = (run: MessageRun): string =>
  `${changedIn(run)} of ${run.total} messages are ${DONE[run.change]}.`;

/** What a run has done: 'One message is deleted.' */
export function outcome(run: MessageRun): string {
  const changed = changedIn(run);
  const text = `${messagesIn(changed)} ${changed === 1 ? 'is' : 'are'} ${DONE[run.change]}.`;
  if (run.left === 0) return text;
  return `${text} ${messagesIn(run.left)} stayed: somebody else has moved ${run.left === 1 ? 'it' : 'them'} meanwhile.`;
}

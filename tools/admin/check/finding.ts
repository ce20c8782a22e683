import type { Answer } from './google-api';

/** One setting of a project, and whether it is as it must be. */
export interface Finding {
  /** What should be so, in a few words. */
  readonly what: string;
  readonly status: 'ok' | 'not ok' | 'not checked';
  /** The remedy, or why nothing can be said. */
  readonly detail?: string;
}

/** A finding from an answer: `ok` when nothing has to be done, otherwise the remedy. */
export function finding(
  what: string,
  answer: Answer,
  remedyFor: (body: unknown) => string | undefined,
): Finding {
  if (!answer.ok) return { what, status: 'not checked', detail: answer.reason };
  const remedy = remedyFor(answer.body);
  return remedy === undefined ? { what, status: 'ok' } : { what, status: 'not ok', detail: remedy };
}

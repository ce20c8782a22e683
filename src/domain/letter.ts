import type { ContactMessageFields } from './contact-message';

/** A message on its way: every attempt to send the same text goes under the same id. */
export interface Letter {
  readonly id: string;
  readonly message: ContactMessageFields;
  /** An earlier attempt went out and nobody knows what became of it. */
  readonly mayHaveArrived: boolean;
}

/** The letter for a message: the one that was tried last when the text is the same, else a new one. */
export function letterFor(message: ContactMessageFields, last: Letter | null): Letter {
  if (last && saysTheSame(last.message, message)) return last;
  return { id: crypto.randomUUID(), message, mayHaveArrived: false };
}

function saysTheSame(one: ContactMessageFields, other: ContactMessageFields): boolean {
  return (['name', 'email', 'subject', 'message'] as const).every((key) => one[key] === other[key]);
}

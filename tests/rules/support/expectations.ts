import { expect } from 'vitest';
import type { Actor } from './actors';

const codeOf = (reason: unknown) =>
  reason instanceof Error && 'code' in reason ? reason.code : reason;

export const outcomeOf = (attempt: Promise<unknown>) => attempt.then(() => 'allowed', codeOf);

/**
 * What each gets who attempts the same, beside each other: they leave no trace. Of those who meet at
 * one document, which is `aborted` on a busy machine, each attempts it again alone.
 */
export async function outcomesOf(
  actors: readonly Actor[],
  attempt: (actor: Actor) => Promise<unknown>,
) {
  const outcomes = await Promise.all(actors.map((actor) => outcomeOf(attempt(actor))));
  const found: [string, unknown][] = [];
  for (const [at, actor] of actors.entries()) {
    const outcome = outcomes[at];
    found.push([actor.name, outcome === 'aborted' ? await outcomeOf(attempt(actor)) : outcome]);
  }
  return found;
}

/** The code, not just any failure: a mistake in a test is no refusal. */
export const expectOutcome = async (attempt: Promise<unknown>, outcome: string) =>
  expect(await outcomeOf(attempt)).toBe(outcome);

export const expectAllowed = (attempt: Promise<unknown>) => expectOutcome(attempt, 'allowed');
export const expectDenied = (attempt: Promise<unknown>) =>
  expectOutcome(attempt, 'permission-denied');
export const expectNotFound = (attempt: Promise<unknown>) => expectOutcome(attempt, 'not-found');
export const expectUnauthorized = (attempt: Promise<unknown>) =>
  expectOutcome(attempt, 'storage/unauthorized');

import { expect } from 'vitest';
import type { Actor } from './actors';

const codeOf = (reason: unknown) =>
  reason instanceof Error && 'code' in reason ? reason.code : reason;

export const outcomeOf = (attempt: Promise<unknown>) => attempt.then(() => 'allowed', codeOf);

/**
 * Returns the outcomes of the same request by several actors, sent in parallel, as they leave no
 * trace. Parallel requests for one document may be `aborted` on a busy machine; these are repeated
 * one by one.
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

/** Returns the outcomes of a request with each of several named values, sent one after the other. */
export async function outcomesByName<T>(
  values: Readonly<Record<string, T>>,
  attempt: (value: T) => Promise<unknown>,
) {
  const outcomes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values))
    outcomes[name] = await outcomeOf(attempt(value));
  return outcomes;
}

/**
 * Compares the error code, because a failure may also be a mistake in a test instead of a refusal.
 */
export const expectOutcome = async (attempt: Promise<unknown>, outcome: string) =>
  expect(await outcomeOf(attempt)).toBe(outcome);

export const expectAllowed = (attempt: Promise<unknown>) => expectOutcome(attempt, 'allowed');
export const expectDenied = (attempt: Promise<unknown>) =>
  expectOutcome(attempt, 'permission-denied');
export const expectNotFound = (attempt: Promise<unknown>) => expectOutcome(attempt, 'not-found');
export const expectUnauthorized = (attempt: Promise<unknown>) =>
  expectOutcome(attempt, 'storage/unauthorized');

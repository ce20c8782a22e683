import { expect } from 'vitest';

const codeOf = (reason: unknown) =>
  reason instanceof Error && 'code' in reason ? reason.code : reason;

export const outcomeOf = (attempt: Promise<unknown>) => attempt.then(() => 'allowed', codeOf);

/** The code, not just any failure: a mistake in a test is no refusal. */
export const expectOutcome = async (attempt: Promise<unknown>, outcome: string) =>
  expect(await outcomeOf(attempt)).toBe(outcome);

export const expectAllowed = (attempt: Promise<unknown>) => expectOutcome(attempt, 'allowed');
export const expectDenied = (attempt: Promise<unknown>) =>
  expectOutcome(attempt, 'permission-denied');
export const expectNotFound = (attempt: Promise<unknown>) => expectOutcome(attempt, 'not-found');
export const expectUnauthorized = (attempt: Promise<unknown>) =>
  expectOutcome(attempt, 'storage/unauthorized');

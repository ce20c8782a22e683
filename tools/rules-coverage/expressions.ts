/** What an expression came to for some request; an error denies. */
export type Outcome = 'true' | 'false' | 'error' | 'value';

/** A stretch of firestore.rules, from its first character to behind its last, and what it came to. */
export interface Expression {
  readonly start: number;
  readonly end: number;
  readonly outcomes: readonly Outcome[];
}

/** The same expressions of several reports as one. */
export function merged(reports: readonly (readonly Expression[])[]): readonly Expression[] {
  const found = new Map<string, Expression>();
  for (const { start, end, outcomes } of reports.flat()) {
    const key = `${start}-${end}`;
    const known = found.get(key)?.outcomes ?? [];
    found.set(key, { start, end, outcomes: [...new Set([...known, ...outcomes])] });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * What no test has seen of an expression: every condition has to hold once and to fail once, and
 * everything else to be evaluated. Undefined if nothing is missing.
 */
export function unseen({ outcomes }: Expression): string | undefined {
  const has = (outcome: Outcome) => outcomes.includes(outcome);
  if (has('value')) return undefined;
  if (!has('true')) return has('false') ? 'never true' : 'never evaluated';
  return has('false') ? undefined : 'never false';
}

import type { Case } from './cases';
import type { Mutant } from './mutants';
import { outcomesOf, type Reach } from './reach';
import { maskOf, type Span, unwrapped } from './source';
import type { Near, Target } from './targets';

/** A test that may notice a change, with how likely it does. */
interface Ranked {
  readonly test: Case;
  readonly rank: number;
}

/** Neighbours are alike: every eleventh is tried first. */
const STRIDE = 11;

/**
 * The tests whose requests evaluate what the mutant changes, those first that are likeliest to notice.
 * Without `reach`, which there is for firestore.rules only, all of the file's tests.
 */
export function candidates(
  target: Target,
  text: string,
  mutant: Mutant,
  cases: readonly Case[],
  reach?: Reach,
): readonly Case[] {
  const files = nearFiles(target, text, mutant);
  const pattern = patternOf(target, text, mutant);
  const position = new Map(cases.map((test, index) => [test, index]));
  const outcomes = (test: Case) => reach?.tests[position.get(test) ?? -1] ?? {};
  const isConstant = mutant.replacement === 'true' || mutant.replacement === 'false';
  const span = closed(text, unwrapped(maskOf(text), mutant.span));
  const at = reach && smallestAround(text, reach.expressions, span);
  const found = at === undefined ? undefined : reach?.expressions[at];
  const isExact = found?.start === span.start && closed(text, found).end === span.end;
  const ranked = cases.flatMap((test): readonly Ranked[] => {
    const isNamed = pattern?.test(test.name) ?? false;
    const near = files.indexOf(test.file);
    const rank = (isNamed ? 0 : 1000) + (near < 0 ? 999 : near);
    if (at === undefined) return [{ test, rank }];
    const bits = outcomes(test)[at] ?? 0;
    if (bits === 0) return [];
    const { isTrue, isFalse, isOther } = outcomesOf(bits);
    const isWanted = mutant.replacement === 'true' ? isFalse : isTrue;
    if (isConstant && isExact && !isWanted && !isOther) return [];
    const isLikely = isConstant && isExact ? isWanted : isTrue || isFalse;
    return [{ test, rank: isLikely ? rank : rank + 500 }];
  });
  return ranked
    .map((candidate, index) => ({ ...candidate, step: index % STRIDE }))
    .toSorted((a, b) => a.rank - b.rank || a.step - b.step)
    .map(({ test }) => test);
}

/** Where a mutant is likeliest noticed, the nearest first. */
export function nearFiles(target: Target, text: string, mutant: Mutant): readonly string[] {
  const near = byDistance(target, text.slice(0, mutant.span.end));
  return [...new Set([...near.flatMap(({ tests }) => tests), ...target.tests])];
}

/** The files that are about the place of a mutant. */
export const nearestFiles = (target: Target, text: string, mutant: Mutant): readonly string[] =>
  byDistance(target, text.slice(0, mutant.span.end))[0]?.tests ?? target.tests;

/** With the brackets behind it: the report leaves out those that close a call or a list. */
const closed = (text: string, { start, end }: Span): Span => ({
  start,
  end: end + (/^(?:\(\))?[\s)\]]*/.exec(text.slice(end))?.[0].length ?? 0),
});

/** The position of the smallest expression that holds all of it. */
function smallestAround(
  text: string,
  expressions: readonly Span[],
  { start, end }: Span,
): number | undefined {
  let best: number | undefined;
  let size = Infinity;
  for (const [at, expression] of expressions.entries()) {
    const length = expression.end - expression.start;
    if (expression.start > start || length >= size) continue;
    if (closed(text, expression).end < end) continue;
    size = length;
    best = at;
  }
  return best;
}

function byDistance({ nearest }: Target, before: string): readonly Near[] {
  return Object.entries(nearest)
    .filter(([heading]) => before.includes(heading))
    .toSorted(([a], [b]) => before.lastIndexOf(b) - before.lastIndexOf(a))
    .map(([, near]) => near);
}

const patternOf = (target: Target, text: string, mutant: Mutant) =>
  fieldAt(text, mutant) ?? byDistance(target, text.slice(0, mutant.span.end))[0]?.pattern;

/** The name in quotes that the mutant takes away, or the one before it in the same line. */
function fieldAt(text: string, { span }: Mutant): RegExp | undefined {
  const NAME = /'([\w/]+)'/g;
  const within = text.slice(span.start, span.end);
  const lineBefore = text.slice(text.lastIndexOf('\n', span.start) + 1, span.start);
  const field = [...within.matchAll(NAME)][0]?.[1] ?? [...lineBefore.matchAll(NAME)].at(-1)?.[1];
  return field === undefined ? undefined : new RegExp(`\\b${field}\\b`);
}

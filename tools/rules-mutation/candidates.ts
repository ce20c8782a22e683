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
  const isConstant = mutant.replacement === 'true' || mutant.replacement === 'false';
  const span = unwrapped(maskOf(text), mutant.span);
  const at = reach && smallestAround(reach.expressions, span);
  const found = at === undefined ? undefined : reach?.expressions[at];
  const isExact = found?.start === span.start && found.end === span.end;
  const ranked = cases.flatMap((test, position): readonly Ranked[] => {
    const bits = at === undefined ? 0 : (reach?.tests[position]?.[at] ?? 0);
    if (reach && bits === 0) return [];
    const { isTrue, isFalse, isOther } = outcomesOf(bits);
    const differs = mutant.replacement === 'true' ? isFalse || isOther : isTrue || isOther;
    if (isConstant && isExact && !differs) return [];
    const isNamed = pattern?.test(test.name) ?? false;
    const near = files.indexOf(test.file);
    return [{ test, rank: (isNamed ? 0 : 1000) + (near < 0 ? 999 : near) }];
  });
  return ranked
    .map((candidate, position) => ({ ...candidate, step: position % STRIDE }))
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

/** The position of the smallest expression that holds all of it. */
function smallestAround(expressions: readonly Span[], { start, end }: Span): number | undefined {
  let best: number | undefined;
  let size = Infinity;
  for (const [at, expression] of expressions.entries()) {
    if (expression.start > start || expression.end < end) continue;
    if (expression.end - expression.start >= size) continue;
    size = expression.end - expression.start;
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

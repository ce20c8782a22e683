import type { Mutant } from './mutants';
import type { Near, Target } from './targets';

/** Tests of one file, or those of its tests whose name matches. */
export interface Attempt {
  readonly tests: string;
  readonly pattern?: RegExp;
}

/** All tests, those first that are likeliest to notice: a mutant is done with the first failure. */
export function attemptsFor(target: Target, text: string, mutant: Mutant): readonly Attempt[] {
  const near = byDistance(target, text.slice(0, mutant.span.end));
  const files = [...new Set([...near.flatMap(({ tests }) => tests), ...target.tests])];
  const pattern = fieldAt(text, mutant) ?? near[0]?.pattern;
  const [first] = files;
  const likeliest = first && pattern ? [{ tests: first, pattern }] : [];
  return [...likeliest, ...everything(files)];
}

export const everything = (files: readonly string[]): readonly Attempt[] =>
  files.map((tests) => ({ tests }));

function byDistance({ nearest }: Target, before: string): readonly Near[] {
  return Object.entries(nearest)
    .filter(([heading]) => before.includes(heading))
    .toSorted(([a], [b]) => before.lastIndexOf(b) - before.lastIndexOf(a))
    .map(([, near]) => near);
}

/** The name in quotes that the mutant takes away, or the one before it in the same line. */
function fieldAt(text: string, { span }: Mutant): RegExp | undefined {
  const NAME = /'([\w/]+)'/g;
  const within = text.slice(span.start, span.end);
  const lineBefore = text.slice(text.lastIndexOf('\n', span.start) + 1, span.start);
  const field = [...within.matchAll(NAME)][0]?.[1] ?? [...lineBefore.matchAll(NAME)].at(-1)?.[1];
  return field === undefined ? undefined : new RegExp(`\\b${field}\\b`);
}

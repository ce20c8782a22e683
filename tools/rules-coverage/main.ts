/**
 * Proves that the tests have seen every condition of firestore.rules hold and fail: asks the emulator
 * for its reports on the projects that the rules tests have noted in the folder RULE_COVERAGE, and ends
 * with exit code 1 and the list of what is missing. The emulator reports nothing of the kind about
 * storage.rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FOLDER } from '../emulators/project';

/** What no test can see, and why. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "never true: request.query.get('offset', null) == null":
    'For a database that would leave an absent offset out; the emulator makes it 0.',
};

/** An expression in the emulator's report, with the values that it came to and its parts. */
interface Reported {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset: number };
  /** The value of one that was passed over has no key. */
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly Reported[];
}

/** By the first character and the one behind the last of an expression, what it came to in any project. */
const seen = new Map<string, Set<string>>();

function add({ sourcePosition, values = [], children = [] }: Reported): void {
  const key = `${sourcePosition.currentOffset ?? 0}-${sourcePosition.endOffset + 1}`;
  const outcomes = seen.get(key) ?? new Set();
  seen.set(key, outcomes);
  for (const [kind, value] of values.flatMap((one) => Object.entries(one.value)))
    outcomes.add(kind === 'boolValue' ? String(value) : kind === 'undefined' ? 'error' : 'value');
  children.forEach(add);
}

/** What is missing: a condition has to hold once and to fail once, and everything else to be evaluated. */
function gapOf(outcomes: ReadonlySet<string>): string | undefined {
  if (outcomes.has('value') || (outcomes.has('true') && outcomes.has('false'))) return undefined;
  if (outcomes.has('true')) return 'never false';
  return outcomes.has('false') ? 'never true' : 'never evaluated';
}

for (const project of readdirSync(process.env['RULE_COVERAGE'] ?? '')) {
  const emulator = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects`;
  const response = await fetch(`${emulator}/${project}:ruleCoverage`);
  const { report }: { report?: readonly Reported[] } = JSON.parse(await response.text());
  report?.forEach(add);
}
const rules = readFileSync(path.join(PROJECT_FOLDER, 'firestore.rules'), 'utf8');
const gaps = [...seen].flatMap(([key, outcomes]) => {
  const [start = 0, end = 0] = key.split('-').map(Number);
  const gap = gapOf(outcomes);
  const text = rules.slice(start, end).replace(/\s+/g, ' ');
  const line = rules.slice(0, start).split('\n').length;
  return gap && !EXPLAINED[`${gap}: ${text}`] ? [`firestore.rules:${line} ${gap}: ${text}`] : [];
});
for (const gap of gaps.toSorted()) console.error(gap);
console.log(`${seen.size} expressions, ${gaps.length} not seen as they have to be`);
process.exitCode = gaps.length > 0 || seen.size === 0 ? 1 : 0;

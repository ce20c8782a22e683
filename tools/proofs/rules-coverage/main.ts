/**
 * Proves that the tests have seen every condition of firestore.rules hold and fail: asks the emulator
 * for its reports on the projects that the rules tests have noted in the folder RULE_COVERAGE, and ends
 * with exit code 1 and the list of what is missing. The emulator reports nothing of the kind about
 * storage.rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { credentials, makeClientConstructor } from '@grpc/grpc-js';
import { loadSync, type ServiceDefinition } from '@grpc/proto-loader';
import { PROJECT_FOLDER } from '../../development/project';

/** Gaps that no test can close, each with the reason. */
const EXPLAINED: Readonly<Record<string, string>> = {
  "never true: request.query.get('offset', null) == null":
    'For a database that would leave an absent offset out; the emulator makes it 0.',
};

/** An expression in the report of the emulator, with its values and its subexpressions. */
interface Reported {
  readonly source_position: { readonly current_offset: number; readonly end_offset: number };
  /** The values; a skipped evaluation has no `kind`. */
  readonly values: readonly {
    readonly value: { readonly kind?: string; readonly bool_value?: boolean };
  }[];
  readonly children: readonly Reported[];
}

/**
 * The outcomes of each expression in all projects, by its first position and the one after its
 * last.
 */
const seen = new Map<string, Set<string>>();

function add({ source_position: position, values, children }: Reported): void {
  const key = `${position.current_offset}-${position.end_offset + 1}`;
  const outcomes = seen.get(key) ?? new Set();
  seen.set(key, outcomes);
  for (const { kind, bool_value: isTrue } of values.map(({ value }) => value)) {
    if (kind === 'bool_value') outcomes.add(String(isTrue));
    else if (kind) outcomes.add(kind === 'undefined' ? 'error' : 'value');
  }
  children.forEach(add);
}

/** Reads a report by gRPC: the REST interface of the emulator takes six times as long. */
function read(project: string): Promise<{ readonly report: readonly Reported[] }> {
  const file = path.join(import.meta.dirname, 'coverage.proto');
  const loaded = loadSync(file, { keepCase: true, defaults: true, oneofs: true });
  const service = loaded['google.firestore.emulator.v1.FirestoreEmulator'] as ServiceDefinition;
  // A report has all documents that the rules have seen.
  const anySize = { 'grpc.max_receive_message_length': -1 };
  const Emulator = makeClientConstructor(service, 'FirestoreEmulator');
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const emulator = new Emulator(host, credentials.createInsecure(), anySize);
  const database = `projects/${project}/databases/(default)`;
  return promisify(emulator['GetRuleCoverage'] as Call).call(emulator, { database });
}

type Answer = Awaited<ReturnType<typeof read>>;
type Call = (request: object, answered: (error: Error | null, answer: Answer) => void) => void;

/**
 * Returns the missing outcome of an expression; undefined if a condition was true once and false
 * once, or another expression was evaluated.
 */
function gapOf(outcomes: ReadonlySet<string>): string | undefined {
  if (outcomes.has('value') || (outcomes.has('true') && outcomes.has('false'))) return undefined;
  if (outcomes.has('true')) return 'never false';
  return outcomes.has('false') ? 'never true' : 'never evaluated';
}

const projects = readdirSync(process.env['RULE_COVERAGE'] ?? '');
for (const { report } of await Promise.all(projects.map(read))) report.forEach(add);
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

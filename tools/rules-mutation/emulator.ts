import { projectId } from '../../tests/rules/support/emulators';
import { emulatorEnvironment, TEST_PORTS } from '../emulators/ports';
import type { RulesFile } from './targets';

const { FIRESTORE_EMULATOR_HOST: database, FIREBASE_STORAGE_EMULATOR_HOST: storage } =
  emulatorEnvironment(TEST_PORTS);

const addressOf = (file: RulesFile) =>
  file === 'storage.rules'
    ? `http://${storage}/internal/setRules`
    : `http://${database}/emulator/v1/projects/${projectId()}:securityRules`;

/**
 * Puts rules into the running emulator, for the project of the tests; they hold from the next request on.
 *
 * @returns whether the emulator takes them for rules
 */
export async function load(file: RulesFile, content: string): Promise<boolean> {
  const { ok } = await fetch(addressOf(file), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
  });
  return ok;
}

/** An expression in the emulator's report, with the values that it came to and its parts. */
interface Node {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset: number };
  readonly values?: readonly {
    readonly value: Readonly<Record<string, unknown>>;
    readonly count?: number;
  }[];
  readonly children?: readonly Node[];
}

/** How often an expression of firestore.rules came to what, since they were loaded. */
export interface Count {
  readonly start: number;
  readonly end: number;
  readonly whenTrue: number;
  readonly whenFalse: number;
  /** Errors, and values that are neither. */
  readonly otherwise: number;
}

/** The counts of all expressions, always in the same order; loading the rules resets them. */
export async function counts(): Promise<readonly Count[]> {
  const address = `http://${database}/emulator/v1/projects/${projectId()}:ruleCoverage`;
  const { report }: { report: readonly Node[] } = JSON.parse(await (await fetch(address)).text());
  return report.flatMap(countsOf);
}

function countsOf({ sourcePosition, values = [], children = [] }: Node): readonly Count[] {
  const { currentOffset: start = 0, endOffset } = sourcePosition;
  const sum = (wanted: boolean | undefined) =>
    values
      // Without a kind the expression was passed over.
      .filter(({ value }) => Object.keys(value).length > 0)
      .filter(({ value: { boolValue } }) =>
        wanted === undefined ? typeof boolValue !== 'boolean' : boolValue === wanted,
      )
      .reduce((all, { count = 1 }) => all + count, 0);
  const own = { whenTrue: sum(true), whenFalse: sum(false), otherwise: sum(undefined) };
  return [{ start, end: endOffset + 1, ...own }, ...children.flatMap(countsOf)];
}

import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Expression, Outcome } from '../../../tools/rules-coverage/expressions';
import { addressOf, projectId } from './emulators';

/** An expression in the emulator's report, with the values that it came to and its parts. */
interface Node {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset: number };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly Node[];
}

/**
 * Notes down what each expression of firestore.rules came to since they were loaded, in the folder
 * that RULE_COVERAGE names; nothing without one. The emulator forgets at the next loading.
 */
export async function recordCoverage(): Promise<void> {
  const folder = process.env['RULE_COVERAGE'];
  if (folder === undefined) return;
  const { host, port } = addressOf('FIRESTORE_EMULATOR_HOST');
  const address = `http://${host}:${port}/emulator/v1/projects/${projectId()}:ruleCoverage`;
  const { report } = (await (await fetch(address)).json()) as { readonly report: readonly Node[] };
  const expressions = report.flatMap(expressionsOf);
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify(expressions));
}

function expressionsOf({ sourcePosition, values = [], children = [] }: Node): Expression[] {
  const { currentOffset: start = 0, endOffset } = sourcePosition;
  const outcomes = [...new Set(values.flatMap(({ value }) => outcomeOf(value)))];
  return [{ start, end: endOffset + 1, outcomes }, ...children.flatMap(expressionsOf)];
}

/** A value is named after its kind; without a kind the expression was passed over. */
function outcomeOf(value: Readonly<Record<string, unknown>>): Outcome[] {
  if (Object.keys(value).length === 0) return [];
  if ('undefined' in value) return ['error'];
  if (!('boolValue' in value)) return ['value'];
  return [value['boolValue'] === true ? 'true' : 'false'];
}

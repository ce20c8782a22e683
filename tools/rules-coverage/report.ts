import path from 'node:path';
import { Client, credentials } from '@grpc/grpc-js';
import { loadSync, type ServiceDefinition } from '@grpc/proto-loader';
import type { Expression, Outcome } from './expressions';

/** An expression in the emulator's report, with the values that it came to and its parts. */
interface Node {
  readonly source_position: { readonly current_offset: number; readonly end_offset: number };
  readonly values: readonly { readonly value: Value }[];
  readonly children: readonly Node[];
}

interface Value {
  /** None for an expression that was passed over. */
  readonly kind?: string;
  readonly bool_value?: boolean;
}

interface Answer {
  readonly report: readonly Node[];
}

const METHOD = method();
/** A report has all documents that the rules have seen. */
const ANY_SIZE = { 'grpc.max_receive_message_length': -1 };

/**
 * Asks the Firestore emulator, at FIRESTORE_EMULATOR_HOST, what each expression of firestore.rules came
 * to in a project since the rules were loaded there. Not through its REST interface, which takes six
 * times as long.
 *
 * @throws Error if the emulator does not answer
 */
export async function readReport(project: string): Promise<readonly Expression[]> {
  const emulator = new Client(
    process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    credentials.createInsecure(),
    ANY_SIZE,
  );
  try {
    const report = await new Promise<readonly Node[]>((resolve, reject) => {
      emulator.makeUnaryRequest(
        METHOD.path,
        METHOD.requestSerialize,
        METHOD.responseDeserialize,
        { database: `projects/${project}/databases/(default)` },
        (error, answer) => (answer ? resolve((answer as Answer).report) : reject(error)),
      );
    });
    return report.flatMap(expressionsOf);
  } finally {
    emulator.close();
  }
}

function method() {
  const file = path.join(import.meta.dirname, 'coverage.proto');
  const definitions = loadSync(file, { keepCase: true, defaults: true, oneofs: true });
  const service = definitions['google.firestore.emulator.v1.FirestoreEmulator'];
  const found = (service as ServiceDefinition)['GetRuleCoverage'];
  if (!found) throw new Error(`${file} does not have the method`);
  return found;
}

function expressionsOf({ source_position: position, values, children }: Node): Expression[] {
  const { current_offset: start, end_offset: last } = position;
  const outcomes = [...new Set(values.flatMap(({ value }) => outcomeOf(value)))];
  return [{ start, end: last + 1, outcomes }, ...children.flatMap(expressionsOf)];
}

function outcomeOf({ kind, bool_value: isTrue }: Value): Outcome[] {
  if (kind === undefined) return [];
  if (kind === 'undefined') return ['error'];
  if (kind !== 'bool_value') return ['value'];
  return [isTrue ? 'true' : 'false'];
}

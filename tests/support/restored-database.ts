import { isDeepStrictEqual } from 'node:util';
import type { JSONValue } from 'proto3-json-serializer';
import { callFirestore } from './firestore-grpc';

/** All documents of all collections. */
const EVERYTHING = { from: [{ allDescendants: true }] };
const NAMES = { ...EVERYTHING, select: { fields: [{ fieldPath: '__name__' }] } };

/** A document in the format of Firestore's REST API. */
export interface StoredDocument {
  readonly name: string;
  readonly fields?: object;
}

async function ask(method: string, request: object): Promise<readonly unknown[]> {
  const { answers, error } = await callFirestore(method, request as JSONValue, 'Bearer owner');
  if (error) throw new Error(`The emulator refused ${method}: ${error.details}`);
  return answers;
}

const databaseOf = (project: string) => `projects/${project}/databases/(default)`;

async function find(project: string, structuredQuery: object): Promise<StoredDocument[]> {
  const parent = `${databaseOf(project)}/documents`;
  const answers = (await ask('RunQuery', { parent, structuredQuery })) as readonly {
    document?: StoredDocument;
  }[];
  return answers.flatMap(({ document }) => document ?? []);
}

/** Sends writes in the REST format, bypassing the rules; none for none. */
export async function writeDatabase(project: string, writes: readonly object[]): Promise<void> {
  if (writes.length > 0) await ask('Commit', { database: databaseOf(project), writes });
}

/** All documents of a project. */
export const readDatabase = (project: string): Promise<StoredDocument[]> =>
  find(project, EVERYTHING);

/** Deletes all documents of a project. */
export async function emptyDatabase(project: string): Promise<void> {
  const found = await find(project, NAMES);
  await writeDatabase(
    project,
    found.map(({ name }) => ({ delete: name })),
  );
}

/**
 * Restores a project's documents to the given ones: deletes new documents and writes changed ones.
 * It writes nothing else, because the emulator keeps every version of a document.
 */
export async function restoreDatabase(
  project: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  const found = new Map((await readDatabase(project)).map(({ name, fields }) => [name, fields]));
  const names = new Set(documents.map(({ name }) => name));
  const changed = documents.filter(
    ({ name, fields }) => !found.has(name) || !isDeepStrictEqual(found.get(name), fields),
  );
  await writeDatabase(project, [
    ...[...found.keys()].filter((name) => !names.has(name)).map((name) => ({ delete: name })),
    ...changed.map(({ name, fields }) => ({ update: { name, fields } })),
  ]);
}

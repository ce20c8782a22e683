import { isDeepStrictEqual } from 'node:util';

const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Every document, in whichever collection. */
const EVERYTHING = { from: [{ allDescendants: true }] };
const NAMES = { ...EVERYTHING, select: { fields: [{ fieldPath: '__name__' }] } };

/** A document as the emulator's REST interface gives and takes it. */
export interface StoredDocument {
  readonly name: string;
  readonly fields?: object;
}

async function ask(project: string, method: string, body: object): Promise<unknown> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
  const request = { method: 'POST', headers: AS_OWNER, body: JSON.stringify(body) };
  const response = await fetch(`${documents}:${method}`, request);
  const answer = await response.text();
  if (!response.ok) throw new Error(`The emulator refused ${method}: ${answer}`);
  return JSON.parse(answer);
}

async function find(project: string, structuredQuery: object): Promise<StoredDocument[]> {
  const answers = (await ask(project, 'runQuery', { structuredQuery })) as {
    document?: StoredDocument;
  }[];
  return answers.flatMap(({ document }) => document ?? []);
}

async function write(project: string, writes: readonly object[]): Promise<void> {
  if (writes.length > 0) await ask(project, 'commit', { writes });
}

/** All documents of a project. */
export const readDatabase = (project: string): Promise<StoredDocument[]> =>
  find(project, EVERYTHING);

/** Deletes all documents of a project. */
export async function emptyDatabase(project: string): Promise<void> {
  const found = await find(project, NAMES);
  await write(
    project,
    found.map(({ name }) => ({ delete: name })),
  );
}

/**
 * Gives a project the documents that it had when they were read: deletes what has come since, and writes
 * what has changed. Nothing else, as the emulator keeps all that a document ever was.
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
  await write(project, [
    ...[...found.keys()].filter((name) => !names.has(name)).map((name) => ({ delete: name })),
    ...changed.map(({ name, fields }) => ({ update: { name, fields } })),
  ]);
}

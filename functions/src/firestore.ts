import type { RestFields } from './firestore-values';

/** The database: the base URL of its REST API, and the name of its root. */
export interface Database {
  readonly url: string;
  readonly root: string;
}

export interface RestDocument {
  readonly name: string;
  readonly fields?: RestFields;
  readonly updateTime: string;
}

/** Returns the project's database, or its emulator. */
export function databaseOf(project: string, emulator?: string): Database {
  const root = `projects/${project}/databases/(default)/documents`;
  const host = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  return { url: `${host}/v1/${root}`, root };
}

/** Thrown when the security rules deny a request. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/**
 * Sends a request without credentials, so that the security rules allow it what they allow any
 * visitor (security.md T74). Returns the parts of the response.
 *
 * @throws RefusedError if the rules deny it, Error if Firestore fails, or has not answered when the
 * signal aborts
 */
export async function requestFirestore<Part>(
  url: string,
  body: object,
  signal: AbortSignal,
): Promise<readonly Part[]> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal });
  if (response.status === 403) throw new RefusedError(`Firestore answered ${response.status}`);
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  return JSON.parse(await response.text());
}

import type { ApiName, CallApi } from './google-apis';

/** The JSON of a Google API response, or why there is none. */
export type Answer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reason: string };

/** Sends a GET request (`GET /v1/projects/ID`) to a Google API. */
export type ReadApi = (api: ApiName, request: string, body?: object) => Promise<Answer>;

/** Error messages of Google continue with links and advice, which are cut. */
const REASON_LENGTH = 200;

/**
 * Returns a reader of Google APIs with the login of firebase-tools. It rejects with SetupError if
 * Google cannot be reached or refuses the login.
 */
export const apiReader =
  (call: CallApi): ReadApi =>
  async (...request) => {
    const { status, body } = await call(...request);
    return answerOf(status, JSON.stringify(body));
  };

/** Converts a response: to its JSON, or to its error message. */
export function answerOf(status: number, text: string): Answer {
  const body = parsedJson(text);
  if (status === 200 && body !== undefined) return { ok: true, body };
  const message = at(body, 'error', 'message');
  const reason = typeof message === 'string' ? message.split('\n')[0] : undefined;
  return { ok: false, reason: `${status} ${reason ?? ''}`.trim().slice(0, REASON_LENGTH) };
}

/** Parses a JSON text; undefined if it is invalid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value at a path of keys; undefined if it is missing. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.getOwnPropertyDescriptor(inner, key)?.value
        : undefined,
    value,
  );
}

/** Returns the list at a path of keys; empty if it is missing, because Google omits empty lists. */
export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** Returns the text at a path of keys; '' if it is missing. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = at(value, ...keys);
  return typeof found === 'string' ? found : '';
}

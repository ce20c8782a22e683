import type { ApiName, CallApi } from './google-apis';

/** The JSON that a Google API returned, or why there is none. */
export type Answer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reason: string };

/** Reads what is at an address (`GET /v1/projects/ID`) of a Google API. */
export type ReadApi = (api: ApiName, request: string, body?: object) => Promise<Answer>;

/** Google's messages go on with links and advice. */
const REASON_LENGTH = 200;

/** Reads with the login that a deploy has. Rejects with SetupError if Google cannot be asked at all. */
export const apiReader =
  (call: CallApi): ReadApi =>
  async (...request) => {
    const { status, body } = await call(...request);
    return answerOf(status, JSON.stringify(body));
  };

/** A response as an answer: its JSON, or the message of its error. */
export function answerOf(status: number, text: string): Answer {
  const body = parsedJson(text);
  if (status === 200 && body !== undefined) return { ok: true, body };
  const message = at(body, 'error', 'message');
  const reason = typeof message === 'string' ? message.split('\n')[0] : undefined;
  return { ok: false, reason: `${status} ${reason ?? ''}`.trim().slice(0, REASON_LENGTH) };
}

/** Returns the value of a JSON text; undefined if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value below these keys of an answer; undefined if it is missing. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? Object.getOwnPropertyDescriptor(inner, key)?.value
        : undefined,
    value,
  );
}

/** The list below these keys. Google leaves out what is empty. */
export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** The text below these keys, or an empty one. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const found = at(value, ...keys);
  return typeof found === 'string' ? found : '';
}

import type { App } from 'firebase-admin/app';

/** The JSON that a Google API returned, or why there is none. */
export type Answer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly reason: string };

/** Reads from a Google API: GET, or POST where it wants a body. Never rejects. */
export type ReadApi = (url: string, body?: object) => Promise<Answer>;

const TIMEOUT_MS = 10_000;
/** Google's messages go on with links and advice. */
const REASON_LENGTH = 200;

/** Reads with the rights of the account that the app was initialized with. */
export const apiReader =
  (app: App): ReadApi =>
  async (url, body) => {
    try {
      const quotaProject = process.env['GOOGLE_CLOUD_QUOTA_PROJECT'];
      const token = await app.options.credential?.getAccessToken();
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token?.access_token}`,
          ...(quotaProject && { 'x-goog-user-project': quotaProject }),
          'content-type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answerOf(response.status, await response.text());
    } catch (error) {
      return { ok: false, reason: error instanceof Error ? error.message : String(error) };
    }
  };

/** A response as an answer: its JSON, or the message of its error. */
export function answerOf(status: number, text: string): Answer {
  const body = parsed(text);
  if (status === 200 && body !== undefined) return { ok: true, body };
  const message = at(body, 'error', 'message');
  const reason = typeof message === 'string' ? message.split('\n')[0] : undefined;
  return { ok: false, reason: `${status} ${reason ?? ''}`.trim().slice(0, REASON_LENGTH) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer holds below these keys; undefined if there is no such thing. */
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

import { sendOverRest } from './clients';
import { addressOf, projectId } from './emulators';

/** Returns the name of the database's root, which is the prefix of all document names. */
export const root = () => `projects/${projectId()}/databases/(default)/documents`;

export const FORBIDDEN = 403;

/** Sends a request without an SDK, like anybody who knows the URL of the database. */
export async function restRequest(method: string, path: string, body?: object, token?: string) {
  const { host, port } = addressOf('FIRESTORE_EMULATOR_HOST');
  const response = await sendOverRest(`http://${host}:${port}/v1/${root()}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

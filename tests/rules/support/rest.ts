import { sendOverRest } from './clients';
import { addressOf, projectId } from './emulators';

/** The name of the root of the database, which the names of all documents begin with. */
export const root = () => `projects/${projectId()}/databases/(default)/documents`;

export const FORBIDDEN = 403;

/** A request without any SDK, by someone who knows the address of the database. */
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

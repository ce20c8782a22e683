import { randomUUID } from 'node:crypto';
import { addressOf, projectId } from './emulators';

/** An account of the Auth emulator, created as anybody can: with the site's public API key. */
export interface Account {
  readonly uid: string;
  readonly token: string;
  readonly refreshToken: string;
}

async function request(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const { host, port } = addressOf('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Readonly<Record<string, unknown>>;
}

/** There is no sign-up screen, but the service is open until it is closed in the console. */
export async function signUp(): Promise<Account> {
  const answer = await request('identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', {
    email: `${randomUUID()}@example.test`,
    password: 'moonlight-2025',
    returnSecureToken: true,
  });
  return {
    uid: String(answer['localId']),
    token: String(answer['idToken']),
    refreshToken: String(answer['refreshToken']),
  };
}

/** Disables an account, as an owner does in the console. */
export const disable = ({ uid }: Account) =>
  request(
    `identitytoolkit.googleapis.com/v1/projects/${projectId()}/accounts:update`,
    { localId: uid, disableUser: true },
    { authorization: 'Bearer owner' },
  );

/** Returns the service's answer to the renewal of a token, which clients request once an hour. */
export const renew = ({ refreshToken }: Account) =>
  request('securetoken.googleapis.com/v1/token?key=demo', {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  });

import { randomBytes } from 'node:crypto';
import type { Finding } from '../admin/check/finding';
import { at, textAt } from '../admin/check/google-api';
import { findingOf, notChecked } from './findings';
import { bodyOf, type Ask, type LiveSite } from './live-site';

/** Who uploads. */
export interface Administrator {
  readonly email: string;
  readonly password: string;
}

const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const FILES = 'https://firebasestorage.googleapis.com/v0/b';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const SIGNED_IN = 'An administrator can sign in';
const UPLOADED = 'An administrator can upload a picture';
const READABLE = 'The admin area can read pictures';
const DELETED = 'The picture of this check is deleted again';

/** Whether a picture can be uploaded, read by the pages of the site, and deleted. */
export async function checkUpload(
  { origin, ask, project }: Pick<LiveSite, 'origin' | 'ask' | 'project'>,
  administrator: Administrator | undefined,
): Promise<readonly Finding[]> {
  if (!administrator) return [notChecked(UPLOADED, 'Not tried: --admin EMAIL.')];
  if (!project) return [notChecked(UPLOADED, 'The Firebase project is not known.')];
  const json = { 'content-type': 'application/json' };
  const signIn = await ask(`${SIGN_IN}?key=${project.apiKey}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...administrator, returnSecureToken: true }),
  });
  const token = textAt(parsed(bodyOf(signIn)), 'idToken');
  const signedIn = findingOf(SIGNED_IN, signIn, ({ body }) => {
    if (token) return undefined;
    const reason = String(at(parsed(body), 'error', 'message') ?? 'no token');
    return `${reason}: check address and password, and that Email/Password is on under Authentication.`;
  });
  if (!token) return [signedIn, notChecked(UPLOADED, 'Nobody could sign in.')];

  const name = `gallery/live-check-${randomBytes(6).toString('hex')}.gif`;
  const files = `${FILES}/${project.bucket}/o`;
  const authorization = `Firebase ${token}`;
  const upload = await ask(`${files}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'image/gif' },
    body: PIXEL,
  });
  const uploaded = findingOf(UPLOADED, upload, ({ status }) =>
    status === 200
      ? undefined
      : `The storage answers ${status}: is ${administrator.email} an administrator (npm run admin -- list), and may the rules read that (npm run admin -- check)?`,
  );
  if (uploaded.status !== 'ok') return [signedIn, uploaded];
  const file = `${files}/${encodeURIComponent(name)}`;
  return [
    signedIn,
    uploaded,
    await checkReadable(file, origin, ask),
    await remove(file, authorization, ask),
  ];
}

async function checkReadable(file: string, origin: string, ask: Ask): Promise<Finding> {
  const reply = await ask(`${file}?alt=media`, { headers: { origin } });
  return findingOf(READABLE, reply, ({ headers }) =>
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')
      ? undefined
      : 'The storage does not let the site read files: gcloud storage buckets update gs://BUCKET --cors-file=storage-cors.json',
  );
}

async function remove(file: string, authorization: string, ask: Ask): Promise<Finding> {
  const reply = await ask(file, { method: 'DELETE', headers: { authorization } });
  return findingOf(DELETED, reply, ({ status }) =>
    status < 300 ? undefined : `It answers ${status}: delete ${file} in the console.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

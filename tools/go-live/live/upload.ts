import { randomFileId } from '../../../src/shared/pictures/picture-name';
import { corsRemedy } from '../check/settings';
import { type Finding, findingFromReply, uncheckedFinding } from '../findings';
import { at, parsedJson, textAt } from '../google-answers';
import { bodyOf, type FetchReply, type LiveSite } from './live-site';

/** The administrator who uploads. */
export interface Administrator {
  readonly email: string;
  readonly password: string;
}

const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const FILES = 'https://firebasestorage.googleapis.com/v0/b';
const TYPE = 'image/gif';
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const SIGNED_IN = 'An administrator can sign in';
const UPLOADED = 'An administrator can upload a picture';
const READABLE = 'The admin area can read pictures';
const ALLOWED = 'Browsers may upload from this site';
const DELETED = 'The picture of this check is deleted again';

/** Checks whether a picture can be uploaded, read by the pages of the site, and deleted. */
export async function checkUpload(
  { origin, fetchReply, project }: Pick<LiveSite, 'origin' | 'fetchReply' | 'project'>,
  administrator: Administrator | undefined,
): Promise<readonly Finding[]> {
  if (!administrator) return [uncheckedFinding(UPLOADED, 'Not tried: --admin EMAIL.')];
  if (!project) return [uncheckedFinding(UPLOADED, 'The Firebase project is not known.')];
  const json = { 'content-type': 'application/json' };
  const signIn = await fetchReply(`${SIGN_IN}?key=${project.apiKey}`, {
    method: 'POST',
    headers: { ...json, origin, referer: `${origin}/` },
    body: JSON.stringify({ ...administrator, returnSecureToken: true }),
  });
  const token = textAt(parsedJson(bodyOf(signIn)), 'idToken');
  const signedIn = findingFromReply(SIGNED_IN, signIn, ({ body }) => {
    if (token) return undefined;
    const reason = String(at(parsedJson(body), 'error', 'message') ?? 'no token');
    return `${reason}: check address and password, and that Email/Password is on under Authentication.`;
  });
  if (!token) return [signedIn, uncheckedFinding(UPLOADED, 'Nobody could sign in.')];

  const name = `gallery/live-check-${randomFileId()}.gif`;
  const files = `${FILES}/${project.bucket}/o`;
  const url = `${files}?name=${encodeURIComponent(name)}`;
  const file = `${files}/${encodeURIComponent(name)}`;
  const sender = { origin, authorization: `Firebase ${token}` };
  const allowed = await checkAllowed(url, origin, fetchReply);
  const upload = await fetchReply(url, uploadOf(sender));
  const uploaded = findingFromReply(UPLOADED, upload, ({ status }) =>
    status === 200
      ? undefined
      : `The storage answers ${status}: is ${administrator.email} an administrator (npm run admin -- list), and may the rules read that (npm run admin -- check)?`,
  );
  const findings = [signedIn, allowed, uploaded];
  if (uploaded.status === 'not ok') return findings;
  // What was not answered may have been stored.
  const readable =
    uploaded.status === 'ok' ? [await checkReadable(file, project.bucket, origin, fetchReply)] : [];
  return [...findings, ...readable, await remove(file, name, sender, fetchReply)];
}

/**
 * Returns the file and its metadata as one multipart request, as the Firebase SDK sends small
 * files.
 */
function uploadOf(sender: Readonly<Record<string, string>>): RequestInit {
  const boundary = 'live-check';
  const metadata = JSON.stringify({ contentType: TYPE });
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const head = `${part('application/json; charset=utf-8')}${metadata}\r\n${part(TYPE)}`;
  const pieces = [Buffer.from(head), PIXEL, Buffer.from(`\r\n--${boundary}--`)];
  return {
    method: 'POST',
    headers: {
      ...sender,
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body: new Uint8Array(Buffer.concat(pieces)),
  };
}

/** Checks whether a CORS preflight request, which precedes an upload, is accepted. */
async function checkAllowed(url: string, origin: string, fetchReply: FetchReply): Promise<Finding> {
  const reply = await fetchReply(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-goog-upload-protocol',
    },
  });
  return findingFromReply(ALLOWED, reply, ({ headers }) =>
    isOpenTo(origin, headers)
      ? undefined
      : `The storage does not let ${origin} upload: VITE_FIREBASE_STORAGE_BUCKET must name the bucket that the console shows under Storage.`,
  );
}

const isOpenTo = (origin: string, headers: Headers) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

async function checkReadable(
  file: string,
  bucket: string,
  origin: string,
  fetchReply: FetchReply,
): Promise<Finding> {
  const reply = await fetchReply(`${file}?alt=media`, { headers: { origin } });
  return findingFromReply(READABLE, reply, ({ status, headers }) => {
    if (status !== 200) return `The storage answers ${status}: deploy again, with its rules.`;
    return isOpenTo(origin, headers) ? undefined : corsRemedy(bucket);
  });
}

async function remove(
  file: string,
  name: string,
  headers: Readonly<Record<string, string>>,
  fetchReply: FetchReply,
): Promise<Finding> {
  const reply = await fetchReply(file, { method: 'DELETE', headers });
  return findingFromReply(DELETED, reply, ({ status }) =>
    status < 300 || status === 404
      ? undefined
      : `It answers ${status}: delete ${name} in Console → Storage.`,
  );
}

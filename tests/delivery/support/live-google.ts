import { site as company } from '../../../src/company/site';
import { PRODUCTION } from '../../../tools/build/budgets';

const {
  VITE_FIREBASE_API_KEY: API_KEY,
  VITE_FIREBASE_APP_ID: APP_ID,
  VITE_FIREBASE_PROJECT_ID: PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: BUCKET,
} = PRODUCTION;
const [, NUMBER] = APP_ID.split(':');

/** The URL of a movie's picture. */
export const PICTURE = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/movies%2Fboat.jpg?alt=media`;
export const ADMINISTRATOR = { email: 'anu@example.com', password: 'moon' };

/** Answers a request; undefined if it is for another service. */
export type Answer = (url: URL, init: RequestInit) => Response | undefined;

export const json = (body: object, status = 200, headers = {}) =>
  Response.json(body, { status, headers });

/** Answers as Google's services do if everything is in order; an unknown request is an error. */
export const google: Answer = (url, init) => {
  const { host, pathname, protocol } = url;
  if (host === 'firestore.googleapis.com') return firestore(url, init);
  if (host === 'identitytoolkit.googleapis.com') return accounts(url, init);
  if (host === 'firebasestorage.googleapis.com') return storage(url, init);
  if (protocol === 'http:' || host === `www.${new URL(company.origin).host}`) {
    return new Response(null, { status: 301, headers: { location: company.origin + pathname } });
  }
  if (pathname === '/__/auth/action') return new Response('<html>');
  return undefined;
};

const MINUTE_MS = 60_000;

/** Returns whether a query is for entries before their publication or after their end. */
export function askedTimes(query: string) {
  const { filters } = JSON.parse(query).structuredQuery.where.compositeFilter;
  const [begun = 0, ends = 0] = Array.from(filters, (filter) =>
    Date.parse(Object(filter).fieldFilter.value.timestampValue),
  );
  return { isEarly: begun > Date.now() + MINUTE_MS, isLate: ends < Date.now() - MINUTE_MS };
}

const firestore: Answer = ({ pathname, search }, { method = 'GET', body }) => {
  const documents = `/v1/projects/${PROJECT}/databases/(default)/documents`;
  switch (`${method} ${pathname}${search}`) {
    case `POST ${documents}:runQuery`: {
      const { isEarly, isLate } = askedTimes(String(body));
      return json([], isEarly || isLate ? 403 : 200);
    }
    case `GET ${documents}/Movies/Released/Movies?pageSize=1`:
    case `GET ${documents}/Movies/Upcoming/Movies?pageSize=1`:
      return json({});
  }
  return undefined;
};

/** The API key is restricted to pages of the site. */
const accounts: Answer = ({ pathname, search }, { method = 'GET', headers, body }) => {
  if (
    search !== `?key=${API_KEY}` ||
    new Headers(headers).get('referer') !== `${company.origin}/`
  ) {
    return json({ error: { message: 'Requests from this referer are blocked.' } }, 403);
  }
  switch (`${method} ${pathname}`) {
    case 'GET /v1/projects':
      return json({ projectId: NUMBER });
    case 'POST /v1/accounts:signInWithPassword': {
      const { email, password } = JSON.parse(String(body));
      return email === ADMINISTRATOR.email && password === ADMINISTRATOR.password
        ? json({ idToken: 'token' })
        : json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, 400);
    }
  }
  return undefined;
};

const storage: Answer = (url, { method = 'GET', headers, body }) => {
  const files = `/v0/b/${BUCKET}/o`;
  if (!url.pathname.startsWith(files)) return undefined;
  const name =
    url.searchParams.get('name') ?? decodeURIComponent(url.pathname.slice(files.length + 1));
  const sent = new Headers(headers);
  const open = { 'access-control-allow-origin': '*' };
  if (method === 'GET') {
    return new Response('bytes', { headers: { 'content-type': 'image/jpeg', ...open } });
  }
  if (!/^gallery\/live-check-[0-9a-z]{12}\.gif$/.test(name)) return undefined;
  if (sent.get('origin') !== company.origin) return json({}, 400);
  if (method === 'OPTIONS') return new Response(null, { headers: open });
  if (sent.get('authorization') !== 'Firebase token') return json({}, 403);
  if (method === 'DELETE') return new Response(null, { status: 204 });
  const isGif = method === 'POST' && Buffer.from(body as Uint8Array).includes('GIF89a');
  return json({ name }, isGif ? 200 : 400, open);
};

import { site as company } from '../../../src/company/site';
import { PRODUCTION } from '../../../tools/bundle/production';

const BUCKET = PRODUCTION.VITE_FIREBASE_STORAGE_BUCKET;
/** The address of a film's picture. */
export const PICTURE = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/movies%2Fboat.jpg?alt=media`;
/** What answers a request; undefined if something else does. */
export type Answer = (url: URL, init: RequestInit) => Response | undefined;

export const json = (body: object, status = 200) => Response.json(body, { status });

/** Google's services as they answer when everything is in order; an unknown request is an error. */
export const google: Answer = (url, { method = 'GET', body, headers }) => {
  const { host, pathname } = url;
  const request = `${method} ${host}${pathname}`;
  if (host === 'firestore.googleapis.com' && pathname.endsWith(':runQuery')) {
    const { structuredQuery } = JSON.parse(String(body));
    const { timestampValue } = structuredQuery.where.fieldFilter.value;
    return json([], Date.parse(timestampValue) > Date.now() + 60_000 ? 403 : 200);
  }
  if (request === 'POST identitytoolkit.googleapis.com/v1/accounts:signInWithPassword') {
    const { email, password } = JSON.parse(String(body));
    if (email === 'anu@example.com' && password === 'moon') return json({ idToken: 'token' });
    return json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, 400);
  }
  const files = `/v0/b/${BUCKET}/o`;
  if (host === 'firebasestorage.googleapis.com' && pathname.startsWith(files)) {
    if (method === 'GET') {
      const type = { 'content-type': 'image/jpeg', 'access-control-allow-origin': '*' };
      return new Response('bytes', { headers: type });
    }
    const isAdmin = new Headers(headers).get('authorization') === 'Firebase token';
    const name =
      url.searchParams.get('name') ?? decodeURIComponent(pathname.slice(files.length + 1));
    const isName = /^gallery\/live-check-[0-9a-f]{12}\.gif$/.test(name);
    if (!isAdmin || !isName) return json({}, 403);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : json({ name });
  }
  if (url.protocol === 'http:' || host === `www.${new URL(company.origin).host}`) {
    return new Response(null, { status: 301, headers: { location: `${company.origin}/` } });
  }
  if (pathname === '/__/auth/action') return new Response('<html>');
  return undefined;
};

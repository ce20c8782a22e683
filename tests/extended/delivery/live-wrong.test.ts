import { expect, test } from 'vitest';
import { site as company } from '../../../src/company/site';
import { PRODUCTION } from '../../../tools/build/budgets';
import { headersFor } from '../../../tools/development/hosting';
import { type Answer, json } from '../../delivery/support/live-google';
import { problems } from '../../delivery/support/live-site';

const { origin } = company;
const FILES = 'firebasestorage.googleapis.com';
const WWW = origin.replace('https://', 'https://www.');

const at =
  (path: string, response: () => Response): Answer =>
  (url) =>
    url.origin === origin && url.pathname === path ? response() : undefined;
const elsewhere =
  (host: string, response: () => Response, method = 'GET'): Answer =>
  (url, init) =>
    url.host === host && (init.method ?? 'GET') === method ? response() : undefined;

const answerOf = (path: string, body: string, type: string) =>
  new Response(body, { headers: [...headersFor(path), ['content-type', type]] });
const html = (path: string, body: string) => answerOf(path, body, 'text/html');
const plain = (body: string, status = 200) => new Response(body, { status });

/** The page of a movie with this in its head. */
const movie = (head: string) => at('/movie/boat', () => html('/movie/boat', head));
const canonical = (address: string) => `<link rel="canonical" href="${address}" />`;
const sitemap = (...addresses: readonly string[]) =>
  at('/sitemap.xml', () =>
    answerOf(
      '/sitemap.xml',
      addresses.map((address) => `<loc>${address}</loc>`).join(''),
      'application/xml',
    ),
  );

/** As the SDK's app has it in a built script. */
const CONFIGURATION = `{apiKey:"${PRODUCTION.VITE_FIREBASE_API_KEY}",appId:"${PRODUCTION.VITE_FIREBASE_APP_ID}",projectId:"${PRODUCTION.VITE_FIREBASE_PROJECT_ID}",storageBucket:"${PRODUCTION.VITE_FIREBASE_STORAGE_BUCKET}"}`;

const FILM_PICTURE = "A film's picture for link previews";
const PASSWORD_PAGE = "Google's page for passwords has its own policy";
const KEY = 'The API key is of the same project';
const SITEMAP = 'The sitemap has the pages of this site';
const SECURITY = 'security.txt says whom to tell';
const REPORTS = 'Errors in browsers can be reported';
const UPLOAD = 'An administrator can upload a picture';

test.each<[string, Answer, string, RegExp]>([
  [
    'a page without headers',
    at('/movies', () => plain('')),
    'The headers of a page',
    /^\/movies has content-security-policy "" instead of .*: npm run deploy publishes what is meant\.$/,
  ],
  [
    'a script that browsers may not store',
    (url) =>
      url.pathname.startsWith('/assets/firestore-')
        ? answerOf('/', CONFIGURATION, 'text/javascript')
        : undefined,
    'The headers of a script',
    /^\/assets\/firestore-.* has cache-control "no-cache" instead of "public, max-age=31536000":/,
  ],
  [
    'a missing address that is found',
    at('/a-page-that-is-not-there', () => plain('')),
    'The headers of an address that does not exist',
    /answers 200 instead of 404: npm run deploy/,
  ],
  [
    "a content policy for what is Google's",
    at('/__/auth/action', () => html('/', '')),
    PASSWORD_PAGE,
    /must leave \/__\/ out\.$/,
  ],
  [
    'a server without the page for passwords',
    at('/__/auth/action', () => plain('', 404)),
    PASSWORD_PAGE,
    /^\/__\/auth\/action answers 404, .* Firebase Hosting\.$/,
  ],
  [
    'a key of another project',
    elsewhere('identitytoolkit.googleapis.com', () => json({ projectId: '42' })),
    KEY,
    /^The key is of another project than live-cinema: copy it/,
  ],
  [
    'a key that Google does not know',
    elsewhere('identitytoolkit.googleapis.com', () =>
      json({ error: { message: 'API key not valid.' } }, 400),
    ),
    KEY,
    /^Google refuses the key \(400 API key not valid\.\): copy it/,
  ],
  [
    'a sitemap that is a page',
    at('/sitemap.xml', () => html('/', `<loc>${origin}/movie/boat</loc>`)),
    SITEMAP,
    /^It is no XML: deploy again\.$/,
  ],
  [
    'a sitemap of another site',
    sitemap('https://other.example/', `${origin}/movie/boat`),
    SITEMAP,
    /^It names https:\/\/other\.example\/: correct origin/,
  ],
  [
    'robots.txt of another site',
    at('/robots.txt', () => plain('Sitemap: https://other.example/sitemap.xml')),
    'robots.txt names the sitemap',
    /deploy again\.$/,
  ],
  [
    'no security.txt',
    at('/.well-known/security.txt', () => plain('', 404)),
    SECURITY,
    /^It is missing: correct src\/company\/contact-settings\.ts/,
  ],
  [
    'a security.txt that has expired',
    at('/.well-known/security.txt', () =>
      plain('Contact: mailto:a@example.com\nExpires: 2020-01-31T00:00:00.000Z\n'),
    ),
    SECURITY,
    /^It expired on 2020-01-31: set a later day/,
  ],
  [
    'a film with the address of another site',
    movie(
      `<title>Boat</title>${canonical('https://other.example/movie/boat')}` +
        `<meta property="og:image" content="${origin}/share.jpg" />`,
    ),
    "A film's page names the film",
    /^\/movie\/boat says that its address is https:\/\/other\.example\/movie\/boat: correct origin/,
  ],
  [
    'a film without a title',
    movie(
      canonical(`${origin}/movie/boat`) +
        `<meta property="og:image" content="${origin}/share.jpg" />`,
    ),
    "A film's page names the film",
    /^\/movie\/boat has no title: /,
  ],
  [
    'a picture that is gone',
    ({ pathname }) => (pathname.endsWith('/movies%2Fboat.jpg') ? json({}, 404) : undefined),
    FILM_PICTURE,
    /answers 404, application\/json: choose the film's picture again/,
  ],
  ['a function that fails', at('/reports', () => plain('', 503)), REPORTS, /^It answers 503: see/],
  ['no function', at('/reports', () => plain('', 404)), REPORTS, /^\/reports answers 404: /],
  [
    'no function for invitations',
    at('/invitations', () => plain('', 404)),
    'Administrators can invite others',
    /^\/invitations answers 404: the function "invitations" is not deployed/,
  ],
  [
    'http that is not led to https',
    ({ protocol }) => (protocol === 'http:' ? plain('') : undefined),
    `${origin.replace('https:', 'http:')} leads to this site`,
    /^\/movies answers 200: Console → Hosting/,
  ],
  [
    'another name that leads to the first page only',
    (url) =>
      url.origin === WWW
        ? new Response(null, { status: 301, headers: { location: `${origin}/` } })
        : undefined,
    `${WWW} leads to this site`,
    /^\/movies answers 301 .*\/: Console → Hosting → the domain → Edit → redirect to /,
  ],
  [
    'files that the site may not read',
    elsewhere(FILES, () => new Response('', { headers: { 'content-type': 'image/gif' } })),
    'The admin area can read pictures',
    /gs:\/\/live-cinema\.firebasestorage\.app --cors-file=storage-cors\.json$/,
  ],
  [
    'a storage that lets no browser upload',
    elsewhere(FILES, () => plain('', 404), 'OPTIONS'),
    'Browsers may upload from this site',
    /^The storage does not let https:.* upload: VITE_FIREBASE_STORAGE_BUCKET/,
  ],
  [
    'rules that refuse the upload',
    elsewhere(FILES, () => json({}, 403), 'POST'),
    UPLOAD,
    /^The storage answers 403: is anu@example\.com an administrator/,
  ],
  [
    'a file that stays',
    elsewhere(FILES, () => json({}, 403), 'DELETE'),
    'The picture of this check is deleted again',
    /^It answers 403: delete gallery\/live-check-\w+\.gif in Console → Storage\.$/,
  ],
])('%s is reported in one sentence', async (_, answer, what, sentence) => {
  const found = await problems(answer);
  expect(found).toEqual([{ what, status: 'not ok', detail: expect.stringMatching(sentence) }]);
});

test('an upload without a response, which may have been stored, is deleted', async () => {
  const deleted: string[] = [];
  const found = await problems((url, { method }) => {
    if (url.host !== FILES || method === 'GET') return undefined;
    if (method === 'POST') throw new Error('The operation timed out');
    if (method === 'DELETE') deleted.push(url.pathname);
    return undefined;
  });
  expect(found).toEqual([
    { what: UPLOAD, status: 'not checked', detail: 'No answer: The operation timed out' },
  ]);
  expect(deleted).toEqual([expect.stringContaining('gallery%2Flive-check-')]);
});

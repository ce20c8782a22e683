import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseOf } from '../../functions/src/firestore';
import { site as company } from '../../src/company/site';
import { exitCodeOf } from '../../tools/admin/check/report';
import { checkLive, type LiveOptions } from '../../tools/live/check-live';
import { expectedHeaders } from '../../tools/live/headers';
import { serveHosting } from '../../tools/site';
import { PRODUCTION } from '../../tools/bundle/production';
import { restFirestore } from '../support/rest-firestore';
import { google, json, PICTURE, type Answer } from './support/live-google';

const FILM = { title: 'Boat', description: 'A film.', status: 'Upcoming', img: PICTURE };

const firestore = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const documents = {
    'Movies/Upcoming/Movies/boat': FILM,
    'search/changes': { Uboat: FILM },
  };
  response.end(JSON.stringify(restFirestore(documents)(request.url ?? '', body)));
});

let hosting: Server;
beforeAll(async () => {
  await new Promise<void>((resolve) => void firestore.listen(0, '127.0.0.1', resolve));
  const { port } = firestore.address() as AddressInfo;
  const database = databaseOf(PRODUCTION.VITE_FIREBASE_PROJECT_ID, `127.0.0.1:${port}`);
  hosting = await serveHosting(inject('site'), 0, { database });
});
afterAll(() => {
  hosting.close();
  firestore.close();
});

const OPTIONS: LiveOptions = {
  origin: company.origin,
  others: [company.origin.replace('https://', 'https://www.')],
  project: PRODUCTION.VITE_FIREBASE_PROJECT_ID,
  administrator: { email: 'anu@example.com', password: 'moon' },
};

/** Checks the production build behind the address of the company, with some answers replaced. */
function check(answer: Answer = () => undefined, options: Partial<LiveOptions> = {}) {
  const send = async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(String(input));
    const answered = answer(url, init) ?? google(url, init);
    if (answered) return answered;
    if (url.origin !== company.origin) throw new Error(`Not known here: ${url}`);
    const { port } = hosting.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
  };
  return checkLive({ ...OPTIONS, ...options }, send);
}

const problems = async (...args: Parameters<typeof check>) =>
  (await check(...args)).filter(({ status }) => status !== 'ok');

test('a site on which everything is in order passes every check', async () => {
  const findings = await check();
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(exitCodeOf(findings)).toBe(0);
  expect(findings.map(({ what }) => what.replace(/\d+ ms/g, 'N ms'))).toEqual([
    'The headers of the landing page',
    'The headers of a page',
    'The headers of a script',
    "The headers of a film's page",
    'The headers of an address that does not exist',
    "Google's page for passwords has its own policy",
    'It is built for this address',
    'It is built for the project that is meant',
    'The sitemap has the pages of this site',
    'robots.txt names the sitemap',
    'security.txt says whom to tell',
    "A film's page names the film",
    "A film's picture for link previews",
    'Errors in browsers can be reported',
    `${company.origin.replace('https', 'http')} leads to this site`,
    `${company.origin.replace('https://', 'https://www.')} leads to this site`,
    'Visitors may list what is due',
    'Visitors may not list what will be due',
    'An administrator can sign in',
    'An administrator can upload a picture',
    'The admin area can read pictures',
    'The picture of this check is deleted again',
    '/ begins to arrive in N ms (first N ms)',
    '/movie/boat begins to arrive in N ms (first N ms)',
  ]);
});

const at =
  (path: string, response: () => Response): Answer =>
  (url) =>
    url.origin === company.origin && url.pathname === path ? response() : undefined;
const elsewhere =
  (host: string, response: () => Response, method = 'GET'): Answer =>
  (url, init) =>
    url.host === host && (init.method ?? 'GET') === method ? response() : undefined;
const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
const HEAD = `<link rel="canonical" href="${company.origin}/movie/boat" />`;

const ABOUT_FILMS = ["The headers of a film's page", "A film's page names the film"];

test.each<[string, Answer, readonly string[], RegExp]>([
  [
    'a page without headers',
    at('/movies', () => html('')),
    ['The headers of a page'],
    /content-security-policy "" instead of/,
  ],
  [
    'a missing address that is found',
    at('/a-page-that-is-not-there', () => html('')),
    ['The headers of an address that does not exist'],
    /answers 200 instead of 404/,
  ],
  [
    "a content policy for what is Google's",
    (url) =>
      url.pathname === '/__/auth/action'
        ? new Response('', { headers: [...expectedHeaders('/')] })
        : undefined,
    ["Google's page for passwords has its own policy"],
    /must leave \/__\/ out/,
  ],
  [
    'no sitemap',
    at('/sitemap.xml', () => html('')),
    [
      "The headers of a film's page",
      'The sitemap has the pages of this site',
      "A film's page names the film",
      "A film's picture for link previews",
    ],
    /is no XML/,
  ],
  [
    'a sitemap of another site',
    at(
      '/sitemap.xml',
      () =>
        new Response(`<loc>https://other.example/</loc><loc>${company.origin}/movie/boat</loc>`, {
          headers: { 'content-type': 'application/xml' },
        }),
    ),
    ['The sitemap has the pages of this site'],
    /names https:\/\/other\.example\//,
  ],
  [
    'robots.txt of another site',
    at('/robots.txt', () => new Response('Sitemap: https://other.example/sitemap.xml')),
    ['robots.txt names the sitemap'],
    /deploy again/,
  ],
  [
    'no security.txt',
    at('/.well-known/security.txt', () => new Response('', { status: 404 })),
    ['security.txt says whom to tell'],
    /security-contact\.ts/,
  ],
  [
    'a film without a head',
    at('/movie/boat', () => html('')),
    [...ABOUT_FILMS, "A film's picture for link previews"],
    /content-security-policy|function "pages"|names none/,
  ],
  [
    'a function that fails',
    at('/reports', () => new Response('', { status: 503 })),
    ['Errors in browsers can be reported'],
    /logs of the function/,
  ],
  [
    'a picture that is gone',
    elsewhere(
      'firebasestorage.googleapis.com',
      () => new Response('', { status: 404, headers: { 'access-control-allow-origin': '*' } }),
    ),
    ["A film's picture for link previews"],
    /answers 404/,
  ],
  [
    'files that the site may not read',
    elsewhere(
      'firebasestorage.googleapis.com',
      () => new Response('', { headers: { 'content-type': 'image/gif' } }),
    ),
    ['The admin area can read pictures'],
    /--cors-file=storage-cors\.json/,
  ],
  [
    'rules that refuse the upload',
    elsewhere('firebasestorage.googleapis.com', () => json({}, 403), 'POST'),
    ['An administrator can upload a picture'],
    /is anu@example\.com an administrator/,
  ],
  [
    'a file that stays',
    elsewhere('firebasestorage.googleapis.com', () => json({}, 403), 'DELETE'),
    ['The picture of this check is deleted again'],
    /live-check-.* in the console/,
  ],
  [
    'entries that can be read before their time',
    elsewhere('firestore.googleapis.com', () => json([]), 'POST'),
    ['Visitors may not list what will be due'],
    /before their time/,
  ],
  [
    'another name that is a site of its own',
    (url) => (url.host.startsWith('www.') ? html(HEAD) : undefined),
    [`${company.origin.replace('https://', 'https://www.')} leads to this site`],
    /redirect to/,
  ],
])('%s is said in one sentence', async (_, answer, whats, sentence) => {
  const found = await problems(answer);
  expect(found.map(({ what }) => what)).toEqual(whats);
  expect(found.map(({ detail }) => detail).join('\n')).toMatch(sentence);
});

test('a build for another address or project is said', async () => {
  const other = await problems(() => undefined, { project: 'other-project' });
  expect(other).toEqual([
    {
      what: 'It is built for the project that is meant',
      status: 'not ok',
      detail: expect.stringContaining('.env.production.local names other-project'),
    },
  ]);
  const [address] = (
    await problems((url) => (url.origin === 'https://other.example' ? html(HEAD) : undefined), {
      origin: 'https://other.example',
    })
  ).filter(({ what }) => what === 'It is built for this address');
  expect(address?.detail).toContain(`its address is ${company.origin}/movie/boat`);
});

test('a password that is wrong is said, and nothing is uploaded', async () => {
  const administrator = { email: 'anu@example.com', password: 'sun' };
  const found = await problems(() => undefined, { administrator });
  expect(found.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('INVALID_LOGIN_CREDENTIALS'),
    'Nobody could sign in.',
  ]);
});

test('without an administrator the upload is not tried, which is no failure', async () => {
  const findings = await check(() => undefined, { administrator: undefined });
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([
    {
      what: 'An administrator can upload a picture',
      status: 'not checked',
      detail: 'Not tried: --admin EMAIL.',
    },
  ]);
  expect(exitCodeOf(findings)).toBe(0);
});

test('a site that does not answer is one line', async () => {
  const findings = await check(() => {
    throw new Error('getaddrinfo ENOTFOUND');
  });
  expect(findings).toEqual([
    { what: `${company.origin} answers`, status: 'not ok', detail: 'getaddrinfo ENOTFOUND' },
  ]);
});

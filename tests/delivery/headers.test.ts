// product 33.5.
import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { adminPaths } from '../../src/content/paths/admin-paths';
import { adminArea } from '../../src/site/app/admin-area';
import { serveHosting } from '../../tools/development/site';
import { addressesOf } from './support/addresses';

const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https://firebasestorage.googleapis.com',
    'https://i.ytimg.com',
  ],
  'connect-src': [
    "'self'",
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ],
  // The site itself: the preview of a draft.
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://www.google.com/maps/'],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The policies that the carousel creates, and the head of a page.
  'trusted-types': ['html', 'json'],
  'upgrade-insecure-requests': [],
  // Some browsers know the one, some the other (product 32.1).
  'report-uri': ['/reports'],
  'report-to': ['errors'],
};

const player = '(self "https://www.youtube-nocookie.com")';
const EVERYWHERE = {
  'reporting-endpoints': 'errors="/reports"',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=${player}, fullscreen=${player}`,
};

const page = { status: 200, type: /^text\/html/, cache: 'no-cache', robots: null };
const hidden = { ...page, robots: 'noindex' };
const worker = { status: 200, type: /javascript/, cache: 'no-cache', robots: null };
const asset = { status: 200, type: /javascript/, cache: 'public, max-age=31536000', robots: null };
const missing = { ...page, status: 404 };
const text = { ...page, type: /^text\/plain/ };

const PATHS = {
  '/': page,
  '/movies': page,
  '/movies/': page,
  '/movies?status=Released': page,
  '/gallery?picture=images%2Fx': page,
  '/videos/': page,
  '/announcements': page,
  '/events': page,
  '/events/?event=x': page,
  '/evx': missing,
  '/vidx': missing,
  '/galx': missing,
  '/movie/x': page,
  '/movie/a%2Fb': page,
  '/movie/a.b': page,
  ...Object.fromEntries(
    addressesOf([adminArea()])
      .filter((address) => !['/admin/preview/x/page', '/preview/x'].includes(address))
      .map((address) => [address, hidden]),
  ),
  [adminPaths.comingEntry('movie:kadal')]: hidden,
  [adminPaths.preview('movie:kadal')]: hidden,
  [`${adminPaths.preview('movie:kadal')}/pages`]: { ...missing, robots: 'noindex' },
  '/preview': { ...missing, robots: 'noindex' },
  '/admin/': hidden,
  '/admin-login': hidden,
  '/search': hidden,
  '/search?q=moon': hidden,
  '/movie': missing,
  '/movie/x/y': missing,
  '/nothing': missing,
  '/nothing/at/all': missing,
  '/admin/nothing': { ...missing, robots: 'noindex' },
  '/administrator': missing,
  '/moviesx': missing,
  '/x/movies': missing,
  '/robots.txt': text,
  '/version.txt': text,
  '/limits.json': { ...text, type: /^application\/json/ },
  '/.well-known/security.txt': text,
  '/sw.js': worker,
  '/service-worker.js': worker,
  '/serviceWorker.js': worker,
  '/flutter_service_worker.js': worker,
  '/OneSignalSDKWorker.js': worker,
  '/wp.serviceworker': worker,
  '/assets/SCRIPT': asset,
  '/assets/gone-abc.js': missing,
  '/assets/gone': missing,
  '/gone.png': missing,
  '/.env': missing,
  '/firebase.json': missing,
};

const site = inject('site');
let server: Server;

beforeAll(async () => {
  server = await serveHosting(site, 0);
});
afterAll(() => server.close());

function request(address: string) {
  const script = readdirSync(path.join(site, 'assets')).find((name) => name.endsWith('.js'));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${address.replace('SCRIPT', script ?? '')}`);
}

describe.each(Object.entries(PATHS))('%s', (address, expected) => {
  test(`has status ${expected.status} and its cache headers`, async () => {
    const { status, headers } = await request(address);
    expect(status).toBe(expected.status);
    expect(headers.get('content-type') ?? '').toMatch(expected.type);
    expect(headers.get('cache-control')).toBe(expected.cache);
    expect(headers.get('x-robots-tag')).toBe(expected.robots);
  });

  test('has all security headers', async () => {
    const { headers } = await request(address);
    expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE);
    expect(policyIn(headers)).toEqual(POLICY);
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
  });
});

function policyIn(headers: Headers) {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  const policy = directives.map((directive) => {
    const [name, ...sources] = directive.split(' ');
    return [name, sources];
  });
  return Object.fromEntries(policy);
}

// security.md T83, T98
test.each<readonly [string, string, object, object]>([
  [
    'the page of a previewed draft may be framed by the site itself',
    adminPaths.previewPage('movie:kadal'),
    { 'x-frame-options': 'SAMEORIGIN' },
    { 'frame-ancestors': ["'self'"] },
  ],
  [
    'the address of a shared preview tells no other site what it is',
    '/preview/AbcdefghijklmnopqrstU_-0',
    { 'referrer-policy': 'strict-origin' },
    {},
  ],
])('%s, and has the other headers of hidden pages', async (_, address, others, sources) => {
  const { status, headers } = await request(address);
  expect(status).toBe(hidden.status);
  expect(headers.get('x-robots-tag')).toBe(hidden.robots);
  expect(headers.get('cache-control')).toBe(hidden.cache);
  expect(Object.fromEntries(headers)).toMatchObject({ ...EVERYWHERE, ...others });
  expect(policyIn(headers)).toEqual({ ...POLICY, ...sources });
});

import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveHosting } from '../../scripts/site';
import { type Built, buildForProduction } from './support/production';

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
  'frame-src': ['https://www.youtube-nocookie.com', 'https://www.google.com/maps/'],
  'object-src': ["'none'"],
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The one policy of the slider.
  'trusted-types': ['html'],
  'upgrade-insecure-requests': [],
};

const player = '(self "https://www.youtube-nocookie.com")';
const EVERYWHERE = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), autoplay=${player}, fullscreen=${player}`,
};

const page = { status: 200, type: /^text\/html/, cache: 'no-cache', robots: null };
const hidden = { ...page, robots: 'noindex' };
const asset = { status: 200, type: /javascript/, cache: 'public, max-age=31536000', robots: null };
const missing = { status: 404, type: /^$/, cache: 'no-cache', robots: null };

const PATHS = {
  '/': page,
  '/movies': page,
  '/movie/x': page,
  '/movie/a%2Fb': page,
  '/nothing/at/all': page,
  '/admin': hidden,
  '/admin/movies': hidden,
  '/admin/movies/x': hidden,
  '/admin-login': hidden,
  '/upload': hidden,
  '/uploadMovie': hidden,
  '/add-announcement': hidden,
  '/assets/SCRIPT': asset,
  '/assets/gone-abc.js': { ...missing, cache: asset.cache },
  '/gone.png': missing,
  '/.env': missing,
  '/firebase.json': missing,
};

let site: Built;
let server: Server;

beforeAll(async () => {
  site = await buildForProduction();
  server = await serveHosting(site.folder, 0);
});
afterAll(() => {
  server.close();
  site.remove();
});

function ask(address: string) {
  const script = readdirSync(path.join(site.folder, 'assets')).find((name) => name.endsWith('.js'));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${address.replace('SCRIPT', script ?? '')}`);
}

describe.each(Object.entries(PATHS))('%s', (address, expected) => {
  test(`answers ${expected.status}, and how long that may be kept`, async () => {
    const { status, headers } = await ask(address);
    expect(status).toBe(expected.status);
    expect(headers.get('content-type') ?? '').toMatch(expected.type);
    expect(headers.get('cache-control')).toBe(expected.cache);
    expect(headers.get('x-robots-tag')).toBe(expected.robots);
  });

  test('carries every header of protection', async () => {
    const { headers } = await ask(address);
    expect(Object.fromEntries(headers)).toMatchObject(EVERYWHERE);
    const directives = (headers.get('content-security-policy') ?? '').split('; ');
    const policy = directives.map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    });
    expect(Object.fromEntries(policy)).toEqual(POLICY);
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
  });
});

// product 33.6.
import { expect, test } from 'vitest';
import { site as company } from '../../../src/company/site';
import { exitCodeOf } from '../../../tools/go-live/findings';
import { json } from '../../delivery/support/live-google';
import { check, problems } from '../../delivery/support/live-site';

test('a correct site passes every check', async () => {
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
    'The API key is of the same project',
    'The sitemap has the pages of this site',
    'robots.txt names the sitemap',
    'security.txt says whom to tell',
    "A film's page names the film",
    "A film's picture for link previews",
    'Errors in browsers can be reported',
    'Administrators can invite others',
    `${company.origin.replace('https', 'http')} leads to this site`,
    `${company.origin.replace('https://', 'https://www.')} leads to this site`,
    'Visitors may list what is due',
    'Visitors may not list what will be due',
    'Visitors may not list what has ended',
    'An administrator can sign in',
    'Browsers may upload from this site',
    'An administrator can upload a picture',
    'The admin area can read pictures',
    'The picture of this check is deleted again',
    '/ begins to arrive in N ms (first N ms)',
    '/movie/boat begins to arrive in N ms (first N ms)',
  ]);
});

test.each([
  [{}, '.env.production.local'],
  [{ mode: 'staging' }, '.env.staging.local'],
])(
  'a build for another project than the project of the mode is reported: %j',
  async (mode, file) => {
    expect(await problems(undefined, { project: 'other-project', ...mode })).toEqual([
      {
        what: 'It is built for the project that is meant',
        status: 'not ok',
        detail: `It reads the project live-cinema, ${file} names other-project: deploy again, or say --mode.`,
      },
    ]);
  },
);

test('a build for another address is reported', async () => {
  const html = `<link rel="canonical" href="${company.origin}/" />`;
  const other = 'https://other.example';
  const found = await problems((url) => (url.origin === other ? new Response(html) : undefined), {
    origin: other,
  });
  const [address] = found.filter(({ what }) => what === 'It is built for this address');
  expect(address?.detail).toContain(`its address is ${company.origin}/:`);
});

test('the demo company is reported unless it is expected', async () => {
  expect(await problems(undefined, { isDemo: false })).toEqual([
    {
      what: 'It names your own company',
      status: 'not ok',
      detail: expect.stringMatching(/change src\/company .* --demo/),
    },
  ]);
});

test('a wrong password is reported, and nothing is uploaded', async () => {
  const administrator = { email: 'anu@example.com', password: 'sun' };
  const found = await problems(undefined, { administrator });
  expect(found.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('INVALID_LOGIN_CREDENTIALS'),
    'Nobody could sign in.',
  ]);
});

test('without an administrator the upload is not checked, which is not a failure', async () => {
  const findings = await check(undefined, { administrator: undefined });
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([
    {
      what: 'An administrator can upload a picture',
      status: 'not checked',
      detail: 'Not tried: --admin EMAIL.',
    },
  ]);
  expect(exitCodeOf(findings)).toBe(0);
});

test('without a film its page is not checked, which is not a failure', async () => {
  const findings = await check(undefined, {}, {});
  const missing = findings.filter(({ status }) => status !== 'ok');
  expect(missing.map(({ status, detail }) => `${status}: ${detail}`)).toEqual(
    Array.from({ length: 3 }, () => 'not checked: There is no film yet.'),
  );
  expect(exitCodeOf(findings)).toBe(0);
});

test('a film that the sitemap does not have yet is found in the database', async () => {
  const name = 'projects/p/databases/(default)/documents/Movies/Released/Movies/a b';
  const findings = await check(
    ({ pathname }) =>
      pathname.endsWith('/Movies/Released/Movies') ? json({ documents: [{ name }] }) : undefined,
    {},
    { 'Movies/Released/Movies/a b': { title: 'A', description: '', status: 'Released' } },
  );
  expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(findings.at(-1)?.what).toMatch(/^\/movie\/a%20b begins/);
});

test('without the functions, film pages, reports and invitations are not checked', async () => {
  const findings = await check(
    ({ pathname }) => (pathname === '/reports' ? new Response('', { status: 404 }) : undefined),
    { withFunction: false },
  );
  const others = findings.filter(({ status }) => status !== 'ok');
  expect(others.map(({ what, detail }) => `${what}: ${detail}`)).toEqual([
    // The movie of this test is answered by the function, which has a cache header of its own.
    expect.stringMatching(
      /^The headers of a film's page: .* cache-control .* instead of "no-cache"/,
    ),
    "A film's page names the film: Not tried: --without-function.",
    "A film's picture for link previews: Not tried: --without-function.",
    'Errors in browsers can be reported: Not tried: --without-function.',
    'Administrators can invite others: Not tried: --without-function.',
  ]);
});

test('an unreachable site results in one line', async () => {
  const findings = await check(() => {
    throw new Error('getaddrinfo ENOTFOUND');
  });
  expect(findings).toEqual([
    { what: `${company.origin} answers`, status: 'not ok', detail: 'getaddrinfo ENOTFOUND' },
  ]);
});

test('a film whose existence is unknown is not reported as missing', async () => {
  const found = await problems(
    ({ pathname }) => (pathname.endsWith('/Movies/Released/Movies') ? json({}, 403) : undefined),
    {},
    {},
  );
  expect(new Set(found.map(({ detail }) => detail))).toEqual(
    new Set(['The sitemap has no film, and Firestore lists none: 403']),
  );
});

test('other missing responses are reported, and the checks continue', async () => {
  const found = await problems(({ host }) => {
    if (host === 'firestore.googleapis.com') throw new Error('connect ETIMEDOUT');
    return undefined;
  });
  expect(found).toEqual(
    [
      'Visitors may list what is due',
      'Visitors may not list what will be due',
      'Visitors may not list what has ended',
    ].map((what) => ({
      what,
      status: 'not checked',
      detail: 'Firestore answered nothing',
    })),
  );
});

import { createRequire } from 'node:module';
import { RE2JS } from 're2js';
import { expect, inject, test } from 'vitest';
import firebaseConfig from '../../firebase.json' with { type: 'json' };
import { OTHER_LANGUAGES } from '../../functions/src/languages';
import { adminArea } from '../../src/site/app/admin-area';
import { pages } from '../../src/site/app/routes';
import {
  HOSTING,
  matchesAnyRule,
  withoutFunction,
  type HostingRules,
} from '../../tools/development/hosting';
import { addressesOf } from './support/addresses';

const { listFiles }: { listFiles: (folder: string, ignore: readonly string[]) => string[] } =
  createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');

const ROUTES = addressesOf([...pages(), adminArea()]);
const FUNCTION = [
  '/movie/a%2Fb',
  '/movie/a.b',
  '/sitemap.xml',
  '/feed.xml',
  '/calendar.ics',
  '/calendar/events.ics',
  '/calendar/events/fort-kochi.ics',
  ...OTHER_LANGUAGES.flatMap((code) => [`/${code}/feed.xml`, `/${code}/calendar/events.ics`]),
  '/reports',
  '/invitations',
];
const UNKNOWN = [
  '/x',
  '/a',
  '/_',
  '/_x',
  '/moviesx',
  '/movie',
  '/movie/x/y',
  '/admin/x',
  '/assets',
];
const published = [
  ...ROUTES,
  ...ROUTES.filter((route) => route !== '/').map((route) => `${route}/`),
  ...listFiles(inject('site'), firebaseConfig.hosting.ignore).map((file) => `/${file}`),
  ...FUNCTION,
  ...UNKNOWN,
];

/** Google's own: the page that sets a password, and what it loads. */
const RESERVED = ['/__/auth/action', '/__/auth/handler.js', '/__/firebase/init.json', '/__/'];

const configurations = { HOSTING, 'without the function': withoutFunction(HOSTING) };
const rules = Object.values(configurations).flatMap((rule) => [...rule.rewrites, ...rule.headers]);
const patterns = [...new Set(rules.map(({ regex }) => regex))].map((regex) => RE2JS.compile(regex));

// Hosting's reference does not say which of both a pattern has to match.
test('every pattern matches the same paths whether it is applied to a whole path or to a part', () => {
  for (const address of [...published, ...RESERVED]) {
    for (const pattern of patterns) {
      const meant = `${pattern.pattern()} ${address} ${pattern.matches(address)}`;
      expect(`${pattern.pattern()} ${address} ${pattern.matcher(address).find()}`).toBe(meant);
    }
  }
});

test.each(Object.entries(configurations))(
  '%s: each published path has the content policy, and paths reserved for Google have none of the site’s headers',
  (_, { rewrites, headers }) => {
    const withPolicy = headers.filter((rule) =>
      rule.headers.some(({ key }) => key === 'Content-Security-Policy'),
    );
    expect(published.filter((address) => !matchesAnyRule(withPolicy, address))).toEqual([]);
    expect(
      RESERVED.filter((address) => matchesAnyRule([...rewrites, ...headers], address)),
    ).toEqual([]);
  },
);

test('only responses of the function have no cache header of Hosting, which would override theirs', () => {
  const rulesOfCache = HOSTING.headers.filter((rule) =>
    rule.headers.some(({ key }) => key === 'Cache-Control'),
  );
  const isByFunction = (address: string) =>
    Boolean(HOSTING.rewrites.find((rewrite) => matchesAnyRule([rewrite], address))?.function);
  const answered = published.filter(isByFunction);
  expect(answered).toEqual(
    expect.arrayContaining([
      '/movie/x',
      '/movie/x/press',
      '/gallery/',
      '/feed.xml',
      '/calendar.ics',
    ]),
  );
  const pagesOfFunction = answered.filter(
    (address) => !['/reports', '/invitations'].includes(address),
  );
  expect(pagesOfFunction.filter((address) => matchesAnyRule(rulesOfCache, address))).toEqual([]);
  const files = published.filter((one) => !answered.includes(one) && !UNKNOWN.includes(one));
  expect(files.filter((address) => !matchesAnyRule(rulesOfCache, address))).toEqual([]);
});

test.each([
  '/MOVIES',
  '/movies.',
  '/movies&fbclid=x',
  '/movies/)',
  '/Movie/tides',
  '/movie/tides%E2%80%8B',
  '/movie/tides&fbclid=x',
  '/movie/tides/%F0%9F%98%80',
  '/Gallery)',
])(
  '%s is routed to the function, or without it to the app, and both lead to the page',
  (address) => {
    const rewriteIn = ({ rewrites }: HostingRules) =>
      rewrites.find((one) => matchesAnyRule([one], address));
    expect(rewriteIn(HOSTING)?.function).toBeDefined();
    expect(rewriteIn(withoutFunction(HOSTING))?.destination).toMatch(/\.html$/);
  },
);

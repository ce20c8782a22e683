// product 33.6.
import { expect, test } from 'vitest';
import { headersFor } from '../../../tools/hosting';
import { headOf } from '../../../tools/live/head';
import { projectIn } from '../../../tools/live/live-site';

test('the project is read from a script as the build writes it', () => {
  const project = { apiKey: 'AIza-1', projectId: 'cinema', bucket: 'cinema.app', number: '42' };
  const app = (quote: string) =>
    'var a=b({apiKey:"AIza-1",appId:"1:42:web:0",projectId:"cinema",storageBucket:"cinema.app"})'.replaceAll(
      '"',
      quote,
    );
  expect(projectIn(app('"'))).toEqual(project);
  expect(projectIn(app('`'))).toEqual(project);
  expect(projectIn(`let c="https://console.cloud.google.com/errors?project=cinema"`)).toBe(
    undefined,
  );
});

test('a head is read without its entities', () => {
  const head = headOf(
    `<title>Tom &amp; Jerry</title><link rel="canonical" href="https://a.example/movie/x?a&amp;b" />
     <meta property="og:title" content="&quot;Tom&quot;" />`,
  );
  expect([head.get('title'), head.get('canonical'), head.get('og:title')]).toEqual([
    'Tom & Jerry',
    'https://a.example/movie/x?a&b',
    '"Tom"',
  ]);
});

test('of the headers of a path the last rule wins', () => {
  const rule = (regex: string, value: string) => ({
    regex,
    headers: [{ key: 'Cache-Control', value }],
  });
  const rules = { rewrites: [], headers: [rule('^/.*$', 'no-cache'), rule('^/a/.*$', 'private')] };
  expect([...headersFor('/a/b', rules)]).toEqual([['cache-control', 'private']]);
  expect([...headersFor('/b', rules)]).toEqual([['cache-control', 'no-cache']]);
});

// product 10.1, 15.8.
import { describe, expect, test } from 'vitest';
import { completeWebAddress, isSitePath, isWebAddress } from '../../src/shared/text/web-address';
import { codeOf, FORBIDDEN_IN_ADDRESSES } from '../support/characters';

describe('the path of a page', () => {
  test.each(['/', '/movie/x', '/movie/a.b', '/movies?search=a%20b', '/x?next=//y/../%2f#//'])(
    'is %s',
    (path) => expect(isSitePath(path)).toBe(true),
  );

  test.each([
    '',
    'movie/x',
    '//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/movie//x',
    '/movie/../x',
    '/./x',
    '/%2e//evil.example',
    '/%2E%2E//evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('is not %s', (path) => expect(isSitePath(path)).toBe(false));

  test('is resolved to this site if it is accepted', () => {
    const paths = ['/', '/movie/a.b', '/x?next=//y/../%2f#//'].filter(isSitePath);
    const hosts = paths.map((path) => new URL(path, 'https://site.example').host);
    expect(new Set(hosts)).toEqual(new Set(['site.example']));
  });
});

test.each(FORBIDDEN_IN_ADDRESSES.map((character) => [codeOf(character), character]))(
  'an address with %s is refused',
  (_, character) => {
    expect(isSitePath(`/movie/x${character}y`)).toBe(false);
    expect(isWebAddress(`https://tickets.example/x${character}y`)).toBe(false);
  },
);

test.each(['https://tickets.example', 'https://a-b.example:8443/x/മ?y=1&z=%20#t'])(
  '%s is a web address',
  (address) => expect(isWebAddress(address)).toBe(true),
);

test.each(['http://tickets.example', 'https://localhost', 'https://a@b.example', '//x.example'])(
  '%s is not a web address',
  (address) => expect(isWebAddress(address)).toBe(false),
);

test.each([
  ['www.bookmyshow.com/kochi/x?y=1', 'https://www.bookmyshow.com/kochi/x?y=1'],
  [' tickets.example:8443 ', 'https://tickets.example:8443'],
])('%s is completed', (typed, completed) => expect(completeWebAddress(typed)).toBe(completed));

test.each([
  '',
  'https://tickets.example',
  'http://tickets.example',
  '//tickets.example',
  '/movie/x',
  'javascript:alert(1)',
  'mailto:anu@example.com',
  'anu@example.com',
  'soon',
  'tickets at www.x.example',
  'tickets.example/x"y',
])('%s is left as it is', (text) => expect(completeWebAddress(text)).toBe(text));

// product 7.4, 10.1, 15.8, 15.20.
import { describe, expect, test } from 'vitest';
import { completeWebAddress, withCompleteLink } from '../../src/shared/text/pasted-link';
import { isSitePath, isWebAddress } from '../../src/shared/text/web-address';
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

  test('is resolved to this site if it is valid', () => {
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
])('%s is unchanged', (text) => expect(completeWebAddress(text)).toBe(text));

const TICKETS = 'https://tickets.example/kadal';

test.each([
  `${TICKETS}.`,
  `${TICKETS},`,
  `${TICKETS})`,
  `(${TICKETS}).`,
  `<${TICKETS}>`,
  TICKETS.replace('https', 'Https'),
  `“${TICKETS}”`,
  `‘${TICKETS}’…`,
  `*${TICKETS}*`,
  `_${TICKETS}_`,
  `${TICKETS}।`,
  `${TICKETS}\u200b.\u200e`,
  `\u2068${TICKETS}\u2069`,
  '\u202ahttps://tickets\u00ad.exa\u2060mple/ka\u200edal\u202c',
  `https://tickets.example/ka\u200cdal\u200d`,
  `${TICKETS}%E2%80%8B`,
])('a link is stored without surrounding punctuation and invisible characters: %j', (pasted) => {
  expect(completeWebAddress(pasted)).toBe(TICKETS);
});

test.each([
  'https://en.wikipedia.example/wiki/Kadal_(film)',
  'https://tickets.example/x_',
  'https://tickets.example/x/?y=',
  'https://tickets.example/സ്\u200cനേഹം'.replace('\u200c', '%E2%80%8C'),
])('punctuation that belongs to a link is preserved: %s', (link) => {
  expect(completeWebAddress(link)).toBe(link);
});

test.each([
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(TICKETS)}&data=05%7C02&reserved=0`,
  `https://www.google.com/url?sa=t&url=${encodeURIComponent(TICKETS)}&usg=x`,
  `https://www.google.co.in/url?q=${encodeURIComponent(TICKETS)}`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(TICKETS)}&h=AT0`,
  `https://l.instagram.com/?u=${encodeURIComponent(TICKETS)}&e=AT0`,
  `https://www.youtube.com/redirect?event=x&q=${encodeURIComponent(TICKETS)}`,
  `https://urldefense.com/v3/__${TICKETS}__;!!Abc$`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encodeURIComponent(TICKETS)}`)}`,
])('a redirect link of another service is stored as its target: %s', (link) => {
  expect(completeWebAddress(link)).toBe(TICKETS);
});

test.each([
  'https://www.google.com/search?q=kadal',
  'https://www.facebook.com/events/1?next=/x',
  `https://partner.example/?url=${encodeURIComponent(TICKETS)}`,
])('a link that is not a known redirect is unchanged: %s', (link) => {
  expect(completeWebAddress(link)).toBe(link);
});

test.each([
  [`Sridar Cinema, Chennai, ${TICKETS}.`, `Sridar Cinema, Chennai, ${TICKETS}`],
  [`Sridar Cinema, <${TICKETS}>`, `Sridar Cinema, ${TICKETS}`],
  [`Sridar Cinema,${TICKETS}\u200b)`, `Sridar Cinema,${TICKETS}`],
  ['Sridar Cinema, www.tickets.example/kadal,', `Sridar Cinema, https://www.tickets.example/kadal`],
  ['Best Film, 2026.', 'Best Film, 2026.'],
])('the link at the end of a line is completed like a separate link: %s', (line, stored) => {
  expect(withCompleteLink(line)).toBe(stored);
});

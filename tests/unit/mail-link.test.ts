import { expect, test } from 'vitest';
import { mailLink } from '../../src/shared/text/web-address';

test('a mail link has an address unchanged', () =>
  expect(mailLink('hello@nilavu.test')).toBe('mailto:hello@nilavu.test'));

test.each([
  ['a copy to somebody else', 'hello@nilavu.test?bcc=a@evil.example'],
  ['a subject', 'hello@nilavu.test&subject=x'],
  ['a second address', 'hello@nilavu.test,a@evil.example'],
  ['a line', 'hello@nilavu.test\r\nBcc: a@evil.example'],
])('%s in an email address is escaped, as part of the address', (_, email) => {
  const link = new URL(mailLink(email));
  expect(link.search).toBe('');
  expect(link.pathname).not.toMatch(/[,&\r\n]/);
});

// product 16.18, 16.20, 16.22.
import type { ContactMessage } from '../../src/content/message/stored-message';
import { describe, expect, test } from 'vitest';
import { messageExcerpt, oldMessagesCutoff, replyLink } from '../../src/content/message/inbox';
import { codeOf, HIDDEN_CHARACTERS } from '../support/characters';

const message = (fields: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 'x',
  name: 'Anu',
  email: 'anu@example.com',
  message: 'When?',
  status: 'new',
  ...fields,
});
const linkFor = (fields: Partial<ContactMessage>) => replyLink(message(fields), 'Nilavu');

/** The parts of a link as a mail program reads them. */
function read(link: string) {
  const { protocol, pathname, searchParams } = new URL(link);
  return {
    protocol,
    to: decodeURIComponent(pathname),
    headers: Object.fromEntries(searchParams),
  };
}

/** The quotation of the message of `message()`. */
const body = '\r\n\r\nAnu wrote:\r\n> When?';

test('a reply is addressed to the sender, has the subject and quotes the message', () => {
  expect(read(linkFor({ subject: 'Tickets & chairs' }))).toEqual({
    protocol: 'mailto:',
    to: 'anu@example.com',
    headers: { subject: 'Re: Tickets & chairs', body },
  });
  expect(read(linkFor({})).headers).toEqual({ subject: 'Re: Your message to Nilavu', body });
});

test('a reply quotes every line, with the day of the message', () => {
  const { headers } = read(
    linkFor({
      name: '',
      sentAt: new Date(2026, 0, 5, 12),
      message: 'One & two?\n\nThree\u202e=\u0000 4\r\n# end',
    }),
  );
  expect(headers['body']?.split('\r\n')).toEqual([
    '',
    '',
    'On 5 January 2026, you wrote:',
    '> One & two?',
    '>',
    '> Three =  4',
    '> # end',
  ]);
});

test.each([
  ['Latin', 'word '.repeat(1000)],
  ['Malayalam', 'കടലിന്റെ '.repeat(500)],
  ['one word', 'x'.repeat(5000)],
  ['emoji', '🎬'.repeat(2000)],
])('a long message in %s is quoted as far as a link may go', (_, text) => {
  const link = linkFor({ message: text, subject: text.slice(0, 200) });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1500);
  const quoted = read(link).headers['body'] ?? '';
  expect(quoted).toMatch(/ \.\.\.$/);
  expect(text.trimEnd()).toContain(quoted.split('> ')[1]?.replace(/ \.\.\.$/, ''));
});

test('a message is old after a year', () => {
  expect(oldMessagesCutoff(new Date(2026, 10, 22, 9))).toEqual(new Date(2025, 10, 22, 9));
});

test.each([
  ['a short message', 'Hello\nthere', 'Hello\nthere'],
  ['many words', 'x'.repeat(500), `${'x'.repeat(400)}...`],
  ['many lines', 'a\n'.repeat(9), `${'a\n'.repeat(7)}a...`],
  ['many blank lines', `a${'\n'.repeat(4000)}b`, 'a...'],
  ['eight lines', 'a\n'.repeat(7), 'a\n'.repeat(7)],
])('%s folded', (_, text, folded) => expect(messageExcerpt(text)).toBe(folded));

describe('a reply has no other header and address', () => {
  test.each(['a@b?bcc=x', 'a@b&cc=x@y', 'a@b%0d%0aBcc:x', 'a@b#x', 'a@b?subject=x&body=y'])(
    'for %s as the address',
    (email) => {
      const { to, headers } = read(linkFor({ email }));
      expect(to).toBe(email);
      expect(headers).toEqual({ subject: 'Re: Your message to Nilavu', body });
    },
  );

  test('for a subject that looks like headers', () => {
    const subject = 'x&bcc=a@b?cc=c@d#e%0d%0aBcc: x';
    expect(read(linkFor({ subject })).headers).toEqual({ subject: `Re: ${subject}`, body });
  });

  // Older messages, stored before the rules refused these characters.
  test.each(HIDDEN_CHARACTERS.map((character) => [codeOf(character), character]))(
    'for %s in the address and the subject',
    (_, character) => {
      const link = linkFor({ email: `a@b${character}Bcc:x`, subject: `x${character}Bcc: y` });
      expect(read(link)).toEqual({
        protocol: 'mailto:',
        to: 'a@b Bcc:x',
        headers: { subject: 'Re: x Bcc: y', body },
      });
    },
  );

  test('for a name and a text that look like headers', () => {
    const text = 'x&bcc=a@b?cc=c@d#e%0d%0aBcc: x';
    const { headers } = read(linkFor({ name: text, message: text }));
    expect(Object.keys(headers)).toEqual(['subject', 'body']);
    expect(headers['body']).toBe(`\r\n\r\n${text} wrote:\r\n> ${text}`);
  });

  test('for a lone surrogate, which an address cannot contain', () => {
    expect(
      read(linkFor({ email: 'a\ud800@b', subject: '\udc00', message: '\ud800' })),
    ).toMatchObject({
      to: 'a @b',
      headers: { subject: 'Re: Your message to Nilavu' },
    });
  });
});

// product 9.2, 9.11.
import { describe, expect, test } from 'vitest';
import {
  contactErrors,
  contactMessageFromForm,
  type ContactFormValues,
} from '../../src/content/message/contact-message';
import { letters } from '../support/builders';
import {
  codeOf,
  HIDDEN_CHARACTERS,
  INVISIBLE_CHARACTERS,
  PLAIN_CHARACTERS,
  VISIBLE_CHARACTERS,
} from '../support/characters';

const entry = (fields: Partial<ContactFormValues> = {}): ContactFormValues => ({
  name: 'Anu Mathew',
  email: 'anu@example.com',
  topic: '',
  subject: '',
  message: 'When is the next show?',
  ...fields,
});

describe('a valid form', () => {
  test.each<[string, Partial<ContactFormValues>]>([
    ['without a subject', {}],
    ['with a subject', { subject: 'Tickets' }],
    ['with one character per field', { name: 'A', email: 'a@b', message: '?' }],
    ['at every limit', { name: letters(100), subject: letters(200), message: letters(5000) }],
    ['with the longest address', { email: `${letters(242)}@example.com` }],
    ['with spaces around it', { email: '  anu@example.com ', name: ` ${letters(100)} ` }],
    ['in Malayalam', { name: 'അനു', email: 'അനു@ഉദാഹരണം', message: 'നമസ്കാരം' }],
    ['with the joiners of Malayalam', { name: PLAIN_CHARACTERS.join('a') }],
    ['with any characters in its message', { message: '<b>=cmd()</b>\u0000 \u202E 👩‍👩‍👧' }],
  ])('%s has no errors', (_, fields) => expect(contactErrors(entry(fields))).toEqual({}));

  test.each(VISIBLE_CHARACTERS.map((character) => [codeOf(character), character]))(
    'with only %s has no errors',
    (_, message) => expect(contactErrors(entry({ message }))).toEqual({}),
  );
});

describe('the errors of a form are at its fields', () => {
  test.each<[keyof ContactFormValues, string, RegExp]>([
    ['name', '', /your name/],
    ['name', ' \t\u00A0\u3000\n', /your name/],
    ['name', letters(101), /by one character: 100 fit/],
    ['email', '', /an email address/],
    ['email', 'anu.example.com', /has one @/],
    ['email', '@example.com', /has one @/],
    ['email', 'anu@', /has one @/],
    ['email', 'anu@mathew@example.com', /has one @/],
    ['email', 'anu @example.com', /no blanks/],
    ['email', `${letters(243)}@example.com`, /by one character: 254 fit/],
    ['email', 'anu@exam\u00a0ple.com', /no blanks/],
    ['subject', letters(203), /by 3 characters: 200 fit/],
    ['message', '', /write a message/],
    ['message', '\n\n', /write a message/],
    ['message', letters(5010), /by 10 characters: 5000 fit/],
  ])('%s: %j', (field, value, error) => {
    const errors = contactErrors(entry({ [field]: value }));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(error);
  });

  test.each(HIDDEN_CHARACTERS.map((character) => [codeOf(character), character]))(
    '%s in a single-line field',
    (_, character) => {
      for (const field of ['name', 'subject'] as const) {
        const errors = contactErrors(entry({ [field]: `a${character}a@b` }));
        expect(errors).toEqual({ [field]: expect.stringMatching(/type this again: .* invisible/) });
      }
      expect(contactErrors(entry({ message: `a${character}a` }))).toEqual({});
    },
  );

  test('except an email address, which is stored without it', () => {
    const values = entry({ email: '\u202aanu@\u200eexample.com\u202c' });
    expect(contactErrors(values)).toEqual({});
    expect(contactMessageFromForm(values).email).toBe('anu@example.com');
  });

  test.each(INVISIBLE_CHARACTERS.map((character) => [codeOf(character), character]))(
    'a name or message with only %s',
    (_, character) => {
      const errors = contactErrors(entry({ name: character, message: character.repeat(3) }));
      expect(errors).toEqual({
        name: expect.stringMatching(/your name/),
        message: expect.stringMatching(/write a message/),
      });
    },
  );

  test('all errors are in the order of the form', () => {
    const errors = contactErrors({ ...entry(), name: '', email: 'x', message: '' });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'message']);
  });
});

test('a message has a topic if one of the four was chosen', () => {
  const topicOf = (topic: string) => contactMessageFromForm(entry({ topic })).topic;
  expect(['tickets', 'press', 'rights', 'other'].map(topicOf)).toEqual([
    'tickets',
    'press',
    'rights',
    'other',
  ]);
  for (const other of ['', 'Press', 'toString', '__proto__']) {
    expect(contactMessageFromForm(entry({ topic: other }))).not.toHaveProperty('topic');
    expect(contactErrors(entry({ topic: other }))).toEqual({});
  }
});

test('a message is trimmed and has no subject if that is blank', () => {
  const message = contactMessageFromForm(
    entry({ name: ' Anu ', subject: ' \n', message: ' a\n b ' }),
  );
  expect(message).toStrictEqual({ name: 'Anu', email: 'anu@example.com', message: 'a\n b' });
  expect(contactMessageFromForm(entry({ subject: '\u200b' }))).not.toHaveProperty('subject');
  expect(contactMessageFromForm(entry({ subject: ' Tickets ' }))).toHaveProperty(
    'subject',
    'Tickets',
  );
});

test('a text is stored with the current encoding of its letters, like all other texts', () => {
  const old = 'മോഹന\u0d4d\u200dലാല\u0d4d\u200d';
  const sent = contactMessageFromForm(entry({ name: 'Jose\u0301', subject: old, message: old }));
  expect(sent).toMatchObject({ name: 'José', subject: 'മോഹൻലാൽ', message: 'മോഹൻലാൽ' });
});

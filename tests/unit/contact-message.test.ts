import { describe, expect, test } from 'vitest';
import {
  contactErrors,
  contactMessageOf,
  type ContactEntry,
} from '../../src/domain/contact-message';
import { letters } from '../support/builders';

const entry = (fields: Partial<ContactEntry> = {}): ContactEntry => ({
  name: 'Anu Mathew',
  email: 'anu@example.com',
  subject: '',
  message: 'When is the next show?',
  ...fields,
});

describe('an entry without fault', () => {
  test.each<[string, Partial<ContactEntry>]>([
    ['without a subject', {}],
    ['with one', { subject: 'Tickets' }],
    ['of one letter each', { name: 'A', email: 'a@b', message: '?' }],
    ['at every limit', { name: letters(100), subject: letters(200), message: letters(5000) }],
    ['with the longest address', { email: `${letters(242)}@example.com` }],
    ['with blanks around it', { email: '  anu@example.com ', name: ` ${letters(100)} ` }],
    ['in Malayalam', { name: 'അനു', email: 'അനു@ഉദാഹരണം', message: 'നമസ്കാരം' }],
    ['with anything at all in it', { message: '<b>=cmd()</b>\u0000 \u202E 👩‍👩‍👧' }],
  ])('is one %s', (_, fields) => expect(contactErrors(entry(fields))).toEqual({}));
});

describe('what is wrong with an entry stands at its field', () => {
  test.each<[keyof ContactEntry, string, RegExp]>([
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
    ['subject', letters(203), /by 3 characters: 200 fit/],
    ['message', '', /write a message/],
    ['message', '\n\n', /write a message/],
    ['message', letters(5010), /by 10 characters: 5000 fit/],
  ])('%s: %j', (field, value, words) => {
    const errors = contactErrors(entry({ [field]: value }));
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(words);
  });

  test('all at once, in the order of the form', () => {
    const errors = contactErrors({ name: '', email: 'x', subject: '', message: '' });
    expect(Object.keys(errors)).toEqual(['name', 'email', 'message']);
  });
});

test('a message is trimmed and has no subject when that is blank', () => {
  const message = contactMessageOf(entry({ name: ' Anu ', subject: ' \n', message: ' a\n b ' }));
  expect(message).toStrictEqual({ name: 'Anu', email: 'anu@example.com', message: 'a\n b' });
  expect(contactMessageOf(entry({ subject: ' Tickets ' }))).toHaveProperty('subject', 'Tickets');
});

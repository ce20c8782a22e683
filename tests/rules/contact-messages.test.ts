// product 9.5, 10.7.
import {
  addDoc,
  collection,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeEach, describe, test } from 'vitest';
import { CONTACT_MESSAGE } from '../../src/content/message/contact-message';
import { MESSAGE_MARKS } from '../../src/content/message/stored-message';
import { admin, stranger, visitor } from './support/actors';
import { aMessage, stored, text, without, written, clientClock } from './support/builders';
import { as } from './support/clients';
import { seed, loadRules } from './support/environment';
import { expectAllowed, expectDenied, expectNotFound } from './support/expectations';
import { testValues } from './support/fields';
import { filledLineUpTo, filledTextUpTo, lineUpTo, type Values } from './support/values';

loadRules();

const send = (message: object, actor = visitor) =>
  addDoc(collection(as(actor), 'contactMessages'), message);

const mark = (change: DocumentData) => updateDoc(doc(as(admin), 'contactMessages/old'), change);

const emails: Values = {
  allowed: { 'a@b': 'a@b', '254 characters': `${text(242)}@example.com`, 'മ@ഉദാഹരണം': 'മ@ഉദാഹരണം' },
  denied: {
    'no text': '',
    'nothing (null)': null,
    'a list of it': ['a@b'],
    '255 characters': `${text(243)}@example.com`,
    'no @': 'example.com',
    'nothing before @': '@example.com',
    'nothing after @': 'anu@',
    'two @': 'anu@b@example.com',
    'a blank before it': ' anu@example.com',
    'a blank behind it': 'anu@example.com ',
    'a blank': 'anu @example.com',
    'a blank in the host': 'anu@exam ple.com',
    'a no-break space': 'anu\u00a0@example.com',
    'a line end': 'anu@example.com\nBcc: all',
    'a carriage return': 'anu\r@example.com',
    'a right-to-left override': 'anu@\u202eexample.com',
    'a NUL': 'anu@example.com\u0000',
    'a zero width space': 'anu@exam\u200bple.com',
    'a soft hyphen before the @': 'a\u00adnu@example.com',
  },
};

const topics: Values = {
  allowed: { tickets: 'tickets', press: 'press', rights: 'rights', other: 'other' },
  denied: {
    'no text': '',
    'its label': 'Press',
    'another word': 'spam',
    'another label': 'Other',
    'nothing (null)': null,
    'a number': 1,
    'a list of it': ['press'],
    'a map of it': { press: true },
  },
};

const { name, subject, message } = CONTACT_MESSAGE.fields;

describe.each([
  ['name', filledLineUpTo(name.max)],
  ['email', emails],
  ['topic', topics],
  ['subject', lineUpTo(subject.max)],
  ['message', filledTextUpTo(message.max)],
] as const)('%s of a message', (field, values) => {
  testValues(values, (value) => send({ ...written(aMessage()), [field]: value }));
});

describe('sending', () => {
  test('accepts a message from anyone, with or without topic and subject', async () => {
    await expectAllowed(send(without(written(aMessage()), 'topic')));
    await expectAllowed(send(without(written(aMessage()), 'subject')));
    await expectAllowed(send(written(aMessage()), stranger));
    await expectAllowed(send(written(aMessage()), admin));
  });

  test('accepts a message that the form considers spam', () =>
    expectAllowed(send({ ...written(aMessage()), status: 'spam' })));

  test.each(['name', 'email', 'message', 'timestamp'])('needs %s', (field) =>
    expectDenied(send(without(written(aMessage()), field))),
  );

  test.each([
    ['a status that would hide it', { status: 'viewed' }],
    ['any status but spam', { status: 'new' }],
    ['a status that is none', { status: 'Other' }],
    ['no text as its status', { status: null }],
    ['a note', { note: 'x' }],
    ['an answer', { answered: serverTimestamp() }],
    ['an unknown field', { Other: 'all@example.com' }],
    ['a text as its time', { timestamp: '2026-01-01' }],
    ['nothing as its time', { timestamp: null }],
  ])('refuses %s', (_, change) => expectDenied(send({ ...written(aMessage()), ...change })));

  // What rest.test.ts counts: each message needs a lookup of its own.
  test('checks that nothing is stored below the message', async () => {
    await seed({ 'contactMessages/new/none/none': {} });
    const at = (id: string) => setDoc(doc(as(visitor), 'contactMessages', id), written(aMessage()));
    await expectDenied(at('new'));
    await expectAllowed(at('other'));
  });

  test('does not overwrite a message', async () => {
    await seed({ 'contactMessages/old': stored(aMessage()) });
    await expectDenied(setDoc(doc(as(visitor), 'contactMessages/old'), written(aMessage())));
  });
});

describe('marking', () => {
  beforeEach(() => seed({ 'contactMessages/old': stored(aMessage()) }));

  test('sets viewed and spam, and new again', async () => {
    await expectAllowed(mark({ status: 'viewed' }));
    await expectAllowed(mark({ status: 'viewed' }));
    await expectAllowed(mark({ status: 'spam' }));
    await expectAllowed(mark({ status: 'new' }));
  });

  test.each(['Viewed', 'Spam', 'Other', 'deleted', 'answered', '', null, true, ['viewed']])(
    'does not set %j',
    (status) => expectDenied(mark({ status })),
  );

  test('sets the server’s time as the time of the answer, with a status or without', async () => {
    await expectDenied(mark({ answered: clientClock() }));
    await expectDenied(mark({ answered: Timestamp.fromDate(new Date('2099-01-01')) }));
    await expectDenied(mark({ answered: true }));
    await expectDenied(mark({ answered: null }));
    await expectAllowed(mark({ answered: serverTimestamp() }));
    await expectAllowed(mark({ status: 'viewed' }));
    await expectDenied(mark({ answered: clientClock() }));
    await expectAllowed(mark({ answered: serverTimestamp(), status: 'new' }));
    await expectAllowed(mark({ answered: deleteField() }));
  });

  test('sets a note up to its limit', async () => {
    const { max } = MESSAGE_MARKS.fields.note;
    await expectDenied(mark({ note: text(max + 1) }));
    await expectDenied(mark({ note: ['x'] }));
    await expectDenied(mark({ note: null }));
    await expectAllowed(mark({ note: text(max) }));
    await expectAllowed(mark({ note: '' }));
    await expectAllowed(mark({ note: deleteField() }));
  });

  test('preserves an old note of any form', async () => {
    await seed({ 'contactMessages/old': { ...stored(aMessage()), note: 7 } });
    await expectAllowed(mark({ status: 'viewed' }));
  });

  test('does not remove the status', async () => {
    await expectAllowed(mark({ status: 'viewed' }));
    await expectDenied(mark({ status: deleteField() }));
  });

  test.each([
    ['the text', { message: 'Never mind.' }],
    ['the address', { email: 'other@example.com' }],
    ['the time', { timestamp: serverTimestamp() }],
    ['an unknown field', { Other: 'rude' }],
  ])('changes neither %s alone nor together with the status', async (_, change) => {
    await expectDenied(mark(change));
    await expectDenied(mark({ status: 'viewed', ...change }));
  });

  test('works on old messages of any form', async () => {
    await seed({ 'contactMessages/old': { message: { html: '<b>' }, extra: null } });
    await expectAllowed(mark({ status: 'viewed' }));
  });

  test('does not find a deleted message', () =>
    expectNotFound(updateDoc(doc(as(admin), 'contactMessages/gone'), { status: 'viewed' })));
});

// product 9.5.
import { expect, test } from 'vitest';
import { outgoingMessageFor } from '../../src/content/message/contact-message';

const message = { name: 'Anu', email: 'anu@example.com', message: 'Hello' };

test('a new message has a new id and has not been sent', () => {
  const outgoing = outgoingMessageFor(message, null);
  expect(outgoing).toMatchObject({ message, mayHaveArrived: false });
  expect(outgoingMessageFor(message, null).id).not.toBe(outgoing.id);
});

test('the same text has the same outgoing message', () => {
  const last = { ...outgoingMessageFor(message, null), mayHaveArrived: true };
  expect(outgoingMessageFor({ ...message }, last)).toBe(last);
});

test.each([{ name: 'Anu M' }, { email: 'a@b' }, { subject: 'Hi' }, { message: 'Hello!' }])(
  'a changed text has another outgoing message: %j',
  (change) => {
    const last = { ...outgoingMessageFor(message, null), mayHaveArrived: true };
    const next = outgoingMessageFor({ ...message, ...change }, last);
    expect(next.id).not.toBe(last.id);
    expect(next.mayHaveArrived).toBe(false);
  },
);

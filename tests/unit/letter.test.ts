import { expect, test } from 'vitest';
import { letterFor } from '../../src/domain/letter';

const message = { name: 'Anu', email: 'anu@example.com', message: 'Hello' };

test('a new message gets an id of its own, and nobody has seen it yet', () => {
  const letter = letterFor(message, null);
  expect(letter).toMatchObject({ message, mayHaveArrived: false });
  expect(letterFor(message, null).id).not.toBe(letter.id);
});

test('the same text goes on as the same letter', () => {
  const last = { ...letterFor(message, null), mayHaveArrived: true };
  expect(letterFor({ ...message }, last)).toBe(last);
});

test.each([{ name: 'Anu M' }, { email: 'a@b' }, { subject: 'Hi' }, { message: 'Hello!' }])(
  'another text is another letter: %j',
  (change) => {
    const last = { ...letterFor(message, null), mayHaveArrived: true };
    const next = letterFor({ ...message, ...change }, last);
    expect(next.id).not.toBe(last.id);
    expect(next.mayHaveArrived).toBe(false);
  },
);

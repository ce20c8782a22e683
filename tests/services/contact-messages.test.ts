import { Timestamp } from 'firebase-admin/firestore';
import { setLogLevel } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import type { ContactMessageFields } from '../../src/domain/contact-message';
import { letterFor, type Letter } from '../../src/domain/letter';
import { TimeoutError } from '../../src/domain/timeout';
import { sendContactMessage } from '../../src/services/contact-messages';
import { letters } from '../support/builders';
import { openDatabase } from '../support/database';
import { deferred } from '../support/deferred';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const { database } = openDatabase();

const message: ContactMessageFields = {
  name: 'Anu Mathew',
  email: 'anu@example.com',
  message: 'നമസ്കാരം!\n<b>=cmd()</b>\u0000 👩‍👩‍👧',
};
const aLetter = (fields: Partial<ContactMessageFields> = {}) =>
  letterFor({ ...message, ...fields }, null);
const inDoubt = (letter: Letter): Letter => ({ ...letter, mayHaveArrived: true });

async function stored() {
  const { docs } = await database.collection('contactMessages').get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

test('a message is stored with exactly its fields and the time of the server', async () => {
  const before = Date.now();
  const letter = aLetter();
  await sendContactMessage(letter);
  const [document] = await stored();
  expect(document).toStrictEqual({ id: letter.id, ...message, timestamp: expect.any(Timestamp) });
  const { timestamp } = document as unknown as { timestamp: Timestamp };
  expect(Math.abs(timestamp.toMillis() - before)).toBeLessThan(10_000);
});

test('with a subject that is stored too', async () => {
  await sendContactMessage(aLetter({ subject: 'Tickets' }));
  expect(await stored()).toMatchObject([{ subject: 'Tickets' }]);
});

test('the rules take what the form lets through at its limits', async () => {
  await sendContactMessage(
    aLetter({
      name: letters(100),
      email: `${letters(242)}@example.com`,
      subject: letters(200),
      message: 'മ'.repeat(5000),
    }),
  );
  await sendContactMessage(aLetter({ name: 'A', email: 'a@b', message: '?' }));
  expect(await stored()).toHaveLength(2);
});

test('an attempt after one that arrived unnoticed stores nothing again, and succeeds', async () => {
  const letter = aLetter();
  await sendContactMessage(letter);
  const first = await stored();
  await sendContactMessage(inDoubt(letter));
  expect(await stored()).toEqual(first);
});

test('an attempt after one that was lost stores the message', async () => {
  await sendContactMessage(inDoubt(aLetter()));
  expect(await stored()).toHaveLength(1);
});

test('without a doubt about an earlier attempt a refusal is a refusal', async () => {
  const letter = aLetter();
  await sendContactMessage(letter);
  await expect(sendContactMessage(letter)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(sendContactMessage(aLetter({ email: 'no address' }))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await stored()).toHaveLength(1);
});

test('two attempts at the same moment store one message', async () => {
  const letter = aLetter();
  await Promise.allSettled([sendContactMessage(letter), sendContactMessage(inDoubt(letter))]);
  await sendContactMessage(inDoubt(letter));
  expect(await stored()).toHaveLength(1);
});

test('a silent database ends the wait; what arrives late is there once', async () => {
  const silence = deferred();
  const realFetch = globalThis.fetch;
  const late: Promise<Response>[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await silence.promise;
    const answer = realFetch(...request);
    late.push(answer);
    return answer;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const letter = aLetter();
  const outcome = sendContactMessage(letter).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(TimeoutError);
  vi.useRealTimers();
  vi.unstubAllGlobals();

  await sendContactMessage(inDoubt(letter));
  silence.resolve();
  await vi.waitFor(() => expect(late).toHaveLength(1));
  expect((await late[0])?.status).toBe(403);
  expect(await stored()).toHaveLength(1);
});

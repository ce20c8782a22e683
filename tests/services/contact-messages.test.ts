// product 9.5, 10.7.
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import {
  type ContactMessageFields,
  outgoingMessageFor,
  type OutgoingMessage,
} from '../../src/content/message/contact-message';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { sendContactMessage } from '../../src/site/reads/send-message';
import { letters } from '../support/builders';
import { openDatabase } from '../support/database';
import { deferred } from '../support/deferred';

const { database } = openDatabase();

const message: ContactMessageFields = {
  name: 'Anu Mathew',
  email: 'anu@example.com',
  message: 'നമസ്കാരം!\n<b>=cmd()</b>\u0000 👩‍👩‍👧',
};
const outgoingMessage = (fields: Partial<ContactMessageFields> = {}) =>
  outgoingMessageFor({ ...message, ...fields }, null);
/** The same message after an attempt whose outcome is unknown. */
const retried = (outgoing: OutgoingMessage): OutgoingMessage => ({
  ...outgoing,
  mayHaveArrived: true,
});

async function stored() {
  const { docs } = await database.collection('contactMessages').get();
  return docs.map((document) => ({ id: document.id, ...document.data() }));
}

test('a message is stored with exactly its fields and the time of the server', async () => {
  const before = Date.now();
  const outgoing = outgoingMessage();
  await sendContactMessage(outgoing);
  const [document] = await stored();
  expect(document).toStrictEqual({ id: outgoing.id, ...message, timestamp: expect.any(Timestamp) });
  const { timestamp } = document as unknown as { timestamp: Timestamp };
  expect(Math.abs(timestamp.toMillis() - before)).toBeLessThan(300_000);
});

test('spam is stored as such, for the inbox to show', async () => {
  await sendContactMessage({ ...outgoingMessage(), isSpam: true });
  expect(await stored()).toMatchObject([{ status: 'spam', message: message.message }]);
});

test('the rules accept what the form accepts at its limits', async () => {
  await sendContactMessage(
    outgoingMessage({
      name: letters(100),
      email: `${letters(242)}@example.com`,
      subject: letters(200),
      message: 'മ'.repeat(5000),
    }),
  );
  await sendContactMessage(outgoingMessage({ name: 'A', email: 'a@b', message: '?' }));
  expect(await stored()).toHaveLength(2);
});

test('an attempt after a stored one whose response was lost stores nothing more and succeeds', async () => {
  const outgoing = outgoingMessage();
  await sendContactMessage(outgoing);
  const first = await stored();
  await sendContactMessage(retried(outgoing));
  expect(await stored()).toEqual(first);
});

test('an attempt after one that was not stored stores the message', async () => {
  await sendContactMessage(retried(outgoingMessage()));
  expect(await stored()).toHaveLength(1);
});

test('a refusal is an error if no earlier attempt may have been stored', async () => {
  const outgoing = outgoingMessage();
  await sendContactMessage(outgoing);
  await expect(sendContactMessage(outgoing)).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(sendContactMessage(outgoingMessage({ email: 'no address' }))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await stored()).toHaveLength(1);
});

test('two parallel attempts store one message', async () => {
  const outgoing = outgoingMessage();
  await Promise.allSettled([sendContactMessage(outgoing), sendContactMessage(retried(outgoing))]);
  await sendContactMessage(retried(outgoing));
  expect(await stored()).toHaveLength(1);
});

test('a request without a response times out, and if it arrives later the message is stored once', async () => {
  const delay = deferred();
  const realFetch = globalThis.fetch;
  const late: Promise<Response>[] = [];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await delay.promise;
    const response = realFetch(...request);
    late.push(response);
    return response;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outgoing = outgoingMessage();
  const outcome = sendContactMessage(outgoing).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBeInstanceOf(TimeoutError);
  vi.useRealTimers();
  vi.unstubAllGlobals();

  await sendContactMessage(retried(outgoing));
  delay.resolve();
  await vi.waitFor(() => expect(late).toHaveLength(1), { timeout: 60_000 });
  expect((await late[0])?.status).toBe(403);
  expect(await stored()).toHaveLength(1);
});

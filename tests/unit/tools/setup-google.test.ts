// product 33.7.
import { expect, test } from 'vitest';
import type { ApiAnswer } from '../../../tools/go-live/google-apis';
import { createGoogleClient, Refusal } from '../../../tools/go-live/setup/steps';

/** Google, answering one request after the other with these. */
function answering(...answers: readonly ApiAnswer[]) {
  const left = [...answers];
  const requests: string[] = [];
  let pauses = 0;
  const google = createGoogleClient(
    (_, request) => {
      requests.push(request);
      return Promise.resolve(left.shift() ?? { status: 500, body: {} });
    },
    async () => void (pauses += 1),
  );
  return { google, requests, pauses: () => pauses };
}

const refused = (status: number, message: string) => ({ status, body: { error: { message } } });
const CHANGE = 'POST /v1/projects/live/databases';

test('a missing resource is returned as undefined for each kind of error', async () => {
  const { google } = answering(refused(404, 'Gone.'), refused(400, 'CONFIGURATION_NOT_FOUND'));
  expect(await google.read('firestoreOrigin', 'GET /v1/a')).toBeUndefined();
  expect(await google.read('authManagementOrigin', 'GET /v1/a')).toBeUndefined();
});

test('a long-running change is polled at the same version of the API until it is done', async () => {
  const { google, requests, pauses } = answering(
    { status: 200, body: { name: 'projects/live/operations/1' } },
    { status: 200, body: { name: 'projects/live/operations/1' } },
    { status: 200, body: { done: true, response: { id: 7 } } },
  );
  expect(await google.change('firestoreOrigin', CHANGE)).toEqual({ id: 7 });
  expect(requests.slice(1)).toEqual(Array(2).fill('GET /v1/projects/live/operations/1'));
  expect(pauses()).toBe(1);
});

test('a long-running change that fails is reported as a refusal', () => {
  const { google } = answering(
    { status: 200, body: { name: 'operations/1' } },
    { status: 200, body: { done: true, error: { message: 'The region is full.' } } },
  );
  return expect(google.change('firestoreOrigin', CHANGE)).rejects.toEqual(
    new Refusal('The region is full.'),
  );
});

test('if a change does not end, the message says to run the command again', () => {
  const waiting = { status: 200, body: { name: 'operations/1' } };
  const { google } = answering(...Array.from({ length: 40 }, () => waiting));
  return expect(google.change('firestoreOrigin', CHANGE)).rejects.toThrow(
    'Google is still busy with it: run this command again in some minutes.',
  );
});

test('a request to a service that is not enabled yet is repeated', async () => {
  const text = 'Cloud Firestore API has not been used in project 1 before or it is disabled.';
  const { google, pauses } = answering(refused(403, text), { status: 200, body: { a: 1 } });
  expect(await google.read('firestoreOrigin', 'GET /v1/a')).toEqual({ a: 1 });
  expect(pauses()).toBe(1);
});

test('an existing resource is not an error, and after a server error or a limit the message says to run the command again', async () => {
  const { google } = answering(refused(409, 'Exists.'), refused(503, 'Busy.'), refused(429, 'No.'));
  await google.change('firestoreOrigin', CHANGE);
  const again = /: run this command again, which goes on where this one ended\.$/;
  await expect(google.change('firestoreOrigin', CHANGE)).rejects.toThrow(again);
  await expect(google.read('firestoreOrigin', 'GET /v1/a')).rejects.toThrow(again);
});

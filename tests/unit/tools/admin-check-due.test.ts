// product 29.15.
import { expect, test } from 'vitest';
import { checkDueAccess } from '../../../tools/go-live/check/database';

/** A project that answers so to what is due now, to what will be due later, and to what has ended. */
async function check(due: number, later: number, ended: number) {
  const now = Date.now();
  const requested: string[] = [];
  const findings = await checkDueAccess('cinema', async (url, body) => {
    requested.push(url);
    const [from = 0, until = 0] = Array.from(
      JSON.stringify(body).matchAll(/"timestampValue":"([^"]+)"/g),
      ([, time = '']) => Date.parse(time),
    );
    if (from > now + 60_000) return later;
    return until < now ? ended : due;
  });
  const url =
    'https://firestore.googleapis.com/v1/projects/cinema/databases/(default)/documents:runQuery';
  expect(requested).toEqual([url, url, url]);
  return findings.map(({ status }) => status);
}

test.each([
  ['only due entries', 200, 403, 403, ['ok', 'ok', 'ok']],
  ['nothing', 403, 403, 403, ['not ok', 'ok', 'ok']],
  ['also entries that are due later', 200, 200, 403, ['ok', 'not ok', 'ok']],
  ['also ended entries', 200, 403, 200, ['ok', 'ok', 'not ok']],
  ['no response', 0, 503, 0, ['not checked', 'not checked', 'not checked']],
])(
  'the check of a project that shows visitors %s has the right results',
  async (_, due, later, ended, expected) => {
    expect(await check(due, later, ended)).toEqual(expected);
  },
);

import { expect, test } from 'vitest';
import { checkDue } from '../../../tools/admin/check/due';

/** A project that answers so to what is due now, and to what will be due later. */
async function check(due: number, later: number) {
  const now = Date.now();
  const asked: string[] = [];
  const findings = await checkDue('cinema', async (url, body) => {
    asked.push(url);
    const [, time = ''] = /"timestampValue":"([^"]+)"/.exec(JSON.stringify(body)) ?? [];
    return Date.parse(time) > now + 60_000 ? later : due;
  });
  const url =
    'https://firestore.googleapis.com/v1/projects/cinema/databases/(default)/documents:runQuery';
  expect(asked).toEqual([url, url]);
  return findings.map(({ status }) => status);
}

test.each([
  ['what is due and nothing else', 200, 403, ['ok', 'ok']],
  ['nothing', 403, 403, ['not ok', 'ok']],
  ['what will be due, too', 200, 200, ['ok', 'not ok']],
  ['no answer', 0, 503, ['not checked', 'not checked']],
])('a project that tells visitors %s', async (_, due, later, expected) => {
  expect(await check(due, later)).toEqual(expected);
});

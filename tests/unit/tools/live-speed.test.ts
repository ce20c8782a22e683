// product 33.6.
import { expect, test } from 'vitest';
import type { Reply } from '../../../tools/go-live/live/live-site';
import { checkSpeed } from '../../../tools/go-live/live/answers';

const reply = (ms: number): Reply => ({ status: 200, headers: new Headers(), body: '', ms });

/** The findings where each path takes these times, one after the other; `/` was asked for once. */
function speedOf(times: Readonly<Record<string, readonly number[]>>) {
  const left = new Map(Object.entries(times).map(([path, list]) => [path, [...list]]));
  const fetchReply = async (url: string): Promise<Reply> => {
    const ms = left.get(new URL(url).pathname)?.shift();
    return ms === undefined ? { reason: 'connect ECONNREFUSED' } : reply(ms);
  };
  const site = { origin: 'https://a.example', fetchReply, home: reply(420.4) };
  return checkSpeed({ ...site, movie: times['/movie/boat'] && '/movie/boat' });
}

test('the time of the first request is reported separately from the median of the following five', async () => {
  const findings = await speedOf({
    '/': [30, 10, 20, 900, 25.2],
    '/movie/boat': [2000, 50, 70, 60, 40, 80],
  });
  expect(findings).toEqual([
    { what: '/ begins to arrive in 25 ms (first 420 ms)', status: 'ok' },
    { what: '/movie/boat begins to arrive in 60 ms (first 2000 ms)', status: 'ok' },
  ]);
});

test('a page whose median is more than 800 ms is reported as too slow', async () => {
  const [finding] = await speedOf({ '/': [801, 801, 801, 10, 10] });
  expect(finding).toEqual({
    what: '/ begins to arrive in 801 ms (first 420 ms)',
    status: 'not ok',
    detail: expect.stringMatching(/^More than 800 ms: /),
  });
});

test('a page that stops responding is reported as not checked', async () => {
  expect(await speedOf({ '/': [] })).toEqual([
    { what: 'The time of /', status: 'not checked', detail: 'No answer.' },
  ]);
});

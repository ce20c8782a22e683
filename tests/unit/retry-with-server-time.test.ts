// product 29.12.
import { beforeEach, expect, test, vi } from 'vitest';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR_MS = 3_600_000;
const refusal = Object.assign(new Error('Refused'), { code: 'permission-denied' });

const fetched = vi.fn<typeof fetch>();
const ask = vi.fn<(time: number) => Promise<string>>();
let retryWithServerTime: (
  error: unknown,
  ask: (time: number) => Promise<string>,
) => Promise<string>;

/** The server's time, given how many ms this device's clock is ahead of it. */
const serverBehind = (ms: number) =>
  fetched.mockImplementation(
    async () => new Response(null, { headers: { Date: new Date(NOW - ms).toUTCString() } }),
  );

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  ask.mockReset().mockResolvedValue('due');
  // What it knows of the clock begins with the page.
  vi.resetModules();
  ({ retryWithServerTime } = await import('../../src/store/due/retry-with-server-time'));
});

test('with a clock that is ahead it asks with the server’s time, for which it asks once', async () => {
  serverBehind(HOUR_MS);
  expect(await retryWithServerTime(refusal, ask)).toBe('due');
  expect(await retryWithServerTime(refusal, ask)).toBe('due');
  expect(ask.mock.calls).toEqual([[NOW - HOUR_MS], [NOW - HOUR_MS]]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD', cache: 'no-store' });
});

test('with a clock that is behind it asks with the server’s time, too: what has ended is not listed', async () => {
  serverBehind(-HOUR_MS);
  expect(await retryWithServerTime(refusal, ask)).toBe('due');
  expect(ask.mock.calls).toEqual([[NOW + HOUR_MS]]);
});

test('with a clock that is right it does not ask again', async () => {
  serverBehind(0);
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  expect(ask).not.toHaveBeenCalled();
});

test('where the server’s own time is refused, it never asks again', async () => {
  serverBehind(1000);
  ask.mockRejectedValue(refusal);
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['no refusal', new Error('Failed to fetch')],
  ['no error', 'text'],
])('after %s it asks nobody', async (_, error) => {
  await expect(retryWithServerTime(error, ask)).rejects.toBe(error);
  expect(fetched).not.toHaveBeenCalled();
});

test('a host that says no time is no reason to ask again', async () => {
  fetched.mockImplementation(async () => new Response());
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  expect(ask).not.toHaveBeenCalled();
});

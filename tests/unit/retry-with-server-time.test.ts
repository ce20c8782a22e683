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

test('if the clock of the device is ahead, a refused query is repeated with the server’s time, which is requested once', async () => {
  serverBehind(HOUR_MS);
  expect(await retryWithServerTime(refusal, ask)).toBe('due');
  expect(await retryWithServerTime(refusal, ask)).toBe('due');
  expect(ask.mock.calls).toEqual([[NOW - HOUR_MS], [NOW - HOUR_MS]]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/', { method: 'HEAD', cache: 'no-store' });
});

test('if the clock is behind, a refused query is also repeated with the server’s time, so that ended entries are not listed', async () => {
  serverBehind(-HOUR_MS);
  expect(await retryWithServerTime(refusal, ask)).toBe('due');
  expect(ask.mock.calls).toEqual([[NOW + HOUR_MS]]);
});

test('if the clock is right, a refused query is not repeated', async () => {
  serverBehind(0);
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  expect(ask).not.toHaveBeenCalled();
});

test('if the query with the server’s time is refused, it is not repeated again', async () => {
  serverBehind(1000);
  ask.mockRejectedValue(refusal);
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  expect(ask).toHaveBeenCalledOnce();
});

test.each([
  ['no refusal', new Error('Failed to fetch')],
  ['no error', 'text'],
])('after %s the server’s time is not requested', async (_, error) => {
  await expect(retryWithServerTime(error, ask)).rejects.toBe(error);
  expect(fetched).not.toHaveBeenCalled();
});

test('if the server sends no time, a refused query is not repeated', async () => {
  fetched.mockImplementation(async () => new Response());
  await expect(retryWithServerTime(refusal, ask)).rejects.toBe(refusal);
  expect(ask).not.toHaveBeenCalled();
});

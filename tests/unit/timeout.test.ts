import { expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from '../../src/shared/failures/timeout';

test('a promise that is still pending after the timeout is rejected with a TimeoutError', async () => {
  vi.useFakeTimers();
  const outcome = withTimeout(new Promise(() => undefined), 50).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50);
  expect(await outcome).toBeInstanceOf(TimeoutError);
});

// product 33.1.
import { expect, test, vi } from 'vitest';
import { waitForIndexes } from '../../../tools/go-live/deploy/indexes';

const pause = vi.fn(async () => undefined);

test('a deploy waits until the last new index is built, and prints once what it waits for', async () => {
  const states = [{ one: '', other: 'CREATING' }, { other: 'CREATING' }, {}];
  const said: string[] = [];
  await waitForIndexes(async () => new Map(Object.entries(states.shift() ?? { none: '' })), {
    say: (line) => void said.push(line),
    pause,
  });
  expect(states).toEqual([]);
  expect(said).toEqual(['Waiting until the database has built its new indexes:\n  one\n  other']);
});

test('a deploy fails if an index cannot be built', () =>
  expect(
    waitForIndexes(async () => new Map([['one', 'NEEDS_REPAIR']]), { say: () => undefined, pause }),
  ).rejects.toThrow('An index could not be built: one: NEEDS_REPAIR.'));

test('a deploy fails if the indexes are not built in time', () =>
  expect(
    waitForIndexes(async () => new Map([['one', 'CREATING']]), { say: () => undefined, pause }),
  ).rejects.toThrow('The new indexes are still being built: deploy again later'));

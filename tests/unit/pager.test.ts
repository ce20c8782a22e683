// product 11.4.
import { expect, test, vi } from 'vitest';
import { Pager } from '../../src/shared/data/paged-list';
import { pagesOf } from '../support/builders';

test('a partial result is returned together with the pages before it', async () => {
  const read = vi.fn(pagesOf(['a', 'b'], ['c', 'd']));
  const pager = new Pager<string>((onPartial) => {
    onPartial?.(['c']);
    return read();
  }, 2);
  await pager.load(1);
  const shown: unknown[] = [];
  expect(await pager.load(2, (part) => void shown.push(part))).toMatchObject({
    entries: ['a', 'b', 'c', 'd'],
    hasMore: true,
  });
  expect(shown).toEqual([{ entries: ['a', 'b', 'c'], hasMore: false, failed: false }]);
});

test('only pages that have not been read are read', async () => {
  const read = vi.fn(pagesOf(['a', 'b'], ['c', 'd'], ['e']));
  const pager = new Pager(read, 2);
  expect(await pager.load(1)).toEqual({ entries: ['a', 'b'], hasMore: true, failed: false });
  expect(await pager.load(3)).toMatchObject({ entries: ['a', 'b', 'c', 'd', 'e'], hasMore: false });
  expect(await pager.load(2)).toMatchObject({ entries: ['a', 'b', 'c', 'd'], hasMore: true });
  expect(read).toHaveBeenCalledTimes(3);
});

test('two concurrent calls read the next page once', async () => {
  const read = vi.fn(pagesOf(['a'], ['b']));
  const pager = new Pager(read, 1);
  const [one, two] = await Promise.all([pager.load(1), pager.load(1)]);
  expect(one).toEqual(two);
  expect(read).toHaveBeenCalledTimes(1);
});

test('if the next page fails, the others are returned and the next call reads it again', async () => {
  const read = vi.fn().mockResolvedValueOnce(['a']).mockRejectedValueOnce(new Error('down'));
  read.mockResolvedValueOnce([]);
  const pager = new Pager<string>(read, 1);
  expect(await pager.load(2)).toEqual({ entries: ['a'], hasMore: true, failed: true });
  expect(await pager.load(2)).toEqual({ entries: ['a'], hasMore: false, failed: false });
});

test('if the first page fails, the error is thrown', async () => {
  const pager = new Pager(() => Promise.reject(new Error('down')), 1);
  await expect(pager.load(1)).rejects.toThrow('down');
});

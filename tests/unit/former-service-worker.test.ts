// product 33.11.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

test('the worker at the address of a former one deletes the caches, unregisters itself and reloads the pages', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn() },
    clients: { matchAll: vi.fn() },
  };
  const caches = { keys: async () => ['old-site', 'runtime'], delete: vi.fn() };
  const page = { url: 'https://nilavu.example/', navigate: vi.fn(async () => undefined) };
  const leaving = { ...page, navigate: vi.fn(() => Promise.reject(new Error('gone'))) };
  self.clients.matchAll.mockResolvedValue([leaving, page]);
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, caches });

  listeners['install']?.({});
  expect(self.skipWaiting).toHaveBeenCalledOnce();
  const done: unknown[] = [];
  listeners['activate']?.({ waitUntil: (end: unknown) => done.push(end) });
  await Promise.all(done);
  expect(caches.delete.mock.calls.flat()).toEqual(['old-site', 'runtime']);
  expect(self.registration.unregister).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith(page.url);
});

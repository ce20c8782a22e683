// product 15.3.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Granted = (lock: { readonly name: string } | null) => unknown;

/** The lock of this tab is held by the page that was there before, until it is released. */
function heldLock() {
  const waiting: Granted[] = [];
  let isHeld = true;
  const request = vi.fn(
    (name: string, { ifAvailable }: { readonly ifAvailable?: boolean }, granted: Granted) => {
      const isOwn = name === 'admin tab: own';
      if (!isOwn || !isHeld) return Promise.resolve(granted({ name }));
      if (ifAvailable) return Promise.resolve(granted(null));
      waiting.push(granted);
      return new Promise(() => {});
    },
  );
  const query = vi.fn(() => Promise.resolve({ held: [] }));
  vi.stubGlobal('navigator', { locks: { request, query } });
  return {
    request,
    /** Is called once the tab has its name. */
    query,
    release: () => {
      isHeld = false;
      for (const granted of waiting) granted({ name: 'admin tab: own' });
    },
  };
}

const openAs = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

beforeEach(() => {
  vi.resetModules();
  sessionStorage.setItem('tab', 'own');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a reloaded tab keeps its name although the previous page still holds its lock', async () => {
  openAs('reload');
  const { release, request, query } = heldLock();
  const { tabId } = await import('../../src/studio/form/state/open-tabs');
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  release();
  await vi.waitFor(() => expect(query).toHaveBeenCalled());
  expect(tabId()).toBe('own');
});

test('a copy of an open tab gets a separate name', async () => {
  openAs('navigate');
  const { query } = heldLock();
  const { tabId } = await import('../../src/studio/form/state/open-tabs');
  await vi.waitFor(() => expect(query).toHaveBeenCalled());
  expect(tabId()).not.toBe('own');
});

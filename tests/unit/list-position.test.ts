// @vitest-environment jsdom
// product 2.13, 11.4.
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

const ADDRESS = '/movies?page=39';
const SIZE = 20;

interface Entry {
  readonly id: number;
}

/** Simulates loading the page at an address: fresh modules and its navigation entry. */
async function load(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  const { name } = { name: window.location.href };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(performance.mark('navigation'), { toJSON: () => '' }),
  ]);
  vi.spyOn(PerformanceMark.prototype, 'name', 'get').mockReturnValue(name);
  const { pagedList } = await import('../../src/shared/data/paged-list');
  const { trackPosition } = await import('../../src/shared/data/list-position');
  const { trackScrollPosition } = await import('../../src/shared/data/scroll-position');
  const started = vi.fn();
  const list = pagedList<Entry>(SIZE, ({ id }) => ({ all: String(id) }));

  return {
    trackPosition,
    trackScrollPosition: () => trackScrollPosition(createMemoryRouter([{ path: '*' }])),
    started,
    /** Reads the list as its loader does; returns its entries and the number of page reads. */
    open: async (search = new URL(window.location.href).searchParams) => {
      let reads = 0;
      const { list: read, part } = await list(search, (after) => {
        started(after);
        let next = Number(after?.['all'] ?? -1) + 1;
        return async () => {
          reads += 1;
          next += SIZE;
          return Array.from({ length: SIZE }, (_, n) => ({ id: next - SIZE + n }));
        };
      });
      const outcome = await read.outcome;
      if (!outcome.ok || !part) throw new Error('The list could not be read');
      return { entries: outcome.value.entries, part, reads };
    },
  };
}

/** Returns the element after a list of 100 px cards, scrolled so that card `index` is at the top. */
function afterListAt(count: number, index: number) {
  const list = document.createElement('ul');
  const element = document.createElement('div');
  document.createElement('main').append(list, element);
  for (let n = 0; n < count; n += 1) {
    const card = document.createElement('li');
    card.getBoundingClientRect = () => new DOMRect(0, (n - index) * 100 - 30, 300, 100);
    list.append(card);
  }
  return element;
}

beforeEach(() => sessionStorage.clear());

test('after a reload, a list of 39 pages reads the three around its scroll position and scrolls there', async () => {
  const before = await load('/movies');
  const search = new URLSearchParams();
  await before.open(search);
  for (let page = 2; page <= 39; page += 1)
    await before.open(new URLSearchParams({ page: `${page}` }));
  const left = await before.open(new URLSearchParams({ page: '39' }));
  expect(left.entries).toHaveLength(39 * SIZE);
  window.history.replaceState(null, '', ADDRESS);
  const stop = before.trackPosition(afterListAt(39 * SIZE, 505), left.entries, left.part);
  document.dispatchEvent(new Event('visibilitychange'));
  stop();

  const after = await load(ADDRESS);
  const { entries, part, reads } = await after.open();
  expect(reads).toBe(3);
  expect(part.skipped).toBe(24);
  expect(entries[0]).toEqual({ id: 480 });
  expect(entries).toHaveLength(3 * SIZE);

  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  after.trackPosition(afterListAt(entries.length, 0), entries, part)();
  // Card 25 of these is the one that was at the top, 30 pixels of it above the window.
  expect(entries[25]).toEqual({ id: 505 });
  expect(scrollBy).toHaveBeenCalledWith({ top: 2500, behavior: 'instant' });

  const again = await after.open(new URLSearchParams({ page: '28' }));
  expect(again.entries).toHaveLength(4 * SIZE);
});

test('if the user scrolls while a reloaded list loads, the scroll position does not change', async () => {
  const before = await load('/movies?page=3');
  const left = await before.open();
  before.trackPosition(afterListAt(60, 59), left.entries, left.part);
  document.dispatchEvent(new Event('visibilitychange'));

  const after = await load('/movies?page=3');
  after.trackScrollPosition();
  window.dispatchEvent(new Event('wheel'));
  const { entries, part } = await after.open();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  after.trackPosition(afterListAt(60, 0), entries, part);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('after a reload, a list of three pages is read from its first page', async () => {
  const before = await load('/movies?page=3');
  const left = await before.open();
  before.trackPosition(afterListAt(60, 59), left.entries, left.part);
  document.dispatchEvent(new Event('visibilitychange'));

  const { open, started } = await load('/movies?page=3');
  const { part, reads } = await open();
  expect([part.skipped, reads]).toEqual([undefined, 3]);
  expect(started).toHaveBeenCalledWith(undefined);
});

test.each([
  ['of another URL', { href: '/movies?page=40', skipped: 2, after: {}, index: 0, top: 0 }],
  ['with an invalid type', { href: ADDRESS, skipped: 'x', after: {}, index: 0, top: 0 }],
  [
    'with a cursor that is not a string',
    { href: ADDRESS, skipped: 2, after: { all: 7 }, index: 0, top: 0 },
  ],
])('a stored position %s is not used', async (_, stored) => {
  sessionStorage.setItem('list-position', JSON.stringify(stored));
  const { open, started } = await load(ADDRESS);
  const { part, reads } = await open();
  expect([part.skipped, reads]).toEqual([undefined, 3]);
  expect(started).toHaveBeenCalledWith(undefined);
});

test('a stored position is not used when the page is opened by a link', async () => {
  sessionStorage.setItem(
    'list-position',
    JSON.stringify({ href: ADDRESS, skipped: 2, after: {}, index: 5, top: 0 }),
  );
  const { open } = await load('/');
  window.history.replaceState(null, '', ADDRESS);
  expect((await open()).part.skipped).toBeUndefined();
});

import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { InboxTab } from '../../src/domain/inbox';
import { countMessages, inboxMessages, setViewed } from '../../src/services/inbox';
import { signIn, signOut } from '../../src/services/session';
import { openAccounts } from '../support/accounts';
import { day, openDatabase } from '../support/database';

// The client reports every refusal on the console; here they are wanted.
setLogLevel('silent');

const accounts = openAccounts();
const { database, store } = openDatabase();

beforeEach(async () => {
  await accounts.createUser({ uid: 'anu', email: 'anu@example.com', password: 'a long secret' });
  await store({ 'users/anu': { role: 'admin' } });
  await signIn('anu@example.com', 'a long secret');
});
afterAll(signOut);

const message = (fields: object) => ({ name: 'Bobby', email: 'b@c', message: 'Hello', ...fields });

/** The pages of a tab, by the names in them. */
async function pagesOf(tab: InboxTab, search = '') {
  const { [tab]: count } = await countMessages();
  const next = inboxMessages({ tab, search, count });
  const pages: string[][] = [];
  for (;;) {
    const page = await next();
    if (page.length === 0) return pages;
    pages.push(page.map(({ name }) => name));
  }
}

test('counts and reads each tab newest first; anything but viewed is new', async () => {
  await store({
    'contactMessages/a': message({ name: 'A', timestamp: day(1) }),
    'contactMessages/b': message({ name: 'B', timestamp: day(3), status: 'viewed' }),
    'contactMessages/c': message({ name: 'C', timestamp: day(4), status: 'new' }),
    'contactMessages/d': message({ name: 'D', timestamp: day(2), status: 'VIEWED' }),
    'contactMessages/e': message({ name: 'E', timestamp: day(5), status: 'viewed' }),
  });
  expect(await countMessages()).toEqual({ new: 3, viewed: 2 });
  expect(await pagesOf('new')).toEqual([['C', 'D', 'A']]);
  expect(await pagesOf('viewed')).toEqual([['E', 'B']]);
});

test('messages without a time, or with a strange one, are there too', async () => {
  await store({
    'contactMessages/a': message({ name: 'A', timestamp: day(1) }),
    'contactMessages/b': { message: { html: '<b>' }, name: null },
    'contactMessages/c': message({ name: 'C', timestamp: 'yesterday' }),
    'contactMessages/d': message({ name: 'D', status: 'viewed' }),
  });
  expect((await pagesOf('new')).flat().toSorted()).toEqual(['', 'A', 'C']);
  expect(await pagesOf('viewed')).toEqual([['D']]);
});

test('pages hold twenty-five', async () => {
  await store(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `contactMessages/m${n}`,
        message({ timestamp: day(n), ...(n % 2 && { status: 'viewed' }) }),
      ]),
    ),
  );
  expect((await pagesOf('new')).map(({ length }) => length)).toEqual([25, 5]);
  expect((await pagesOf('viewed')).map(({ length }) => length)).toEqual([25, 5]);
});

test('new messages above years of viewed ones are found without reading those', async () => {
  await store({
    ...Object.fromEntries(
      Array.from({ length: 120 }, (_, n) => [
        `contactMessages/old${n}`,
        message({ timestamp: day(n - 200), status: 'viewed' }),
      ]),
    ),
    'contactMessages/fresh': message({ name: 'Fresh', timestamp: day(1) }),
  });
  const next = inboxMessages({ tab: 'new', search: '', count: 1 });
  const requests = vi.spyOn(globalThis, 'fetch');
  expect(await next()).toMatchObject([{ name: 'Fresh' }]);
  expect(await next()).toEqual([]);
  expect(requests).toHaveBeenCalledOnce();
  requests.mockRestore();
});

test('a search looks through all fields', async () => {
  await store({
    'contactMessages/a': message({ name: 'Anu', timestamp: day(1) }),
    'contactMessages/b': message({ subject: 'For ANU', timestamp: day(2) }),
    'contactMessages/c': message({ timestamp: day(3) }),
  });
  expect(await pagesOf('new', 'anu')).toEqual([['Bobby', 'Anu']]);
  expect(await pagesOf('new', 'anu hello')).toEqual([['Bobby', 'Anu']]);
  expect(await pagesOf('new', 'anu goodbye')).toEqual([]);
});

test('marks as viewed, and as new again', async () => {
  await store({ 'contactMessages/a': message({ timestamp: day(1) }) });
  await setViewed('a', true);
  expect((await database.doc('contactMessages/a').get()).get('status')).toBe('viewed');
  await setViewed('a', false);
  expect((await database.doc('contactMessages/a').get()).get('status')).toBe('new');
  await expect(setViewed('gone', true)).rejects.toMatchObject({ code: 'not-found' });
});

test('nobody else reads, counts or marks', async () => {
  await store({ 'contactMessages/a': message({ timestamp: day(1) }) });
  await signOut();
  const denied = { code: 'permission-denied' };
  await expect(countMessages()).rejects.toMatchObject(denied);
  await expect(inboxMessages({ tab: 'new', search: '', count: 1 })()).rejects.toMatchObject(denied);
  await expect(setViewed('a', true)).rejects.toMatchObject(denied);
});

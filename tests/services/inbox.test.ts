// product 16.12, 16.13, 16.27, 16.30.
import type { MessageStatus } from '../../src/content/message/stored-message';
import { expect, test, vi } from 'vitest';
import {
  allMessages,
  changeMessages,
  countOldMessages,
  inboxReader,
  oldMessages,
  setAnswered,
  setMessageStatus,
  setNote,
} from '../../src/store/messages/inbox';
import { trashedMessage } from '../../src/store/documents/trash';
import { MESSAGES_TO_TRASH_AT_ONCE } from '../../src/shared/admin-limits';
import { restore } from '../../src/store/write/trash';
import { countMessages } from '../../src/store/messages/message-counts';
import { openAdminDatabase } from '../support/admin-session';
import { day } from '../support/database';
import { readPagesOf } from '../support/read-pages';

const { database, store } = openAdminDatabase();

const message = (fields: object) => ({ name: 'Bobby', email: 'b@c', message: 'Hello', ...fields });

/** The names in a tab, page by page. */
const namesOf = (tab: MessageStatus, search = '') =>
  readPagesOf(inboxReader({ tab, search }), 'name');

test('each tab is counted and read newest first; any status but viewed and spam is new', async () => {
  await store({
    'contactMessages/a': message({ name: 'A', timestamp: day(1) }),
    'contactMessages/b': message({ name: 'B', timestamp: day(3), status: 'viewed' }),
    'contactMessages/c': message({ name: 'C', timestamp: day(4), status: 'new' }),
    'contactMessages/d': message({ name: 'D', timestamp: day(2), status: 'VIEWED' }),
    'contactMessages/e': message({ name: 'E', timestamp: day(5), status: 'viewed' }),
    'contactMessages/f': message({ name: 'F', timestamp: day(6), status: 'spam' }),
  });
  expect(await countMessages()).toEqual({ new: 3, viewed: 2, spam: 1 });
  expect(await namesOf('new')).toEqual([['C', 'D', 'A']]);
  expect(await namesOf('viewed')).toEqual([['E', 'B']]);
  expect(await namesOf('spam')).toEqual([['F']]);
});

test('messages without a timestamp, or with one of the wrong type, are also read', async () => {
  await store({
    'contactMessages/a': message({ name: 'A', timestamp: day(1) }),
    'contactMessages/b': { message: { html: '<b>' }, name: null },
    'contactMessages/c': message({ name: 'C', timestamp: 'yesterday' }),
    'contactMessages/d': message({ name: 'D', status: 'viewed' }),
  });
  expect((await namesOf('new')).flat().toSorted()).toEqual(['', 'A', 'C']);
  expect(await namesOf('viewed')).toEqual([['D']]);
});

test('a page has 25 messages', async () => {
  await store(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `contactMessages/m${n}`,
        message({ timestamp: day(n), ...(n % 2 && { status: 'viewed' }) }),
      ]),
    ),
  );
  expect((await namesOf('new')).map(({ length }) => length)).toEqual([25, 5]);
  expect((await namesOf('viewed')).map(({ length }) => length)).toEqual([25, 5]);
});

test('new messages are found without reading the viewed ones', async () => {
  await store({
    ...Object.fromEntries(
      Array.from({ length: 120 }, (_, n) => [
        `contactMessages/old${n}`,
        message({ timestamp: day(n - 200), status: 'viewed' }),
      ]),
    ),
    'contactMessages/fresh': message({ name: 'Fresh', timestamp: day(1) }),
  });
  const next = inboxReader({ tab: 'new', search: '' });
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  expect(await next()).toMatchObject([{ name: 'Fresh' }]);
  expect(await next()).toEqual([]);
  // Three counts, and one page of documents.
  expect(fetchSpy).toHaveBeenCalledTimes(4);
  fetchSpy.mockRestore();
});

test('a search finds terms in all fields', async () => {
  await store({
    'contactMessages/a': message({ name: 'Anu', timestamp: day(1) }),
    'contactMessages/b': message({ subject: 'For ANU', timestamp: day(2) }),
    'contactMessages/c': message({ timestamp: day(3) }),
  });
  expect(await namesOf('new', 'anu')).toEqual([['Bobby', 'Anu']]);
  expect(await namesOf('new', 'anu hello')).toEqual([['Bobby', 'Anu']]);
  expect(await namesOf('new', 'anu goodbye')).toEqual([]);
});

test('the messages of one topic are read, together with a search or without', async () => {
  await store({
    'contactMessages/a': message({ name: 'Anu', topic: 'press', timestamp: day(1) }),
    'contactMessages/b': message({ name: 'Biju', topic: 'rights', timestamp: day(2) }),
    'contactMessages/c': message({ name: 'Chitra', topic: 'odd', timestamp: day(3) }),
    'contactMessages/d': message({ name: 'Devi', topic: 'press', timestamp: day(4) }),
  });
  const about = (search: string) =>
    readPagesOf(inboxReader({ tab: 'new', search, topic: 'press' }), 'name');
  expect(await about('')).toEqual([['Devi', 'Anu']]);
  expect(await about('anu')).toEqual([['Anu']]);
  expect(await inboxReader({ tab: 'new', search: 'chitra' })()).toMatchObject([
    expect.not.objectContaining({ topic: expect.anything() }),
  ]);
});

test('a message is marked as viewed, as new and as spam', async () => {
  await store({ 'contactMessages/a': message({ timestamp: day(1) }) });
  for (const status of ['viewed', 'new', 'spam'] as const) {
    await setMessageStatus('a', status);
    expect((await database.doc('contactMessages/a').get()).get('status')).toBe(status);
  }
  await expect(setMessageStatus('gone', 'viewed')).rejects.toMatchObject({ code: 'not-found' });
});

test('a message is marked as answered and gets a note, and keeps its status and its text', async () => {
  await store({ 'contactMessages/a': message({ timestamp: day(1), status: 'viewed' }) });
  await setAnswered('a', true);
  await setNote('a', ' Called her. ');
  const [noted] = await inboxReader({ tab: 'viewed', search: 'called' })();
  expect(noted).toMatchObject({ name: 'Bobby', message: 'Hello', note: 'Called her.' });
  expect(Math.abs(Date.now() - (noted?.answeredAt?.getTime() ?? 0))).toBeLessThan(300_000);
  await setAnswered('a', false);
  await setNote('a', ' ');
  const document = await database.doc('contactMessages/a').get();
  expect(Object.keys(document.data() ?? {}).toSorted()).toEqual(
    ['email', 'message', 'name', 'status', 'timestamp'].toSorted(),
  );
});

const DAY_MS = 86_400_000;
const stored = async () => {
  const { docs } = await database.collection('contactMessages').get();
  return docs.map((document) => document.id);
};

test('forty messages are marked in one request; missing ones are ignored', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`);
  const documents = ids.map((id, n) => [`contactMessages/${id}`, message({ timestamp: day(n) })]);
  await store({ ...Object.fromEntries(documents), 'contactMessages/other': message({}) });
  expect(await changeMessages(ids, 'spam', 'new')).toBe(0);
  expect(await countMessages()).toEqual({ new: 1, viewed: 0, spam: 40 });
  await database.doc('contactMessages/m7').delete();
  expect(await changeMessages(ids, 'viewed')).toBe(0);
  expect(await countMessages()).toEqual({ new: 1, viewed: 39, spam: 0 });
});

test('the maximum number of messages moves to the trash in one request, and is restored unchanged', async () => {
  const ids = Array.from({ length: MESSAGES_TO_TRASH_AT_ONCE }, (_, n) => `m${n}`);
  const sent = message({ timestamp: day(1), status: 'viewed', Other: [1] });
  await store(Object.fromEntries(ids.map((id) => [`contactMessages/${id}`, sent])));
  await database.doc('contactMessages/m3').delete();
  expect(await changeMessages(ids, 'delete')).toBe(0);
  expect(await stored()).toEqual([]);
  const before = (await database.doc('trash/contactMessage:m1').get()).data();
  expect(before).toMatchObject({
    path: 'contactMessages/m1',
    entry: { status: 'viewed' },
    days: 7,
  });

  await restore(trashedMessage('m1'));
  await restore(trashedMessage('m1'));
  const { timestamp: _, ...others } = (await database.doc('contactMessages/m1').get()).data() ?? {};
  expect(others).toEqual({ ...message({}), status: 'viewed', Other: [1] });
  expect(await stored()).toEqual(['m1']);
});

test('a message that somebody else has moved out of the tab does not change, and is counted', async () => {
  await store({
    'contactMessages/a': message({ timestamp: day(1) }),
    'contactMessages/b': message({ timestamp: day(2), status: 'viewed' }),
  });
  expect(await changeMessages(['a', 'b'], 'delete', 'new')).toBe(1);
  expect(await stored()).toEqual(['b']);
});

test('all messages of a view are read, except those newer than its newest', async () => {
  await store(
    Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `contactMessages/m${n}`,
        message({ name: `N${n}`, timestamp: day(n), ...(n % 2 && { status: 'viewed' }) }),
      ]),
    ),
  );
  const view = { tab: 'new', search: '' } as const;
  const all = await allMessages(view);
  expect(all).toHaveLength(30);
  expect((await allMessages(view, all[2])).map(({ name }) => name)).toEqual(
    all.slice(2).map(({ name }) => name),
  );
  const found = await allMessages({ tab: 'viewed', search: 'n59' });
  expect(found.map(({ name }) => name)).toEqual(['N59']);
});

test('old messages of every status are counted and found', async () => {
  await store({
    'contactMessages/a': message({ timestamp: day(1), status: 'spam' }),
    'contactMessages/b': message({ timestamp: day(2) }),
    'contactMessages/c': message({ timestamp: day(3) }),
    'contactMessages/d': message({}),
  });
  const before = new Date(day(2).getTime() + DAY_MS / 2);
  expect(await countOldMessages(before)).toBe(2);
  expect((await oldMessages(before)).map(({ id }) => id)).toEqual(['b', 'a']);
});

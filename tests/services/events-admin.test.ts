import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventFields } from '../../src/admin/events/event-fields';
import type { EventFields } from '../../src/domain/events/cinema-event';
import { getEvent } from '../../src/services/events/events';
import { adminEventsReader } from '../../src/services/admin-lists/events';
import { editEntry } from '../../src/services/store/edit-entry';
import { openAdminSession } from '../support/admin-session';
import { day, openDatabase } from '../support/database';
import { describeEntryWrites, writesOf } from '../support/entry-writes';
import { serveOverHttp } from '../support/uploaded-picture';

// The client reports every refusal on the console; these tests expect refusals.
setLogLevel('silent');

const database = openDatabase();
const session = openAdminSession(database);
serveOverHttp();
afterEach(() => vi.unstubAllGlobals());

const FILE = 'https://firebasestorage.googleapis.com/v0/b/demo-cinema/o/events%2Fa.webp';
const premiere: EventFields = { title: 'Premiere', place: 'Kochi', day: '2026-12-18' };
async function read(id: string) {
  const event = await getEvent(id);
  if (!event) throw new Error(`There is no event ${id}`);
  return event;
}

describe('an event', () => {
  describeEntryWrites({
    database,
    session,
    ...writesOf('event'),
    fields: premiere,
    document: premiere,
    texts: eventFields,
    read,
    list: () => adminEventsReader({ search: '' })(),
    trashId: 'event:tides',
    conflicts: {
      'the same field': [{ day: '2026-12-19' }, { day: '2026-12-20' }],
    },
    merges: {
      'another field': [{ place: 'Thrissur' }, { title: 'Opening' }],
      'the time': [{ time: '18:30' }, { day: '2026-12-19' }],
      'the picture': [{ picture: { src: FILE } }, { title: 'Opening' }],
    },
    pictures: { folder: 'events', fieldsWith: (picture) => ({ ...premiere, picture }) },
  });
});

test('an edit of an event deletes cleared fields', async () => {
  const stored = async () => (await database.database.doc('events/a').get()).data();
  await database.store({
    'events/a': { ...premiere, time: '18:30', link: 'https://a.example/', timestamp: day(1) },
  });
  const { time: _time, link: _link, ...rest } = (await stored()) ?? {};
  await editEntry('event', await read('a'), premiere);
  expect(await stored()).toEqual(rest);
});

// product 29.1, 29.11.
import {
  and,
  collection,
  collectionGroup,
  doc,
  type DocumentData,
  getCount,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { type Actor, admin, formerAdmin, OTHERS } from './support/actors';
import { aVideo } from './support/builders';
import { as } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { outcomeOf, outcomesOf } from './support/expectations';
import { DAY_MS } from './support/moments';

loadRules();

const past = new Date(Date.now() - DAY_MS);
const future = new Date(Date.now() + DAY_MS);
/** Nothing of these may reach anybody else than an admin. */
const SECRET = 'The secret title';

const unpublished = (
  id: string,
  publishAt?: Date,
  title = SECRET,
  until = NO_END,
): DocumentData => ({
  path: `videos/${id}`,
  entry: { ...aVideo(), title },
  saved: past,
  ...(publishAt && { publishAt, until }),
});

beforeEach(async () => {
  await seed({
    'unpublished/video:draft': unpublished('draft'),
    'unpublished/video:scheduled': unpublished('scheduled', future),
    'unpublished/video:due': unpublished('due', past, 'The due title'),
    'unpublished/video:ending': unpublished('ending', past, 'The other title', future),
    'unpublished/video:ended': unpublished('ended', past, SECRET, inMs(-60_000)),
  });
  await revoke(formerAdmin);
});

const all = (actor: Actor) => collection(as(actor), 'unpublished');
const inMs = (ms: number) => new Date(Date.now() + ms);
const now = () => inMs(-1000);
const begun = () => where('publishAt', '<=', now());
/** Ends that come after the request. */
const lasting = () => where('until', '>=', inMs(60_000));
const page = limit(20);

type Read = (actor: Actor) => Promise<unknown>;

const get =
  (id: string): Read =>
  (actor) =>
    getDoc(doc(all(actor), id));

async function idsOf(search: Query) {
  return (await getDocs(search)).docs.map(({ id }) => id).toSorted();
}
const list =
  (...constraints: readonly QueryConstraint[]): Read =>
  (actor) =>
    idsOf(query(all(actor), ...constraints));

/** What a non-admin may not even ask: it is refused whether or not anything is found. */
const REFUSED: Readonly<Record<string, Read>> = {
  'a get of a draft': get('video:draft'),
  'a get of a scheduled entry': get('video:scheduled'),
  'a get of a due entry': get('video:due'),
  'a list of all': list(page),
  'a list without a limit': list(),
  'a list by time': list(lasting(), orderBy('publishAt'), page),
  'a list from the end': list(lasting(), orderBy('publishAt', 'desc'), page),
  'a list of those to come': list(where('publishAt', '>', now()), lasting(), page),
  'a list of those of the next two days': list(
    where('publishAt', '<=', inMs(2 * DAY_MS)),
    lasting(),
    page,
  ),
  'a list of those of a minute that has not come': (actor) =>
    list(where('publishAt', '<=', inMs(60_000)), lasting(), page)(actor),
  'a list of one time': list(where('publishAt', '==', future), lasting(), page),
  'a list of several times': list(where('publishAt', 'in', [past, future]), lasting(), page),
  'a list of all other times': list(where('publishAt', '!=', past), lasting(), page),
  'a list of those without a time': list(where('publishAt', '==', null), lasting(), page),
  'a list of one path': list(where('path', '==', 'videos/draft'), page),
  'a list of one admin’s': list(where('by', '==', 'admin@example.test'), page),
  'a list of one title': list(where('entry.title', '==', SECRET), page),
  'a list of due ones without a limit': list(begun(), lasting()),
  'a list of all that began': list(begun(), page),
  'a list of those that ended': list(begun(), where('until', '<=', now()), page),
  'a list of those that end now or later': list(begun(), where('until', '>=', now()), page),
  'a list of one end': list(begun(), where('until', '==', inMs(-60_000)), page),
  'a list of those without an end': list(begun(), where('until', '==', null), page),
  'a list of 21 due ones': list(begun(), lasting(), limit(21)),
  'a list of due ones or those of a path': (actor) =>
    idsOf(
      query(all(actor), or(and(begun(), lasting()), where('path', '==', 'videos/draft')), page),
    ),
  'a list of due ones or those to come': (actor) =>
    idsOf(query(all(actor), and(lasting(), or(begun(), where('publishAt', '>', now()))), page)),
  'a list of those that last or have ended': (actor) =>
    idsOf(query(all(actor), and(begun(), or(lasting(), where('until', '<=', now()))), page)),
  'a list of those of a path, due or not': (actor) =>
    idsOf(
      query(
        all(actor),
        and(
          where('path', '==', 'videos/scheduled'),
          lasting(),
          or(begun(), where('by', '==', 'admin@example.test')),
        ),
        page,
      ),
    ),
  'a count of all': (actor) => getCount(query(all(actor), page)),
  'a count of those to come': (actor) =>
    getCount(query(all(actor), where('publishAt', '>', now()), lasting(), page)),
  'a count of those that ended': (actor) =>
    getCount(query(all(actor), begun(), where('until', '<=', now()), page)),
};

describe.each(Object.entries(REFUSED))('%s', (_, read) => {
  test('is denied to others', async () => {
    expect(await outcomesOf(OTHERS, read)).toEqual(
      OTHERS.map(({ name }) => [name, 'permission-denied']),
    );
  });

  test('is allowed to an admin', async () => {
    expect(await outcomeOf(read(admin))).toBe('allowed');
  });
});

describe('due entries', () => {
  test.each([...OTHERS, admin])('are listed for $name', async (actor) => {
    const found = ['video:due', 'video:ending'];
    expect(await list(begun(), lasting(), page)(actor)).toEqual(found);
    const ordered = list(begun(), lasting(), orderBy('publishAt', 'desc'), page);
    expect(await ordered(actor)).toEqual(found);
  });

  test('are denied before any entry is due', async () => {
    await seed({
      'unpublished/video:due': unpublished('due', future),
      'unpublished/video:ending': unpublished('ending', future, SECRET, inMs(2 * DAY_MS)),
    });
    for (const actor of OTHERS) {
      expect(await list(begun(), lasting(), page)(actor)).toEqual([]);
    }
  });
});

// Nobody needs them, and a rule for one collection says nothing of others with its name.
test.each([...OTHERS, admin])(
  'collections of this name at any path are closed to $name',
  async (actor) => {
    const group = collectionGroup(as(actor), 'unpublished');
    expect(await outcomeOf(getDocs(query(group, page)))).toBe('permission-denied');
    expect(await outcomeOf(getDocs(query(group, begun(), lasting(), page)))).toBe(
      'permission-denied',
    );
  },
);

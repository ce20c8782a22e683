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
import { signUp } from './support/accounts';
import { ADMINS, type Actor, formerAdmin, OTHERS } from './support/actors';
import { aVideo } from './support/builders';
import { liteAs } from './support/clients';
import { loadRules, revoke, seed } from './support/environment';
import { outcomeOf } from './support/expectations';
import { FORBIDDEN, restRequest, root } from './support/rest';

loadRules();

const DAY_MS = 86_400_000;
const past = new Date(Date.now() - DAY_MS);
const future = new Date(Date.now() + DAY_MS);
/** Nothing of these may reach anybody else than an admin. */
const SECRET = 'The secret title';

const unpublished = (id: string, publishAt?: Date, title = SECRET): DocumentData => ({
  path: `videos/${id}`,
  entry: { ...aVideo(), title },
  saved: past,
  ...(publishAt && { publishAt }),
});

beforeEach(async () => {
  await seed({
    'unpublished/video:draft': unpublished('draft'),
    'unpublished/video:scheduled': unpublished('scheduled', future),
    'unpublished/video:due': unpublished('due', past, 'The due title'),
  });
  await revoke(formerAdmin);
});

const all = (actor: Actor) => collection(liteAs(actor), 'unpublished');
const now = () => new Date(Date.now() - 1000);
const due = () => where('publishAt', '<=', now());
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
  'a list by time': list(orderBy('publishAt'), page),
  'a list from the end': list(orderBy('publishAt', 'desc'), page),
  'a list of those to come': list(where('publishAt', '>', now()), page),
  'a list of those of the next two days': list(
    where('publishAt', '<=', new Date(Date.now() + 2 * DAY_MS)),
    page,
  ),
  'a list of those of a minute that has not come': (actor) =>
    list(where('publishAt', '<=', new Date(Date.now() + 60_000)), page)(actor),
  'a list of one time': list(where('publishAt', '==', future), page),
  'a list of several times': list(where('publishAt', 'in', [past, future]), page),
  'a list of all other times': list(where('publishAt', '!=', past), page),
  'a list of those without a time': list(where('publishAt', '==', null), page),
  'a list of one path': list(where('path', '==', 'videos/draft'), page),
  'a list of one admin’s': list(where('by', '==', 'admin@example.test'), page),
  'a list of one title': list(where('entry.title', '==', SECRET), page),
  'a list of due ones without a limit': list(due()),
  'a list of 21 due ones': list(due(), limit(21)),
  'a list of due ones or those of a path': (actor) =>
    idsOf(query(all(actor), or(due(), where('path', '==', 'videos/draft')), page)),
  'a list of due ones or those to come': (actor) =>
    idsOf(query(all(actor), or(due(), where('publishAt', '>', now())), page)),
  'a list of those of a path, due or not': (actor) =>
    idsOf(
      query(
        all(actor),
        and(
          where('path', '==', 'videos/scheduled'),
          or(due(), where('by', '==', 'admin@example.test')),
        ),
        page,
      ),
    ),
  'a count of all': (actor) => getCount(query(all(actor), page)),
  'a count of those to come': (actor) =>
    getCount(query(all(actor), where('publishAt', '>', now()), page)),
};

const nonAdmins = OTHERS;

describe.each(Object.entries(REFUSED))('%s', (_, read) => {
  test(`is refused to ${nonAdmins.length} who are no admin`, async () => {
    const outcomes = await Promise.all(
      nonAdmins.map(async (actor) => [actor.name, await outcomeOf(read(actor))]),
    );
    expect(outcomes).toEqual(nonAdmins.map(({ name }) => [name, 'permission-denied']));
  });

  test.each(ADMINS)('is allowed to $name', async (actor) => {
    expect(await outcomeOf(read(actor))).toBe('allowed');
  });
});

describe('due entries', () => {
  test.each([...nonAdmins, ...ADMINS])('are listed for $name', async (actor) => {
    expect(await list(due(), page)(actor)).toEqual(['video:due']);
    expect(await list(due(), orderBy('publishAt', 'desc'), page)(actor)).toEqual(['video:due']);
  });

  test('are none before anything is due', async () => {
    await seed({ 'unpublished/video:due': unpublished('due', future) });
    for (const actor of nonAdmins) expect(await list(due(), page)(actor)).toEqual([]);
  });
});

// Nobody needs them, and a rule for one collection says nothing of others with its name.
test.each([...nonAdmins, ...ADMINS])(
  'collections of this name at any path are closed to $name',
  async (actor) => {
    const group = collectionGroup(liteAs(actor), 'unpublished');
    expect(await outcomeOf(getDocs(query(group, page)))).toBe('permission-denied');
    expect(await outcomeOf(getDocs(query(group, due(), page)))).toBe('permission-denied');
  },
);

describe('without any SDK', () => {
  const name = (id: string) => `${root()}/unpublished/${id}`;
  const runQuery = (search: object, method = 'runQuery') => {
    const structuredQuery = { from: [{ collectionId: 'unpublished' }], ...search };
    return method === 'runQuery'
      ? { structuredQuery }
      : {
          structuredAggregationQuery: {
            structuredQuery,
            aggregations: [{ alias: 'a', count: {} }],
          },
        };
  };
  const atMost = (time: Date) => ({
    fieldFilter: {
      field: { fieldPath: 'publishAt' },
      op: 'LESS_THAN_OR_EQUAL',
      value: { timestampValue: time.toISOString() },
    },
  });
  const select = (fieldPath: string) => ({ fields: [{ fieldPath }] });

  const REQUESTS: readonly (readonly [string, 'GET' | 'POST', string, object | undefined])[] = [
    ['a get', 'GET', '/unpublished/video:draft', undefined],
    [
      'a get of a field',
      'GET',
      '/unpublished/video:scheduled?mask.fieldPaths=publishAt',
      undefined,
    ],
    ['a listing', 'GET', '/unpublished?pageSize=20', undefined],
    [
      'a listing of names',
      'GET',
      '/unpublished?pageSize=20&mask.fieldPaths=none&showMissing=true',
      undefined,
    ],
    ['a batch', 'POST', ':batchGet', { documents: [name('video:draft')] }],
    ['a batch with a due one', 'POST', ':batchGet', { documents: ['due', 'draft'].map(name) }],
    ['a query', 'POST', ':runQuery', runQuery({ limit: 20 })],
    ['a projection of names', 'POST', ':runQuery', runQuery({ select: select('__name__') })],
    ['a page of names', 'POST', ':runQuery', runQuery({ select: select('__name__'), limit: 20 })],
    ['a page of times', 'POST', ':runQuery', runQuery({ select: select('publishAt'), limit: 20 })],
    [
      'an offset among due ones',
      'POST',
      ':runQuery',
      runQuery({ where: atMost(now()), limit: 20, offset: 1 }),
    ],
    [
      'those of the next two days',
      'POST',
      ':runQuery',
      runQuery({ where: atMost(new Date(Date.now() + 2 * DAY_MS)), limit: 20 }),
    ],
    ['a count', 'POST', ':runAggregationQuery', runQuery({}, 'aggregation')],
    ['a count of a page', 'POST', ':runAggregationQuery', runQuery({ limit: 20 }, 'aggregation')],
    ['the names of collections', 'POST', ':listCollectionIds', { pageSize: 20 }],
    ['those below an entry', 'POST', '/unpublished/draft:listCollectionIds', {}],
  ];

  describe.each(REQUESTS)('%s', (_, method, path, body) => {
    test('is refused to a visitor', async () => {
      const { status, text } = await restRequest(method, path, body);
      expect(status).toBe(FORBIDDEN);
      expect(text).not.toContain(SECRET);
    });

    test('is refused to somebody who made an account', async () => {
      const { token } = await signUp();
      const { status, text } = await restRequest(method, path, body, token);
      expect(status).toBe(FORBIDDEN);
      expect(text).not.toContain(SECRET);
    });
  });

  test('due entries come without any other', async () => {
    const search = runQuery({ where: atMost(now()), limit: 20 });
    const { status, text } = await restRequest('POST', ':runQuery', search);
    expect(status).toBe(200);
    expect(text).toContain('The due title');
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('video:scheduled');
  });

  describe('a refusal does not reveal whether an entry exists', () => {
    const exists = { currentDocument: { exists: true } };
    const fields = { title: { stringValue: 'x' } };

    /** Answers to the same request, about an entry that exists and about one that does not. */
    test.each([
      ['get', (id: string) => restRequest('GET', `/unpublished/${id}`)],
      [
        'get in a batch',
        (id: string) => restRequest('POST', ':batchGet', { documents: [name(id)] }),
      ],
      [
        'creation',
        (id: string) => restRequest('POST', `/unpublished?documentId=${id}`, { fields }),
      ],
      [
        'change',
        (id: string) =>
          restRequest('PATCH', `/unpublished/${id}?currentDocument.exists=true`, { fields }),
      ],
      [
        'deletion',
        (id: string) => restRequest('DELETE', `/unpublished/${id}?currentDocument.exists=true`),
      ],
      [
        'check of its existence',
        (id: string) =>
          restRequest('POST', ':commit', { writes: [{ verify: name(id), ...exists }] }),
      ],
      [
        'publication at its address',
        (id: string) =>
          restRequest('POST', `/videos?documentId=${id.slice('video:'.length)}`, { fields }),
      ],
    ])('%s', async (_, request) => {
      const there = await request('video:draft');
      const missing = await request('video:dr4ft');
      expect(there.status).toBe(FORBIDDEN);
      expect(missing.status).toBe(FORBIDDEN);
      expect(missing.text.replaceAll('dr4ft', 'draft')).toBe(there.text);
    });
  });
});

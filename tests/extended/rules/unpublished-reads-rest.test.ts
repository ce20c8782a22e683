import type { DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { NO_END } from '../../../src/store/documents/unpublished';
import { signUp } from '../../rules/support/accounts';
import { aVideo } from '../../rules/support/builders';
import { loadRules, seed } from '../../rules/support/environment';
import { FORBIDDEN, restRequest, root } from '../../rules/support/rest';

loadRules();

const DAY_MS = 86_400_000;
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
});

const inMs = (ms: number) => new Date(Date.now() + ms);
const now = () => inMs(-1000);

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
  const filter = (fieldPath: string, op: string, time: Date) => ({
    fieldFilter: { field: { fieldPath }, op, value: { timestampValue: time.toISOString() } },
  });
  const atMost = (time: Date, end = inMs(60_000)) => ({
    compositeFilter: {
      op: 'AND',
      filters: [
        filter('publishAt', 'LESS_THAN_OR_EQUAL', time),
        filter('until', 'GREATER_THAN_OR_EQUAL', end),
      ],
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
    [
      'those that have ended as well',
      'POST',
      ':runQuery',
      runQuery({ where: atMost(now(), now()), limit: 20 }),
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
    expect(text).not.toContain('video:ended');
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

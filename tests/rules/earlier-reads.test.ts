import { describe, expect, test, vi } from 'vitest';
import { NO_END } from '../../src/store/documents/unpublished';
import { signUp } from './support/accounts';
import { aMessage, aVideo, stored } from './support/builders';
import { loadRules, seed } from './support/environment';
import { FORBIDDEN, restRequest, root } from './support/rest';
import { prepare } from './support/shared-seeds';

// A request may read the database as it was at a time of the past hour, or of the past seven days
// with point-in-time recovery (security.md T86).
loadRules();

/** A time after what is stored by now, and before what is stored from now on. */
async function between(): Promise<string> {
  await prepare();
  const isLaterThan = (time: number) => vi.waitUntil(() => Date.now() > time, { interval: 1 });
  await isLaterThan(Date.now());
  const time = Date.now();
  await isLaterThan(time);
  return new Date(time).toISOString();
}

const gets = (path: string, readTime: string, token?: string) =>
  restRequest('POST', ':batchGet', { documents: [`${root()}/${path}`], readTime }, token);

const filter = (fieldPath: string, op: string, timestampValue: string) => ({
  fieldFilter: { field: { fieldPath }, op, value: { timestampValue } },
});

/** A page of what is due at a time, as it was at another. */
const dueAt = (due: string, readTime: string) =>
  restRequest('POST', ':runQuery', {
    structuredQuery: {
      from: [{ collectionId: 'unpublished' }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            filter('publishAt', 'LESS_THAN_OR_EQUAL', due),
            filter('until', 'GREATER_THAN_OR_EQUAL', NO_END.toISOString()),
          ],
        },
      },
      limit: 20,
    },
    readTime,
  });

const HOUR_MS = 3_600_000;
const entry = (publishAt?: Date) => ({
  path: 'videos/v',
  entry: { ...aVideo(), title: 'The secret title' },
  saved: new Date(),
  ...(publishAt && { publishAt, until: NO_END }),
});

describe('a visitor who reads at an earlier time', () => {
  test('gets nothing that was not public at that time', async () => {
    const soon = new Date(Date.now() + HOUR_MS);
    await seed({
      'unpublished/video:draft': entry(),
      'unpublished/video:v': entry(soon),
      'contactMessages/c': stored(aMessage()),
      'users/admin': { role: 'admin' },
    });
    const then = await between();
    // Published since.
    await seed({ 'videos/v': stored(aVideo()) });
    for (const path of ['unpublished/video:draft', 'unpublished/video:v', 'contactMessages/c']) {
      expect((await gets(path, then)).status).toBe(FORBIDDEN);
    }
    expect((await gets('users/admin', then)).status).toBe(FORBIDDEN);
    expect((await dueAt(soon.toISOString(), then)).status).toBe(FORBIDDEN);
    expect((await gets('videos/v', then)).text).toContain('missing');
  });

  test('gets entries that were public at that time, although they no longer are', async () => {
    await seed({ 'videos/v': stored({ ...aVideo(), title: 'Taken back' }) });
    const then = await between();
    await restRequest('DELETE', '/videos/v', undefined, 'owner');
    expect((await gets('videos/v', then)).text).toContain('Taken back');
    expect((await gets('videos/v', await between())).text).toContain('missing');
  });
});

test('a former administrator can read at an earlier time like an administrator, but not write', async () => {
  const { uid, token } = await signUp();
  const path = 'contactMessages/c';
  await seed({ [`users/${uid}`]: { role: 'admin' }, [path]: stored(aMessage()) });
  const then = await between();
  await seed({ [`users/${uid}`]: { role: 'user' } });
  expect((await gets(path, then, token)).status).toBe(200);
  expect((await gets(path, await between(), token)).status).toBe(FORBIDDEN);
  expect((await restRequest('GET', `/${path}`, undefined, token)).status).toBe(FORBIDDEN);
  expect((await restRequest('DELETE', `/${path}`, undefined, token)).status).toBe(FORBIDDEN);
});

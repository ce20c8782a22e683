// product 37.7.
import { describe, expect, test, vi } from 'vitest';
import { nextIdOf, NO_END } from '../../src/store/documents/unpublished';
import { idAtPath } from '../../src/store/documents/kinds';
import { getDue, withDue } from '../../src/store/due/due-entries';
import {
  listAnnouncements,
  listLandingBanners,
  getVideo,
  listLandingVideos,
  videosReader,
  moviesReader,
} from '../../src/store/read/lists';
import { getMovie } from '../../src/store/read/movies';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';
import { day, openDatabase } from '../support/database';
import { PUBLISHED, type Published } from '../support/next-versions';

// Each list asks for itself.
vi.mock('../../src/shared/limits', async (original) => ({
  ...(await original<object>()),
  // Lists go on without an answer that is late, as on a busy machine.
  DUE_TIMEOUT_MS: 100_000,
  DUE_SHARED_MS: -1,
}));

const { store } = openDatabase();

const keyOf = ({ location }: Published) => ('key' in location ? location.key : undefined);

/** Stores what is published, and a next version of it that is due in that many ms. */
async function storeBoth(
  published: Published,
  { base = published.stored, edits = { title: 'Next' }, ms = -60_000, path = '' }: Options = {},
) {
  const { kind, location, stored } = published;
  const key = keyOf(published);
  const { timestamp: _time, ...fields } = { timestamp: null, ...stored };
  const others = { item_1767268800001: { ...fields, title: 'Other' } };
  await store({
    [path || location.path]: key === undefined ? stored : { [key]: stored, ...others },
    [`unpublished/${nextIdOf(kind, key ?? idAtPath(location.path))}`]: {
      path: location.path,
      entry: { ...fields, ...edits },
      base,
      publishAt: new Date(Date.now() + ms),
      until: NO_END,
      saved: day(1),
    },
  });
}

interface Options {
  readonly base?: object;
  readonly edits?: object;
  readonly ms?: number;
  readonly path?: string;
}

const LISTS: Readonly<Record<Published['kind'], () => Promise<readonly { title?: string }[]>>> = {
  movie: () => withDue({ kind: 'movie', status: 'All', size: 20 }, moviesReader('All'))(),
  video: () => withDue({ kind: 'video', size: 6 }, videosReader(6))(),
  announcement: () => withDue({ kind: 'announcement' }, listAnnouncements)(),
  event: async () => [],
  banner: () => withDue({ kind: 'banner', size: 3 }, listLandingBanners)(),
};
const LISTED = PUBLISHED.filter(({ kind }) => kind !== 'event');

describe.each(LISTED)('the page of visitors for a $kind', (published) => {
  const titles = async () => (await LISTS[published.kind]()).map(({ title }) => title);
  const others = published.kind === 'announcement' ? ['Other'] : [];

  test('shows its next version from its time on, in its place', async () => {
    await storeBoth(published);
    expect(await titles()).toEqual([...others, 'Next']);
  });

  test('shows the published entry until then', async () => {
    await storeBoth(published, { ms: 60_000 });
    expect(await titles()).toEqual([...others, 'Kadal']);
  });

  test('shows the published entry if it has changed since', async () => {
    await storeBoth(published, { base: { ...published.stored, title: 'Before' } });
    expect(await titles()).toEqual([...others, 'Kadal']);
  });

  test('shows its next version if it was only moved in its list since', async () => {
    await storeBoth(published, { base: { ...published.stored, timestamp: day(300) } });
    expect(await titles()).toEqual([...others, 'Next']);
  });

  test('shows nothing while it is unpublished', async () => {
    await storeBoth(published, { path: 'elsewhere/x' });
    expect(await titles()).toEqual([]);
  });
});

test('the address of a movie shows its due next version', async () => {
  await storeBoth(PUBLISHED[0]);
  expect(await getDue('movie', 'kadal', getMovie)).toMatchObject({ id: 'kadal', title: 'Next' });
});

test('the address of a movie that has changed since shows the published entry', async () => {
  await storeBoth(PUBLISHED[0], { base: { ...PUBLISHED[0].stored, title: 'Before' } });
  expect(await getDue('movie', 'kadal', getMovie)).toMatchObject({ title: 'Kadal' });
});

test('the address of a video shows its due next version', async () => {
  await storeBoth(PUBLISHED[1]);
  expect(await getDue('video', 'v', getVideo)).toMatchObject({ id: 'v', title: 'Next' });
});

test('a due next version is only in the lists to which it belongs', async () => {
  await storeBoth(PUBLISHED[0], { edits: { status: 'Released' } });
  const upcoming = withDue({ kind: 'movie', status: 'Upcoming', size: 20 }, upcomingReader());
  expect(await upcoming()).toEqual([]);
  const released = { kind: 'movie', status: 'Released', size: 20 } as const;
  expect(await withDue(released, moviesReader('Released'))()).toMatchObject([{ id: 'kadal' }]);
});

test('a due next version that is not for the landing page is not on it', async () => {
  await storeBoth(PUBLISHED[1], { edits: { landingPage: 'no' } });
  const list = { kind: 'video', onLandingPage: true, size: 5 } as const;
  expect(await withDue(list, listLandingVideos)()).toEqual([]);
});

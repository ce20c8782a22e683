// product 29.10, 29.12.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMovie, anAnnouncement } from '../support/builders';
import { renderAt } from '../support/render-at';
import { storeEntries, storeDrafts } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';
import { aDraft } from '../support/a-draft';
import { NO_END } from '../../src/store/documents/unpublished';

const limits = vi.hoisted(() => ({ timeoutMs: 60_000 }));
// Every page view asks anew.
vi.mock('../../src/shared/limits', async (original) => ({
  ...(await original<object>()),
  DUE_SHARED_MS: -1,
  get DUE_TIMEOUT_MS() {
    return limits.timeoutMs;
  },
}));
const DUE = /^runQuery unpublished by publishAt/;
const publishAt = new Date('2026-01-01');
beforeEach(() => storeEntries('announcement', anAnnouncement({ title: 'Published' })));
afterEach(() => {
  limits.timeoutMs = 60_000;
});

test('the landing page and /announcements have a due announcement before older ones', async () => {
  storeDrafts(aDraft('announcement', anAnnouncement({ title: 'Due' }), { publishAt }));
  const { router } = renderAt('/');
  const titles = async () => {
    await screen.findByRole('heading', { name: 'Due' });
    return screen.getAllByRole('heading', { name: /^(Due|Published)$/ }).map((h) => h.textContent);
  };
  expect(await titles()).toEqual(['Due', 'Published']);
  await router.navigate('/announcements');
  await screen.findByRole('heading', { level: 1, name: 'Announcements' });
  expect(await titles()).toEqual(['Due', 'Published']);
});

test('the address of a due movie shows it', async () => {
  storeDrafts(aDraft('movie', aMovie({ id: 'kadal', title: 'Kadal' }), { publishAt }));
  renderAt('/movie/kadal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
});

const OTHER_SHAPE = {
  path: 'Movies/Announcements',
  entry: [],
  saved: publishAt,
  publishAt,
  until: NO_END,
};

test.each([
  ['is refused', () => network.refuse(DUE, 'permission-denied')],
  ['fails', () => network.refuse(DUE, 'unavailable')],
  ['cannot be sent', () => network.cut(DUE)],
  [
    'is answered with an entry of another shape',
    () => memory.put({ 'unpublished/announcement:a': OTHER_SHAPE }),
  ],
])('if the query for due entries %s, the site is shown without them', async (_, begin) => {
  begin();
  renderAt('/');
  expect(await screen.findByRole('heading', { name: 'Published' })).toBeVisible();
  expect(network.requests(DUE)).not.toEqual([]);
});

test('if the query for due entries has no response in time, the site is shown without them', async () => {
  limits.timeoutMs = 1;
  network.hold(DUE);
  renderAt('/');
  expect(await screen.findByRole('heading', { name: 'Published' })).toBeVisible();
  expect(network.requests(DUE)).not.toEqual([]);
});

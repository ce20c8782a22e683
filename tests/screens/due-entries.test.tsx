// product 29.10, 29.12.
import { screen } from '@testing-library/react';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAnnouncements } from '../../src/store/read/lists';
import { getMovie } from '../../src/store/read/movies';
import { anAnnouncement } from '../support/builders';
import { renderAt } from '../support/render-at';
import { restDocument } from '../support/rest-documents';

vi.unmock('../../src/store/due/due-entries');
const limits = vi.hoisted(() => ({ timeoutMs: 60_000 }));
// Every page view asks anew.
vi.mock('../../src/shared/limits', async (original) => ({
  ...(await original<object>()),
  DUE_SHARED_MS: -1,
  get DUE_TIMEOUT_MS() {
    return limits.timeoutMs;
  },
}));
// The client reports refusals on the console.
setLogLevel('silent');

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.mocked(listAnnouncements).mockResolvedValue([anAnnouncement({ title: 'Published' })]);
});
afterEach(() => {
  limits.timeoutMs = 60_000;
});

const ROOT = 'projects/demo-cinema/databases/(default)/documents';

/** The answer of the database with one due entry. */
const answerWith = (id: string, path: string, entry: object) => {
  const publishAt = new Date(Date.now() - 1000);
  const fields = { path, entry, publishAt, saved: publishAt };
  const document = {
    ...restDocument(`${ROOT}/unpublished/${id}`, fields),
    createTime: publishAt.toISOString(),
  };
  return Response.json([{ document, readTime: new Date().toISOString() }]);
};

const refused = () => {
  const error = { code: 403, status: 'PERMISSION_DENIED', message: 'No' };
  return Response.json([{ error }], { status: 403 });
};

test('the landing page and /announcements have a due announcement before older ones', async () => {
  fetched.mockImplementation(async () =>
    answerWith('announcement:a', 'Movies/Announcements', { title: 'Due', description: 'D' }),
  );
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
  vi.mocked(getMovie).mockResolvedValue(null);
  const movie = { title: 'Kadal', description: 'D', status: 'Upcoming' };
  fetched.mockImplementation(async () =>
    answerWith('movie:kadal', 'Movies/Upcoming/Movies/kadal', movie),
  );
  renderAt('/movie/kadal');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kadal' })).toBeVisible();
});

test.each<[string, typeof fetch]>([
  ['is refused', async () => refused()],
  ['fails', async () => new Response('', { status: 503 })],
  ['cannot be sent', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is answered with nonsense', async () => Response.json([{ document: { name: 'x' } }])],
  [
    'is answered with an entry of another shape',
    async () => answerWith('announcement:a', 'Movies/Announcements', []),
  ],
])('where the query for what is due %s, the site is as without it', async (_, respond) => {
  fetched.mockImplementation(respond);
  renderAt('/');
  expect(await screen.findByRole('heading', { name: 'Published' })).toBeVisible();
  expect(fetched).toHaveBeenCalled();
});

test('where the query for what is due is not answered in time, the site is as without it', async () => {
  limits.timeoutMs = 1;
  fetched.mockReturnValue(new Promise(() => undefined));
  renderAt('/');
  expect(await screen.findByRole('heading', { name: 'Published' })).toBeVisible();
  expect(fetched).toHaveBeenCalled();
});

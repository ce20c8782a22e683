// product 17.8.
import { expect, test, vi } from 'vitest';
import type { PreparedPicture } from '../../src/shared/pictures/prepared-picture';
import {
  ConnectionLostError,
  FileServerBlockedError,
  StandstillError,
} from '../../src/shared/pictures/picture-errors';
import { prepareUpload, uploadPicture } from '../../src/store/files/pictures';
import { openAdminDatabase } from '../support/admin-session';
import { expectLogged, failOnConsoleOutput } from '../support/console';

failOnConsoleOutput();
openAdminDatabase();

const PICTURE: PreparedPicture = {
  stem: 'still',
  width: 1920,
  height: 1080,
  color: '#203040',
  largest: new Blob([new Uint8Array(300_000)], { type: 'image/webp' }),
  smaller: [],
};

type Answer = (method: string, url: string) => Promise<Response>;
const noResponse = () => new Promise<Response>(() => undefined);

/** Uploads while requests get these answers, until this time has passed. */
async function uploadFor(ms: number, answer: Answer) {
  expectLogged(/left behind/);
  // The time of the test does not wait for code.
  await prepareUpload();
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
    answer(init?.method ?? 'GET', String(url)),
  );
  vi.stubGlobal('window', { location: { href: 'https://site.test/admin' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let outcome: unknown;
  void uploadPicture('gallery', PICTURE).catch((error: unknown) => (outcome = error));
  for (let passed = 0; passed < ms; passed += 500) await vi.advanceTimersByTimeAsync(500);
  const atThatTime = outcome;
  await vi.advanceTimersByTimeAsync(60_000);
  return atThatTime;
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = () => Promise.resolve(new Response());

test('an upload without a connection fails within five seconds', async () => {
  expect(await uploadFor(5000, lost)).toBeInstanceOf(ConnectionLostError);
});

test('a slow upload with a connection is not aborted as a lost connection', async () => {
  const answers = (method: string) => (method === 'HEAD' ? answered() : noResponse());
  expect(await uploadFor(29_000, answers)).toBeUndefined();
  expect(await uploadFor(31_000, answers)).toBeInstanceOf(StandstillError);
});

test.each([
  ['refuses', lost],
  ['is silent', noResponse],
])('an upload fails within ten seconds if only the host of the files %s', async (_, blocked) => {
  const answers = (_method: string, url: string) =>
    url.endsWith('/robots.txt') ? answered() : blocked();
  expect(await uploadFor(10_000, answers)).toBeInstanceOf(FileServerBlockedError);
});

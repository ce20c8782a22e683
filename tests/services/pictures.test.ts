import { describe, expect, test, vi } from 'vitest';
import { randomFileId } from '../../src/shared/pictures/picture-name';
import type { PreparedPicture } from '../../src/shared/pictures/prepared-picture';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { CanceledError } from '../../src/shared/pictures/picture-errors';
import {
  deletePicture,
  readPictureFile,
  uploadPicture,
  uploadSharePicture,
} from '../../src/store/files/pictures';
import { openAdminDatabase } from '../support/admin-session';
import { expectLogged, failOnConsoleOutput } from '../support/console';
import { WAIT_LIMIT_MS } from '../support/patience';
import { storedFiles } from '../support/stored-files';
import { serveOverHttp, uploadedPicture } from '../support/uploaded-picture';

// The files of pictures (product 17.3, 17.4, 17.5, 17.8).
failOnConsoleOutput();
const { signOut } = openAdminDatabase();

const file = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });

/** A picture in three sizes, under a name that no other test uses. */
const aPicture = (fields: Partial<PreparedPicture> = {}): PreparedPicture => ({
  stem: `still-${randomFileId()}`,
  width: 1920,
  height: 1080,
  color: '#203040',
  largest: file(300_000),
  smaller: [
    { width: 480, blob: file(20_000) },
    { width: 960, blob: file(80_000) },
  ],
  ...fields,
});

const filesOf = ({ stem }: PreparedPicture) => storedFiles(`gallery/${stem}`);
/** Files are deleted in the background. */
const expectNoFiles = (prepared: PreparedPicture) =>
  vi.waitFor(async () => expect(await filesOf(prepared)).toEqual([]), { timeout: WAIT_LIMIT_MS });

/** From now on `respond` responds to requests; null sends the request to the network. */
function interceptFetch(respond: (method: string, url: string) => Promise<Response> | null) {
  const real = globalThis.fetch;
  const requests: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    requests.push(method);
    return respond(method, String(input)) ?? real(input, init);
  });
  return requests;
}
const noResponse = () => new Promise<Response>(() => undefined);

describe('an upload', () => {
  test('stores every size, cached for a year, and returns the picture', async () => {
    const prepared = aPicture();
    const percents: number[] = [];
    const onProgress = (percent: number) => percents.push(percent);
    const picture = await uploadPicture('gallery', prepared, { onProgress });
    expect(picture).toEqual({
      src: expect.any(String),
      width: 1920,
      height: 1080,
      color: '#203040',
      sizes: { 480: expect.any(String), 960: expect.any(String) },
    });
    const name = `gallery/${prepared.stem}-[a-z0-9]{12}`;
    expect(await filesOf(prepared)).toEqual([
      expect.stringMatching(new RegExp(`^${name}-480[.]webp$`)),
      expect.stringMatching(new RegExp(`^${name}-960[.]webp$`)),
      expect.stringMatching(new RegExp(`^${name}[.]webp$`)),
    ]);
    const lengths = [300_000, 20_000, 80_000];
    for (const address of [picture.src, ...Object.values(picture.sizes ?? {})]) {
      const { headers } = await fetch(address);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-length')).toBe(String(lengths.shift()));
    }
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
    expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
  });

  test('of a small picture stores one file', async () => {
    const prepared = aPicture({ smaller: [] });
    const picture = await uploadPicture('gallery', prepared);
    expect(picture).not.toHaveProperty('sizes');
    expect(await filesOf(prepared)).toHaveLength(1);
  });

  // The deletion is sent when all that was under way has ended: an upload that goes on would send the rest of
  // the file before it.
  test('that is canceled halfway stops sending, and leaves no file', async () => {
    const prepared = aPicture({ largest: file(3_000_000), smaller: [] });
    const abort = new AbortController();
    const parts = () => requests.filter((method) => method === 'POST').length;
    const requests = interceptFetch((method) => {
      // The first begins the upload, the second one has the first part.
      if (method === 'POST' && parts() === 3) abort.abort();
      return null;
    });
    const upload = uploadPicture('gallery', prepared, { signal: abort.signal });
    await expect(upload).rejects.toThrow(CanceledError);
    await vi.waitFor(() => expect(requests).toContain('DELETE'), { timeout: WAIT_LIMIT_MS });
    expect(parts()).toBe(3);
    await expectNoFiles(prepared);
  });

  test('that is canceled before it starts sends no request', async () => {
    const requests = interceptFetch(() => null);
    const upload = uploadPicture('gallery', aPicture(), { signal: AbortSignal.abort() });
    await expect(upload).rejects.toThrow(CanceledError);
    expect(requests).toEqual([]);
  });

  test('of which one size is refused leaves no files', async () => {
    const tooLarge = 5 * 1024 * 1024 + 1;
    const prepared = aPicture({ largest: file(tooLarge) });
    await expect(uploadPicture('gallery', prepared)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expectNoFiles(prepared);
  });

  test('whose response was lost succeeds', async () => {
    let lost = 0;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await real(...request);
      const isUpload = request[1]?.method === 'POST' && lost === 0;
      if (!isUpload) return response;
      lost += 1;
      throw new TypeError('The connection was lost');
    });
    const prepared = aPicture({ largest: file(50_000), smaller: [] });
    const picture = await uploadPicture('gallery', prepared);
    expect(lost).toBe(1);
    expect((await fetch(picture.src)).status).toBe(200);
  });

  test.each([
    ['a file sent in one request', 200_000, 55_000],
    ['a file sent in parts', 300_000, 30_000],
  ])('without a response ends with a TimeoutError: %s', async (_name, bytes, ms) => {
    expectLogged(/left behind/);
    interceptFetch(noResponse);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome: unknown;
    void uploadPicture('gallery', aPicture({ largest: file(bytes), smaller: [] })).catch(
      (error: unknown) => (outcome = error),
    );
    await vi.advanceTimersByTimeAsync(ms - 100);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(outcome).toBeInstanceOf(TimeoutError);
    // The deletion gets no response either.
    await vi.advanceTimersByTimeAsync(25_000);
  });
});

describe('a deletion', () => {
  test('deletes all files of a picture; repeating it succeeds', async () => {
    const prepared = aPicture();
    const picture = await uploadPicture('gallery', prepared);
    await deletePicture(picture);
    expect(await filesOf(prepared)).toEqual([]);
    await deletePicture(picture);
  });

  test('of one picture does not delete the files of another with the same name', async () => {
    const prepared = aPicture();
    const [one, other] = [
      await uploadPicture('gallery', prepared),
      await uploadPicture('gallery', prepared),
    ];
    await deletePicture(one);
    expect(await filesOf(prepared)).toHaveLength(3);
    expect((await fetch(other.src)).status).toBe(200);
  });

  test('that fails is logged as an unused file, and does not throw', async () => {
    expectLogged(/gallery%2Fstill-.* was left behind in the storage/);
    const prepared = aPicture();
    const picture = await uploadPicture('gallery', prepared);
    await signOut();
    await deletePicture(picture);
    expect(await filesOf(prepared)).toHaveLength(3);
  });

  test('without a response ends', async () => {
    expectLogged(/left behind/);
    const picture = await uploadPicture('gallery', aPicture({ smaller: [] }));
    interceptFetch(noResponse);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    void deletePicture(picture).then(ended);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toHaveBeenCalledOnce();
  });
});

test('a share picture is drawn from the file of 960 pixels or else from the largest', async () => {
  const picture = await uploadPicture('gallery', aPicture());
  expect((await readPictureFile(picture)).size).toBe(80_000);
  expect((await readPictureFile({ src: picture.src })).size).toBe(300_000);
  await deletePicture(picture);
  await expect(readPictureFile(picture)).rejects.toMatchObject({ problem: 'original-gone' });
});

describe('a share picture', () => {
  serveOverHttp();

  test('is a JPEG beside the other files of its entry, and deleted with them', async () => {
    const { picture, files } = await uploadedPicture('events');
    expect(await files()).toHaveLength(3);
    expect(await files()).toContainEqual(expect.stringMatching(/-[a-z0-9]{12}-1200[.]jpg$/));
    const answer = await fetch(picture.share ?? '');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const stem = `poster-${randomFileId()}`;
    const share = await uploadSharePicture('movie', {
      stem,
      blob: new Blob([new Uint8Array(9000)], { type: 'image/jpeg' }),
    });
    expect(await storedFiles(`movies/${stem}-`)).toEqual([
      expect.stringMatching(/-[a-z0-9]{12}-1200[.]jpg$/),
    ]);
    await deletePicture(picture);
    await deletePicture({ src: share });
    expect([...(await files()), ...(await storedFiles(`movies/${stem}-`))]).toEqual([]);
  });
});

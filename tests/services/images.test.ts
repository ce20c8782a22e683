import { afterEach, describe, expect, test, vi } from 'vitest';
import { pictureStamp } from '../../src/domain/picture-name';
import type { PreparedPicture } from '../../src/domain/prepared-picture';
import { TimeoutError } from '../../src/domain/timeout';
import { CanceledError } from '../../src/domain/upload-failure';
import { deletePicture, uploadPicture } from '../../src/services/images';
import { openAdminSession } from '../support/admin-session';
import { expectLogged, guardConsole } from '../support/console';
import { openDatabase } from '../support/database';
import { storedFiles, storeFile } from '../support/stored-files';

guardConsole();
const { signOut } = openAdminSession(openDatabase());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/webp' });

/** A picture in three sizes, under a name that no other test uses. */
const aPicture = (fields: Partial<PreparedPicture> = {}): PreparedPicture => ({
  stem: `still-${pictureStamp()}`,
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

const left = ({ stem }: PreparedPicture) => storedFiles(`gallery/${stem}`);
/** What the page does in the background has ended when nothing is left. */
const expectNothingLeft = (prepared: PreparedPicture) =>
  vi.waitFor(async () => expect(await left(prepared)).toEqual([]), { timeout: 15_000 });

/** From now on `answer` decides what becomes of each request; null sends it on. */
function interceptFetch(answer: (method: string, url: string) => Promise<Response> | null) {
  const real = globalThis.fetch;
  const requests: string[] = [];
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    requests.push(method);
    return answer(method, String(input)) ?? real(input, init);
  });
  return requests;
}
const silence = () => new Promise<Response>(() => undefined);

describe('an upload', () => {
  test('stores every size, to be kept for a year, and tells the picture', async () => {
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
    expect(await left(prepared)).toEqual([
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
    expect(await left(prepared)).toHaveLength(1);
  });

  test('that is stopped half-way leaves nothing behind', async () => {
    const prepared = aPicture({ largest: file(3_000_000) });
    const abort = new AbortController();
    const upload = uploadPicture('gallery', prepared, {
      signal: abort.signal,
      onProgress: (percent) => percent > 0 && abort.abort(),
    });
    await expect(upload).rejects.toThrow(CanceledError);
    await expectNothingLeft(prepared);
  });

  test('that is stopped before it began sends nothing', async () => {
    const requests = interceptFetch(() => null);
    const upload = uploadPicture('gallery', aPicture(), { signal: AbortSignal.abort() });
    await expect(upload).rejects.toThrow(CanceledError);
    expect(requests).toEqual([]);
  });

  test('by somebody who may not is refused, and was never complete', async () => {
    await signOut();
    const prepared = aPicture();
    const onProgress = vi.fn();
    await expect(uploadPicture('gallery', prepared, { onProgress })).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    expect(onProgress).not.toHaveBeenCalledWith(100);
    expect(await left(prepared)).toEqual([]);
  });

  test('of which one size is refused leaves none of the others', async () => {
    const tooLarge = 5 * 1024 * 1024 + 1;
    const prepared = aPicture({ largest: file(tooLarge) });
    await expect(uploadPicture('gallery', prepared)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await expectNothingLeft(prepared);
  });

  test('of which an answer was lost is no failure', async () => {
    let lost = 0;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await real(...request);
      const isUpload = request[1]?.method === 'POST' && lost === 0;
      if (!isUpload) return answer;
      lost += 1;
      throw new TypeError('The connection broke off');
    });
    const prepared = aPicture({ largest: file(50_000), smaller: [] });
    const picture = await uploadPicture('gallery', prepared);
    expect(lost).toBe(1);
    expect((await fetch(picture.src)).status).toBe(200);
  });

  test.each([
    ['a file sent in one request', 200_000, 55_000],
    ['a file sent in parts', 300_000, 30_000],
  ])('that comes to a standstill is given up: %s', async (_name, bytes, ms) => {
    expectLogged(/left behind/);
    interceptFetch(silence);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome: unknown;
    void uploadPicture('gallery', aPicture({ largest: file(bytes), smaller: [] })).catch(
      (error: unknown) => (outcome = error),
    );
    await vi.advanceTimersByTimeAsync(ms - 100);
    expect(outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(outcome).toBeInstanceOf(TimeoutError);
    // The deletion meets the same silence.
    await vi.advanceTimersByTimeAsync(25_000);
  });
});

describe('a deletion', () => {
  test('deletes all files of a picture; once more is a success too', async () => {
    const prepared = aPicture();
    const picture = await uploadPicture('gallery', prepared);
    await deletePicture(picture);
    expect(await left(prepared)).toEqual([]);
    await deletePicture(picture, { throws: true });
  });

  test('of one picture leaves one of the same name alone', async () => {
    const prepared = aPicture();
    const [one, other] = [
      await uploadPicture('gallery', prepared),
      await uploadPicture('gallery', prepared),
    ];
    await deletePicture(one);
    expect(await left(prepared)).toHaveLength(3);
    expect((await fetch(other.src)).status).toBe(200);
  });

  test.each(['elsewhere/still.webp', 'still.webp', 'gallery/deeper/still.webp'])(
    'never touches %s',
    async (path) => {
      const src = await storeFile(path);
      const requests = interceptFetch(() => null);
      await deletePicture({ src, sizes: { 480: 'https://pictures.test/gallery%2Fa.webp' } });
      expect(requests).toEqual([]);
    },
  );

  test('that fails is logged as a file left behind, and thrown only when asked', async () => {
    expectLogged(/gallery\/still-[\w-]+[.]webp was left behind in the storage/);
    const picture = await uploadPicture('gallery', aPicture());
    await signOut();
    await deletePicture(picture);
    await expect(deletePicture(picture, { throws: true })).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
  });

  test('that gets no answer ends', async () => {
    expectLogged(/left behind/);
    const picture = await uploadPicture('gallery', aPicture({ smaller: [] }));
    interceptFetch(silence);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = vi.fn();
    void deletePicture(picture).then(ended);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ended).toHaveBeenCalledOnce();
  });
});

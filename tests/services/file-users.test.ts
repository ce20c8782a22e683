import { listAll } from '../../src/store/read/admin/all-entries';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { copyStem, originOf } from '../../src/shared/pictures/picture-name';
import { SHARE_TRANSLATIONS } from '../../src/content/share-pictures';
import type { Picture } from '../../src/shared/pictures/picture';
import type { ExportedName } from '../../src/store/export/export-files';
import { newEntryRef } from '../../src/store/documents/kinds';
import { unusedFiles, unusedFilesOf } from '../../src/store/files/unused-files';
import { deletePicture, readPictureFile } from '../../src/store/files/pictures';
import { uploadPicture } from '../../src/store/files/picture-files';
import { addEntry } from '../../src/store/write/add-entry';
import { editEntry } from '../../src/store/write/edit-entry';
import { deleteEntry, deleteForEver } from '../../src/store/write/trash';
import { day } from '../support/database';
import { deferred } from '../support/deferred';
import { serveOverHttp, uploadedPicture } from '../support/uploaded-picture';
import { openAdminDatabase } from '../support/admin-session';

const { database, store } = openAdminDatabase();
serveOverHttp();

type Uploaded = Awaited<ReturnType<typeof uploadedPicture>>;
let uploaded: Uploaded;
beforeEach(async () => {
  uploaded = await uploadedPicture('gallery');
});

const stored = ({ src, sizes, share }: Picture) => ({ img: src, picture: { sizes, share } });
const isThere = async ({ src, sizes = {} }: Picture) => {
  const answers = await Promise.all([src, ...Object.values(sizes)].map((url) => fetch(url)));
  return answers.every(({ ok }) => ok);
};

/** What the form does with a chosen picture: its bytes now, files of its own when it is sent. */
async function begunCopy(picture: Picture) {
  const bytes = await readPictureFile({ src: picture.src });
  const name = decodeURIComponent(new URL(picture.src).pathname).split('/').at(-1) ?? '';
  return () =>
    uploadPicture('hero-banners', {
      stem: copyStem(originOf(name) ?? ''),
      width: 1920,
      height: 1080,
      color: '#203040',
      largest: bytes,
      smaller: [],
    });
}
const addBanner = (picture: Picture) =>
  addEntry(newEntryRef('banner', crypto.randomUUID()), { picture, title: 'Copied' });

describe('one administrator uses a picture while another one deletes it for ever', () => {
  const image = { id: 'i', path: 'images/i' };
  const deleteImage = async () => {
    const trashed = await deleteEntry('image', { ...image, picture: uploaded.picture });
    if (trashed) await deleteForEver(trashed);
  };
  beforeEach(() => store({ 'images/i': { ...stored(uploaded.picture), timestamp: day(1) } }));

  test('after it was chosen: the new entry has all its files, and the old one none', async () => {
    const upload = await begunCopy(uploaded.picture);
    await deleteImage();
    expect(await uploaded.files()).toEqual([]);
    const copy = await upload();
    await addBanner(copy);
    expect(await isThere(copy)).toBe(true);
    expect((await listAll('banner')).map(({ picture }) => picture.src)).toEqual([copy.src]);
  });

  test('before it was chosen: it cannot be read, so that nothing is stored', async () => {
    await deleteImage();
    await expect(begunCopy(uploaded.picture)).rejects.toMatchObject({ problem: 'original-gone' });
  });

  test('between the upload and the entry, and at the same time as the entry', async () => {
    const copy = await (await begunCopy(uploaded.picture))();
    await Promise.all([deleteImage(), addBanner(copy)]);
    expect(await isThere(copy)).toBe(true);
    expect(await uploaded.files()).toEqual([]);
  });

  test('or deletes the copy: the original remains', async () => {
    const copy = await (await begunCopy(uploaded.picture))();
    await addBanner(copy);
    const [banner] = await listAll('banner');
    const trashed = banner && (await deleteEntry('banner', banner));
    if (trashed) await deleteForEver(trashed);
    expect(await isThere(copy)).toBe(false);
    expect(await isThere(uploaded.picture)).toBe(true);
  });
});

/** Two names of one picture: its largest file, and all of its files. */
const largest = ({ src }: Picture) => ({ imageUrl: src });
const shared = (share: string) => ({ picture: { share } });
const deep = (picture: Picture) => ({ entry: stored(picture) });

/**
 * Where a file can be named (product 17.6): every place that is exported, and each field of it in which a
 * query has to look. A new place has to be added.
 */
const USERS: Readonly<
  Record<
    Exclude<ExportedName, 'messages'>,
    Readonly<Record<string, (picture: Picture) => Record<string, object>>>
  >
> = {
  movies: {
    'as the poster': (picture) => ({ 'Movies/Released/Movies/m': stored(picture) }),
    'as the wide picture': ({ src }) => ({ 'Movies/Upcoming/Movies/m': { backdrop: { src } } }),
    'as the share picture': ({ src }) => ({ 'Movies/Upcoming/Movies/m': shared(src) }),
    ...Object.fromEntries(
      SHARE_TRANSLATIONS.map(({ name, language }) => [
        `as the share picture in ${language}`,
        ({ src }: Picture) => ({ 'Movies/Upcoming/Movies/m': { picture: { [name]: src } } }),
      ]),
    ),
  },
  announcements: {
    'in a field': (picture) => ({ 'Movies/Announcements': { item_1: stored(picture) } }),
    'in a field as the share picture': ({ src }) => ({
      'Movies/Announcements': { item_1: shared(src) },
    }),
  },
  banners: { 'by another name': (picture) => ({ 'hero-banners/b': largest(picture) }) },
  videos: {
    'as the picture': (picture) => ({ 'videos/v': stored(picture) }),
    'as the share picture': ({ src }) => ({ 'videos/v': shared(src) }),
  },
  gallery: {
    'as an image': (picture) => ({ 'images/i': stored(picture) }),
    'of an older collection': (picture) => ({ 'sets/kochi/images/i': stored(picture) }),
    'as the share picture': ({ src }) => ({ 'sets/kochi/images/i': shared(src) }),
  },
  events: {
    'as the picture': (picture) => ({ 'events/e': stored(picture) }),
    'as the share picture': ({ src }) => ({ 'events/e': shared(src) }),
  },
  unpublished: {
    'as a draft': (picture) => ({ 'unpublished/movie:m': deep(picture) }),
    'as a banner': (picture) => ({ 'unpublished/banner:b': { entry: largest(picture) } }),
  },
  trash: {
    'as an entry': (picture) => ({ 'trash/video:v': deep(picture) }),
    'as a banner': (picture) => ({ 'trash/banner:b': { entry: largest(picture) } }),
    'as a draft': (picture) => ({ 'trash/unpublished:movie:m': { entry: deep(picture) } }),
  },
  history: {
    'to be restored': (picture) => ({ 'revisions/r': { before: stored(picture), files: 'kept' } }),
  },
  settings: {
    'of the story': (picture) => ({ 'site/settings': { storyPicture: stored(picture) } }),
  },
};
const ALL_USERS = Object.entries(USERS).flatMap(([place, names]) =>
  Object.entries(names).map(([name, user]) => [place, name, user] as const),
);

test.each(ALL_USERS)('a file that is named in the %s %s is in use', async (_place, _name, user) => {
  const { src } = uploaded.picture;
  await store(user(uploaded.picture));
  expect(await unusedFilesOf({ img: src })).toEqual([]);
});

test('each file that nothing names is unused', async () => {
  const { src, sizes } = uploaded.picture;
  await store({ 'images/i': { img: src }, 'videos/v': { title: src, description: sizes?.[480] } });
  const unused = await unusedFilesOf({ img: src, picture: { sizes } });
  expect(unused).toEqual((await uploaded.files()).filter((path) => path.includes('-480.')));
});

test('a smaller file is in use with its picture, which is found by its largest file', async () => {
  const smaller = (await uploaded.files()).filter((path) => path.includes('-480.'));
  await store({ 'images/other': stored(uploaded.picture) });
  expect(await unusedFiles(smaller)).toEqual([]);
  await store({ 'images/other': { img: uploaded.picture.src } });
  expect(await unusedFiles(smaller)).toEqual(smaller);
});

test('a file is in use under an address that is spelled differently', async () => {
  const { src, sizes } = uploaded.picture;
  const otherwise = `${src.replace('%2F', '%2f').replace('still', '%73till')}&token=other`;
  await store({ 'images/other': stored(uploaded.picture) });
  expect(await unusedFilesOf({ img: otherwise, picture: { sizes } })).toEqual([]);
});

test.each<readonly [string, (picture: Picture) => Record<string, object>]>([
  [
    'an entry that is being deleted for ever',
    (picture) => ({ 'trash/image:other': { ...deep(picture), purge: 'chosen' } }),
  ],
  [
    'a revision whose files have expired',
    (picture) => ({ 'revisions/r': { before: stored(picture), files: 'expired' } }),
  ],
])('%s uses no file', async (_, user) => {
  await store(user(uploaded.picture));
  expect(await unusedFilesOf(stored(uploaded.picture))).toHaveLength(3);
});

test('more files than a query compares are searched in each place', async () => {
  const upload = () => uploadedPicture('gallery');
  const [onSite, draft, trashed, ...others] = await Promise.all([
    upload(),
    upload(),
    upload(),
    ...Array.from({ length: 2 }, upload),
  ]);
  const filesOf = async (pictures: readonly Uploaded[]) =>
    (await Promise.all(pictures.map(({ files }) => files()))).flat();
  await store({
    'Movies/Released/Movies/m': stored(onSite.picture),
    'unpublished/image:i': { entry: stored(draft.picture) },
    'trash/image:i': { entry: { entry: stored(trashed.picture) } },
  });
  const unused = await unusedFiles(await filesOf([...others, onSite, draft, trashed]));
  expect(unused).toEqual(await filesOf(others));
  expect(unused).toHaveLength(6);
});

test('a refused upload whose files another entry uses meanwhile keeps them', async () => {
  await store({ 'unpublished/movie:m': { entry: stored(uploaded.picture) } });
  await deletePicture(uploaded.picture);
  expect(await isThere(uploaded.picture)).toBe(true);
});

test('an image that is deleted for ever is deleted with its current picture', async () => {
  const next = await uploadedPicture('gallery');
  const { src, sizes = {}, share = '' } = uploaded.picture;
  const image = { id: 'i', path: 'sets/kochi/images/i', picture: { src, sizes, share } };
  await store({ [image.path]: { ...stored(uploaded.picture), timestamp: day(1) } });
  await editEntry('image', image, { picture: next.picture });
  // As it was listed before somebody replaced it.
  expect(await deleteEntry('image', image)).toBeUndefined();
  expect(await next.files()).toEqual([]);
  // That one is in the history.
  expect(await isThere(uploaded.picture)).toBe(true);
});

test('a file whose entry is published between two searches is not deleted', async () => {
  await store({ 'unpublished/video:v': { path: 'videos/v', entry: stored(uploaded.picture) } });
  const real = globalThis.fetch;
  const videos = deferred();
  let isMoved = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    // The first look at the drafts is late: when it comes, the videos have been asked.
    if (!isMoved && body.includes('"collectionId":"unpublished"')) {
      await videos.promise;
      await database.doc('videos/v').set(stored(uploaded.picture));
      await database.doc('unpublished/video:v').delete();
      isMoved = true;
    }
    const response = await real(input, init);
    if (body.includes('"collectionId":"videos"')) videos.resolve();
    return response;
  });
  expect(await unusedFilesOf(stored(uploaded.picture))).toEqual([]);
  expect(isMoved).toBe(true);
});

import { beforeEach, expect, test } from 'vitest';
import { copyStem, originOf, randomFileId } from '../../../src/shared/pictures/picture-name';
import type { Picture } from '../../../src/shared/pictures/picture';
import { otherUsesOf } from '../../../src/store/files/picture-uses';
import { openAdminDatabase } from '../../support/admin-session';
import { day } from '../../support/database';
import { recordQueries } from '../../support/query-recorder';
import { serveOverHttp, uploadedPicture } from '../../support/uploaded-picture';

// What else shows a picture that is to be deleted (product 17.18).

const { store } = openAdminDatabase();
serveOverHttp();

type Folder = Parameters<typeof uploadedPicture>[0];

let first: Picture;
beforeEach(async () => {
  ({ picture: first } = await uploadedPicture('gallery'));
});

/** Another picture that was made of that one, as the forms name it. */
async function copyOf({ src }: Picture, folder: Folder): Promise<Picture> {
  const name = decodeURIComponent(new URL(src).pathname).split('/').at(-1) ?? '';
  return (await uploadedPicture(folder, copyStem(originOf(name) ?? ''))).picture;
}
const stored = ({ src, sizes }: Picture, fields: object = {}) => ({
  img: src,
  picture: { sizes },
  timestamp: day(1),
  ...fields,
});
const IMAGE = { path: 'images/i' };

test('a picture that was never copied has no other uses', async () => {
  const { picture: other } = await uploadedPicture('gallery');
  await store({
    'images/i': stored(first),
    'images/other': stored(other),
    'Movies/Upcoming/Movies/bare': { title: 'Bare', status: 'Upcoming' },
  });
  expect(await otherUsesOf([first], IMAGE)).toEqual([]);
});

test('every entry with a copy and the settings are found, from any of them', async () => {
  const [poster, wide, banner, announcement, draft, story] = await Promise.all(
    (['movies', 'movies', 'hero-banners', 'announcements', 'videos', 'settings'] as const).map(
      (folder) => copyOf(first, folder),
    ),
  );
  if (!poster || !wide || !banner || !announcement || !draft || !story) throw new Error('No copy');
  const event = await copyOf(poster, 'events');
  await store({
    'images/i': stored(first, { title: 'The pier' }),
    'Movies/Upcoming/Movies/tides': stored(poster, { title: 'Tides', status: 'Upcoming' }),
    'Movies/Released/Movies/pier': {
      title: 'Pier',
      status: 'Released',
      backdrop: { src: wide.src },
    },
    'hero-banners/b': { imageUrl: banner.src, picture: { alt: 'Rain' }, timestamp: day(1) },
    'Movies/Announcements': {
      item_1767322800000: { img: announcement.src, title: 'Dates', description: 'D' },
    },
    'unpublished/video:v': {
      path: 'videos/v',
      entry: { img: draft.src, title: 'Teaser', videoUrl: 'https://youtu.be/abcdefghijk' },
      saved: day(1),
    },
    'events/e': stored(event, { title: 'Premiere', place: 'Kochi', day: '2099-12-18' }),
    'site/settings': { storyPicture: { img: story.src } },
  });
  const published = { isUnpublished: false };
  const others = [
    { kind: 'movie', title: 'Tides', ...published },
    { kind: 'movie', title: 'Pier', ...published },
    { kind: 'banner', title: 'Rain', ...published },
    { kind: 'announcement', title: 'Dates', ...published },
    { kind: 'video', title: 'Teaser', isUnpublished: true },
    { kind: 'event', title: 'Premiere', ...published },
    { kind: 'settings', title: '', ...published },
  ];
  const sorted = (uses: readonly unknown[]) => uses.map((use) => JSON.stringify(use)).toSorted();
  expect(sorted(await otherUsesOf([first], IMAGE))).toEqual(sorted(others));
  // Asked for a copy: the first one is among the others, and the copy itself is not.
  const [, ...rest] = others;
  expect(sorted(await otherUsesOf([poster], { path: 'Movies/Upcoming/Movies/tides' }))).toEqual(
    sorted([{ kind: 'image', title: 'The pier', ...published }, ...rest]),
  );
  const asAnnouncement = { path: 'Movies/Announcements', key: 'item_1767322800000' };
  expect(await otherUsesOf([announcement], asAnnouncement)).not.toContainEqual(
    expect.objectContaining({ kind: 'announcement' }),
  );
});

test('a picture with the same or a longer name is another picture', async () => {
  const stem = `pier-${randomFileId()}`;
  const { picture: one } = await uploadedPicture('gallery', stem);
  const { picture: same } = await uploadedPicture('gallery', stem);
  await store({ 'images/i': stored(one), 'images/same': stored(same) });
  expect(await otherUsesOf([one], IMAGE)).toEqual([]);
});

test('for a file that was stored without the site, entries with the same address are found', async () => {
  const src = 'https://firebasestorage.googleapis.com/v0/b/b/o/gallery%2FOld.JPG?alt=media';
  await store({
    'images/i': { img: src },
    'images/other': { img: src, title: 'Twin' },
    'images/third': { img: `${src}&token=1` },
  });
  expect(await otherUsesOf([{ src }], IMAGE)).toEqual([
    { kind: 'image', title: 'Twin', isUnpublished: false },
  ]);
});

test('the number of reads does not depend on the number of entries', async () => {
  const readsAmong = async (count: number) => {
    const entries = Array.from({ length: count }, (_, n) => [`images/${n}`, stored(first)]);
    await store({ 'images/i': stored(first), ...Object.fromEntries(entries) });
    const recorder = recordQueries();
    await otherUsesOf([first], IMAGE);
    recorder.stop();
    return recorder.queries.length;
  };
  const reads = await readsAmong(0);
  expect(await readsAmong(20)).toBe(reads);
});

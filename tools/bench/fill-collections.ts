import { writeEntry } from '../../src/content/base/convert';
import { movieKind } from '../../src/content/movie/movie';
import { videoKind } from '../../src/content/video/video';
import { bannerKind } from '../../src/content/banner/banner';
import { imageKind } from '../../src/content/image/image';
import { announcementKind } from '../../src/content/announcement/announcement';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ANNOUNCEMENTS_MAX } from '../../src/shared/admin-limits';
import * as paths from '../../src/firebase/collections';
import { BENCH_PORTS } from '../emulators/ports';
import { PROJECT_ID } from '../emulators/project';

/** The documents are published one minute after another from this day on. */
const FIRST_DAY = Date.UTC(2020, 0, 1);
const MINUTE = 60_000;

/**
 * Clears the database and creates `size` documents in every public collection, and the maximum number
 * of announcements, which share one document. Half of the movies in Upcoming are released.
 *
 * @throws AggregateError if a write fails
 */
export async function fillCollections(size: number, picture: string): Promise<void> {
  const { firestore: port } = BENCH_PORTS;
  const database = `http://127.0.0.1:${port}/emulator/v1/projects/${PROJECT_ID}/databases/(default)`;
  await fetch(`${database}/documents`, { method: 'DELETE' });

  const app = initializeApp({ projectId: PROJECT_ID }, `bench-${size}`);
  const firestore = getFirestore(app);
  const writer = firestore.bulkWriter({ throttling: false });
  const failures: unknown[] = [];
  const write = (path: string, data: object) => {
    writer.set(firestore.doc(path), { ...data }).catch((error: unknown) => failures.push(error));
  };
  for (let n = 0; n < size; n += 1) {
    for (const [collection, data] of documents(n, picture)) write(`${collection}/${idOf(n)}`, data);
  }
  write(paths.ANNOUNCEMENTS_DOCUMENT, announcements(picture));
  await writer.close();
  await firestore.terminate();
  await deleteApp(app);
  if (failures.length > 0) throw new AggregateError(failures, 'The database refused documents');
}

const idOf = (n: number) => String(n).padStart(5, '0');

function documents(n: number, src: string): readonly (readonly [string, object])[] {
  const publishedAt = new Date(FIRST_DAY + n * MINUTE);
  const texts = { title: `Number ${idOf(n)}`, description: 'A story of the moon over the sea.' };
  const picture = { src, alt: '', width: 1200, height: 630 };
  const status = n % 2 === 0 ? 'Upcoming' : 'Released';
  const video = { ...texts, videoUrl: 'https://youtu.be/abcdefghijk', onLandingPage: true };
  return [
    [paths.HERO_BANNERS, writeEntry(bannerKind, { ...texts, picture }, publishedAt)],
    [
      paths.moviesCollection('Upcoming'),
      writeEntry(movieKind, { ...texts, picture, status }, publishedAt),
    ],
    [
      paths.moviesCollection('Released'),
      writeEntry(movieKind, { ...texts, picture, status: 'Released' }, publishedAt),
    ],
    [paths.VIDEOS, writeEntry(videoKind, video, publishedAt)],
    [`gallery/all/${paths.IMAGES}`, writeEntry(imageKind, { ...texts, picture }, publishedAt)],
  ];
}

const announcements = (src: string) =>
  Object.fromEntries(
    Array.from({ length: ANNOUNCEMENTS_MAX }, (_, n) => [
      `item_${FIRST_DAY + n * MINUTE}`,
      writeEntry(announcementKind, {
        title: `Number ${n}`,
        description: 'News.',
        picture: { src },
      }),
    ]),
  );

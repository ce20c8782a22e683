import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ANNOUNCEMENTS_MAX } from '../../src/domain/entry-limits';
import { announcementItem } from '../../src/firebase/converters/announcement';
import { galleryImageDocument } from '../../src/firebase/converters/gallery-image';
import { heroBannerDocument } from '../../src/firebase/converters/hero-banner';
import { movieDocument } from '../../src/firebase/converters/movie';
import { videoDocument } from '../../src/firebase/converters/video';
import * as paths from '../../src/firebase/paths';
import { BENCH_PORTS } from '../emulators/ports';
import { PROJECT_ID } from '../emulators/project';

/** Documents that were published a minute after each other. */
const FIRST_DAY = Date.UTC(2020, 0, 1);
const MINUTE = 60_000;

/**
 * Empties the database and gives every public collection that many documents; the announcements,
 * which share one, are as many as fit in. Of the films that were first announced half are released.
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
  const published = new Date(FIRST_DAY + n * MINUTE);
  const words = { title: `Number ${idOf(n)}`, description: 'A story of the moon over the sea.' };
  const picture = { src, alt: '', width: 1200, height: 630 };
  const upcoming = n % 2 === 0 ? 'Upcoming' : 'Released';
  const video = { ...words, videoUrl: 'https://youtu.be/abcdefghijk', onLandingPage: true };
  return [
    [paths.HERO_BANNERS, heroBannerDocument({ ...words, picture }, published)],
    [paths.moviesIn('Upcoming'), movieDocument({ ...words, picture, status: upcoming }, published)],
    [
      paths.moviesIn('Released'),
      movieDocument({ ...words, picture, status: 'Released' }, published),
    ],
    [paths.VIDEOS, videoDocument(video, published)],
    [`gallery/all/${paths.IMAGES}`, galleryImageDocument({ ...words, picture }, published)],
  ];
}

const announcements = (src: string) =>
  Object.fromEntries(
    Array.from({ length: ANNOUNCEMENTS_MAX }, (_, n) => [
      `item_${FIRST_DAY + n * MINUTE}`,
      announcementItem({ title: `Number ${n}`, description: 'News.', picture: { src } }),
    ]),
  );

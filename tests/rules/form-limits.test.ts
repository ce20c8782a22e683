// product 20.3.
import { announcementStudio } from '../../src/content/announcement/studio/announcement.studio';
import { bannerStudio } from '../../src/content/banner/studio/banner.studio';
import { eventStudio } from '../../src/content/event/studio/event.studio';
import { imageStudio } from '../../src/content/image/studio/image.studio';
import { videoStudio } from '../../src/content/video/studio/video.studio';
import { formTableOf } from '../../src/studio/form/fields/form-table';
import { writeEntry } from '../../src/content/base/convert';
import { movieKind } from '../../src/content/movie/movie';
import { videoKind } from '../../src/content/video/video';
import { eventKind } from '../../src/content/event/event';
import { bannerKind } from '../../src/content/banner/banner';
import { imageKind } from '../../src/content/image/image';
import { announcementKind } from '../../src/content/announcement/announcement';
import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import type { FieldTable } from '../../src/studio/form/fields/field-table';
import { movieFields } from '../../src/content/movie/studio/edit/movie-fields';
import { aFullMovie } from '../support/builders';
import { longestFields, tooLongFields } from '../support/longest-values';
import { admin } from './support/actors';
import { add, edit, A, NEW, PATH } from './support/announcements';
import { anAnnouncement, stored } from './support/builders';
import { as } from './support/clients';
import { loadRules, seed } from './support/environment';
import { expectAllowed, expectDenied } from './support/expectations';

const announcementFields = formTableOf(announcementStudio);
const bannerFields = formTableOf(bannerStudio);
const eventFields = formTableOf(eventStudio);
const galleryFields = formTableOf(imageStudio);
const videoFields = formTableOf(videoStudio);

loadRules();

const { picture } = aFullMovie();

interface Writes<T> {
  readonly create: (fields: T) => Promise<unknown>;
  readonly update: (fields: T) => Promise<unknown>;
}

/** The rules and a form agree on the limit of every field, in new entries and in edited ones. */
function testLimits<T>(name: string, table: FieldTable<T>, { create, update }: Writes<T>) {
  describe(`the form of ${name}`, () => {
    test('the longest text that the form takes is allowed in every field at once', async () => {
      await expectAllowed(create(longestFields(table)));
      await expectAllowed(update(longestFields(table)));
    });

    test.each(tooLongFields(table))('a longer %s is refused', (_, fields) =>
      expectDenied(create(fields)),
    );
  });
}

/** The writes of entries that are documents of their own. */
const writesIn = <T>(
  collection: string,
  documentOf: (fields: T, timestamp: unknown) => object,
): Writes<T> => ({
  create: (fields) =>
    setDoc(doc(as(admin), `${collection}/new`), documentOf(fields, serverTimestamp())),
  update: async (fields) => {
    await seed({ [`${collection}/old`]: stored({}) });
    await updateDoc(doc(as(admin), `${collection}/old`), { ...documentOf(fields, undefined) });
  },
});

testLimits(
  'movies',
  movieFields,
  writesIn('Movies/Upcoming/Movies', (fields, timestamp) =>
    writeEntry(movieKind, { ...fields, picture }, timestamp),
  ),
);

testLimits(
  'videos',
  videoFields,
  writesIn('videos', (fields, timestamp) =>
    writeEntry(videoKind, { ...fields, picture, onLandingPage: true }, timestamp),
  ),
);

testLimits(
  'banners',
  bannerFields,
  writesIn('hero-banners', (fields, timestamp) =>
    writeEntry(bannerKind, { ...fields, picture }, timestamp),
  ),
);

testLimits(
  'gallery images',
  galleryFields,
  writesIn('images', (fields, timestamp) =>
    writeEntry(imageKind, { ...fields, picture }, timestamp),
  ),
);

testLimits(
  'events',
  eventFields,
  writesIn('events', (fields, timestamp) =>
    writeEntry(eventKind, { ...fields, picture }, timestamp),
  ),
);

testLimits('announcements', announcementFields, {
  create: (fields) => add(NEW, writeEntry(announcementKind, { ...fields, picture })),
  update: async (fields) => {
    await seed({ [PATH]: { [A]: anAnnouncement() } });
    await edit(A, writeEntry(announcementKind, { ...fields, picture }));
  },
});

import { expect, test } from 'vitest';
import { announcementStudio } from '../../src/content/announcement/studio/announcement.studio';
import { bannerStudio } from '../../src/content/banner/studio/banner.studio';
import { eventStudio } from '../../src/content/event/studio/event.studio';
import { imageStudio } from '../../src/content/image/studio/image.studio';
import { videoStudio } from '../../src/content/video/studio/video.studio';
import { formTableOf } from '../../src/studio/form/fields/form-table';
import { formFieldsOf } from '../../src/studio/form/fields/field-table';
import { newMovieFields } from '../../src/content/movie/studio/edit/movie-fields';
import { sections } from '../../src/studio/screens/settings/sections';

const announcementFields = formTableOf(announcementStudio);
const bannerFields = formTableOf(bannerStudio);
const eventFields = formTableOf(eventStudio);
const galleryFields = formTableOf(imageStudio);
const videoFields = formTableOf(videoStudio);

const tables = {
  movie: formFieldsOf(newMovieFields),
  announcement: formFieldsOf(announcementFields),
  event: formFieldsOf(eventFields),
  image: formFieldsOf(galleryFields),
  banner: formFieldsOf(bannerFields),
  video: formFieldsOf(videoFields),
  settings: Object.values(sections).flatMap(({ table }) => formFieldsOf(table)),
};

/** The form shows the address itself. */
const WITHOUT = ['address: Address'];

test.each(Object.entries(tables))(
  'each field of a form has a hint: %s (product 15.14)',
  (_, fields) => {
    const all = fields.map(([name, { label, hint = '' }]) => ({
      field: `${name}: ${label}`,
      hint,
    }));
    const missing = all.filter(({ field, hint }) => !hint && !WITHOUT.includes(field));
    expect(missing).toEqual([]);
  },
);

test('the pictures of settings have hints with their size in pixels', () => {
  const pictures = Object.values(sections).flatMap(({ picture }) => picture ?? []);
  expect(pictures).toHaveLength(3);
  for (const { words } of pictures) expect(words.hint).toMatch(/\d+ × \d+ pixels/);
});

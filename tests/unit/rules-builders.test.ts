import { writeEntry } from '../../src/content/base/convert';
import { movieKind } from '../../src/content/movie/movie';
import { videoKind } from '../../src/content/video/video';
import { eventKind } from '../../src/content/event/event';
import { bannerKind } from '../../src/content/banner/banner';
import { imageKind } from '../../src/content/image/image';
import { announcementKind } from '../../src/content/announcement/announcement';
import { expect, test } from 'vitest';
import * as rules from '../rules/support/builders';
import * as site from '../support/builders';

test.each([
  ['movie', writeEntry(movieKind, site.aFullMovie(), undefined), rules.aFullMovie()],
  ['video', writeEntry(videoKind, site.aFullVideo(), undefined), rules.aFullVideo()],
  [
    'announcement',
    writeEntry(announcementKind, site.aFullAnnouncement()),
    { ...rules.anAnnouncement(), picture: rules.aPicture() },
  ],
  ['banner', writeEntry(bannerKind, site.aFullBanner(), undefined), rules.aFullBanner()],
  ['gallery image', writeEntry(imageKind, site.aFullGalleryImage(), undefined), rules.aFullImage()],
  ['event', writeEntry(eventKind, site.aFullEvent(), undefined), rules.aFullEvent()],
])('the rules are tested with every field that the site stores of a %s', (_, stored, tested) => {
  expect(Object.keys(tested)).toEqual(expect.arrayContaining(Object.keys(stored)));
});

import { expect, test } from 'vitest';
import { announcementField } from '../../src/firebase/converters/announcement';
import { eventDocument } from '../../src/firebase/converters/event';
import { galleryImageDocument } from '../../src/firebase/converters/gallery-image';
import { heroBannerDocument } from '../../src/firebase/converters/hero-banner';
import { movieDocument } from '../../src/firebase/converters/movie';
import { videoDocument } from '../../src/firebase/converters/video';
import * as rules from '../rules/support/builders';
import * as site from '../support/builders';

test.each([
  ['movie', movieDocument(site.aFullMovie(), undefined), rules.aFullMovie()],
  ['video', videoDocument(site.aFullVideo(), undefined), rules.aFullVideo()],
  [
    'announcement',
    announcementField(site.aFullAnnouncement()),
    { ...rules.anAnnouncement(), picture: rules.aPicture() },
  ],
  ['banner', heroBannerDocument(site.aFullBanner(), undefined), rules.aFullBanner()],
  ['gallery image', galleryImageDocument(site.aFullGalleryImage(), undefined), rules.aFullImage()],
  ['event', eventDocument(site.aFullEvent(), undefined), rules.aFullEvent()],
])('the rules are tested with every field that the site stores of a %s', (_, stored, tested) => {
  expect(Object.keys(tested)).toEqual(expect.arrayContaining(Object.keys(stored)));
});

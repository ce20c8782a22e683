import { defineKind, type Entry, type Fields } from '../base/define-kind';
import { collection } from '../base/place';

/**
 * The facts of banners, the large pictures of the landing page; title, line and link usually present a movie.
 */
export const bannerKind = defineKind('banner', {
  place: collection('hero-banners'),
  fields: {
    picture: {
      type: 'picture',
      stored: 'imageUrl',
      folder: 'hero-banners',
      megabytes: 8,
      required: true,
      essential: true,
    },
    title: { type: 'text', translated: true, max: 150 },
    line: { type: 'text', translated: true, max: 200 },
    link: { type: 'link' },
    // Without it, the link of the movie or of the company is used.
    ticketUrl: { type: 'web address' },
  },
  order: 'by hand',
  page: 10,
  file: 'banners',
  without: ['trash', 'page'],
});

export interface HeroBannerFields extends Fields<typeof bannerKind> {}
export interface HeroBanner extends Entry<typeof bannerKind> {}

/**
 * Returns the name of a banner: its title, alternative text, or position in the list, whichever
 * exists first.
 */
export const bannerName = ({ title, picture }: HeroBannerFields, position: number): string =>
  title || picture.alt || `Banner ${position + 1}`;

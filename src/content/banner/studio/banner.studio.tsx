import { BANNERS_PATH } from '../../paths/admin-paths';
import { site } from '../../../company/site';
import { HERO_BANNERS_ON_LANDING } from '../../../shared/limits';
import { BANNER_SIZE, BANNER_CROPS } from '../../../shared/pictures/crops';
import { ordinal } from '../../../shared/text/text';
import { paths } from '../../paths/paths';
import { defineStudio } from '../../../studio/kinds';
import { bannerKind, bannerName } from '../banner';

const isShown = (position: number) => position < HERO_BANNERS_ON_LANDING;

/** Returns whether and where the landing page shows the banner at a position of the list. */
const placeText = (position: number) =>
  isShown(position)
    ? `On the landing page, ${ordinal(position + 1)} of ${HERO_BANNERS_ON_LANDING}`
    : 'Not on the landing page, which shows the first three';

export const bannerStudio = defineStudio(bannerKind, {
  words: {
    one: 'banner',
    many: 'banners',
    untitled: 'Banner',
    empty: 'No banners yet. The landing page shows its default picture.',
    add: {
      label: 'Add banners',
      action: 'Add New Banner',
      pending: 'Uploading...',
      done: 'Image uploaded successfully!',
      failed: 'Error uploading image!',
    },
    edit: {
      done: 'Banner updated successfully!',
      failed: 'Error updating banner!',
    },
    remove: {
      done: 'Image deleted successfully!',
      failed: 'Error deleting image!',
    },
  },
  fields: {
    title: {
      label: 'Title',
      hint: `The name of a film, shown below “Welcome to ${site.name}”. Blank: the welcome alone.`,
    },
    line: { label: 'Line', hint: 'As in “In cinemas from 18 December”.' },
    link: {
      label: 'Link',
      hint: 'A page of this site, as in /movie/…, or the address of another site.',
    },
    ticketUrl: {
      label: 'Ticket Link',
      hint: 'Where “Grab Your Tickets!” leads. Blank: to the tickets of the film of the link, or of the company.',
    },
    picture: {
      label: 'Picture',
      hint: `Best wide, ${BANNER_SIZE}: phones show an upright part of it.`,
      goodSide: 1600,
      crops: BANNER_CROPS,
      several: 'a banner',
    },
  },
  parts: { fill: () => import('./FromMovie') },
  draft: 'banner',
  path: BANNERS_PATH,
  viewPath: () => paths.home,
  isShown,
  placeText,
  nameOf: bannerName,
  card: ({ line, link }, position) => ({
    subtitle: line,
    notes: [{ text: link }, { text: placeText(position), isMark: isShown(position) }],
  }),
});

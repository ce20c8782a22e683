import type { HeroBannerFields } from '../../content/banner/banner';
import { site } from '../../company/site';
import type { FieldTable } from '../kit/fields/field-table';
import { BANNER_SIZE } from '../kit/pictures/best-sizes';

/** The banner form (product 4.5, 16.1), apart from its picture. */
export const bannerFields: FieldTable<Omit<HeroBannerFields, 'picture'>> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    hint: `The name of a film, shown below “Welcome to ${site.name}”. Blank: the welcome alone.`,
  },
  line: { kind: 'text', label: 'Line', limit: 200, hint: 'As in “In cinemas from 18 December”.' },
  link: {
    kind: 'link',
    label: 'Link',
    limit: 300,
    hint: 'A page of this site, as in /movie/…, or the address of another site.',
  },
  ticketUrl: {
    kind: 'web address',
    label: 'Ticket Link',
    limit: 300,
    hint: 'Where “Grab Your Tickets!” leads. Blank: to the tickets of the film of the link, or of the company.',
  },
};

/** The hint of its picture. */
export const BANNER_HINT = `Best wide, ${BANNER_SIZE}: phones show an upright part of it.`;

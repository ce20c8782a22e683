import type { HeroBannerFields } from '../../domain/entries/hero-banner';
import { site } from '../../company/site';
import type { FieldTable } from '../kit/fields/field-table';

/** The banner form (product 4.5, 16.1), apart from its picture. */
export const bannerFields: FieldTable<Omit<HeroBannerFields, 'picture'>> = {
  title: {
    kind: 'text',
    label: 'Title',
    limit: 150,
    hint: `The name of a film, shown below “Welcome to ${site.name}”. Leave it blank to show the welcome alone.`,
  },
  line: { kind: 'text', label: 'Line', limit: 200, hint: 'A few words below the title.' },
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
    hint: 'Where “Grab Your Tickets!” leads. Leave it blank for the tickets of an upcoming film that the link leads to, or those of the company.',
  },
};

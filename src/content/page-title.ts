import { site } from '../company/site.ts';

/** The title of the browser tab: page and company, or company and tagline (product 2.12). */
export const pageTitle = (title?: string): string =>
  title ? `${title} – ${site.name}` : `${site.name} – ${site.tagline}`;

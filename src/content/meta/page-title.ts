import { useEffect } from 'react';
import { site } from '../../company/site.ts';

/** The title of the browser tab: page and company, or company and tagline (product 2.12). */
export const pageTitle = (title?: string): string =>
  title ? `${title} – ${site.name}` : `${site.name} – ${site.tagline}`;

/** Sets the document title alone: for pages that are no address of their own. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

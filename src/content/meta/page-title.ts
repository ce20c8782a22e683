import { useEffect } from 'react';
import { site } from '../../company/site.ts';

/**
 * Returns the title of the browser tab: page and company, or company and tagline. Direction marks
 * are removed, because they would also reverse the company's name.
 */
export const pageTitle = (title?: string): string =>
  title
    ? `${title.replaceAll(/\p{Bidi_Control}/gu, '')} – ${site.name}`
    : `${site.name} – ${site.tagline}`;

/** Sets only the document title, for pages without an address of their own. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

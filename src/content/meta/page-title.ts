import { useEffect } from 'react';
import { site } from '../../company/site.ts';

/**
 * The title of the browser tab: page and company, or company and tagline. A mark in a title that turns the
 * direction of the text would turn the company's name as well.
 */
export const pageTitle = (title?: string): string =>
  title
    ? `${title.replaceAll(/\p{Bidi_Control}/gu, '')} – ${site.name}`
    : `${site.name} – ${site.tagline}`;

/** Sets the document title alone: for pages that are no address of their own. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

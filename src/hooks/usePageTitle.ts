import { useEffect } from 'react';
import { site } from '../site';

/** Names the browser's tab and the history entry after the page. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} – ${site.name}` : `${site.name} – ${site.tagline}`;
  }, [title]);
}

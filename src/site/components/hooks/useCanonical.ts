import { useEffect } from 'react';
import { site } from '../../../company/site';

/** Names the one address of what the page shows, where the served head cannot know it (product 23.8). */
export function useCanonical(path: string): void {
  useEffect(() => {
    document.querySelector('link[rel=canonical]')?.setAttribute('href', site.origin + path);
  }, [path]);
}

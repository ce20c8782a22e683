import { useEffect } from 'react';
import { pageTitle } from './page-title';

/** Sets the document title (product 2.12). */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

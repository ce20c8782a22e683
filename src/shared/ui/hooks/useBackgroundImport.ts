import { useEffect, useState } from 'react';
import { pageShown } from '../../data/page-shown';

/**
 * Imports code that a page needs only after a click, once the page is shown. Returns undefined until
 * it has loaded. When `wanted` changes, an import that has failed is tried again.
 */
export function useBackgroundImport<T>(load: () => Promise<T>, wanted: unknown): T | undefined {
  const [loaded, setLoaded] = useState<T>();

  useEffect(() => {
    if (loaded) return;
    const shown = wanted ? Promise.resolve() : pageShown();
    shown.then(load).then((code) => setLoaded(code), console.error);
    // oxlint-disable-next-line react/exhaustive-deps -- `wanted` only repeats a failed import.
  }, [load, loaded, wanted]);

  return loaded;
}

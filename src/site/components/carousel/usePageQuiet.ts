import { useEffect, useState } from 'react';

const QUIET_MS = 1000;

let quiet: Promise<void> | undefined;

/** Resolves when the browser has received no file or answer for a second. */
function pageQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, QUIET_MS);
    };
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: 'resource' });
    wait();
  });
  return quiet;
}

/**
 * Whether the page has come to rest since it was opened, once: what moves by itself, and what it asks
 * for, does not compete with what is still being loaded.
 */
export function usePageQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let mounted = true;
    void pageQuiet().then(() => mounted && setIsQuiet(true));
    return () => {
      mounted = false;
    };
  }, []);
  return isQuiet;
}

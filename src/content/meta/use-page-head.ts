import { useEffect, useEffectEvent } from 'react';
import type { PageHead } from './head-tags';
import { pageTitle } from './page-title';

type Heads = typeof import('./heads');

/** Whether the head in the document is still the one that was served. */
let isServed = true;

/**
 * Sets the title of the browser tab, and has the rest of the head follow: at once where the page was
 * navigated to, and on the first page only if that was served with another title.
 *
 * @param describe makes the head of what the page is about
 */
export function usePageHead<About>(
  title: string | undefined,
  describe: (heads: Heads, about: About) => PageHead | Promise<PageHead>,
  about: About,
): void {
  const describeNow = useEffectEvent(describe);

  useEffect(() => {
    const text = pageTitle(title);
    const isAsServed = isServed && document.title === text;
    isServed = false;
    document.title = text;
    if (isAsServed) return;
    let isCurrent = true;
    const follow = async () => {
      const heads = await import('./heads');
      const head = await describeNow(heads, about);
      if (isCurrent) heads.showHead(head);
    };
    // Offline the head of the page before stays.
    follow().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [title, about]);
}

/** The same for a page that search engines must not list. */
export const useHiddenHead = (title: string): void =>
  usePageHead(title, ({ hiddenHead }, name) => hiddenHead(name), title);

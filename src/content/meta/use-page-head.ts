import { useEffect, useEffectEvent } from 'react';
import type { PageHead } from './head-tags';
import { pageTitle } from './page-title';

type Heads = typeof import('./heads');

/** Whether the document still has the head from the server. */
let isServed = true;

/**
 * Sets the title of the browser tab and updates the rest of the head, on the first page only if its
 * title differs from the head of the server.
 *
 * @param describe makes the head for `about`, the content of the page
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
    // Offline, the head of the previous page remains.
    follow().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [title, about]);
}

/** Sets the head of a page that search engines must not list. */
export const useNoindexHead = (title: string): void =>
  usePageHead(title, ({ noindexHead }, name) => noindexHead(name), title);

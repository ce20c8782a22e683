import { createContext, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { sessionEmail } from '../../../store/session/session';

/** Whether the search index could not be repaired during this visit. */
export const SearchBehindContext = createContext(false);

/**
 * Performs tasks that would otherwise need a server, once in a visit, when the browser is idle: it
 * publishes due entries (product 29.6), repairs the search index (product 24.6) and the list of
 * movies that left the site (product 10.17), and deletes old data of the trash (product 25.5), the
 * history (product 30.8), preview links (product 29.30), open forms (product 15.15) and unused
 * uploads (product 17.14). Failures are logged; returns whether the index could not be repaired.
 */
export function useVisitTasks(): boolean {
  const [isSearchBehind, setSearchBehind] = useState(false);
  const { revalidate } = useRevalidator();
  const onReleased = useEffectEvent(revalidate);
  useEffect(() => {
    const run = () =>
      runTasks({
        onReleased: () => void onReleased(),
        onSearchBehind: () => setSearchBehind(true),
      }).catch(console.error);
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => void run(), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSearchBehind;
}

/** Long enough for the first reads of a screen. */
const IDLE_MS = 3000;

interface Outcomes {
  readonly onReleased: () => void;
  readonly onSearchBehind: () => void;
}

async function runTasks({ onReleased, onSearchBehind }: Outcomes): Promise<void> {
  // The user may have signed out meanwhile, also in another tab.
  if (!sessionEmail()) return;
  const [
    { releaseDue },
    { repairSearchIndex },
    { repairAway },
    { repairArchivedYears },
    { purgeAll },
  ] = await Promise.all([
    import('../../../store/write/release-due'),
    import('../../../store/search/search-index-writer'),
    import('../../../store/links/repair-away'),
    import('../../../store/documents/archived-years'),
    import('../../../store/write/purges'),
  ]);
  if ((await releaseDue()) > 0) {
    const { invalidateAllLists } = await import('../../admin-list');
    invalidateAllLists();
    onReleased();
  }
  try {
    await repairSearchIndex();
  } catch (error) {
    console.error(error);
    onSearchBehind();
  }
  await repairAway();
  await repairArchivedYears();
  await purgeAll();
}

import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { sessionEmail } from '../../services/session/session';

/**
 * Does once in a visit, when the browser is idle, what no server does: publishes what is due (product
 * 29.6), repairs the search index (product 24.6) and deletes what is too old in the trash (product
 * 25.5) and the history (product 30.8), links to previews that have ended (product 29.30) and what
 * closed tabs have left (product 15.15, 17.14). Failures are logged.
 */
export function useVisitTasks(): void {
  const { revalidate } = useRevalidator();
  const onReleased = useEffectEvent(revalidate);
  useEffect(() => {
    const run = () => runTasks(() => void onReleased()).catch(console.error);
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => void run(), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The first reads of a screen have been answered by then. */
const IDLE_MS = 3000;

async function runTasks(onReleased: () => void): Promise<void> {
  // Somebody may have signed out meanwhile, also in another tab.
  if (!sessionEmail()) return;
  const [{ releaseDue }, { repairSearchIndex }, { purgeAll }] = await Promise.all([
    import('../../services/store/release-due'),
    import('../../services/store/search-index-writer'),
    import('../../services/site/purges'),
  ]);
  if ((await releaseDue()) > 0) {
    const { forgetAllLists } = await import('../kit/admin-list');
    forgetAllLists();
    onReleased();
  }
  await repairSearchIndex();
  await purgeAll();
}

import { useEffect } from 'react';
import { sessionEmail } from '../../services/session';

/**
 * Does once in a visit, when the browser is idle, what no server does: repairs the search index
 * (product 24.6) and empties the trash of what is too old (product 25.5). Failures are logged.
 */
export function useVisitTasks(): void {
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => void runTasks().catch(console.error), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The first reads of a screen have been answered by then. */
const IDLE_MS = 3000;

async function runTasks(): Promise<void> {
  // Somebody may have signed out meanwhile, also in another tab.
  if (!sessionEmail()) return;
  const [{ repairSearchIndex }, { purgeExpired }] = await Promise.all([
    import('../../services/search-index-admin'),
    import('../../services/trash-purge'),
  ]);
  await repairSearchIndex();
  await purgeExpired();
}

import { useEffect } from 'react';
import { dropCurtain, liftCurtain } from '../../shared/data/curtain';
import { followSession } from '../../store/session/session';
import { hasUnsaved } from '../ui/unsaved-changes';
import { isSessionOver } from './useRefusalCheck';
import { useSessionEnd } from './useSessionEnd';

/**
 * Hides a page that the browser freezes, for Back and Forward, until it is known who is signed in when it
 * is shown again (product 13.13).
 */
export function useThawedPage(): void {
  const endSession = useSessionEnd();

  useEffect(() => {
    const look = async () => {
      dropCurtain();
      await followSession();
      if (await isSessionOver()) {
        void endSession();
        // The page is left, and with it what hides it; over unsaved changes there is a question.
        if (!hasUnsaved()) return;
      }
      liftCurtain();
    };
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dropCurtain();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look().catch(console.error);
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      liftCurtain();
    };
  }, [endSession]);
}

import {
  unstable_IdlePriority as IdlePriority,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';
import type { countFirstView as Replaced } from '../../../../src/site/data/at-rest';
import { closeFirstView } from './counted-import';

const close = () =>
  closeFirstView((callback) => {
    scheduleCallback(IdlePriority, callback);
  });

/** Replaces src/site/data/at-rest.ts: React renders the first view when the router is ready. */
export const countFirstView: typeof Replaced = (router) => {
  if (router.state.initialized) return close();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    close();
  });
};

import { answer } from './network';
import { watchTimers } from './timers';

// Before the site is imported, which takes over what `fetch` is then.
globalThis.fetch = answer;
watchTimers();

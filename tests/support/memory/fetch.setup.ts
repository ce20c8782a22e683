import { answer } from './network';
import { watchTimers } from './timers';

// Before the site is imported, which stores the current `fetch`.
globalThis.fetch = answer;
watchTimers();

import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

// Before each file: its page is empty and nothing of the site has been imported, as in a new tab. The
// window and the libraries stay, which run faster once they have run for a while.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
await Promise.all(getApps().map(deleteApp));
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

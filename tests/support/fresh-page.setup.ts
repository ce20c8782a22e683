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

// What a router of an earlier file has the window tell it about being shown again, and what was open in that
// file about its history, ends with the file.
const shared: Window & { endPage?: () => void } = window;
if (!shared.endPage) {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
    listen(type, listener, options);
    if (type !== 'pageshow' && type !== 'popstate') return;
    const end = shared.endPage;
    shared.endPage = () => {
      end?.();
      window.removeEventListener(type, listener, options);
    };
  };
}
shared.endPage?.();
shared.endPage = () => undefined;

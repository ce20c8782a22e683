import { deleteApp, getApps } from 'firebase/app';
import { vi } from 'vitest';

// Before each file, the page is emptied and the site's modules are reset, as in a new tab. The
// window and the libraries stay, because they run faster once they are warmed up.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
await Promise.all(getApps().map(deleteApp));
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();

// Window listeners that routers and overlays of a file add for `pageshow` and `popstate` are
// removed at the end of the file.
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

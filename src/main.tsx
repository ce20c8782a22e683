import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { discoverAdmin, isGuarded, mayEditContent } from './site/app/discover-admin';
import { createRoutes, pages } from './site/app/routes';
import { BASE, otherLanguages, PAGE_STATE_KEY, pathOf } from './content/locale/language';
import { site } from './company/site';
import { TYPEFACE } from './company/typeface';
import { countFirstView } from './site/data/at-rest';
import { trackHistory } from './site/data/loader-cache';
import { readStored } from './shared/data/browser-storage';
import { trackOverlays } from './shared/data/overlays';
import { trackScrollPosition } from './shared/data/scroll-position';
import './company/colors.css';
import './company/fonts.css';
import './shared/styles/tokens.css';
import './shared/styles/base.css';
import './shared/styles/parts.css';
import './shared/styles/shared.css';
import './shared/styles/lists.css';
import './shared/styles/other-media.css';

const mount = () => {
  const followOverlays = trackOverlays();
  const router = createBrowserRouter(createRoutes(), {
    ...(BASE && { basename: BASE }),
    patchRoutesOnNavigation: discoverAdmin(),
  });
  trackHistory(router, mayEditContent);
  trackScrollPosition(router);
  if (otherLanguages && readStored('sessionStorage', PAGE_STATE_KEY)) {
    import('./site/data/restore-page-state')
      .then(({ restorePageState }) => restorePageState())
      .catch(console.error);
  }
  router.subscribe(followOverlays);
  countFirstView(router);
  // index.html has a loader until the first page is ready; the guard has a loader of its own.
  if (router.state.initialized || isGuarded(pathOf(window.location.pathname)))
    return render(router);
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    render(router);
  });
};

/** In a transition, which React renders in time slices, without one long task on a slow phone. */
const render = (router: ReturnType<typeof createBrowserRouter>) =>
  startTransition(() =>
    // React says so if index.html has no such element.
    createRoot(document.getElementById('root') as Element).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );

const start = () => {
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    // The router starts the first reads, and App Check has to be initialized before them.
    void import('./firebase/app-check').catch(console.error).then(mount);
  } else {
    // In a new task, as evaluating the modules was a long one on a slow phone.
    setTimeout(mount);
  }
  // After the page has loaded, so that it does not delay it.
  window.addEventListener('load', () => {
    import('./site/app/after-load')
      .then(({ startAfterLoad }) => startAfterLoad(pages))
      .catch(console.error);
  });
};

// All browsers of the floor have both.
if ('toSorted' in Array.prototype && 'CompressionStream' in window) start();
else void import('./site/app/too-old');

// The fonts of text and titles. They are not preloaded in index.html, where they would compete with
// the scripts.
for (const font of ['1em', 'condensed bold 1em']) {
  // The letters of another language are in files of their own.
  document.fonts.load(`${font} ${TYPEFACE}`, BASE ? site.name : undefined).catch(console.error);
}

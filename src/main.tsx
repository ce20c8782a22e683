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
import { pageRendered } from './shared/data/first-view';
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
  // index.html shows a loader until the first page is ready; guarded pages show their own loader.
  if (router.state.initialized || isGuarded(pathOf(window.location.pathname)))
    return render(router);
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    render(router);
  });
};

/**
 * Renders in a transition, which React divides into short tasks instead of a long one on a slow
 * phone.
 */
const render = (router: ReturnType<typeof createBrowserRouter>) =>
  startTransition(() => {
    const root = document.getElementById('root');
    if (!root) throw new Error('index.html has no element for the app');
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });

/** Not only after the load event, for which a page waits much longer than for its own content. */
const keepStateOfRenderedPage = async () => {
  await pageRendered();
  const { keepPageState } = await import('./site/data/keep-page-state');
  keepPageState();
};

const start = () => {
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    // App Check has to be initialized before the router starts the first reads.
    void import('./firebase/app-check').catch(console.error).then(mount);
  } else {
    // In a new task, because evaluating the modules takes long on a slow phone.
    setTimeout(mount);
  }
  if (otherLanguages) keepStateOfRenderedPage().catch(console.error);
  // After the load event, in order not to delay the page.
  window.addEventListener('load', () => {
    import('./site/app/after-load')
      .then(({ startAfterLoad }) => startAfterLoad(pages))
      .catch(console.error);
  });
};

// The oldest supported browsers have both.
if ('toSorted' in Array.prototype && 'CompressionStream' in window) start();
else void import('./site/app/too-old');

// Loads the fonts of texts and titles. A preload in index.html would compete with the scripts.
for (const font of ['1em', 'condensed bold 1em']) {
  // The characters of other languages are in separate font files.
  document.fonts.load(`${font} ${TYPEFACE}`, BASE ? site.name : undefined).catch(console.error);
}

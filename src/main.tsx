import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { discoverAdmin, isGuarded } from './app/discover-admin';
import { keepVisits } from './app/kept-data';
import { createRoutes, pages } from './app/routes';
import './styles/fonts.css';
import './styles/font-stand-ins.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/layout-classes.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const mount = () => {
  const router = createBrowserRouter(createRoutes(), {
    patchRoutesOnNavigation: discoverAdmin(),
  });
  keepVisits(router);
  // index.html has a loader until the first page is there. Behind the guard are other words.
  if (router.state.initialized || isGuarded(window.location.pathname)) return show(router);
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show(router);
  });
};

/** In slices, as one piece would hold up a slow phone. */
const show = (router: ReturnType<typeof createBrowserRouter>) =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );

if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
  // The router starts the first reads: App Check has to be there before them.
  void import('./firebase/app-check').catch(console.error).then(mount);
} else {
  // A task of its own: a slow phone has been busy enough with running the code.
  setTimeout(mount);
}

// Not before the page itself is there.
window.addEventListener('load', () => {
  import('./app/prefetch').then(({ prefetchLinks }) => prefetchLinks(pages)).catch(console.error);
});

// The faces of all text and titles. Asked for now, as the text is about to be shown: any sooner, and
// they would hold up the code that shows it.
for (const face of ['1em', 'condensed bold 1em']) {
  document.fonts.load(`${face} 'Anek Malayalam'`).catch(console.error);
}

document.getElementById('splash')?.addEventListener('animationend', (event) => {
  if (event.animationName === 'splash-lift') (event.currentTarget as Element).remove();
});

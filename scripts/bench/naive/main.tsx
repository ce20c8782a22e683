import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../../../src/app/routes';
import { site } from '../../../src/site';
import '../../../src/styles/fonts.css';
import '../../../src/styles/font-stand-ins.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/styles/parts.css';
import '../../../src/styles/layout-classes.css';

/** Every screen, those of the admin area with sign-in and uploads too, is there from the start. */
import.meta.glob('../../../src/{admin,pages}/**/*.tsx', { eager: true });

const SPLASH_MS = 2000;

const splashStyle = {
  display: 'grid',
  placeContent: 'center',
  minHeight: '100svh',
  textTransform: 'uppercase',
} as const;

/** The same pages, but a timer covers them: no page and no read begins before it has run out. */
function Site() {
  const [router, setRouter] = useState<ReturnType<typeof createBrowserRouter>>();

  useEffect(() => {
    const timer = setTimeout(() => setRouter(createBrowserRouter(createRoutes())), SPLASH_MS);
    return () => clearTimeout(timer);
  }, []);

  if (router) return <RouterProvider router={router} />;
  return (
    <div id="splash" style={splashStyle}>
      {site.name}
    </div>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);

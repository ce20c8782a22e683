import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../../../src/site/app/routes';
import { site } from '../../../src/company/site';
import '../../../src/company/colors.css';
import '../../../src/company/fonts.css';
import '../../../src/shared/styles/tokens.css';
import '../../../src/shared/styles/base.css';
import '../../../src/shared/styles/parts.css';
import '../../../src/shared/styles/shared.css';
import '../../../src/site/components/cards/cards.css';

/** Every screen is in the first script, including the admin area with Auth and Storage. */
import.meta.glob('../../../src/{admin,pages}/**/*.tsx', { eager: true });

const SPLASH_MS = 2000;

const splashStyle = {
  display: 'grid',
  placeContent: 'center',
  minHeight: '100svh',
  textTransform: 'uppercase',
} as const;

/** The splash is a timer that delays the router and with it the first reads. */
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

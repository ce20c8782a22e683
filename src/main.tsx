import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from './app/routes';
import '@fontsource-variable/anek-malayalam/standard.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/layout-classes.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(createRoutes())} />
  </StrictMode>,
);

document.getElementById('splash')?.addEventListener('animationend', (event) => {
  if (event.animationName === 'splash-lift') (event.currentTarget as Element).remove();
});

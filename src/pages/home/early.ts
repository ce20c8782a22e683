import { beginHome } from './home.loader';

// Runs ahead of React on the landing page alone (scripts/bundle/page-shells.ts). App Check has to be
// there before the first read, and comes with the frame.
if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) beginHome();

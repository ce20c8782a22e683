import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './app';

/**
 * App Check proves to Firestore, Storage and Auth that requests come from this site. Only builds with a
 * reCAPTCHA key load it, before the first request (docs/security.md).
 */
initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
  isTokenAutoRefreshEnabled: true,
});

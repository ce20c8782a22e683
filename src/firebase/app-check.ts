import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { app } from './app';

/**
 * Shows database, storage and sign-in that a request comes from this site. Only a build that names
 * a reCAPTCHA key loads it, and then before the first request (docs/security.md).
 */
initializeAppCheck(app, {
  provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
  isTokenAutoRefreshEnabled: true,
});

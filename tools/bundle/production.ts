/** The Firebase configuration of a project that does not exist; its values are as long as real ones. */
export const PRODUCTION = {
  VITE_FIREBASE_API_KEY: 'A'.repeat(39),
  VITE_FIREBASE_APP_ID: `1:${'0'.repeat(12)}:web:${'0'.repeat(22)}`,
  VITE_FIREBASE_PROJECT_ID: 'live-cinema',
  VITE_FIREBASE_STORAGE_BUCKET: 'live-cinema.firebasestorage.app',
  VITE_APP_CHECK_SITE_KEY: '',
  VITE_EMULATOR_PORTS: '',
  // There is no database to read them from.
  VITE_SETTINGS: 'built-in',
};

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  /** The key of reCAPTCHA Enterprise that switches App Check on; empty without it. */
  readonly VITE_APP_CHECK_SITE_KEY: string;
  /** Ports of the Auth, Firestore and Storage emulators; empty in a production build. */
  readonly VITE_EMULATOR_PORTS: string;
}

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  /** The reCAPTCHA Enterprise site key, which enables App Check; empty without App Check. */
  readonly VITE_APP_CHECK_SITE_KEY: string;
  /** Ports of the Auth, Firestore and Storage emulators; empty in a production build. */
  readonly VITE_EMULATOR_PORTS: string;
  /** The code of the language that is built; empty for the first one. */
  readonly VITE_LANGUAGE: string;
  /** Whether the build leaves out the code for several languages; undefined outside of a build. */
  readonly ONE_LANGUAGE?: boolean;
  /**
   * The settings that the build has read from the database, by the part of the site that shows
   * them.
   */
  readonly FRAME_SETTINGS?: object;
  readonly CONTACT_SETTINGS?: object;
  readonly ABOUT_SETTINGS?: object;
  /** When they were last changed, in milliseconds; 0 if there are none. */
  readonly SETTINGS_EDITED?: number;
}

interface Window {
  /** Only Chromium has it; in other browsers, files are downloaded. */
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
  }) => Promise<FileSystemFileHandle>;
}

interface TextPolicy {
  readonly createScript: (text: string) => string;
}

interface Window {
  /** Missing in older browsers. A policy creates objects, which are assigned like strings. */
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, rules: TextPolicy) => TextPolicy;
  };
}

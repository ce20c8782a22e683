import { createRequire } from 'node:module';

/** The package that deploys; that of the emulators is an older one (decision 031). */
const PACKAGE = 'firebase-tools-15';

const require = createRequire(import.meta.url);

/** A module below the package's lib folder; its type is the caller's to know. */
export const requireFirebaseTools = <Module>(name: string): Module =>
  require(`${PACKAGE}/lib/${name}.js`);

/** The file of the `firebase` command. */
export const firebaseCommand = (): string => require.resolve(`${PACKAGE}/lib/bin/firebase.js`);

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A module below the package's lib folder; its type is the caller's to know. */
export const requireFirebaseTools = <Module>(name: string): Module =>
  require(`firebase-tools/lib/${name}.js`);

/** The file of the `firebase` command. */
export const firebaseCommand = (): string => require.resolve('firebase-tools/lib/bin/firebase.js');

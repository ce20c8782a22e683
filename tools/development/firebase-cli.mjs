/**
 * The `firebase` command, with two changes of its emulators (decision 031). Plain JavaScript: the
 * loader for TypeScript would read every file of firebase-tools.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Version 15 brings along an emulator of Firestore that needs Java 21, and refuses older ones. The one
// before runs on Java 17, which many systems have.
const info = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
Object.assign(info.firestore, require('./firestore-emulator.json'));
require('firebase-tools/lib/emulator/commandUtils.js').MIN_SUPPORTED_JAVA_MAJOR_VERSION = 17;

// The Auth emulator compiles the schema of each operation when it is first called, and not those of
// all operations at the start.
const exegesis = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (api, options) =>
  middleware(api, { ...options, lazyCompileValidationSchemas: true });

// Even if nobody reads the output any more, the emulators have to be shut down.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

require('firebase-tools/lib/bin/firebase.js');

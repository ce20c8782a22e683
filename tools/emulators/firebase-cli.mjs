/**
 * The `firebase` command, with two changes of its emulators (decision 031). Plain JavaScript: the
 * loader for TypeScript would read every file of firebase-tools.
 */
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);

// Version 14 takes each chunk of the Storage rules runtime's output for one JSON value, so that
// uploads hang when two answers arrive in the same chunk
// (https://github.com/firebase/firebase-tools/issues/6194).
const { StorageRulesRuntime } = require('firebase-tools/lib/emulator/storage/rules/runtime.js');
const { prototype } = StorageRulesRuntime;
const { start } = prototype;
prototype.start = async function (...args) {
  await start.apply(this, args);
  const { stdout } = this._childprocess;
  const [parse] = stdout.listeners('data');
  if (!parse) throw new Error('firebase-tools reads its rules runtime in another way now');
  stdout.removeAllListeners('data');
  createInterface({ input: stdout }).on('line', (line) => parse(Buffer.from(line)));
};

// The Auth emulator compiles the schema of each operation when it is first called, and not those of
// all operations at the start.
const exegesis = createRequire(require.resolve('firebase-tools/package.json'))('exegesis-express');
const { middleware } = exegesis;
exegesis.middleware = (api, options) =>
  middleware(api, { ...options, lazyCompileValidationSchemas: true });

// Even if nobody reads the output any more, the emulators have to be shut down.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

require('firebase-tools/lib/bin/firebase.js');

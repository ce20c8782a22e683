/**
 * `npm run deploy`: publishes the rules, the indexes, the function and the site that `npm run build`
 * has built. With `-- --without-function` Hosting answers a movie's page with a file, as it does
 * every other page. Further arguments go to `firebase deploy`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { sitemap } from '../functions/src/sitemap';
import { PROJECT_FOLDER } from '../tools/emulators/project';
import { HOSTING, withoutFunction } from '../tools/hosting';

const SWITCH = '--without-function';
const given = process.argv.slice(2);
const further = given.filter((argument) => argument !== SWITCH);

function deploy(targets: string, ...options: readonly string[]): number {
  const args = ['deploy', '--only', targets, ...options, ...further];
  const firebase = path.join(PROJECT_FOLDER, 'node_modules/.bin/firebase');
  return spawnSync(firebase, args, { cwd: PROJECT_FOLDER, stdio: 'inherit' }).status ?? 1;
}

function deployWithoutFunction(): number {
  const { functions: _, ...config } = firebaseConfig;
  const hosting = { ...config.hosting, ...withoutFunction(HOSTING) };
  // In the project's folder: firebase-tools finds the rules and the project's id from there.
  const file = path.join(PROJECT_FOLDER, 'firebase.without-function.json');
  writeFileSync(file, JSON.stringify({ ...config, hosting }, null, 2));
  // That of the pages: robots.txt names it.
  writeFileSync(path.join(PROJECT_FOLDER, 'dist/sitemap.xml'), sitemap([]));
  try {
    return deploy('firestore,storage,hosting', '--config', file);
  } finally {
    rmSync(file);
  }
}

process.exitCode = given.includes(SWITCH)
  ? deployWithoutFunction()
  : deploy('firestore,storage,functions,hosting');

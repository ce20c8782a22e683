import { createRequire } from 'node:module';
import path from 'node:path';

/** The project's folder: where firebase.json is. */
export const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../..');

/** Holds what may be deleted between runs: logs, temporary files, data kept on request. */
export const WORK_FOLDER = path.join(PROJECT_FOLDER, '.firebase');

/** A "demo-" project needs no account, and no real project can be reached by mistake. */
export const PROJECT_ID = 'demo-cinema';
export const BUCKET = `${PROJECT_ID}.firebasestorage.app`;

/** The folder of the installed firebase-tools. */
export const FIREBASE_TOOLS = path.dirname(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);

/** The script behind the `firebase` command. */
export const FIREBASE_CLI = path.join(FIREBASE_TOOLS, 'lib/bin/firebase.js');

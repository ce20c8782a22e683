import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFunction } from '../../../tools/build/function';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import type { FakeGoogle } from './google/fake-google';
import { resultFolder } from './production';

const FILES = [
  'firebase.json',
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
  'functions/package.json',
  'functions/package-lock.json',
];

/** Returns a folder as `npm run build` leaves it, with the site from another folder. */
export async function builtProject(site: string): Promise<string> {
  const folder = resultFolder('deploy');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'functions'), { recursive: true });
  for (const file of FILES) cpSync(path.join(PROJECT_FOLDER, file), path.join(folder, file));
  // firebase-tools starts npm to find out the newest version of the function's library.
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  cpSync(site, path.join(folder, 'dist'), { recursive: true });
  await buildFunction(site, path.join(folder, 'functions/lib'));
  return folder;
}

export interface DeployResult {
  readonly code: number | null;
  readonly output: string;
  /** The last line of the output. */
  readonly end: string;
}

/** Runs the project's deploy in a folder against a fake of Google's APIs. */
export function deploy(
  folder: string,
  google: FakeGoogle,
  ...args: readonly string[]
): Promise<DeployResult> {
  const command = ['--import', 'tsx', path.join(PROJECT_FOLDER, 'scripts/deploy.ts'), ...args];
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}`,
      HOME: folder,
      XDG_CONFIG_HOME: path.join(folder, '.config'),
      TMPDIR: process.env['TMPDIR'],
      // In seconds: on a busy machine, loading the code of the functions takes longer than ten.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
      CI: '1',
      FIREBASE_TOKEN: 'token',
      ...google.environment,
    },
  });
  const parts: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    input.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const output = parts.join('');
      resolve({ code, output, end: output.trimEnd().split('\n').at(-1) ?? '' });
    });
  });
}

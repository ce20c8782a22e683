import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '../../../scripts/emulators/project';

/** A project that is none: what the bundle says of it can be told from everything else in there. */
export const PRODUCTION = {
  VITE_FIREBASE_API_KEY: 'production-key',
  VITE_FIREBASE_APP_ID: 'production-app',
  VITE_FIREBASE_PROJECT_ID: 'production-project',
  VITE_FIREBASE_STORAGE_BUCKET: 'production-bucket',
};

export interface Built {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Builds the site as `npm run build` does, for a project that is none, into a folder of its own.
 * The variables beat those of an .env file. Throws what the build says if it fails.
 */
export async function buildForProduction(
  variables: Readonly<Record<string, string>> = {},
): Promise<Built> {
  const folder = mkdtempSync(path.join(tmpdir(), 'production-'));
  const remove = () => rmSync(folder, { recursive: true });
  const vite = path.join(PROJECT_FOLDER, 'node_modules/.bin/vite');
  const args = ['build', '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  const { NODE_ENV: _, ...environment } = process.env;
  const cleared = { VITE_EMULATOR_PORTS: '', VITE_APP_CHECK_SITE_KEY: '' };
  const env = { ...environment, ...cleared, ...PRODUCTION, ...variables };
  try {
    await promisify(execFile)(vite, args, { cwd: PROJECT_FOLDER, env });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

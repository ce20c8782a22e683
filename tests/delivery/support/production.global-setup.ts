import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { beginTestRun } from '../../../tools/proofs/runner/test-run';
import { buildForProduction, resultFolder } from './production';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build. */
    site: string;
  }
}

/** Provides one production build for all files: the one in PRODUCTION_SITE if it is there, or a new one. */
export default async function provideSite({ provide }: TestProject) {
  await beginTestRun();
  const folder = process.env['PRODUCTION_SITE'] ?? resultFolder('production');
  if (!existsSync(path.join(folder, 'index.html'))) await buildForProduction(folder);
  provide('site', folder);
}

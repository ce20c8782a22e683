import type { TestProject } from 'vitest/node';
import { beginTestRun } from '../../../tools/test-run';
import { buildForProduction, resultFolder } from './production';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build. */
    site: string;
  }
}

/** Provides one production build for all files: the one in PRODUCTION_SITE, or a new one. */
export default async function provideSite({ provide }: TestProject) {
  await beginTestRun();
  const built = process.env['PRODUCTION_SITE'];
  const folder = built ?? resultFolder('production');
  if (!built) await buildForProduction(folder);
  provide('site', folder);
}

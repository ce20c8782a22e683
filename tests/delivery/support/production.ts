import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_LANGUAGES } from '../../../functions/src/languages';
import { PRODUCTION } from '../../../tools/build/budgets';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { testRun } from '../../../tools/proofs/runner/test-run';

/**
 * Builds the site for production as `npm run build` does. The variables take precedence over an
 * .env file.
 *
 * @throws Error with the output of a failed build
 */
export async function buildForProduction(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vite = path.join(PROJECT_FOLDER, 'node_modules/.bin/vite');
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, ...PRODUCTION, ...variables };
  for (const language of BUILD_LANGUAGES) {
    const args = ['build', '--logLevel', 'error', '--outDir', folder];
    if (!language) args.push('--emptyOutDir');
    const options = { cwd: PROJECT_FOLDER, env: { ...env, VITE_LANGUAGE: language } };
    await promisify(execFile)(vite, args, options);
  }
}

/** Returns a folder of the test run, which Git ignores. */
export const resultFolder = (name: string) => path.join(testRun().folder, name);

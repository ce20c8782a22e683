import { execFileSync } from 'node:child_process';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import manifest from '../../package.json' with { type: 'json' };
import { fixedFiles } from './fixed-files.ts';

/**
 * The version of the site as /version.txt says it (product 14.18): the version of package.json, and the commit
 * with its day where Git knows it. The same commit has the same one, whenever it is built. It is no
 * part of the code, as each commit would rename the files that visitors have in their cache.
 */
export function siteVersion(folder: string): string {
  const commit = git(folder, 'log', '-1', '--abbrev=7', '--format=%h, %cs');
  if (!commit) return manifest.version;
  const isChanged = git(folder, 'status', '--porcelain', '--untracked-files=no') !== '';
  return `${manifest.version} (${commit}${isChanged ? ', with changes' : ''})`;
}

/** Returns the output of Git; '' without Git, or if the folder is in no repository. */
function git(folder: string, ...args: readonly string[]): string {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: folder, stdio, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Adds /version.txt. */
export const version = () =>
  fixedFiles({
    'version.txt': { type: 'text/plain', make: () => `${siteVersion(PROJECT_FOLDER)}\n` },
  });

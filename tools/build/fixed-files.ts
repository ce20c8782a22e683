import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../development/project.ts';
import { loadLimits } from './function.ts';

/** A file with a fixed address, which is made when it is asked for. */
export interface FixedFile {
  readonly type: string;
  readonly make: () => Promise<Buffer | string> | Buffer | string;
}

/** Adds files to the build, and to what the development server answers; by path. */
export const fixedFiles = (files: Readonly<Record<string, FixedFile>>): Plugin => ({
  name: 'fixed-files',
  async generateBundle() {
    for (const [fileName, { make }] of Object.entries(files)) {
      this.emitFile({ type: 'asset', fileName, source: await make() });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [address = ''] = (request.url ?? '').slice(1).split('?');
      const file = files[address];
      if (!file) return next();
      response.setHeader('Content-Type', file.type);
      Promise.resolve(file.make()).then((data) => response.end(data), next);
    });
  },
});

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

/** Adds /limits.json (product 14.8b). */
export const limits = () =>
  fixedFiles({
    'limits.json': {
      type: 'application/json',
      make: async () => (await loadLimits()).limitsFile(),
    },
  });

/** For what a site was built: a deploy reads it before it publishes the site (product 33.2). */
export interface BuildInfo {
  /** The id of the Firebase project. */
  readonly project: string;
  /** The mode of the build, which chooses the .env files. */
  readonly mode: string;
  readonly isForEmulators: boolean;
}

/** Below the built site, where Hosting publishes nothing. */
export const BUILD_INFO = '.vite/build.json';

/** Writes what a site is built for beside it. */
export const buildInfo = (info: BuildInfo): Plugin => ({
  name: 'build-info',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: BUILD_INFO, source: JSON.stringify(info) });
  },
});

import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { PROJECT_FOLDER } from '../development/project.ts';
import { loadLimits } from './function.ts';

/** A file with a fixed address, whose content is created on request. */
export interface FixedFile {
  readonly type: string;
  readonly make: () => Promise<Buffer | string> | Buffer | string;
}

/** Adds files to the build and to the development server, by path. */
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
 * Returns the version of the site for /version.txt (product 14.18): the version of package.json,
 * and the commit and its day if Git knows it. It is not part of the code, because each commit would
 * then rename files that visitors have in their cache.
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

/**
 * The project and mode for which a site was built; a deploy reads it before publishing (product
 * 33.2).
 */
export interface BuildInfo {
  /** The id of the Firebase project. */
  readonly project: string;
  /** The mode of the build, which chooses the .env files. */
  readonly mode: string;
  readonly isForEmulators: boolean;
}

/** The path below the built site, in a folder that Hosting does not publish. */
export const BUILD_INFO = '.vite/build.json';

/** Writes the build info beside the built site. */
export const buildInfo = (info: BuildInfo): Plugin => ({
  name: 'build-info',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: BUILD_INFO, source: JSON.stringify(info) });
  },
});

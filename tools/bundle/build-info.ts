import type { Plugin } from 'vite';

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

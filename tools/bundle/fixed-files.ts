import type { Plugin } from 'vite';

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

import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { PROJECT_FOLDER } from '../emulators/project.ts';

/**
 * Bundles the function that answers /movie/ID into a folder, beside the page that it fills in.
 *
 * @param site the folder of the built site
 * @throws Error if the site has not been built
 */
export async function buildFunction(site: string, folder: string): Promise<void> {
  const page = path.join(site, 'pages/movie.html');
  if (!existsSync(page)) throw new Error(`${page} is missing: build the site first`);
  await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'functions/src/index.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { external: [/^firebase-functions/] },
    },
  });
  cpSync(page, path.join(folder, 'movie.html'));
}

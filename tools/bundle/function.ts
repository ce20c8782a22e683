import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { PAGE_FILES } from '../../functions/src/page-files.ts';
import { PROJECT_FOLDER } from '../emulators/project.ts';

/**
 * Bundles the function into a folder, beside the pages that it fills in.
 *
 * @param site the folder of the built site
 * @throws Error if the site has not been built
 */
export async function buildFunction(site: string, folder: string): Promise<void> {
  const pages = PAGE_FILES.map((name) => path.join(site, `pages/${name}.html`));
  const missing = pages.find((page) => !existsSync(page));
  if (missing) throw new Error(`${missing} is missing: build the site first`);
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
      rolldownOptions: { external: [/^firebase-(functions|admin)/] },
    },
  });
  for (const page of pages) cpSync(page, path.join(folder, path.basename(page)));
}

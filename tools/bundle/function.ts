import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { PAGE_FILES } from '../../functions/src/page-files.ts';
import { PROJECT_FOLDER } from '../emulators/project.ts';
import type * as AnswerModule from './answer.ts';
import { scopedNames } from './scoped-names.ts';

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
  await bundle('functions/src/index.ts', folder, 'index.js');
  for (const page of pages) cpSync(page, path.join(folder, path.basename(page)));
}

/** Bundles what the function answers with, and loads it: Node alone reads no styles of components. */
export async function loadAnswer(): Promise<typeof AnswerModule> {
  const folder = mkdtempSync(path.join(tmpdir(), 'answer-'));
  try {
    await bundle('tools/bundle/answer.ts', folder, 'answer.mjs');
    return await import(pathToFileURL(path.join(folder, 'answer.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const bundle = (entry: string, folder: string, file: string) =>
  build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'error',
    publicDir: false,
    plugins: [withoutLaterCode()],
    css: { modules: { generateScopedName: scopedNames() } },
    // Whatever the environment says, as tests set it.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      target: 'node20',
      rolldownOptions: {
        external: [/^firebase-(functions|admin)/],
        output: { entryFileNames: file },
      },
    },
  });

/** What a page imports later, in a browser, is no part of the function, which only renders it. */
const withoutLaterCode = (): Plugin => ({
  name: 'without-later-code',
  resolveDynamicImport: (_, importer = '') =>
    importer.startsWith(path.join(PROJECT_FOLDER, 'src/'))
      ? { id: 'not-in-the-function', external: true }
      : null,
});

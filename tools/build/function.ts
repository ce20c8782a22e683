import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { BUILD_LANGUAGES } from '../../functions/src/languages.ts';
import { PAGE_FILES } from '../../functions/src/page-files.ts';
import { PROJECT_FOLDER } from '../development/project.ts';
import type * as AnswerModule from './answer.ts';
import { CLASS_NAMES, FILE_NAMES } from './chunking.ts';
import { languageVariants } from './language-variants.ts';
import type * as PageHeads from './page-heads.ts';
import type * as Limits from './rules/limits.ts';

/**
 * Bundles the function into a folder, beside the pages that the function completes.
 *
 * @param site the folder of the built site
 * @throws Error if the site has not been built
 */
export async function buildFunction(site: string, folder: string): Promise<void> {
  const missing = BUILD_LANGUAGES.flatMap((code) => pagesIn(path.join(site, code))).find(
    (page) => !existsSync(page),
  );
  if (missing) throw new Error(`${missing} is missing: build the site first`);
  await bundle('functions/src/index.ts', folder, 'index.js');
  for (const code of BUILD_LANGUAGES) {
    if (code) await bundle('functions/src/answer.ts', path.join(folder, code), 'answer.js', code);
    for (const page of pagesIn(path.join(site, code))) {
      cpSync(page, path.join(folder, code, path.basename(page)));
    }
  }
}

const pagesIn = (site: string) => PAGE_FILES.map((name) => path.join(site, `pages/${name}.html`));

/**
 * Bundles the code that answers requests and loads it, because Node cannot import the styles of
 * components.
 */
export const loadAnswer = (language = ''): Promise<typeof AnswerModule> =>
  load('tools/build/answer.ts', language);

/** Loads the heads of the pages in a language. */
export const loadPageHeads = (language: string): Promise<typeof PageHeads> =>
  language ? load('tools/build/page-heads.ts', language) : import('./page-heads.ts');

/** Loads the maximum length of each text that forms write. */
export const loadLimits = (): Promise<typeof Limits> => load('tools/build/rules/limits.ts', '');

/** Bundles a module in a language and loads it. */
async function load<Module>(entry: string, language: string): Promise<Module> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  try {
    await bundle(entry, folder, 'bundle.mjs', language);
    return await import(pathToFileURL(path.join(folder, 'bundle.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const bundle = (entry: string, folder: string, file: string, language = '') =>
  build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'error',
    publicDir: false,
    plugins: [languageVariants(language), withoutLaterComponents()],
    css: { modules: { generateScopedName: CLASS_NAMES } },
    // Whatever the environment says, as tests set it.
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_LANGUAGE': JSON.stringify(language),
      ...FIREBASE,
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      assetsInlineLimit: 0,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      target: 'node20',
      rolldownOptions: {
        external: [/^firebase-(functions|admin)/],
        output: { ...FILE_NAMES, entryFileNames: file, codeSplitting: false },
      },
    },
  });

/**
 * Constants of the code in the function: it reads from the project of its environment, without its
 * credentials.
 */
const FIREBASE = {
  'import.meta.env.PROD': 'false',
  'import.meta.env.VITE_FIREBASE_API_KEY': '""',
  'import.meta.env.VITE_FIREBASE_APP_ID': '""',
  'import.meta.env.VITE_FIREBASE_STORAGE_BUCKET': '""',
  'import.meta.env.VITE_FIREBASE_PROJECT_ID': 'process.env.GCLOUD_PROJECT',
  'import.meta.env.VITE_EMULATOR_PORTS':
    '(process.env.FIRESTORE_EMULATOR_HOST ?? "").replace(/^.*:([0-9]+)$/, "1,$1,1")',
};

/** Removes components that a page imports on demand in a browser; code that reads data stays. */
const withoutLaterComponents = (): Plugin => ({
  name: 'without-later-components',
  async resolveDynamicImport(name, importer = '') {
    if (typeof name !== 'string' || !importer.startsWith(path.join(PROJECT_FOLDER, 'src/')))
      return null;
    const found = await this.resolve(name, importer);
    return found?.id.endsWith('.ts') ? null : { id: 'not-in-the-function', external: true };
  },
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../development/project.ts';

/** The folders with a variant in each language. */
const FOLDERS = ['src/company', 'src/shared/words'].map((folder) =>
  path.join(PROJECT_FOLDER, folder),
);

/**
 * In the build of another language, the file `ml/x.ts` replaces `x.ts` if it exists. It may import
 * the file that it replaces.
 */
export const languageVariants = (code: string): Plugin => ({
  name: 'language-variants',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!code || !source.startsWith('.') || !importer) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const folder = FOLDERS.find((one) => found && path.dirname(found.id) === one);
    if (!found || !folder || path.dirname(importer) === path.join(folder, code)) return found;
    const variant = path.join(folder, code, path.basename(found.id));
    return existsSync(variant) ? variant : found;
  },
  // A build leaves out what it uses nothing of: in a site of one language what the folder of a removed one has,
  // and in that of the first language what other ones have of names.
  transform: {
    filter: { id: /\/src\/(company\/[a-z]+|(content|store)\/names)\/[\w-]+\.ts$/ },
    handler: () => ({ moduleSideEffects: false }),
  },
});

/**
 * Calls `run` with a language in the environment, from which Vite reads it; '' is the first
 * language.
 */
export async function withLanguage<T>(code: string, run: () => Promise<T>): Promise<T> {
  process.env['VITE_LANGUAGE'] = code;
  try {
    return await run();
  } finally {
    delete process.env['VITE_LANGUAGE'];
  }
}

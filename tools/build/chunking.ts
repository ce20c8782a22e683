import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PROJECT_FOLDER } from '../development/project.ts';
import { type GetInfo, loadsOf, readModules } from './loads.ts';
import { isModuleAt } from './pages.ts';
import { divideIntoChunks } from './partition.ts';

/**
 * File names of the build. Hashes of letters could be a word that ad blockers refuse, and the
 * function uses the same hashes because its views name pictures of the site.
 */
export const FILE_NAMES = { hashCharacters: 'hex' } as const;

/**
 * The pattern of class names, which the function uses in its views as well: the default of Vite
 * differs between the two builds.
 */
export const CLASS_NAMES = '[local]_[hash:base64:4]';

/** The names of some chunks, by a module that is in them; other chunks have the name of their largest module. */
const NAMES = {
  frame: 'node_modules/react-dom',
  firestore: 'node_modules/@firebase/firestore',
  'after-load': 'src/site/app/after-load',
};

/**
 * Returns the name of the chunk of a module. All modules are divided into chunks at the first call.
 */
function chunkNames(language: string): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, context) =>
    (names ??= nameChunks((one) => context.getModuleInfo(one), language)).get(id);
}

function nameChunks(getInfo: GetInfo, language: string): ReadonlyMap<string, string> {
  const modules = readModules(getInfo, language);
  const sizeOf = (id: string) => modules.get(id)?.bytes ?? 0;
  const taken = new Map<string, number>();
  return new Map(
    divideIntoChunks(modules, loadsOf(modules)).flatMap((ids) => {
      const [largest = ''] = ids.toSorted((a, b) => sizeOf(b) - sizeOf(a));
      const given = Object.entries(NAMES).find(([, at]) => ids.some((id) => isModuleAt(at, id)));
      const name = given?.[0] ?? (/[\w-]+/.exec(path.basename(largest))?.[0] || 'part');
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const unique = count > 1 ? `${name}-${count}` : name;
      return ids.map((id) => [id, unique] as const);
    }),
  );
}

/** Replacement modules, by the module of a package or of Vite that they replace. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '@firebase/webchannel-wrapper/bloom-blob': 'src/firebase/bloom-blob.ts',
  // Vite's asks for a page's code after its style sheets, and can more than is used.
  '\0vite/preload-helper.js': 'src/site/data/import-with-styles.ts',
};

/**
 * Replacement modules in the build for the emulators: they count pending imports and reads, for
 * which tests wait.
 */
const COUNTED: Readonly<Record<string, string>> = {
  '\0vite/preload-helper.js': 'tests/browser/support/in-page/counted-import.ts',
  './site/data/at-rest': 'tests/browser/support/in-page/first-view.ts',
};

/**
 * Divides the modules of the production bundle into chunks and leaves out modules that no visitor
 * needs. The build fails if a module named here is not part of it.
 */
export const chunking = (language: string): Plugin => ({
  name: 'chunking',
  apply: 'build',
  config: (_config, { mode }) => ({
    resolve: {
      alias: Object.entries({
        ...REPLACEMENTS,
        ...(mode === 'emulators' && COUNTED),
      }).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: path.join(PROJECT_FOLDER, file),
      })),
    },
    build: {
      modulePreload: { polyfill: false, resolveDependencies: onlyStyles },
      rolldownOptions: {
        // On a busy machine Rolldown warns that plugins take most of a build's time.
        checks: { bundlerTimings: false },
        // Otherwise each constant that another chunk uses costs an export and an import.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          ...FILE_NAMES,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'loads', name: chunkNames(language) }],
          },
        },
      },
    },
  }),
});

/**
 * Removes scripts from the preload lists that Vite adds to the entry chunk, because every visitor
 * downloads it: the HTML files name the scripts of a page (page-html.ts), and links are prefetched
 * (prefetch-links.ts).
 */
const onlyStyles = (_file: string, dependencies: string[]) =>
  dependencies.filter((dependency) => dependency.endsWith('.css'));

import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { execFileSync } from 'node:child_process';
import {
  type Chunk,
  chunksWith,
  entryChunks,
  neededBy,
  pageChunks,
  withImports,
} from './chunk-graph';
import { isModuleAt, requireModules, ADMIN_FRAME, ADMIN_HOME, PAGES, SEARCH_PANEL } from './pages';
import { PROJECT_FOLDER } from '../development/project';

/** The size of the code of a page, and its budget. */
interface PageSize {
  readonly what: string;
  /** The scripts that the page loads. */
  readonly chunks: readonly Chunk[];
  /**
   * The size of `chunks` and their style sheets in bytes, compressed with Brotli at its highest
   * level.
   */
  readonly bytes: number;
  readonly budget: number;
}

/** The landing page with what its folder loads after the first banner (product 21.2). */
const LANDING_IN_ALL = 192_000;
const LANDING_FOLDER = 'src/site/pages/home';
const ADMIN_BYTES = 251_500;
/**
 * The additional size of opening the search on the landing page, in bytes, without the search index
 * (product 21.2).
 */
const PANEL_BYTES = 9000;

/**
 * The size of the code that each page loads before any interaction.
 *
 * @param sheets the style sheets of the build by file name
 */
export function measureSizes(
  chunks: readonly Chunk[],
  sheets: ReadonlyMap<string, string>,
): PageSize[] {
  const frame = [...entryChunks(chunks)];
  const withFrame = (from: readonly Chunk[]) => [...withImports([...frame, ...from], chunks)];
  const chunksOf = (modules: readonly string[]) =>
    modules.flatMap((module) => chunksWith(chunks, module, (id) => isModuleAt(module, id)));
  const adminHome = withFrame(chunksOf([...ADMIN_FRAME, ...ADMIN_HOME]));
  const landing = new Set(
    withFrame(
      PAGES.filter(({ route }) => route === '/').flatMap((page) => pageChunks(page, chunks)),
    ),
  );
  const landingInAll = withFrame(chunksOf([LANDING_FOLDER]));
  const panel = [...withImports(chunksOf(SEARCH_PANEL), chunks)].filter(
    (chunk) => !landing.has(chunk),
  );
  const sizeOf = (needed: readonly Chunk[]) =>
    compressedSize(needed.map(({ code }) => code)) +
    compressedSize(sheetsOf(needed).map((file) => sheets.get(file) ?? ''));
  return [
    ...PAGES.map((page) => ({
      what: page.route,
      chunks: [...neededBy(page, chunks, Boolean(page.view))],
      budget: page.budget,
    })),
    { what: '/ in all', chunks: landingInAll, budget: LANDING_IN_ALL },
    { what: 'search panel', chunks: panel, budget: PANEL_BYTES },
    { what: '/admin', chunks: adminHome, budget: ADMIN_BYTES },
  ].map((size) => ({ ...size, bytes: sizeOf(size.chunks) }));
}

const sheetsOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];

/**
 * Compressed sizes in bytes by source text: a cache, because most files belong to several pages.
 */
const compressed = new Map<string, number>();

const compressedSize = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => {
    const bytes = compressed.get(text) ?? brotliCompressSync(text).length;
    compressed.set(text, bytes);
    return sum + bytes;
  }, 0);

/** Modules of the admin area that no visitor may download. */
const FORBIDDEN = [
  'node_modules/@firebase/auth',
  'node_modules/@firebase/storage',
  'node_modules/react-toastify',
];

/** The forbidden modules that visitors would download, each with the file that it is in. */
export function forbidden(chunks: readonly Chunk[]): string[] {
  requireModules(
    FORBIDDEN,
    chunks.flatMap(({ moduleIds }) => moduleIds),
  );
  return [...visitorChunks(chunks)].flatMap(({ moduleIds, fileName }) =>
    FORBIDDEN.filter((module) => moduleIds.some((id) => isModuleAt(module, id))).map(
      (module) => `${module} in ${fileName}`,
    ),
  );
}

/** Returns all chunks that visitors may download, also the lazy ones. */
function visitorChunks(chunks: readonly Chunk[]): Chunk[] {
  const frame = entryChunks(chunks);
  const pages = PAGES.filter((page) => page.folder !== 'admin-login');
  const reachable = withImports(
    [...frame, ...pages.flatMap((page) => pageChunks(page, chunks))],
    chunks,
  );
  for (const chunk of reachable) {
    // The frame leads to every other screen, and to the admin area.
    if (frame.has(chunk)) continue;
    const later = chunks.filter(({ fileName }) => chunk.dynamicImports.includes(fileName));
    for (const imported of withImports(later, chunks)) reachable.add(imported);
  }
  return [...reachable];
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: PROJECT_FOLDER, encoding: 'utf8', stdio: 'pipe' }).split('\n');

/** Returns the paths of files that were added or changed since the last commit that is pushed; none without git. */
function changedFiles(): ReadonlySet<string> {
  try {
    const [pushed = ''] = git('merge-base', 'HEAD', '@{upstream}');
    const added = git('ls-files', '--others', '--exclude-standard');
    return new Set([...git('diff', '--name-only', pushed), ...added]);
  } catch {
    return new Set();
  }
}

/** Returns the modules of some files that were added or changed, each with its file. */
export function changedModules(chunks: readonly Chunk[]): string[] {
  const changed = changedFiles();
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .map((id) => path.relative(PROJECT_FOLDER, id))
      .filter((file) => changed.has(file))
      .map((file) => `${file} in ${fileName}`),
  );
}

/** The Firebase configuration of a project that does not exist; its values are as long as real ones. */
export const PRODUCTION = {
  VITE_FIREBASE_API_KEY: 'A'.repeat(39),
  VITE_FIREBASE_APP_ID: `1:${'0'.repeat(12)}:web:${'0'.repeat(22)}`,
  VITE_FIREBASE_PROJECT_ID: 'live-cinema',
  VITE_FIREBASE_STORAGE_BUCKET: 'live-cinema.firebasestorage.app',
  VITE_APP_CHECK_SITE_KEY: '',
  VITE_EMULATOR_PORTS: '',
  // There is no database to read them from.
  VITE_SETTINGS: 'built-in',
};

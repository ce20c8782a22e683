import { brotliCompressSync } from 'node:zlib';
import { type Chunk, chunksWith, frameOf, screenOf, withImports } from './closure';
import { PAGES } from './pages';

/** What somebody downloads to see something, and how much that may be. */
export interface Weight {
  readonly what: string;
  /** Bytes after Brotli at its best. */
  readonly bytes: number;
  readonly budget: number;
}

/** The landing page with what follows its first banner (PERFORMANCE §6). */
const LANDING_IN_ALL = 160_000;
const ADMIN_HOME = 175_000;

/** What the admin area asks for until its first screen is there. */
const ADMIN_MODULES =
  /\/src\/admin\/(Admin(Frame|Guard|Layout)\.tsx?|homepage\/(HomepagePage|homepage\.loader)\.tsx?|banners\/BannerEditor\.tsx)$/;

/** The code behind every page of a build, before anything in it is touched. */
export function weigh(chunks: readonly Chunk[]): Weight[] {
  const frame = [...frameOf(chunks)];
  const weight = (what: string, budget: number, from: readonly Chunk[]): Weight => {
    const all = withImports([...frame, ...from], chunks);
    const bytes = [...all].map(({ code }) => brotliCompressSync(code).length);
    return { what, budget, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  };
  return [
    ...PAGES.map((page) => weight(page.route, page.budget, screenOf(page, chunks))),
    weight('/ in all', LANDING_IN_ALL, visitorChunks(chunks, '/')),
    weight(
      '/admin',
      ADMIN_HOME,
      chunksWith(chunks, (module) => ADMIN_MODULES.test(module)),
    ),
  ];
}

/** Texts of code that no visitor may download: full Firestore, Auth, Storage, toasts. */
const FORBIDDEN = ['WebChannel', 'identitytoolkit', '/v0/b/', 'Toastify'];

/** The forbidden texts that visitors would download, each with the file that it is in. */
export const forbidden = (chunks: readonly Chunk[]): string[] =>
  [...visitorChunks(chunks)].flatMap(({ code, fileName }) =>
    FORBIDDEN.filter((text) => code.includes(text)).map((text) => `${text} in ${fileName}`),
  );

/** All that a visitor can come to download: the screens with what they ask for later. */
function visitorChunks(chunks: readonly Chunk[], route?: string): Chunk[] {
  const frame = frameOf(chunks);
  const pages = PAGES.filter((page) =>
    route ? page.route === route : page.folder !== 'admin-login',
  );
  const found = withImports([...frame, ...pages.flatMap((page) => screenOf(page, chunks))], chunks);
  for (const chunk of found) {
    // The frame leads to every other screen, and to the admin area.
    if (frame.has(chunk)) continue;
    const later = chunks.filter(({ fileName }) => chunk.dynamicImports.includes(fileName));
    for (const reached of withImports(later, chunks)) found.add(reached);
  }
  return [...found];
}

/** The screens in src/pages that no line of the table weighs. */
export const unweighed = (chunks: readonly Chunk[]): string[] =>
  chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .map((module) => /\/src\/pages\/([\w-]+)\/\w+Page\.tsx$/.exec(module)?.[1] ?? '')
    .filter((folder) => folder && folder !== 'not-found')
    .filter((folder) => !PAGES.some((page) => page.folder === folder));

import type { Rolldown } from 'vite';
import { isModuleAt, belongsTo, isEntry, isScreen, type Page, preloadOf } from './pages.ts';

export type Chunk = Rolldown.OutputChunk;

/**
 * Returns the chunks with a module for which `test` is true. Throws Error that names `what` if
 * there are none.
 */
export function chunksWith(
  chunks: readonly Chunk[],
  what: string,
  test: (id: string) => boolean,
): readonly Chunk[] {
  const found = chunks.filter(({ moduleIds }) => moduleIds.some(test));
  if (found.length === 0) throw new Error(`The build has no code of ${what}`);
  return found;
}

/**
 * Returns these chunks and their imports, direct and indirect; chunks without imports come first.
 */
export function withImports(from: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const visited = new Set<Chunk>();
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (visited.has(chunk)) return;
    visited.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
    found.add(chunk);
  };
  from.forEach(visit);
  return found;
}

/** Returns the chunks that every page starts with. */
export const entryChunks = (chunks: readonly Chunk[]): Set<Chunk> =>
  withImports(chunksWith(chunks, 'src/main', isEntry), chunks);

/** The chunks of a page's screen and loader. */
export const pageChunks = (page: Page, chunks: readonly Chunk[]): readonly Chunk[] =>
  chunksWith(chunks, `src/site/pages/${page.folder}`, (id) => belongsTo(page, id));

/** Returns the chunks that start the reads of a page before the router has loaded. */
export const preloadChunksOf = (page: Page, chunks: readonly Chunk[]): readonly Chunk[] =>
  page.preload ? chunksWith(chunks, preloadOf(page), (id) => isModuleAt(preloadOf(page), id)) : [];

/**
 * Returns the chunks of a page and their imports in loading order; with `isServed`, only the chunks
 * that a page with a served view needs to show it.
 */
export function neededBy(page: Page, chunks: readonly Chunk[], isServed = false): Set<Chunk> {
  const screen = isServed
    ? chunksWith(chunks, `src/site/pages/${page.folder}`, (id) => isScreen(page, id))
    : pageChunks(page, chunks);
  return withImports([...preloadChunksOf(page, chunks), ...entryChunks(chunks), ...screen], chunks);
}

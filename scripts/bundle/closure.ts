import type { Rolldown } from 'vite';
import { belongsTo, ENTRY, type Page } from './pages.ts';

export type Chunk = Rolldown.OutputChunk;

/** The chunks of a build that hold a module of which `wanted` says so. */
export const chunksWith = (chunks: readonly Chunk[], wanted: (module: string) => boolean) =>
  chunks.filter(({ moduleIds }) => moduleIds.some(wanted));

/** These chunks and all that they import, those that import nothing first. */
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

/** What every page starts with. */
export const frameOf = (chunks: readonly Chunk[]): Set<Chunk> =>
  withImports(
    chunksWith(chunks, (module) => module.endsWith(ENTRY)),
    chunks,
  );

/** The chunks of a page's screen and loader. Throws Error when it has none. */
export function screenOf(page: Page, chunks: readonly Chunk[]): readonly Chunk[] {
  const screen = chunksWith(chunks, (module) => belongsTo(page, module));
  if (screen.length === 0) throw new Error(`${page.route} has no code in src/pages/${page.folder}`);
  return screen;
}

import type { Rolldown } from 'vite';
import { belongsTo, isEntry, type Page } from './pages.ts';

export type Chunk = Rolldown.OutputChunk;

/** The chunks with a module of which the test is true. Throws Error when there is none. */
export function chunksWith(
  chunks: readonly Chunk[],
  what: string,
  test: (id: string) => boolean,
): readonly Chunk[] {
  const found = chunks.filter(({ moduleIds }) => moduleIds.some(test));
  if (found.length === 0) throw new Error(`The build has no code of ${what}`);
  return found;
}

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
  withImports(chunksWith(chunks, 'src/main', isEntry), chunks);

/** The chunks of a page's screen and loader. */
export const screenOf = (page: Page, chunks: readonly Chunk[]): readonly Chunk[] =>
  chunksWith(chunks, `src/pages/${page.folder}`, (id) => belongsTo(page, id));

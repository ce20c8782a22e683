import { CHUNK_TIMEOUT_MS } from '../limits';
import { withTimeout } from '../failures/timeout';

/** A part of the site's own code did not arrive: refused, gone since a new version, or too slow. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/**
 * A function for a route's `lazy` property that fetches one export of a module.
 * It rejects with ChunkError when the module cannot be had within CHUNK_TIMEOUT_MS (product 3.5).
 */
export function lazy<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  return async () => {
    try {
      return (await withTimeout(load(), CHUNK_TIMEOUT_MS))[name];
    } catch (cause) {
      throw new ChunkError('A part of the site could not be loaded', { cause });
    }
  };
}

import { READ_TIMEOUT_MS } from '../../domain/limits';

/**
 * Reads a file. Needs the bucket's CORS setting (README, "Going live"). Throws TypeError if it cannot
 * be read, or DOMException after a time limit or when the signal is aborted.
 */
export async function readFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const limit = AbortSignal.timeout(READ_TIMEOUT_MS);
  // The cache may hold the answer to an image element, which lacks the header that permits reading.
  const response = await fetch(address, {
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  if (!response.ok) throw new TypeError(`The file was answered with ${response.status}`);
  return response.blob();
}

import { READ_TIMEOUT_MS } from '../../shared/limits';

/**
 * Reads a file. Needs the bucket's CORS setting (README, "Going live"). Throws TypeError if it cannot be
 * read, or DOMException after the time limit or when the signal is aborted.
 */
export async function readFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const stop = new AbortController();
  const limit = AbortSignal.timeout(READ_TIMEOUT_MS);
  // AbortSignal.any is missing in Safari 16.
  for (const reason of signal ? [signal, limit] : [limit]) {
    if (reason.aborted) stop.abort(reason.reason);
    reason.addEventListener('abort', () => stop.abort(reason.reason), { signal: stop.signal });
  }
  // The browser may have cached the response to an image element, which lacks the CORS header.
  const response = await fetch(address, {
    cache: 'no-store',
    signal: stop.signal,
  });
  if (!response.ok) throw new TypeError(`The file was answered with ${response.status}`);
  return response.blob();
}

import { READ_TIMEOUT_MS } from '../../shared/limits';

/** Returns the version of the published site (product 14.18). Throws if its file cannot be read. */
export async function readSiteVersion(): Promise<string> {
  const response = await fetch('/version.txt', { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/version.txt: ${response.status}`);
  return (await response.text()).trim();
}

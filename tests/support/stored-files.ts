const STORAGE = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const FILES = 'b/demo-cinema.firebasestorage.app/o';
const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

/** The paths of the stored files that start with `prefix`, read with the rights of a server. */
export async function storedFiles(prefix: string): Promise<readonly string[]> {
  // The Google Cloud API: that of Firebase lists by folder only.
  const address = `${STORAGE}/storage/v1/${FILES}?prefix=${encodeURIComponent(prefix)}`;
  const response = await fetch(address, AS_OWNER);
  const { items } = (await response.json()) as { items?: { name: string }[] };
  return (items ?? []).map(({ name }) => name).toSorted();
}

/** Stores a file with the rights of a server, and returns its address. */
export async function storeFile(path: string): Promise<string> {
  const address = `${STORAGE}/v0/${FILES}/${encodeURIComponent(path)}`;
  const headers = { ...AS_OWNER.headers, 'content-type': 'image/webp' };
  const { ok } = await fetch(`${address}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers,
    body: 'picture',
  });
  if (!ok) throw new Error(`${path} could not be stored`);
  return `${address}?alt=media`;
}

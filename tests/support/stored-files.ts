const STORAGE = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const FILES = 'b/demo-cinema.firebasestorage.app/o';
const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

/** The paths of the stored files that begin so, past the rules. */
export async function storedFiles(prefix: string): Promise<readonly string[]> {
  // The listing of Google Cloud: Firebase's own lists whole folders only.
  const address = `${STORAGE}/storage/v1/${FILES}?prefix=${encodeURIComponent(prefix)}`;
  const answer = await fetch(address, AS_OWNER);
  const { items } = (await answer.json()) as { items?: { name: string }[] };
  return (items ?? []).map(({ name }) => name).toSorted();
}

/** Stores a file past the rules, and returns the address that it is served from. */
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

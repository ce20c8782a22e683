const STORAGE = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
const FILES = 'b/demo-cinema.firebasestorage.app/o';
const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

/** Returns the paths of the stored files that start with `prefix`, read with a server's rights. */
export async function storedFiles(prefix: string): Promise<readonly string[]> {
  // The Google Cloud API, because the one of Firebase only lists folders.
  const address = `${STORAGE}/storage/v1/${FILES}?prefix=${encodeURIComponent(prefix)}`;
  const response = await fetch(address, AS_OWNER);
  const { items } = (await response.json()) as { items?: { name: string }[] };
  return (items ?? []).map(({ name }) => name).toSorted();
}

const MAX_BYTES = 1500;

/**
 * Whether Firestore accepts the id (product 2.3). It throws for invalid ids, which the site treats
 * as unknown.
 */
export function isDocumentId(id: string): boolean {
  const invalid =
    id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/s.test(id);
  return !invalid && new TextEncoder().encode(id).length <= MAX_BYTES;
}

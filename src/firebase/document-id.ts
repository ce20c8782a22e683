/**
 * Whether a document can have that id. The database answers other ones with an error, while for a
 * visitor they are simply unknown.
 */
export function isDocumentId(id: string): boolean {
  const odd = id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/.test(id);
  return !odd && new TextEncoder().encode(id).length <= 1500;
}

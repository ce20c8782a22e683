import { restDocument } from './rest-documents';

/**
 * Answers `batchGet` of Firestore's REST interface, the one request that the function makes.
 *
 * @param documents fields by the path of the document
 */
export function restFirestore(documents: Readonly<Record<string, object>>) {
  return (url: string, body: string): unknown => {
    const [, root = ''] = /\/v1\/(.+\/documents):batchGet$/.exec(url) ?? [];
    if (!root) throw new Error(`No request of the function: ${url}`);
    const { documents: names }: { documents: readonly string[] } = JSON.parse(body);
    // In the other order than asked for, as Firestore may.
    return names.toReversed().map((name) => {
      const fields = documents[name.slice(root.length + 1)];
      return fields ? { found: restDocument(name, fields) } : { missing: name };
    });
  };
}

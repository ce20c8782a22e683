import { restDocument } from './rest-documents';

/**
 * Answers the two types of requests that the function sends to Firestore's REST API: `batchGet`,
 * and queries of a collection, which return all of its documents without applying rules.
 *
 * @param documents fields by path of the document
 */
export function restFirestore(documents: Readonly<Record<string, object>>) {
  return (url: string, body: string): unknown => {
    const [, root = '', parent = '', method] =
      /\/v1\/(.+\/documents)(?:\/(.+))?:(batchGet|runQuery)$/.exec(url) ?? [];
    if (!root) throw new Error(`No request of the function: ${url}`);
    if (method === 'runQuery') {
      const { structuredQuery }: { structuredQuery: { from: [{ collectionId: string }] } } =
        JSON.parse(body);
      const [{ collectionId }] = structuredQuery.from;
      const collection = parent ? `${parent}/${collectionId}` : collectionId;
      return Object.entries(documents)
        .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
        .map(([path, fields]) => ({ document: restDocument(`${root}/${path}`, fields) }));
    }
    const { documents: names }: { documents: readonly string[] } = JSON.parse(body);
    // In another order than requested, as Firestore may answer.
    return names.toReversed().map((name) => {
      const fields = documents[name.slice(root.length + 1)];
      return fields ? { found: restDocument(name, fields) } : { missing: name };
    });
  };
}

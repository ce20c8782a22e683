import { restDocument } from './rest-documents';

/**
 * Answers the two requests of Firestore's REST interface that the function makes: `batchGet`, and the
 * query for what is due, as for a server whom no rules limit: with all unpublished entries.
 *
 * @param documents fields by the path of the document
 */
export function restFirestore(documents: Readonly<Record<string, object>>) {
  return (url: string, body: string): unknown => {
    const [, root = '', method] = /\/v1\/(.+\/documents):(batchGet|runQuery)$/.exec(url) ?? [];
    if (!root) throw new Error(`No request of the function: ${url}`);
    if (method === 'runQuery') {
      return Object.entries(documents)
        .filter(([path]) => path.startsWith('unpublished/'))
        .map(([path, fields]) => ({ document: restDocument(`${root}/${path}`, fields) }));
    }
    const { documents: names }: { documents: readonly string[] } = JSON.parse(body);
    // In the other order than asked for, as Firestore may.
    return names.toReversed().map((name) => {
      const fields = documents[name.slice(root.length + 1)];
      return fields ? { found: restDocument(name, fields) } : { missing: name };
    });
  };
}

const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Every document, in whichever collection. */
const EVERYTHING = {
  from: [{ allDescendants: true }],
  select: { fields: [{ fieldPath: '__name__' }] },
};

/**
 * Deletes all documents of a project one by one. To drop its data at once would make the emulator read
 * the rules anew for each test.
 */
export async function emptyDatabase(project: string): Promise<void> {
  const ask = async (method: string, body: object): Promise<unknown> => {
    const host = process.env['FIRESTORE_EMULATOR_HOST'];
    const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
    const request = { method: 'POST', headers: AS_OWNER, body: JSON.stringify(body) };
    const response = await fetch(`${documents}:${method}`, request);
    const answer = await response.text();
    if (!response.ok) throw new Error(`The emulator refused ${method}: ${answer}`);
    return JSON.parse(answer);
  };
  const answers = (await ask('runQuery', { structuredQuery: EVERYTHING })) as {
    document?: { name: string };
  }[];
  const writes = answers.flatMap(({ document }) => (document ? { delete: document.name } : []));
  if (writes.length > 0) await ask('commit', { writes });
}

/** What the database has to know of a request: who asks, and what kind of body it has. */
const NEEDED = ['Content-Type', 'Authorization', 'X-Firebase-AppCheck'];

const send = globalThis.fetch;

/**
 * Leaves out of the database's requests the headers in which the SDK tells about itself. Because of
 * them a browser asks the other host first whether they are welcome (CORS), which costs each first
 * read a round trip. REST addresses say all that the database needs.
 */
export function sendPlainRequests(): void {
  globalThis.fetch = (input, init) => {
    if (!init?.headers || !String(input).includes('/databases/')) return send(input, init);
    const given = new Headers(init.headers);
    const headers = NEEDED.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    });
    return send(input, { ...init, headers });
  };
}

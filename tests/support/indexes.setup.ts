import { afterAll, afterEach } from 'vitest';
import { isDeclared, neededIndexes, queryIn } from './needed-index';

/** The indexes that the queries of a test need, over REST or gRPC. */
const needed = new Set<string>();
const send = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const query = queryIn(init?.body);
  if (query) for (const index of neededIndexes(query)) needed.add(index);
  return send(input, init);
};

// The test files of the services share a process.
afterAll(() => {
  globalThis.fetch = send;
});

// The emulator runs every query; the real database refuses one without an index.
afterEach(() => {
  const missing = [...needed].filter((index) => !isDeclared(index));
  needed.clear();
  if (missing.length > 0) {
    throw new Error(`firestore.indexes.json has no index for ${missing.join(' and ')}`);
  }
});

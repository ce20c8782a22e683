import type { JSONValue } from 'proto3-json-serializer';
import { callFirestore } from '../../support/firestore-grpc';
import { arrange, attempt } from './shared-seeds';

/** The requests of `firebase/firestore/lite`, with the gRPC method of each. */
const METHODS: Readonly<Record<string, string>> = {
  batchGet: 'BatchGetDocuments',
  commit: 'Commit',
  runAggregationQuery: 'RunAggregationQuery',
  runQuery: 'RunQuery',
};

const AS_OWNER = 'Bearer owner';

/** The HTTP status of gRPC error codes. */
const STATUSES: Readonly<Record<number, number>> = { 3: 400, 5: 404, 7: 403, 9: 400, 10: 409 };

/**
 * Returns a `fetch` that sends the SDK's requests to Firestore over gRPC. The rules are evaluated
 * in the same way; rest.test.ts has requests over REST, which `sendOverRest` sends.
 */
export function restOverGrpc(send: typeof fetch, sendOverRest: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input));
    const [, name = '', called = ''] = /^\/v1\/(projects\/.+):(\w+)$/.exec(url.pathname) ?? [];
    const method = METHODS[called];
    if (url.host !== process.env['FIRESTORE_EMULATOR_HOST']) return send(input, init);
    if (!method) return sendOverRest(input, init);
    const parent = decodeURIComponent(name);
    const database = parent.replace(/\/documents$/, '');
    const body = String(init?.body);
    const request: { [field: string]: JSONValue } = {
      ...JSON.parse(body),
      ...(called.startsWith('run') ? { parent } : { database }),
    };
    const authorization = new Headers(init?.headers).get('authorization') ?? undefined;
    const call = () => callFirestore(method, request, authorization);
    const isWrite = called === 'commit';
    const isArranged = isWrite && authorization === AS_OWNER;
    const { answers, error } = await (isArranged
      ? arrange(body, call)
      : attempt(isWrite ? body : undefined, call));
    if (!error) return Response.json(isWrite ? answers[0] : answers);
    const status = STATUSES[error.code];
    if (!status) throw new TypeError(error.details);
    return Response.json({ error: { message: error.details } }, { status });
  };
}

import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { pathOf, Refusal, ROOT, type MemoryDocument } from './documents';
import { answerFirestore, firestoreRequest, memory, type FirestoreRequest } from './firestore';
import { normalFields, normalValue, type RestFields } from './values';

// The in-memory database also answers each request that the SDK sends to the emulator, from the
// documents that the emulator has at that time. A test fails if the answers, or the documents
// stored afterwards, differ.

interface StoredDocument {
  readonly name: string;
  readonly fields?: RestFields;
  readonly createTime: string;
  readonly updateTime: string;
}

interface Outcome {
  readonly status: number;
  readonly answer?: unknown;
  /** The stored documents after a write. */
  readonly stored?: ReadonlyMap<string, MemoryDocument>;
}

const send = globalThis.fetch;
const origin = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`;
const differences: object[] = [];
let turn: Promise<unknown> = Promise.resolve();

/** Returns all documents of the emulator. */
async function readEmulator(): Promise<ReadonlyMap<string, MemoryDocument>> {
  const response = await send(`${origin}/v1/${ROOT}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const answers = (await response.json()) as readonly { readonly document?: StoredDocument }[];
  return new Map(
    answers.flatMap(({ document }) =>
      document ? [[pathOf(document.name), inMemory(document)] as const] : [],
    ),
  );
}

const inMemory = ({ fields = {}, createTime, updateTime }: StoredDocument): MemoryDocument => ({
  fields: normalFields(fields),
  createTime: timeOf(createTime),
  updateTime: timeOf(updateTime),
});

const timeOf = (time: string) => normalValue({ timestampValue: time }).timestampValue ?? '';

function askMemory(request: FirestoreRequest): Outcome {
  try {
    const answer = answerFirestore(request);
    return { status: 200, answer, stored: new Map(memory.documents) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status };
    throw error;
  }
}

/**
 * Fields with the server's times, of which only the fact that they are current is compared, and
 * fields that the in-memory database leaves out.
 */
const TIMES = ['createTime', 'updateTime', 'readTime', 'commitTime', 'done'];
const NOW_MS = 5000;

function comparable(value: unknown, nows: readonly number[]): unknown {
  return JSON.parse(JSON.stringify(value), (name, part) => {
    if (TIMES.includes(name)) return undefined;
    if (name === 'timestampValue') {
      const isNow = nows.some((now) => Math.abs(Date.parse(part) - now) < NOW_MS);
      return isNow ? 'now' : timeOf(part);
    }
    if (name === 'arrayValue') return part.values ?? [];
    if (name === 'mapValue' || name === 'document' || name === 'found') {
      return { ...part, fields: part.fields ?? {} };
    }
    return part;
  });
}

/** Requested documents arrive in any order. */
const inOrder = (answer: unknown) =>
  Array.isArray(answer) && answer.some((one) => 'found' in one || 'missing' in one)
    ? answer.toSorted((a, b) =>
        (a.found?.name ?? a.missing) < (b.found?.name ?? b.missing) ? -1 : 1,
      )
    : answer;

/**
 * Returns the documents whose version was changed by a write; it must be the same ones in both
 * databases.
 */
const changed = (before: ReadonlyMap<string, MemoryDocument>, after: Outcome['stored']) =>
  [...(after ?? [])].flatMap(([path, { updateTime }]) =>
    before.get(path)?.updateTime === updateTime ? [] : [path],
  );

const commitTimeOf = (answer: unknown) =>
  (Object(answer) as { readonly commitTime?: string }).commitTime ?? '';

async function compared(request: FirestoreRequest, ask: () => Promise<Response>) {
  const before = await readEmulator();
  const response = await ask();
  // The in-memory database has no rules.
  if (response.status === 403 || response.status === 401) return response;
  const { status } = response;
  const answer: unknown = await response.clone().json();
  const isWrite = request.method === 'commit' && status === 200;
  const emulator: Outcome = isWrite
    ? { status, stored: await readEmulator() }
    : { status, ...(status === 200 && { answer }) };
  memory.replace(before);
  const own = askMemory(request);
  // Screens do not send requests that the in-memory database does not implement: it refuses them.
  if (own.status === 501) return response;

  // A test may have another time than the emulator.
  const nows = [answer, own.answer].map((one) => Date.parse(commitTimeOf(one)));
  const parts = ({ status: code, answer: given = null, stored }: Outcome) => [
    code,
    comparable(isWrite ? Object.fromEntries(stored ?? []) : inOrder(given), nows),
    isWrite && changed(before, stored).toSorted(),
  ];
  const [theirs, ours] = [parts(emulator), parts(own)];
  if (!isDeepStrictEqual(theirs, ours))
    differences.push({ request, emulator: theirs, memory: ours });
  return response;
}

globalThis.fetch = (input, init) => {
  const url = String(input);
  const ask = () => send(input, init);
  const isOwner = new Headers(init?.headers).get('Authorization') === 'Bearer owner';
  const request = url.startsWith(origin) && !isOwner && firestoreRequest(url, init?.body);
  if (!request) return ask();
  // One after the other, so that nothing else is written meanwhile.
  const answered = turn.then(() => compared(request, ask));
  turn = answered.catch(() => undefined);
  return answered;
};

/**
 * The site also writes without waiting for the answer: the next test would empty the database
 * during such a write.
 */
async function untilAnswered(): Promise<void> {
  const last = turn;
  await last;
  if (last !== turn) await untilAnswered();
}

afterEach(async () => {
  await untilAnswered();
  const found = differences.splice(0);
  if (found.length > 0) throw new Error(`The memory differs: ${JSON.stringify(found, null, 1)}`);
});

afterAll(() => {
  globalThis.fetch = send;
});

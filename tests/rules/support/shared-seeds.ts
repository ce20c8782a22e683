import type { callFirestore } from '../../support/firestore-grpc';
import {
  restoreDatabase,
  type StoredDocument,
  writeDatabase,
} from '../../support/restored-database';

/*
 * Most tests attempt refused requests, which leave no trace. The next test finds the database as the
 * previous one has seeded it, and if it seeds the same documents, nothing has to be stored again.
 * Otherwise one request restores what was written and stores what is missing: three of them, one of which
 * read the whole database, took most of the time of such tests.
 *
 * Seeds are the writes that bypass the rules (`seed`, `revoke`, `asOwner`). They are delayed until the
 * test sends another request. Any other write that was not refused, expected or not, makes the next
 * test restore the initial documents.
 */

type Outcome = Awaited<ReturnType<typeof callFirestore>>;

/** What of a write in the REST format names its document. */
interface Write {
  readonly update?: { readonly name: string };
  readonly delete?: string;
}

export interface Start {
  readonly project: string;
  readonly documents: readonly StoredDocument[];
}

/** The emulator's answer to an empty write. */
const NOTHING: Outcome = { answers: [{}] };

/**
 * The errors after which nothing was written: refused by the rules, and a change of a missing
 * document.
 */
const WITHOUT_TRACE: readonly (number | undefined)[] = [7, 5];

let start: Start = { project: '', documents: [] };
/** The seeds of the test, in their order. */
let wanted: readonly string[] = [];
/** The seeds in the database besides its initial documents; undefined if it may contain anything else. */
let stored: readonly string[] | undefined;
/** The names of the documents that may differ from the initial ones; undefined if any may. */
let written: Set<string> | undefined;
/** Set once the test has sent a request that is no seed, and before the first test. */
let ready: Promise<void> | undefined = Promise.resolve();

/** Has to be called when another project is used, or its content may have been written in another way. */
export function forgetSeeds(): void {
  stored = undefined;
  written = undefined;
}

/** Has to be called at the beginning of a test, with the initial documents. */
export function beginTest(initial: Start): void {
  start = initial;
  wanted = [];
  ready = undefined;
}

/** Stores a seed of the test: the body of a `commit`, and what sends it. */
export async function arrange(body: string, send: () => Promise<Outcome>): Promise<Outcome> {
  if (!ready) {
    wanted = [...wanted, body];
    return NOTHING;
  }
  await ready;
  const outcome = await send();
  note(writesIn(body));
  stored = outcome.error ? undefined : stored && [...stored, body];
  return outcome;
}

/** Sends any other request, after the seeds of the test are stored. Only the body of a write is needed. */
export async function attempt(
  body: string | undefined,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  await prepare();
  const outcome = await send();
  if (body !== undefined && !WITHOUT_TRACE.includes(outcome.error?.code)) {
    stored = undefined;
    note(writesIn(body));
  }
  return outcome;
}

/** Resolves when the database is as the test has seeded it. */
export function prepare(): Promise<void> {
  ready ??= store();
  return ready;
}

async function store(): Promise<void> {
  const seeds = wanted;
  const isKept = stored?.every((body, at) => body === seeds[at]) ?? false;
  const missing = seeds.slice(isKept ? stored?.length : 0).flatMap(writesIn);
  stored = undefined;
  if (!isKept) {
    if (!written) await restoreDatabase(start.project, start.documents);
    missing.unshift(...undoing(written ?? new Set()));
    written = new Set();
  }
  await writeDatabase(start.project, missing);
  note(missing);
  stored = seeds;
}

function undoing(names: ReadonlySet<string>): readonly Write[] {
  const initial = new Map(start.documents.map((document) => [document.name, document]));
  return [...names].map((name) => {
    const update = initial.get(name);
    return update ? { update } : { delete: name };
  });
}

const writesIn = (body: string): readonly Write[] => JSON.parse(body).writes;

function note(writes: readonly Write[]): void {
  for (const { update, delete: deleted } of writes) {
    const name = update?.name ?? deleted;
    if (name !== undefined) written?.add(name);
  }
}

import type { callFirestore } from '../../support/firestore-grpc';

/*
 * Most tests attempt refused requests, which leave no trace. The next test finds the database as the
 * previous one has seeded it, and if it seeds the same documents, nothing has to be stored again.
 * Restoring and storing took most of the time of such tests.
 *
 * Seeds are the writes that bypass the rules (`seed`, `revoke`, `asOwner`). They are delayed until the
 * test sends another request. Any other write that was not refused, expected or not, makes the next
 * test restore the initial documents.
 */

type Outcome = Awaited<ReturnType<typeof callFirestore>>;

interface Arrangement {
  readonly request: string;
  readonly send: () => Promise<Outcome>;
}

/** The emulator's answer to an empty write. */
const NOTHING: Outcome = { answers: [{}] };

/**
 * The errors after which nothing was written: refused by the rules, and a change of a missing
 * document.
 */
const WITHOUT_TRACE: readonly (number | undefined)[] = [7, 5];

/**
 * The seeds in the database besides its initial documents, in their order; undefined if it may
 * contain anything else.
 */
let held: readonly Arrangement[] | undefined;
/**
 * How many of these the test has seeded as well; undefined once the database is as the test needs
 * it.
 */
let matched: number | undefined;
let ready = Promise.resolve();
let restore = async (): Promise<void> => {};

/** Has to be called when another project is used, whose content is unknown. */
export function forgetSeeds(): void {
  held = undefined;
  matched = undefined;
}

/**
 * Has to be called at the beginning of a test. `restoreStart` restores the initial documents, and
 * is called once that is necessary.
 */
export function beginTest(restoreStart: () => Promise<void>): void {
  restore = restoreStart;
  matched = 0;
}

/** Stores a seed of the test, unless the previous test has left exactly the same. */
export async function arrange(request: string, send: () => Promise<Outcome>): Promise<Outcome> {
  if (matched !== undefined && held?.[matched]?.request === request) {
    matched += 1;
    return NOTHING;
  }
  await prepare();
  const outcome = await send();
  if (outcome.error) touch();
  else held &&= [...held, { request, send }];
  return outcome;
}

/** Sends any other request, after the seeds of the test are stored. */
export async function attempt(isWrite: boolean, send: () => Promise<Outcome>): Promise<Outcome> {
  await prepare();
  const outcome = await send();
  if (isWrite && !WITHOUT_TRACE.includes(outcome.error?.code)) touch();
  return outcome;
}

/** Resolves when the database is as the test has seeded it. */
export function prepare(): Promise<void> {
  if (matched !== undefined) {
    ready = matched === held?.length ? Promise.resolve() : anew(held?.slice(0, matched) ?? []);
    matched = undefined;
  }
  return ready;
}

async function anew(arrangements: readonly Arrangement[]): Promise<void> {
  touch();
  await restore();
  for (const { send } of arrangements) {
    const { error } = await send();
    if (error) throw new Error(`What was arranged before is refused now: ${error.details}`);
  }
  held = arrangements;
}

/** Has to be called if the database may have been written in another way. */
export function touch(): void {
  held = undefined;
}

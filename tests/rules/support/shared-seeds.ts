import type { callFirestore } from '../../support/firestore-grpc';

/*
 * Most tests try what is refused, which leaves no trace: the next test finds the database as this one has
 * arranged it, and if it arranges the same, nothing has to be stored again. Restoring and storing took
 * most of the time of such tests.
 *
 * What a test arranges are the writes past the rules (`seed`, `revoke`, `asOwner`). They wait until the
 * test asks the database for something else; any other write that was not refused, expected or not,
 * makes the next test begin from the start.
 */

type Outcome = Awaited<ReturnType<typeof callFirestore>>;

interface Arrangement {
  readonly request: string;
  readonly send: () => Promise<Outcome>;
}

/** What the emulator answers to a write of nothing. */
const NOTHING: Outcome = { answers: [{}] };

/** The refusals of a write as a whole: by the rules, and of a change of what is not there. */
const WITHOUT_TRACE: readonly (number | undefined)[] = [7, 5];

/** What the database holds beside its start, in this order; undefined if it may hold anything else. */
let held: readonly Arrangement[] | undefined;
/** How many of these the test has asked for as well; undefined once the database is as it wants it. */
let matched: number | undefined;
let ready = Promise.resolve();
let restore = async (): Promise<void> => {};

/** Another project is in use, of which nothing is known. */
export function forgetSeeds(): void {
  held = undefined;
  matched = undefined;
}

/** A test begins. `restoreStart` gives the database what every test begins from, as soon as that is needed. */
export function beginTest(restoreStart: () => Promise<void>): void {
  restore = restoreStart;
  matched = 0;
}

/** Stores what a test arranges, unless the test before has left exactly that. */
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

/** Sends anything else, after what the test has arranged is stored. */
export async function attempt(isWrite: boolean, send: () => Promise<Outcome>): Promise<Outcome> {
  await prepare();
  const outcome = await send();
  if (isWrite && !WITHOUT_TRACE.includes(outcome.error?.code)) touch();
  return outcome;
}

/** Resolves when the database is as the test has arranged it. */
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

/** The database may have been written to otherwise. */
export function touch(): void {
  held = undefined;
}
